import type { RouterContextProvider } from "react-router";
import type { Language } from "../../../archive.ts";
import {
  languageTag,
  type Script,
  type ScriptChoice,
  scriptChoices,
  shownScript,
} from "../../../domain/music/script/scripts.ts";
import { parseHeading } from "../../../domain/songs/lyrics-heading.ts";
import { swaraLineInScript } from "../../../domain/music/script/swara-line.ts";
import { transliterator } from "../../../domain/music/script/transliterate.server.ts";
import { preferencesContext } from "../../../web/context.ts";
import { languageOf } from "../../../web/language.ts";

export interface Reader {
  choice: ScriptChoice | null;
  pageLanguage: Language;
}

/** Returns in which script a page shows lyrics: as `script` of its address says, else as the visitor prefers it. */
export const readerOf = (context: Readonly<RouterContextProvider>, script: string | null) => ({
  choice:
    scriptChoices.find((one) => one === (script ?? context.get(preferencesContext).script)) ?? null,
  pageLanguage: languageOf(context),
});

/** Opens lyrics in the script of their reader: what writes words in it, and lines of swaras; null for the original. */
export async function openScript(original: Script | null, { choice, pageLanguage }: Reader) {
  const usual = pageLanguage === "en" || original === "ta" ? "original" : pageLanguage;
  const script = shownScript(original, choice ?? usual);
  const write =
    original === null || script === "original" ? null : await transliterator(original, script);
  const transliterate = write && original === "iso" ? keepingHeadings(write) : write;
  const indic = script === "original" || script === "iso" ? null : script;
  const showSwaras = (line: string, inSection: boolean) =>
    indic && swaraLineInScript(line, indic, inSection);
  return { script, transliterate, showSwaras };
}

const stand = "\ue000";

/** Leaves headings in brackets alone among words in ISO 15919: they are written in plain roman letters. */
const keepingHeadings = (write: (text: string) => string) => (text: string) => {
  const headings: string[] = [];
  const words = text.replace(/\([^()\n]*\)|\[[^[\]\n]*\]/gu, (bracketed) => {
    if (!parseHeading(bracketed)) return bracketed;
    headings.push(bracketed);
    return stand;
  });
  return write(words).replaceAll(stand, () => headings.shift() ?? "");
};

export const tagOf = (language: string | null, script: ScriptChoice) =>
  script === "original" ? null : languageTag(language, script);
