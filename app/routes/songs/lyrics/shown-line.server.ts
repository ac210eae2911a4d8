import type { LyricsLine } from "../../../data/search/lyrics-lines.ts";
import { languageTag, offeredScripts } from "../../../domain/music/script/scripts.ts";
import { partAtWords } from "../../../domain/search/find-words.ts";
import { openScript, type Reader, tagOf } from "../../../web/lyrics/open-script.server.ts";
import { pathToShare } from "../../../web/lyrics/shown-lyrics.server.ts";

/**
 * Transliterates a line of lyrics to the reader's script, with its link and the matched words as a part of their own.
 */
export async function showLine(reader: Reader, line: LyricsLine) {
  const { songId, number, found, language, script: original, ofSwaras } = line;
  const { script, transliterate, showSwaras } = await openScript(original, reader);
  const offered = offeredScripts(original);
  const text = showSwaras(line.line, ofSwaras) ?? transliterate?.(line.line) ?? line.line;
  return {
    to: `${pathToShare(`/songs/${songId}`, { offered, script }, reader.pageLanguage)}#l${number}`,
    lang: tagOf(language, script) ?? languageTag(language, original),
    parts: found ? partAtWords(text, found) : ([text, "", ""] as const),
  };
}
