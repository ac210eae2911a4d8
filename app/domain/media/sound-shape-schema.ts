import { z } from "zod";

/** A shape as it is stored: exactly 512 bytes as base64 (RFC 4648, 4), without unused bits set. */
export const soundShape = z.string().regex(/^[A-Za-z0-9+/]{682}[AEIMQUYcgkosw048]=$/);

export const maxShapeLength = 684;
