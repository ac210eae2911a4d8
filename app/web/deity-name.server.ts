import type { Language } from "../archive.ts";
import { deities } from "../domain/songs/deities.ts";
import type { MessageKey } from "../i18n/messages.ts";
import { translate } from "../i18n/translate.server.ts";

/** Returns a deity's name in the reader's language, or as a song has it if its name there is not known. */
export function deityName(language: Language, deity: string): string {
  const t = (key: MessageKey) => translate(language, key);
  const known = deities.find((name) => name.toLowerCase() === deity.trim().toLowerCase());
  return known && language !== "en" ? t(`deity.${known}`) : deity;
}
