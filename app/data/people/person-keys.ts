import type { personKeys } from "#drizzle/schema/index.ts";
import { indexFields, indexVersion, makeIndexKeys } from "../../domain/search/keys/index-keys.ts";

type KeyRow = typeof personKeys.$inferInsert;

/** Names match from each word on. Parts of words identify nobody. */
const fields: readonly number[] = [
  indexFields.k0,
  indexFields.k1,
  indexFields.k2,
  indexFields.begins,
  indexFields.word,
  indexFields.folded,
  indexFields.skeleton,
  indexFields.spelled,
];

/** Returns the search-key rows of a person, also used to suggest people for similar-sounding names. */
export function makePersonKeyRows(personId: string, names: string[]): KeyRow[] {
  const rows = names.flatMap((matched) =>
    makeIndexKeys(matched)
      .filter(({ field }) => fields.includes(field))
      .map((row) => ({ ...row, personId, matched })),
  );
  const version = { field: indexFields.version, key: indexVersion, personId, matched: names[0]! };
  // The first name with a key keeps it.
  return [
    version,
    ...new Map(rows.toReversed().map((row) => [`${row.field} ${row.key}`, row])).values(),
  ];
}
