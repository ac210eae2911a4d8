import type { Database } from "#app/data/database.ts";
import { isPictureType, pictureExtensions } from "#app/domain/media/picture-type.ts";
import { findReadyFile } from "#app/data/media/ready-files.ts";
import { checkPreconditions, isRangeValid } from "#workers/media/preconditions.ts";
import { readSoundShape } from "#workers/media/sound-shape.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { refuseWrite } from "#app/lib/read-only.ts";
import { serveRange, storedFileHeaders } from "#app/lib/serve-range.ts";

const limitSeconds = 10;

const blocked = new Map<string, number>();
const maxBlocked = 1000;

const picturePath = /^\/pictures\/people\/([0-9a-f]{32})\.([a-z]+)$/;

export const isMediaFile = ({ pathname }: URL) =>
  pathname.startsWith("/media/") || picturePath.test(pathname);

/**
 * Serves a file at /media/{id}, whole or one range, its shape at /media/{id}/shape, and a picture of a person at
 * /pictures/people/{id}.{extension}. The rate limit is checked while the file is opened, or before that if it was
 * exceeded.
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
  const [, picture, extension] = picturePath.exec(pathname) ?? [];
  if (picture && extension) return readPicture(request, db, bucket, { id: picture, extension });
  const [, id, part] = /^\/media\/([0-9a-f]{32})(\/shape)?$/.exec(pathname) ?? [];
  if (id && part) return readSoundShape(request, db, id);
  const file = id ? await findReadyFile(db, id) : null;
  if (!id || !file || isPictureType(file.contentType))
    return new Response("No such recording.", { status: 404 });
  const response = await serveFile(request, bucket, id, file);
  if (file.mayCopy === 1) {
    // Players of other sites may play it, as its manifest says; other recordings are for this site.
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    response.headers.set("Access-Control-Allow-Origin", "*");
  }
  return response;
}

async function readPicture(
  request: Request,
  db: Database,
  bucket: R2Bucket,
  { id, extension }: { id: string; extension: string },
): Promise<Response> {
  const file = await findReadyFile(db, id);
  if (
    !file ||
    !isPictureType(file.contentType) ||
    pictureExtensions[file.contentType] !== extension
  )
    return new Response("No such picture.", { status: 404 });
  return serveFile(request, bucket, id, file);
}

function serveFile(
  request: Request,
  bucket: R2Bucket,
  id: string,
  file: NonNullable<Awaited<ReturnType<typeof findReadyFile>>>,
): Response | Promise<Response> {
  // A file never changes, so its id is its ETag.
  const validators = { etag: `"${id}"`, modified: file.createdAt };
  const headers = new Headers({
    ...storedFileHeaders,
    "Cache-Control": "public, max-age=31536000, immutable",
    ETag: validators.etag,
    "Last-Modified": file.createdAt.toUTCString(),
  });
  const precondition = checkPreconditions(request.headers, validators);
  if (precondition) return new Response(null, { status: precondition, headers });

  const rangeHeader = isRangeValid(request.headers, validators)
    ? request.headers.get("Range")
    : null;
  return serveRange(request, file, { headers, rangeHeader }, async (range) => {
    const object = await bucket.get(id, { range });
    return object?.body ?? null;
  });
}
