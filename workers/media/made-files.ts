import { logError } from "#app/lib/log.server.ts";
import { createResponseCache } from "#app/lib/response-cache.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Made files by their ETag, in memory: some fifty scales. */
const kept = createResponseCache<{ body: Bytes }>(24_000_000);

/** Finds a made file in memory or, where the platform has one, in the Cache API of the location. */
export async function findMade(origin: string, etag: string): Promise<Bytes | null> {
  const inMemory = kept.get(etag);
  if (inMemory) return inMemory.body;
  const stored = await findStored(origin, etag);
  if (stored) kept.set(etag, { body: stored });
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

/** Keeps a made file in memory, and for a day in the Cache API. */
export function keepMade(
  origin: string,
  etag: string,
  bytes: Bytes,
  defer: (work: Promise<unknown>) => void,
): void {
  kept.set(etag, { body: bytes });
  const response = new Response(bytes, { headers: { "Cache-Control": "public, max-age=86400" } });
  const stored = locationCache()?.put(addressOf(origin, etag), response);
  if (stored) defer(stored.catch((error: unknown) => logError("made files", error)));
}

/** Undefined where the Worker runs outside a location of the platform. */
const locationCache = () => (globalThis as { caches?: { default?: Cache } }).caches?.default;

/** No visitor's address: only the Worker reads and writes it. */
const addressOf = (origin: string, etag: string) =>
  `${origin}/made/${etag.replaceAll(/[^0-9a-f]/g, "")}`;
