import type { Language } from "../../archive.ts";
import { parseLyrics, type Verse } from "../../domain/songs/lyrics.ts";
import { isOfSwaras } from "../../domain/songs/lyrics-heading.ts";
import { scriptOf } from "../../domain/music/script/script-of.ts";
import { languageTag, offeredScripts } from "../../domain/music/script/scripts.ts";
import { openScript, type Reader, tagOf } from "./open-script.server.ts";

/**
 * Transliterates lyrics to the reader's script. A verse is one string: an object per line would cost a tenth of the
 * CPU.
 */
export async function showLyrics(text: string, language: string | null, reader: Reader) {
  const original = scriptOf(text);
  const { script, transliterate, showSwaras } = await openScript(original, reader);
  const verses = parseLyrics(text);
  // One call for all lines, because each call has a high fixed cost.
  const lineTexts = verses.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  const shownLines = transliterate?.(lineTexts).split("\n");
  const show = ({ heading, lines }: Verse) =>
    lines.map(({ number, text: line }) => {
      return showSwaras(line, isOfSwaras(heading)) ?? shownLines![number - 1];
    });
  return {
    original,
    /** Whether the lyrics are in roman letters without a transliteration scheme, so that their sounds are not known. */
    isLooseRoman: original === null && /\p{sc=Latn}/u.test(text),
    script,
    offered: offeredScripts(original),
    originalTag: languageTag(language, original),
    tag: tagOf(language, script),
    verses: verses.map((verse) => ({
      heading: verse.heading,
      first: verse.lines[0]?.number ?? 0,
      text: verse.lines.map((line) => line.text).join("\n"),
      shown: shownLines ? show(verse).join("\n") : null,
    })),
  };
}

export type ShownLyrics = Awaited<ReturnType<typeof showLyrics>>;

/** Returns the lines as they are shown, in the order of their numbers. */
export const shownLines = ({ verses }: ShownLyrics): string[] =>
  verses.flatMap(({ text, shown }) => (text === "" ? [] : (shown ?? text).split("\n")));

/** Returns the stored lyrics without headings. */
export const wordsOf = ({ verses }: ShownLyrics): string =>
  verses.map(({ text }) => text).join("\n\n");

/** Returns the path to share. It names the script, so that the lyrics open as they are shown here. */
export function pathToShare(
  path: string,
  lyrics: Pick<ShownLyrics, "offered" | "script"> | null,
  pageLanguage: Language,
) {
  if (!lyrics || lyrics.offered.length === 0) return path;
  const isUsual = pageLanguage === "en" && lyrics.script === "original";
  return isUsual ? path : `${path}?script=${lyrics.script}`;
}
