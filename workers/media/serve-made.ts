import type { Database } from "#app/data/database.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { etagOf, matchesEtag, notModified } from "#app/lib/etag.ts";
import { checkRateLimit } from "#app/lib/rate-limit.ts";
import { parseByteRange } from "#workers/media/byte-range.ts";

export interface MadeFile {
  contentType: string;
  /** What its bytes follow from: the same text means the same file. */
  key: string;
  make: () => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
}

/** Finds the file of an address; a number is the status of a refusal. */
export type FindFile = (url: URL, db: Database) => Promise<MadeFile | 400 | 404>;

/** Serves a made file, whole or one range; known ETags cost no making. */
export async function serveMade(
  request: Request,
  db: Database,
  limit: RateLimit,
  find: FindFile,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const wait = await checkRateLimit(limit, clientAddress(request));
  if (wait !== null)
    return new Response("Too many requests.", {
      status: 429,
      headers: { "Retry-After": String(wait) },
    });
  const file = await find(new URL(request.url), db);
  if (typeof file === "number")
    return new Response(file === 400 ? "No such choice." : "No such file.", { status: file });
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=86400",
    ETag: etagOf(file.key),
  });
  if (matchesEtag(request, headers)) return notModified(headers);
  headers.set("Content-Type", file.contentType);
  const bytes = await file.make();
  const range = parseByteRange(request.headers.get("Range"), bytes.length);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: bytes.length };
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${bytes.length}`);
  headers.set("Content-Length", String(length));
  const body = request.method === "HEAD" ? null : bytes.subarray(offset, offset + length);
  return new Response(body, { status: range ? 206 : 200, headers });
}
