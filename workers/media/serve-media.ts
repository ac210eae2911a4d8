import type { Database } from "#app/data/database.ts";
import { findReadyFile } from "#app/data/media/ready-files.ts";
import { parseByteRange } from "#workers/media/byte-range.ts";
import { inlineDisposition } from "#workers/media/content-disposition.ts";
import { checkPreconditions, rangeHolds } from "#workers/media/preconditions.ts";
import { clientAddress } from "#app/lib/client-address.ts";

/** Seconds of the limit's window. */
const wait = 10;

/** Who was refused lately, and until when, in milliseconds. */
const refused = new Map<string, number>();
const mostRefused = 1000;

/**
 * GET and HEAD of /media/{id}: an uploaded file, whole or one range of it. The limit is asked while the file
 * is opened; for who was refused lately nothing is opened until it has answered.
 */
export async function serveMedia(
  request: Request,
  db: Database,
  { MEDIA, MEDIA_LIMIT }: Pick<Env, "MEDIA" | "MEDIA_LIMIT">,
): Promise<Response> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return new Response(null, { status: 405, headers: { Allow: "GET, HEAD" } });
  const key = clientAddress(request);
  const limit = MEDIA_LIMIT.limit({ key });
  if ((refused.get(key) ?? 0) > Date.now() && !(await limit).success) return refuse(key);
  const [{ success }, response] = await Promise.all([limit, readMedia(request, db, MEDIA)]);
  if (success) return response;
  await response.body?.cancel();
  return refuse(key);
}

function refuse(key: string): Response {
  if (refused.size >= mostRefused) refused.clear();
  refused.set(key, Date.now() + wait * 1000);
  const headers = { "Retry-After": String(wait) };
  return new Response("Too many requests.", { status: 429, headers });
}

async function readMedia(request: Request, db: Database, bucket: R2Bucket): Promise<Response> {
  const id = /^\/media\/([0-9a-f]{32})$/.exec(new URL(request.url).pathname)?.[1];
  const file = id ? await findReadyFile(db, id) : null;
  if (!id || !file) return new Response("No such recording.", { status: 404 });

  // A file never changes under its id, so the id is its tag.
  const validators = { etag: `"${id}"`, modified: file.createdAt };
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    ETag: validators.etag,
    "Last-Modified": file.createdAt.toUTCString(),
  });
  const stopped = checkPreconditions(request.headers, validators);
  if (stopped) return new Response(null, { status: stopped, headers });

  const asked = rangeHolds(request.headers, validators) ? request.headers.get("Range") : null;
  const range = parseByteRange(asked, file.size);
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
  if (request.method === "HEAD") return new Response(null, { status, headers });
  const object = await bucket.get(id, { range: { offset, length } });
  if (!object) return new Response("No such recording.", { status: 404 });
  return new Response(object.body, { status, headers });
}
