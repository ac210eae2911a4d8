import { type ByteRange, parseByteRange } from "./byte-range.ts";
import { inlineDisposition } from "./content-disposition.ts";

interface StoredFile {
  size: number;
  contentType: string;
  fileName: string;
}

/** Headers of every stored file: a part of it may be asked for, and nothing in it runs. */
export const storedFileHeaders = {
  "Accept-Ranges": "bytes",
  "Content-Security-Policy": "sandbox; default-src 'none'",
};

/**
 * Answers a GET or HEAD with a file, whole or the one range that `rangeHeader` asks for. `headers` says what is said of
 * the file in any case; `read` gives its bytes, null if they are not there.
 */
export async function serveRange(
  { method }: Pick<Request, "method">,
  file: StoredFile,
  given: { headers: Headers; rangeHeader: string | null },
  read: (range: ByteRange) => Promise<ReadableStream | null>,
): Promise<Response> {
  const headers = new Headers(given.headers);
  const range = parseByteRange(given.rangeHeader, file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: file.size };
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${file.size}`);
  headers.set("Content-Length", String(length));
  headers.set("Content-Type", file.contentType);
  headers.set("Content-Disposition", inlineDisposition(file.fileName));
  const status = range ? 206 : 200;
  if (method === "HEAD") return new Response(null, { status, headers });
  const body = await read({ offset, length });
  if (!body) return new Response("No such recording.", { status: 404 });
  return new Response(body, { status, headers });
}
