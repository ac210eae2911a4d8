import { parseAccept } from "hono/utils/accept";
import { createContext, type RouterContextProvider } from "react-router";
import { defaultLanguage, type Language, languages } from "../archive.ts";

/** The language of the page, set by the Worker before the router runs. */
export const languageContext = createContext<Language>(defaultLanguage);

/** Returns the language of the page. */
export function languageOf(context: Readonly<RouterContextProvider>): Language {
  return context.get(languageContext);
}

/**
 * Chooses the language of a page: `?lng=`, which is for this page alone, else the visitor's preference, else
 * the first of Accept-Language that the site has, else the default.
 */
export function chooseLanguage(
  url: URL,
  preferred: Language | undefined,
  acceptLanguage: string | null,
): Language {
  const accepted = parseAccept(acceptLanguage ?? "").filter(({ q }) => q > 0);
  return (
    findLanguage(url.searchParams.get("lng")) ??
    preferred ??
    accepted.map(({ type }) => findLanguage(type)).find(Boolean) ??
    defaultLanguage
  );
}

/** Finds the site's language of a tag such as "te-IN". */
function findLanguage(tag: string | null): Language | undefined {
  const [primary] = (tag ?? "").toLowerCase().split("-");
  return languages.find((language) => language === primary);
}
