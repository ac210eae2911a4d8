import type { ShownName } from "../../domain/music/shown-name.ts";
import type { PlayPair } from "../../domain/songs/lists/play-list.ts";
import { type Media, playableOf, type PlayableSong } from "../../domain/songs/song.ts";
import type { ListedSong } from "./queue.ts";

export type ListEntry = Omit<PlayableSong, "media"> & {
  media: Media | null;
  by?: readonly [before: string, name: ShownName, after: string];
};

/** Converts a list entry to a song for the player; null if it cannot be played here. */
export function toPlayable(song: ListEntry): PlayableSong | null {
  const media = playableOf(song.media);
  const { id, title, name, raaga, mark, by, artist = by?.[1] } = song;
  return media && { id, title, name, raaga, artist, mark, media };
}

/** What a list answers: what it has to play, or a page of its entries. */
interface Answer {
  pairs?: PlayPair[];
  songs?: ListEntry[];
  next?: string | null;
}

/** Pages of entries without a playable one, after which a list is given up. */
const maxPages = 50;

async function fetchJson<Body>(path: string): Promise<Body> {
  const response: Response = await fetch(path);
  if (!response.ok) throw new Error(`${response.status}`);
  return response.json<Body>();
}

const listSongs = ({ pairs = [], songs = [] }: Answer): ListedSong[] => [
  ...pairs.map(([id, of]) => ({ id, of, song: null })),
  ...songs.flatMap((entry) => {
    const song = toPlayable(entry);
    return song ? [{ id: song.id, of: null, song }] : [];
  }),
];

/** Fetches the next portion of a list and the path of that after it (null at the end). Throws on failure. */
export async function fetchList(
  from: string,
): Promise<{ songs: ListedSong[]; more: string | null }> {
  let more: string | null = from;
  for (let page = 0; more && page < maxPages; page++) {
    const answer: Answer = await fetchJson(more);
    const songs = listSongs(answer);
    more = answer.next ?? null;
    if (songs.length > 0) return { songs, more };
  }
  return { songs: [], more: null };
}

/** Fetches at most 100 songs by id, without those that cannot be played. Throws on failure. */
export async function fetchSongs(ids: number[], language: string): Promise<PlayableSong[]> {
  const path = `/songs/entries?ids=${ids.join()}&lng=${language}`;
  const { songs = [] }: Answer = await fetchJson(path);
  return songs.flatMap((entry) => toPlayable(entry) ?? []);
}
