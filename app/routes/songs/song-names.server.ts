import type { Language } from "../../archive.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import { bothOf, type ShownName, showName, textOf } from "../../domain/music/shown-name.ts";
import type { SongNames } from "../../domain/songs/song.ts";
import { nativeSinger } from "../../web/singer-name.server.ts";

/**
 * Returns the names of a song for its page. `original` is the title in the script of its language; it becomes
 * `nativeTitle` unless it is the shown title.
 */
export function nameSong(
  language: Language,
  song: SongDetail,
  names: SongNames | null,
  original: string | null,
) {
  const title = showName(names?.title, song.title);
  const composer = showName(names?.composer, song.composer);
  const nativeTitle = original === textOf(title) ? null : original;
  return {
    title: bothOf(title),
    label: textOf(title),
    composer: textOf(composer),
    nativeTitle,
    names: {
      title,
      composer,
      singer: song.singer
        ? showName(nativeSinger(language, song.singer, names?.singer), song.singer)
        : null,
      songType: song.songType && showName(names?.songType, song.songType),
      raaga: song.raaga && showName(names?.raaga, song.raaga.description),
      taala: song.taala && showName(names?.taala, song.taala.description),
    },
    alternates: {
      title: alternateNames(title, nativeTitle),
      composer: alternateNames(composer, null),
    },
  };
}

export type NamedSong = ReturnType<typeof nameSong>;

function alternateNames(name: ShownName, other: string | null) {
  const roman = typeof name === "string" ? [] : [name[1]];
  const names = other === null ? roman : [...roman, other];
  return names.length > 0 ? { alternateName: names } : {};
}
