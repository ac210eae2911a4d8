import { findStored, isPublic, listPaths, openStore } from "./store.ts";

export const scalesPath = "/scales.json";

/**
 * Answers to the scripts of pages that can be kept: the words of a song for the player and as captions, the shape of a
 * recording, the scales to practise. Entries of songs are kept one by one, in `saveEntries`.
 */
export const isKeptAnswer = (pathname: string): boolean =>
  pathname === scalesPath ||
  /^\/(?:songs\/\d+\/words(?:\.vtt)?|media\/[0-9a-f]{32}\/shape)$/.test(pathname);

export const entriesPath = "/songs/entries";
export const entryPath = (id: number) => `${entriesPath}?ids=${id}`;
/** How many entries stay that nothing needs which is kept: lists of the device may have their songs. */
const maxOtherEntries = 2000;

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

/** Deletes the answers that nothing needs. Of entries only those of `gone` go, and the oldest of too many. */
export async function sweepAnswers(
  needed: ReadonlySet<string>,
  gone: ReadonlySet<string>,
): Promise<void> {
  const store = await openStore("answers");
  const others = (await listPaths("answers")).filter((path) => !needed.has(path));
  const entries = others.filter((path) => path.startsWith(`${entriesPath}?`) && !gone.has(path));
  const staying = new Set([scalesPath, ...entries.slice(-maxOtherEntries)]);
  for (const path of others) if (!staying.has(path)) await store.delete(path);
}
