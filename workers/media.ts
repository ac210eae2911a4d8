import type { Database } from "#app/data/database.ts";
import { findReadyFile } from "#app/data/media.ts";
import { parseByteRange } from "#app/domain/byte-range.ts";

/** GET and HEAD of /media/{id}: an uploaded file, whole or one range of it. */
export async function serveMedia(
  request: Request,
  db: Database,
  bucket: R2Bucket,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const id = /^\/media\/([0-9a-f]{32})$/.exec(new URL(request.url).pathname)?.[1];
  const file = id ? await findReadyFile(db, id) : null;
  if (!id || !file) return new Response("No such recording.", { status: 404 });

  // A file never changes under its id, so the id is its tag.
  const etag = `"${id}"`;
  const headers = new Headers({
    "Content-Type": file.contentType,
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    ETag: etag,
  });
  const known = request.headers.get("If-None-Match");
  if (known?.split(",").some((tag) => tag.trim() === etag || tag.trim() === "*"))
    return new Response(null, { status: 304, headers });

  const ifRange = request.headers.get("If-Range");
  const asked = ifRange === null || ifRange === etag ? request.headers.get("Range") : null;
  const range = parseByteRange(asked, file.size);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${file.size}`);
    return new Response(null, { status: 416, headers });
  }
  const { offset, length } = range ?? { offset: 0, length: file.size };
  if (range) headers.set("Content-Range", `bytes ${offset}-${offset + length - 1}/${file.size}`);
  headers.set("Content-Length", String(length));
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const object = await bucket.get(id, { range: { offset, length } });
  if (!object) return new Response("No such recording.", { status: 404 });
  return new Response(object.body, { status, headers });
}
