import type { Language } from "../../archive.ts";
import { parseLyrics, type Verse } from "../../domain/songs/lyrics.ts";
import {
  languageTag,
  offeredScripts,
  type ScriptChoice,
  scriptOf,
  shownScript,
} from "../../domain/music/script/scripts.ts";
import { swaraLineInScript } from "../../domain/music/script/swara-line.ts";
import { transliterator } from "../../domain/music/script/transliterate.server.ts";

interface Reader {
  choice: ScriptChoice | null;
  pageLanguage: Language;
}

/** Transliterates lyrics to their reader's script. A verse is one text: an object per line would cost a tenth of the CPU. */
export async function showLyrics(
  text: string,
  language: string | null,
  { choice, pageLanguage }: Reader,
) {
  const original = scriptOf(text);
  const usual = pageLanguage === "en" || original === "ta" ? "original" : pageLanguage;
  const script = shownScript(original, choice ?? usual);
  const transliterate =
    original === null || script === "original" ? null : await transliterator(original, script);
  const verses = parseLyrics(text);
  // One call: each has a high fixed cost.
  const lineTexts = verses.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  const shownLines = transliterate?.(lineTexts).split("\n");
  const swaras = script === "original" || script === "iso" ? null : script;
  const show = ({ heading, lines }: Verse) =>
    lines.map(({ number, text: line }) => {
      const inSection = swaraSections.has(heading?.section);
      return (swaras && swaraLineInScript(line, swaras, inSection)) ?? shownLines![number - 1];
    });
  return {
    original,
    script,
    offered: offeredScripts(original),
    originalTag: languageTag(language, original),
    tag: script === "original" ? null : languageTag(language, script),
    verses: verses.map((verse) => ({
      heading: verse.heading,
      first: verse.lines[0]?.number ?? 0,
      text: verse.lines.map((line) => line.text).join("\n"),
      shown: shownLines ? show(verse).join("\n") : null,
    })),
  };
}

const swaraSections = new Set<string | undefined>(["chittaswaram", "muktayiSwaram"]);

export type ShownLyrics = Awaited<ReturnType<typeof showLyrics>>;

/** Returns the path to share: the lyrics open there as they are shown here, whatever the other reader's script. */
export function pathToShare(path: string, lyrics: ShownLyrics | null, pageLanguage: Language) {
  if (!lyrics || lyrics.offered.length === 0) return path;
  const isUsual = pageLanguage === "en" && lyrics.script === "original";
  return isUsual ? path : `${path}?script=${lyrics.script}`;
}
