import type { Direction } from "../../domain/paging.ts";
import type { Paging, View } from "../../domain/preferences.ts";
import type { SongSort } from "../../domain/songs/song.ts";

export interface ListState {
  /** Null: best match first. */
  sortBy: SongSort | null;
  direction: Direction;
  view: View;
  paging: Paging;
}

/** A list's path, and the query that its links keep: its filters, and what the address itself chose. */
export interface ListBase {
  path: string;
  query: string;
}

/**
 * The address of a list in another order or on another page. Ascending, and the first page, are what
 * is meant when nothing is said: one list has one address.
 */
export function listAddress(
  { path, query: kept }: ListBase,
  asked: { sortBy?: SongSort | null; direction?: Direction; page?: number },
): string {
  const query = new URLSearchParams(kept);
  if (asked.sortBy) query.set("sortBy", asked.sortBy);
  if (asked.direction === "desc") query.set("direction", "desc");
  if (asked.page && asked.page > 1) query.set("page", String(asked.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The part of an address's query that the links of its list keep. */
export function keptQuery(all: URLSearchParams, keys: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const key of keys) {
    const value = all.get(key)?.trim();
    if (value) kept.set(key, value);
  }
  return kept.toString();
}
