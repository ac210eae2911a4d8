import type { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { writtenLines } from "../../../domain/songs/lyrics.ts";
import {
  indexFields,
  indexVersion,
  makeDeityKeys,
  makeIndexKeys,
  makeLineKeys,
} from "../../../domain/search/keys/index-keys.ts";

export type NameKind = (typeof nameIndex.kind.enumValues)[number];
export type SongRow = Required<typeof songIndex.$inferInsert>;
export type NameRow = typeof nameIndex.$inferInsert;

const maxLines = 2000;

export function makeSongIndexRows(song: {
  id: number;
  title: string;
  /** In other letters, and other titles of the composition. */
  otherTitles?: string[];
  deity?: string;
  lyrics: string;
  accompanists: string[];
}): SongRow[] {
  const { id, title, otherTitles = [], deity = "", lyrics, accompanists } = song;
  const row = (field: number, key: string, line = 0) => ({ field, key, songId: id, line });
  const lines = writtenLines(lyrics).slice(0, maxLines);
  return [
    row(indexFields.version, indexVersion),
    ...[title, ...otherTitles].flatMap((one) =>
      makeIndexKeys(one).map(({ field, key }) => row(field, key)),
    ),
    ...makeDeityKeys(deity).map(({ field, key }) => row(field, key)),
    ...lines.flatMap((line, at) =>
      makeLineKeys(line).map(({ field, key }) => row(field, key, at + 1)),
    ),
    ...[...new Set(accompanists)].map((name) => row(indexFields.accompanist, name)),
  ];
}

/** Returns the rows of `name_index` that find `name` by any part of any of `texts`, in their order. */
export function makeNameIndexRows(
  kind: NameKind,
  name: string,
  texts: string[] = [name],
): NameRow[] {
  if (texts.length === 0) return [];
  const rows = texts.flatMap((matched) =>
    makeIndexKeys(matched).map((row) => ({ kind, ...row, name, matched })),
  );
  const version = { kind, field: indexFields.version, key: indexVersion, name, matched: name };
  return [
    version,
    ...new Map(rows.toReversed().map((row) => [`${row.field} ${row.key}`, row])).values(),
  ];
}
