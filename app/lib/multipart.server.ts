import { BodyError } from "./body-error.ts";
import { readChunks } from "./body-stream.ts";
import { limitBytes, type Bytes } from "./bytes.ts";
import { readParts } from "./form-parts.server.ts";
import { readText } from "./read-bytes.server.ts";

/** Returns the boundary in a Content-Type, or null if it is not multipart/form-data. */
export function boundaryOf(contentType: string | null): string | null {
  const match =
    /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70})(?=[\s;]|$))/i;
  const [, quoted, plain] = match.exec(contentType ?? "") ?? [];
  return quoted ?? plain ?? null;
}

const maxTextBytes = 2 ** 20;

/** Reads a form's text fields (at most 1 MiB) and passes files to `takeFile` as they arrive. Throws BodyError. */
export async function readMultipart(
  request: Request,
  takeFile?: (name: string, fileName: string, bytes: Bytes) => Promise<void>,
  maxBytes = Infinity,
): Promise<FormData> {
  const boundary = boundaryOf(request.headers.get("Content-Type"));
  if (boundary === null || !request.body) throw new BodyError("unreadable");
  const chunks = readChunks(request.body);
  const body = maxBytes === Infinity ? chunks : limitBytes(chunks, maxBytes);
  const fields = new FormData();
  let textBytesLeft = maxTextBytes;
  for await (const { name, fileName, bytes } of readParts(body, boundary))
    if (fileName === null) {
      const text = await readText(bytes, textBytesLeft);
      textBytesLeft -= text.length;
      fields.append(name, text);
    } else if (fileName !== "") await takeFile?.(name, fileName, bytes);
  return fields;
}
