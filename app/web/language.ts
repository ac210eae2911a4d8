import { LRUCache } from "lru-cache";
import { createContext, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next";
import { defaultLanguage, type Language, languages } from "../archive.ts";
import { preferencesContext } from "./context.ts";

const languageContext = createContext<Language>(defaultLanguage);

/** Detecting a language costs more CPU than a cached page. */
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

/** Accept-Language without regions: the detector takes "en" before "te-IN", as the site has no "te-IN". */
function acceptedLanguages({ headers }: Request): string | null {
  return (
    headers
      .get("Accept-Language")
      ?.slice(0, 200)
      .replaceAll(/-[\w-]+/g, "") ?? null
  );
}

/**
 * Detects the language of a page: `?lng=`, else the preference (its context must be set), else the first of
 * Accept-Language that the site has, else the default.
 */
export async function detectLanguage(
  request: Request,
  url: URL,
  context: RouterContextProvider,
): Promise<void> {
  const { language } = context.get(preferencesContext);
  const key = [url.searchParams.get("lng"), language, acceptedLanguages(request)].join("|");
  const known = key.length < 300 ? detected.get(key) : undefined;
  if (known) return context.set(languageContext, known);
  // The cache needs the language before there are routes: parameters and pattern are made up, and never read.
  const args = { request, url, context, params: {}, pattern: url.pathname };
  await i18nextMiddleware(args, async () => new Response());
  const found = languages.find((code) => code === getLocale(context)) ?? defaultLanguage;
  if (key.length < 300) detected.set(key, found);
  context.set(languageContext, found);
}

export function languageOf(context: Readonly<RouterContextProvider>): Language {
  return context.get(languageContext);
}
