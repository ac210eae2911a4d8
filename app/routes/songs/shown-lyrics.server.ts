import { parseLyrics } from "../../domain/songs/lyrics.ts";
import {
  languageTag,
  offeredScripts,
  type ScriptChoice,
  scriptOf,
  shownScript,
} from "../../domain/music/script/scripts.ts";
import { transliterator } from "../../domain/music/script/transliterate.server.ts";

/**
 * Prepares lyrics in a script. `shown` is the transliteration of a verse; each verse is one text
 * because an object per line would cost a tenth of the page's CPU.
 */
export async function showLyrics(text: string, language: string | null, asked: ScriptChoice) {
  const original = scriptOf(text);
  const script = shownScript(original, asked);
  const write =
    original === null || script === "original" ? null : await transliterator(original, script);
  const verses = parseLyrics(text);
  // In one call: each has a high fixed cost.
  const written = verses.flatMap(({ lines }) => lines.map((line) => line.text)).join("\n");
  const shown = write?.(written).split("\n");
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
      shown: shown ? lines.map((line) => shown[line.number - 1]).join("\n") : null,
    })),
  };
}

export type ShownLyrics = Awaited<ReturnType<typeof showLyrics>>;
