import { BodyError } from "./body-error.ts";
import { atMost, type Bytes, chunksOf } from "./byte-stream.ts";
import { readParts } from "./form-parts.server.ts";
import { readText } from "./read-bytes.server.ts";

/** The boundary that a Content-Type names, or null when it is no multipart form. */
export function boundaryOf(contentType: string | null): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i;
  const [, quoted, plain] = match.exec(contentType ?? "") ?? [];
  return quoted ?? plain ?? null;
}

const mostTextBytes = 2 ** 20;

/**
 * The text fields of a multipart form, 1 MiB of them at most; `most` limits the bytes of the whole. Files go
 * by; `takeFile` may read their bytes as they do. Throws BodyError.
 */
export async function readMultipart(
  request: Request,
  takeFile?: (name: string, fileName: string, bytes: Bytes) => Promise<void>,
  most = Infinity,
): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get("Content-Type"));
  if (boundary === null || !request.body) throw new BodyError("unreadable");
  const chunks = chunksOf(request.body);
  const body = most === Infinity ? chunks : atMost(chunks, most);
  const fields = new FormData();
  let left = mostTextBytes;
  for await (const { name, fileName, bytes } of readParts(body, boundary))
    if (fileName === null) {
      const text = await readText(bytes, left);
      left -= text.length;
      fields.append(name, text);
    } else if (fileName !== "") await takeFile?.(name, fileName, bytes);
  return fields;
}
