import type { KeptSong } from "../../data/kept/kept-lists.ts";
import { markOfScale, type RaagaMark } from "../../domain/music/picture/raaga-mark.ts";
import { showName, textOf } from "../../domain/music/shown-name.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import { nameMusic, shorten } from "../catalogue/entry.server.ts";

export type SongEntry = ReturnType<typeof toSongEntry> & { mark?: RaagaMark | null };

export function toSongEntry(song: SongSummary) {
  const { raaga, taala } = nameMusic(song, song.names);
  const name = showName(song.names.title, song.title);
  const singer = song.singer && shorten(showName(song.names.singer, song.singer));
  return {
    id: song.id,
    title: textOf(name),
    name,
    short: shorten(name),
    raaga,
    artist: singer || shorten(showName(song.names.composer, song.composer)),
    music: [raaga, taala, singer].flatMap((one) => (one ? [one] : [])),
    media: song.media,
  };
}

export type KeptEntry = ReturnType<typeof toKeptEntry>;

export const toKeptEntry = (song: KeptSong) => ({
  ...toSongEntry(song),
  mark: markOfScale(song.scale),
  note: song.note,
  position: song.position,
});
