import { findStored, isPublic, openStore } from "./store.ts";

/**
 * Answers to the scripts of pages that can be kept: the words of a song for the player, the shape of a recording, the
 * scales to practise. Entries of songs are kept one by one, in `saveEntries`.
 */
export const isKeptAnswer = (pathname: string): boolean =>
  /^\/(?:songs\/\d+\/words|media\/[0-9a-f]{32}\/shape)$|^\/scales\.json$/.test(pathname);

export const entriesPath = "/songs/entries";
const entryPath = (id: number) => `${entriesPath}?ids=${id}`;
const maxEntries = 2000;

interface Entries {
  songs: { id: number }[];
  /** Ids of which nothing is known without a connection. */
  missing?: number[];
}

/** Stores the entries of songs that an answer holds, so that any list of them can be shown without a connection. */
export async function saveEntries(response: Response): Promise<void> {
  if (!isPublic(response)) return;
  const { headers } = response;
  const { songs } = await response.json<Entries>();
  const store = await openStore("answers");
  for (const song of songs) {
    const body = JSON.stringify({ songs: [song] } satisfies Entries);
    await store.put(entryPath(song.id), new Response(body, { headers }));
  }
  const stored = await store.keys();
  for (const request of stored.slice(0, Math.max(0, stored.length - maxEntries)))
    await store.delete(request);
}

/** Answers a request for the entries of songs with those that are stored; null if there are none. */
export async function findEntries(ids: readonly number[]): Promise<Response | null> {
  const found = await Promise.all(ids.map((id) => findStored("answers", entryPath(id))));
  const [first] = found.filter((one) => one !== undefined);
  if (!first) return null;
  const { headers } = first;
  const read = (one: Response): Promise<Entries> => one.json();
  const known = await Promise.all(found.flatMap((one) => (one ? [read(one)] : [])));
  const songs = known.flatMap((one) => one.songs);
  const missing = ids.filter((_, at) => !found[at]);
  return new Response(JSON.stringify({ songs, missing } satisfies Entries), { headers });
}
