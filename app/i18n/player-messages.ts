import type { Language } from "../archive.ts";

type Messages = Record<string, string>;

const files = import.meta.glob<Messages>("../locales/player/*.json", { import: "default" });
const loading = new Map<Language, Promise<Messages>>();

/** Loads the words of the player, once for each language. */
export function loadPlayerMessages(language: Language): Promise<Messages> {
  const messages = loading.get(language) ?? files[`../locales/player/${language}.json`]!();
  loading.set(language, messages);
  return messages;
}
