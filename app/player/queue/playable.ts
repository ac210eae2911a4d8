import type { ShownName } from "../../domain/music/shown-name.ts";
import { type Media, playableOf, type PlayableSong } from "../../domain/songs/song.ts";

export type ListedSong = Omit<PlayableSong, "media"> & {
  media: Media | null;
  by?: readonly [before: string, name: ShownName, after: string];
};

/** Converts a list entry to a song for the player; null if it cannot be played here. */
export function toPlayable(song: ListedSong): PlayableSong | null {
  const media = playableOf(song.media);
  const { id, title, name, raaga, mark, by, artist = by?.[1] } = song;
  return media && { id, title, name, raaga, artist, mark, media };
}

const maxPages = 5;

/** Fetches a list's next playable songs and the path of those after them (null at the end). Throws on failure. */
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
