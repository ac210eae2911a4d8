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
 * Lyrics as the page shows them: in the script asked for where that would be right, else as they were
 * written. `shown` is the transliteration of a verse, null for the original. The lines of a verse are one
 * text, the first of them numbered: an object for each line would be a tenth of the CPU of a song.
 */
export async function showLyrics(text: string, language: string | null, asked: ScriptChoice) {
  const original = scriptOf(text);
  const script = shownScript(original, asked);
  const write =
    original === null || script === "original" ? null : await transliterator(original, script);
  const verses = parseLyrics(text);
  // All at once: the library is slow to begin.
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
