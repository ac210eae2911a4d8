import { logError } from "#app/lib/log.server.ts";
import { createResponseCache } from "#app/lib/response-cache.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Made files by ETag, in memory: about fifty scales. */
const cache = createResponseCache<{ body: Bytes }>(24_000_000);

/** Finds a made file by its ETag in memory, else in the Cache API of the location; null if neither has it. */
export async function findMade(origin: string, etag: string): Promise<Bytes | null> {
  const inMemory = cache.get(etag);
  if (inMemory) return inMemory.body;
  const stored = await findStored(origin, etag);
  if (stored) cache.set(etag, { body: stored });
  return stored;
}

async function findStored(origin: string, etag: string): Promise<Bytes | null> {
  try {
    const response = await locationCache()?.match(addressOf(origin, etag));
    return response ? new Uint8Array(await response.arrayBuffer()) : null;
  } catch (error) {
    logError("made files", error);
    return null;
  }
}

/** Stores a made file in memory, and for a day in the Cache API. */
export function keepMade(
  origin: string,
  etag: string,
  bytes: Bytes,
  defer: (work: Promise<unknown>) => void,
): void {
  cache.set(etag, { body: bytes });
  const response = new Response(bytes, { headers: { "Cache-Control": "public, max-age=86400" } });
  const write = locationCache()?.put(addressOf(origin, etag), response);
  if (write) defer(write.catch((error: unknown) => logError("made files", error)));
}

/** Undefined outside of a Cloudflare location. */
const locationCache = () => (globalThis as { caches?: { default?: Cache } }).caches?.default;

/** A key of the Cache API, not a public URL. */
const addressOf = (origin: string, etag: string) =>
  `${origin}/made/${etag.replaceAll(/[^0-9a-f]/g, "")}`;
