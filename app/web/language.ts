import { LRUCache } from "lru-cache";
import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languages } from "../archive.ts";
import { preferencesContext } from "./context.ts";

const languageContext = createContext<Language>(defaultLanguage);
/** The language of `?lng=`, if it has one that the site knows. */
const askedLanguageContext = createContext<Language | undefined>(undefined);

/** Cached, since detecting a language costs more CPU than a cached page. */
const detected = new LRUCache<string, Language>({ max: 500 });

const [i18nextMiddleware, getLocale] = createI18nextMiddleware({
  detection: {
    supportedLanguages: [...languages],
    fallbackLanguage: defaultLanguage,
    findLocale: async ({ request, context }) =>
      context.get(preferencesContext).language ?? acceptedLanguages(request),
    order: ["searchParams", "custom"],
  },
  i18next: { supportedLngs: [...languages], fallbackLng: defaultLanguage, initAsync: false },
});

/** Returns Accept-Language without regions: otherwise the detector prefers "en" to "te-IN", which the site lacks. */
function acceptedLanguages({ headers }: Request): string | null {
  return (
    headers
      .get("Accept-Language")
      ?.slice(0, 200)
      .replaceAll(/-[\w-]+/g, "") ?? null
  );
}

/**
 * Sets the language of a page: `?lng=`, else the preference (its context must be set), else the first supported one of
 * Accept-Language, else the default.
 */
export async function detectLanguage(
  request: Request,
  url: URL,
  context: RouterContextProvider,
): Promise<void> {
  const { language } = context.get(preferencesContext);
  const asked = url.searchParams.get("lng");
  context.set(
    askedLanguageContext,
    languages.find((code) => code === asked),
  );
  const key = [asked, language, acceptedLanguages(request)].join("|");
  const cached = key.length < 300 ? detected.get(key) : undefined;
  if (cached) return context.set(languageContext, cached);
  // The cache needs the language before routes are matched: `params` and `pattern` are placeholders, never read.
  const args = { request, url, context, params: {}, pattern: url.pathname };
  await i18nextMiddleware(args, async () => new Response());
  const locale = languages.find((code) => code === getLocale(context)) ?? defaultLanguage;
  if (key.length < 300) detected.set(key, locale);
  context.set(languageContext, locale);
}

export function languageOf(context: Readonly<RouterContextProvider>): Language {
  return context.get(languageContext);
}

/** Returns a path of this site with the `?lng=` of the request, if it has one and the path has none. */
export function withAskedLanguage(context: Readonly<RouterContextProvider>, path: string): string {
  const asked = context.get(askedLanguageContext);
  if (!asked || /[?&]lng=/.test(path)) return path;
  return path.replace(/#|$/, (end) => `${path.includes("?") ? "&" : "?"}lng=${asked}${end}`);
}
