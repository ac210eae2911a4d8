import type { RouterContextProvider } from "react-router";
import type { Language } from "../../archive.ts";
import {
  languageTag,
  type Script,
  type ScriptChoice,
  scriptChoices,
  shownScript,
} from "../../domain/music/script/scripts.ts";
import { parseHeading } from "../../domain/songs/lyrics-heading.ts";
import { swaraLineInScript } from "../../domain/music/script/swara-line.ts";
import { transliterator } from "../../domain/music/script/transliterate.server.ts";
import { preferencesContext } from "../context.ts";
import { languageOf } from "../language.ts";

export interface Reader {
  choice: ScriptChoice | null;
  pageLanguage: Language;
}

/** Returns the script that was chosen for lyrics, by the query key `script` or else by preference; null if none was. */
export const readerOf = (context: Readonly<RouterContextProvider>, script: string | null) => ({
  choice:
    scriptChoices.find((one) => one === (script ?? context.get(preferencesContext).script)) ?? null,
  pageLanguage: languageOf(context),
});

/**
 * Chooses the script to show lyrics in. `transliterate` is null where lyrics are shown in the original, and
 * `showSwaras` returns null for lines that are not swaras.
 */
export async function openScript(original: Script | null, { choice, pageLanguage }: Reader) {
  const usual = pageLanguage === "en" || original === "ta" ? "original" : pageLanguage;
  const script = shownScript(original, choice ?? usual);
  const toScript =
    original === null || script === "original" ? null : await transliterator(original, script);
  const transliterate = toScript && original === "iso" ? skipHeadings(toScript) : toScript;
  const indic = script === "original" || script === "iso" ? null : script;
  const showSwaras = (line: string, inSection: boolean) =>
    indic && swaraLineInScript(line, indic, inSection);
  return { script, transliterate, showSwaras };
}

const placeholder = "\ue000";

/** Wraps a transliterator of ISO 15919 so that it skips bracketed headings, which are in plain roman letters. */
const skipHeadings = (write: (text: string) => string) => (text: string) => {
  const headings: string[] = [];
  const words = text.replace(/\([^()\n]*\)|\[[^[\]\n]*\]/gu, (bracketed) => {
    if (!parseHeading(bracketed)) return bracketed;
    headings.push(bracketed);
    return placeholder;
  });
  return write(words).replaceAll(placeholder, () => headings.shift() ?? "");
};

export const tagOf = (language: string | null, script: ScriptChoice) =>
  script === "original" ? null : languageTag(language, script);
