import type { RouterContextProvider } from "react-router";
import { preferencesContext } from "../web/context.ts";
import { languageOf } from "../web/language.ts";

const day = 86_400_000;

/** Returns a page's cache key: URL with sorted query, language, preferences, and the day in UTC. */
export function cacheKey(
  { origin, pathname, search }: URL,
  context: RouterContextProvider,
): string {
  const { theme, view, script, roman, paging } = context.get(preferencesContext);
  const query = new URLSearchParams(search);
  query.sort();
  const preferences = [languageOf(context), theme, view, script, roman, paging].join(" ");
  return `${Math.floor(Date.now() / day)} ${origin}${pathname}?${query} ${preferences}`;
}
