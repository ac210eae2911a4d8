import {
  createContext,
  createCookie,
  type MiddlewareFunction,
  type RouterContextProvider,
} from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languages } from "../archive.ts";
import { parsePreferences } from "../domain/preferences.ts";
import { readCookie } from "../lib/cookies.ts";

const cookieLanguage = (header: string | null) =>
  parsePreferences(readCookie(header, "preferences")).language ?? null;

const [detect, getDetected] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    // The preferences cookie, in the form that the detector asks for.
    cookie: { ...createCookie("preferences"), parse: async (header) => cookieLanguage(header) },
    // The detector's own reading of Accept-Language stops at the first language, known to us or not.
    findLocale: async ({ request }) => request.headers.get("Accept-Language"),
    order: ["searchParams", "cookie", "custom"],
  },
  i18next: { supportedLngs: [...languages], fallbackLng: defaultLanguage, initAsync: false },
});

const localeContext = createContext<Language>(defaultLanguage);

/** What was detected before for the same wishes: detecting costs more than answering from the memo. */
const seen = new Map<string, Language>();
const mostSeen = 500;

function wishesOf(request: Request, url: URL): string {
  const wishes = [
    url.searchParams.get("lng"),
    cookieLanguage(request.headers.get("Cookie")),
    request.headers.get("Accept-Language"),
  ];
  return wishes.map((wish) => wish?.slice(0, 200) ?? "").join("|");
}

/** The language of a request with wishes that were met before; undefined for new ones. */
export function seenLanguage(request: Request, url: URL): Language | undefined {
  return seen.get(wishesOf(request, url));
}

/**
 * Settles the language of an answer: `?lng=`, which is for this page alone, else the cookie, else
 * Accept-Language, else English.
 */
export const locale: MiddlewareFunction<Response> = async (args, next) => {
  const { request, context, url } = args;
  const known = seenLanguage(request, url);
  if (known) {
    context.set(localeContext, known);
    return next();
  }
  return detect(args, () => {
    const language = languages.find((one) => one === getDetected(context)) ?? defaultLanguage;
    if (seen.size >= mostSeen) seen.clear();
    seen.set(wishesOf(request, url), language);
    context.set(localeContext, language);
    return next();
  });
};

/** The language of this answer; the default before `locale` has run. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
  return context.get(localeContext);
}
