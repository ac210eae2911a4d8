import type { Database } from "#app/data/database.ts";
import { findDump } from "#app/data/records/open-data/dumps.ts";
import {
  contentTypes,
  dumpPath,
  readDumpPath,
  savedName,
} from "#app/domain/records/open-data/dump.ts";
import { clientAddress } from "#app/lib/client-address.ts";
import { refuseWrite } from "#app/lib/read-only.ts";
import { serveRange, storedFileHeaders } from "#app/lib/serve-range.ts";
import { checkPreconditions, isRangeValid } from "#workers/media/preconditions.ts";

export const isDumpFile = ({ pathname }: URL) => pathname.startsWith("/data/");

const notFound = () =>
  new Response("There is no such file of the open data.", {
    status: 404,
    headers: { "Cache-Control": "private, no-store" },
  });

/** Serves a file of a whole dump at /data/{date}/, whole or one range; /data/latest/ leads to the newest. */
export async function serveDump(
  request: Request,
  db: Database,
  { DUMPS, MEDIA_LIMIT }: Pick<Env, "DUMPS" | "MEDIA_LIMIT">,
): Promise<Response> {
  const refusal = refuseWrite(request);
  if (refusal) return refusal;
  const asked = readDumpPath(new URL(request.url).pathname);
  if (!asked) return notFound();
  const { success } = await MEDIA_LIMIT.limit({ key: clientAddress(request) });
  if (!success)
    return new Response("Too many requests.", { status: 429, headers: { "Retry-After": "10" } });
  const date = await findDump(db, asked.date);
  if (date === null) return notFound();
  if (asked.date === "latest")
    return new Response(null, {
      status: 302,
      headers: { Location: dumpPath(date, asked.name), "Cache-Control": "public, max-age=300" },
    });
  return serveFile(request, DUMPS, date, asked.name);
}

async function serveFile(
  request: Request,
  bucket: R2Bucket,
  date: string,
  name: string,
): Promise<Response> {
  const key = `${date}/${name}`;
  const object = await bucket.head(key);
  if (!object) return notFound();
  const validators = { etag: object.httpEtag, modified: object.uploaded };
  const headers = new Headers({
    ...storedFileHeaders,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Access-Control-Allow-Origin": "*",
    ETag: validators.etag,
    "Last-Modified": object.uploaded.toUTCString(),
  });
  const precondition = checkPreconditions(request.headers, validators);
  if (precondition) return new Response(null, { status: precondition, headers });
  const file = {
    size: object.size,
    contentType: contentTypes[name]!,
    fileName: savedName(date, name),
  };
  const rangeHeader = isRangeValid(request.headers, validators)
    ? request.headers.get("Range")
    : null;
  return serveRange(request, file, { headers, rangeHeader }, async (range) => {
    const found = await bucket.get(key, { range });
    return found?.body ?? null;
  });
}
