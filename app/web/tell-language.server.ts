import type { Language } from "../archive.ts";
import { scriptOf } from "../domain/music/script/script-of.ts";
import { nameLanguage } from "../i18n/format.ts";

/** Returns the language that a prose text is in, by its script, and its name for readers of others. */
export function tellLanguage(reader: Language, text: string) {
  const script = scriptOf(text);
  const language = script === null || script === "iso" ? "en" : script;
  return { lang: language, label: language === reader ? null : nameLanguage(reader, language) };
}
