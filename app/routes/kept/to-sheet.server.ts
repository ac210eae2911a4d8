import type { Sheet } from "../../data/kept/sheets.ts";
import type { Heading } from "../../domain/songs/lyrics-heading.ts";
import { translate } from "../../i18n/translate.server.ts";
import type { Reader } from "../../web/lyrics/open-script.server.ts";
import { showLyrics } from "../../web/lyrics/shown-lyrics.server.ts";
import { notationPart } from "./sheet-notations.server.tsx";
import { toSongEntry } from "./song-entry.server.ts";

export type ShownSheet = Awaited<ReturnType<typeof toSheet>>;

/** Converts a song of a list to its sheet, with the lyrics in the reader's script, and the drawn part that is its notation. */
export async function toSheet({ lyrics, notation, sungIn, note, ...song }: Sheet, reader: Reader) {
  const { name, music, id } = toSongEntry(song);
  const shownLyrics = await showLyrics(lyrics, sungIn, reader);
  const sectionOf = ({ section, number }: Heading) =>
    `${translate(reader.pageLanguage, `section.${section}`)} ${number ?? ""}`.trim();
  return {
    id,
    name,
    music,
    note,
    lang: shownLyrics.tag ?? shownLyrics.originalTag,
    verses: shownLyrics.verses.map(({ heading, text, shown: other }) => ({
      heading: heading && sectionOf(heading),
      text: other ?? text,
    })),
    notation: notation === "" ? null : notationPart(id),
  };
}
