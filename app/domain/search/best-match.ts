import { parseQuery } from "./keys/parse-query.ts";
import type { SongSearch } from "./search.ts";

export function isRanked(search: SongSearch): boolean {
  return search.sortBy === null && findSoleText(search) !== null;
}

export function findSoleText(search: SongSearch): string | null {
  const [only, ...others] = Object.entries(search.text);
  const alone = others.length === 0 && search.yearStart === null && search.yearEnd === null;
  if (!only || !alone) return null;
  const [filter, text] = only;
  return (filter === "q" || filter === "title") && parseQuery(text) ? text : null;
}
