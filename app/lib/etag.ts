import { createHash } from "node:crypto";

/** Returns the weak ETag of a text, whatever encoding it is sent in. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash("sha256").update(content).digest("hex").slice(0, 24)}"`;
}

/** Whether the client has the response with these headers already (If-None-Match). */
export function isKnown(request: Request, headers: Headers): boolean {
  const known = request.headers.get("If-None-Match")?.split(",");
  return known?.some((tag) => tag.trim() === headers.get("ETag")) ?? false;
}

/** Responds that the client's copy is current. */
export function unchanged(headers: Headers): Response {
  return new Response(null, { status: 304, headers });
}
