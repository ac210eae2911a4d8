import type { nameKeys, songKeys } from "#drizzle/schema/index.ts";
import { keyRows } from "../domain/script/search-key.ts";

/** The rows of `song_keys` that make a song's title findable by any part of it. */
export function songKeyRows(songId: number, title: string): (typeof songKeys.$inferInsert)[] {
  return keyRows(title).map((row) => ({ ...row, songId }));
}

/**
 * The rows of `name_keys` that make `name` findable by any part of any of `texts`: itself, its
 * description, its aliases.
 */
export function nameKeyRows(
  kind: (typeof nameKeys.$inferInsert)["kind"],
  name: string,
  texts: string[] = [name],
): (typeof nameKeys.$inferInsert)[] {
  const rows = texts
    .flatMap(keyRows)
    .map((row) => [`${row.inside}${row.key}`, { ...row, kind, name }] as const);
  return [...new Map(rows).values()];
}
