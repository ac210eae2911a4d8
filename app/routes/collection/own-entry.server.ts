import { showName, textOf } from "../../domain/music/shown-name.ts";
import type { OthersRecordings } from "../../data/songs/others-recordings.ts";
import type { SongSummary } from "../../domain/songs/song.ts";
import { nameMusic, shorten } from "../catalogue/entry.server.ts";

export type OwnEntry = ReturnType<typeof toOwnEntry>;

export function toOwnEntry(song: SongSummary) {
  const { raaga, taala } = nameMusic(song, song.names);
  const name = showName(song.names.title, song.title);
  const singer = song.singer && shorten(showName(song.names.singer, song.singer));
  return {
    id: song.id,
    title: textOf(name),
    name,
    short: shorten(name),
    music: [raaga, taala, singer].flatMap((one) => (one ? [one] : [])),
    media: song.media,
  };
}

export type OwnComposition = ReturnType<typeof toOwnComposition>;

export function toOwnComposition({ title, native, ...composition }: OthersRecordings) {
  const name = showName(native, title);
  return { ...composition, title: textOf(name), name: shorten(name) };
}
