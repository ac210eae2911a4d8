import { parseLyrics } from "../../domain/songs/lyrics.ts";
import {
  languageTag,
  offeredScripts,
  type ScriptChoice,
  scriptOf,
  shownScript,
} from "../../domain/music/script/scripts.ts";
import { transliterator } from "../../domain/music/script/transliterate.server.ts";

/** Transliterates lyrics to a script. A verse is one text: an object per line would cost a tenth of the page's CPU. */
export async function showLyrics(text: string, language: string | null, choice: ScriptChoice) {
  const original = scriptOf(text);
  const script = shownScript(original, choice);
  const transliterate =
    original === null || script === "original" ? null : await transliterator(original, script);
  const verses = parseLyrics(text);
  // One call: each has a high fixed cost.
  const lineTexts = verses.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  const shownLines = transliterate?.(lineTexts).split("\n");
  return {
    original,
    script,
    offered: offeredScripts(original),
    originalTag: languageTag(language, original),
    tag: script === "original" ? null : languageTag(language, script),
    verses: verses.map(({ heading, lines }) => ({
      heading,
      first: lines[0]?.number ?? 0,
      text: lines.map((line) => line.text).join("\n"),
      shown: shownLines ? lines.map((line) => shownLines[line.number - 1]).join("\n") : null,
    })),
  };
}

export type ShownLyrics = Awaited<ReturnType<typeof showLyrics>>;
