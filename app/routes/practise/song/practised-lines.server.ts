import { defaultLanguage, type Language } from "../../../archive.ts";
import type { SongPractice } from "../../../data/songs/detail/song-practice.ts";
import { readMeanings } from "../../../domain/songs/line-meanings.ts";
import { timesOfLines } from "../../../domain/songs/timed-lines.ts";
import type { Heading } from "../../../domain/songs/lyrics-heading.ts";
import type { Reader } from "../../../web/lyrics/open-script.server.ts";
import {
  showLyrics,
  type ShownLyrics,
  shownLines,
} from "../../../web/lyrics/shown-lyrics.server.ts";

/** What may stand beside each line of the lyrics. */
const besides = ["roman", "original", "meaning"] as const;
export type BesideLines = (typeof besides)[number];

export interface PractisedLine {
  number: number;
  text: string;
  beside: string;
  /** When it is sung, in seconds from the beginning of the medium. */
  times: number[];
}

export interface PractisedVerse {
  heading: Heading | null;
  lines: PractisedLine[];
}

/** Lists the lines of lyrics for practice, with what was chosen to stand beside each of them, if there is such. */
export async function listLines(song: SongPractice, reader: Reader, asked: string | null) {
  if (!song.lyrics) return null;
  const shown = await showLyrics(song.lyrics, song.language, reader);
  const meaning = findMeanings(song, reader.pageLanguage);
  const offered = besides.filter((one) => isOffered(one, shown, meaning !== null));
  const beside = offered.find((one) => one === asked) ?? null;
  const besideLines = beside && (await linesBeside(beside, { song, shown, meaning, reader }));
  const times = timesOfLines(song.lineTimes, song.lyrics);
  const texts = shownLines(shown);
  const verses = shown.verses.map(({ heading, first, text }): PractisedVerse => ({
    heading,
    lines: (text === "" ? [] : text.split("\n")).map((_, after) => {
      const index = first + after - 1;
      return {
        number: index + 1,
        text: texts[index]!,
        beside: besideLines?.texts[index] ?? "",
        times: times[index] ?? [],
      };
    }),
  }));
  const { original, script, offered: scripts, tag, originalTag } = shown;
  return {
    verses,
    scripts: { original, script, offered: scripts, isTransliterated: tag !== null },
    lang: tag ?? originalTag,
    beside: { offered, chosen: beside, lang: besideLines?.lang },
  };
}

export type PractisedLines = NonNullable<Awaited<ReturnType<typeof listLines>>>;

function isOffered(beside: BesideLines, shown: ShownLyrics, hasMeaning: boolean): boolean {
  if (beside === "meaning") return hasMeaning;
  if (beside === "original") return shown.tag !== null;
  return shown.script !== "iso" && shown.offered.includes("iso");
}

/** Returns the meanings of the lines in the reader's language, or else in English; null if neither is there. */
function findMeanings({ lineMeanings }: SongPractice, reader: Language) {
  const language = [reader, defaultLanguage].find((one) => lineMeanings?.[one]);
  return language ? { lang: language, texts: readMeanings(lineMeanings[language]) } : null;
}

interface Beside {
  song: SongPractice;
  shown: ShownLyrics;
  meaning: ReturnType<typeof findMeanings>;
  reader: Reader;
}

async function linesBeside(beside: BesideLines, { song, shown, meaning, reader }: Beside) {
  if (beside === "meaning") return meaning;
  const choice = beside === "roman" ? "iso" : "original";
  const other = await showLyrics(song.lyrics, song.language, { ...reader, choice });
  return { lang: other.tag ?? shown.originalTag, texts: shownLines(other) };
}
