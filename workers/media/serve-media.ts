import type { Database } from "#app/data/database.ts";
import { findReadyFile } from "#app/data/media/ready-files.ts";
import { parseByteRange } from "#workers/media/byte-range.ts";
import { inlineDisposition } from "#workers/media/content-disposition.ts";
import { checkPreconditions, isRangeValid } from "#workers/media/preconditions.ts";
import { readSoundShape } from "#workers/media/sound-shape.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { refuseWrite } from "#app/lib/read-only.ts";

const limitSeconds = 10;

const blocked = new Map<string, number>();
const maxBlocked = 1000;

/**
 * Serves a file at /media/{id}, whole or one range, and its shape at /media/{id}/shape. The rate limit is checked while
 * the file is opened, or before that if it was exceeded.
 */
export async function serveMedia(
  request: Request,
  db: Database,
  { MEDIA, MEDIA_LIMIT }: Pick<Env, "MEDIA" | "MEDIA_LIMIT">,
): Promise<Response> {
  const refusal = refuseWrite(request);
  if (refusal) return refusal;
  const key = clientAddress(request);
  const limit = MEDIA_LIMIT.limit({ key });
  if ((blocked.get(key) ?? 0) > Date.now() && !(await limit).success) return tooManyResponse(key);
  const [{ success }, response] = await Promise.all([limit, readMedia(request, db, MEDIA)]);
  if (success) return response;
  await response.body?.cancel();
  return tooManyResponse(key);
}

function tooManyResponse(key: string): Response {
  if (blocked.size >= maxBlocked) blocked.clear();
  blocked.set(key, Date.now() + limitSeconds * 1000);
  const headers = { "Retry-After": String(limitSeconds) };
  return new Response("Too many requests.", { status: 429, headers });
}

async function readMedia(request: Request, db: Database, bucket: R2Bucket): Promise<Response> {
  const { pathname } = new URL(request.url);
  const [, id, part] = /^\/media\/([0-9a-f]{32})(\/shape)?$/.exec(pathname) ?? [];
  if (id && part) return readSoundShape(request, db, id);
  const file = id ? await findReadyFile(db, id) : null;
  if (!id || !file) return new Response("No such recording.", { status: 404 });

  // A file never changes, so its id is its ETag.
  const validators = { etag: `"${id}"`, modified: file.createdAt };
  const headers = new Headers({
    "Accept-Ranges": "bytes",
    "Cache-Control": "public, max-age=31536000, immutable",
    "Content-Security-Policy": "sandbox; default-src 'none'",
    ETag: validators.etag,
    "Last-Modified": file.createdAt.toUTCString(),
  });
  const precondition = checkPreconditions(request.headers, validators);
  if (precondition) return new Response(null, { status: precondition, headers });

  const rangeHeader = isRangeValid(request.headers, validators)
    ? request.headers.get("Range")
    : null;
  const range = parseByteRange(rangeHeader, file.size);
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
