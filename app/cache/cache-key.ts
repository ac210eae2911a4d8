import type { RouterContextProvider } from "react-router";
import { preferencesContext } from "../web/context.ts";
import { languageOf } from "../web/language.ts";

/** Returns the cache key of a page: its URL with sorted query, language and preferences. */
export function cacheKey(
  { origin, pathname, search }: URL,
  context: RouterContextProvider,
): string {
  const { theme, view, script, paging } = context.get(preferencesContext);
  const query = new URLSearchParams(search);
  query.sort();
  const preferences = [languageOf(context), theme, view, script, paging].join(" ");
  return `${origin}${pathname}?${query} ${preferences}`;
}
