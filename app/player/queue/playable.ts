import type { ShownName } from "../../domain/music/shown-name.ts";
import { type Media, playableOf, type PlayableSong } from "../../domain/songs/song.ts";

export type ListedSong = Omit<PlayableSong, "media"> & {
  media: Media | null;
  by?: readonly [before: string, name: ShownName, after: string];
};

/** Returns what the player needs of an entry of a list; null if it cannot be played here. */
export function toPlayable(song: ListedSong): PlayableSong | null {
  const media = playableOf(song.media);
  const { id, title, name, raaga, mark, by, artist = by?.[1] } = song;
  return media && { id, title, name, raaga, artist, mark, media };
}

const maxPages = 5;

/** Fetches a list's playable songs and where the next ones are; looks on where a page has none. Throws on a failure. */
export async function fetchSongs(
  from: string,
): Promise<{ songs: PlayableSong[]; more: string | null }> {
  let more: string | null = from;
  for (let page = 0; more && page < maxPages; page++) {
    const response: Response = await fetch(more);
    if (!response.ok) throw new Error(`${response.status}`);
    const answer = await response.json<{ songs: ListedSong[]; next?: string | null }>();
    const songs = answer.songs.flatMap((song) => toPlayable(song) ?? []);
    more = answer.next ?? null;
    if (songs.length > 0) return { songs, more };
  }
  return { songs: [], more: null };
}
