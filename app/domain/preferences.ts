import { defaultLanguage, type Language, languages } from "../archive.ts";
import { type ScriptChoice, scriptChoices } from "./music/script/scripts.ts";

const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
export const views = ["card", "table"] as const;
export type View = (typeof views)[number];
export const pagings = ["pagination", "smooth"] as const;
export type Paging = (typeof pagings)[number];

/** Roman letters beside names in an Indian script. */
const romans = ["hidden", "shown"] as const;
type Roman = (typeof romans)[number];

export interface Preferences {
  language?: Language;
  theme?: Theme;
  view?: View;
  script?: ScriptChoice;
  roman?: Roman;
}

/** Parses the preferences cookie (`lng=te&theme=dark`); unknown values are dropped. */
export function parsePreferences(value: string | null | undefined): Preferences {
  if (!value) return {};
  const fields = new URLSearchParams(value);
  return {
    language: languages.find((item) => item === fields.get("lng")),
    theme: themes.find((item) => item === fields.get("theme")),
    view: views.find((item) => item === fields.get("view")),
    script: scriptChoices.find((item) => item === fields.get("script")),
    roman: romans.find((item) => item === fields.get("roman")),
  };
}

export function formatPreferences(preferences: Preferences): string {
  const fields = new URLSearchParams();
  if (preferences.language) fields.set("lng", preferences.language);
  if (preferences.theme) fields.set("theme", preferences.theme);
  if (preferences.view) fields.set("view", preferences.view);
  if (preferences.script) fields.set("script", preferences.script);
  if (preferences.roman) fields.set("roman", preferences.roman);
  return fields.toString();
}

export function toLanguage(code: string | null | undefined): Language {
  return languages.find((language) => language === code) ?? defaultLanguage;
}
