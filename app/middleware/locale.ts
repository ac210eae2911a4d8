import { createCookie, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languages } from "../archive.ts";
import { parsePreferences } from "../domain/preferences.ts";
import { readCookie } from "../lib/cookies.ts";

/** The language that the preferences cookie holds, in the form that the detector asks for. */
const languageCookie = {
  ...createCookie("preferences"),
  parse: async (header: string | null) =>
    parsePreferences(readCookie(header, "preferences")).language ?? null,
};

const [middleware, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    cookie: languageCookie,
    // The detector's own reading of Accept-Language stops at the first language, known to us or not.
    findLocale: async ({ request }) => request.headers.get("Accept-Language"),
    order: ["cookie", "searchParams", "custom"],
  },
  i18next: { supportedLngs: [...languages], fallbackLng: defaultLanguage, initAsync: false },
});

/** Settles the language of an answer: the cookie, else `?lng=`, else Accept-Language, else English. */
export const locale = middleware;

/** The language of this answer; the default before `locale` has run. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
  try {
    return getLocale(context) as Language;
  } catch {
    return defaultLanguage;
  }
}
