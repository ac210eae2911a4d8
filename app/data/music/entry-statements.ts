import { sql } from "drizzle-orm";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import type { Database } from "../database.ts";
import { indexNamesStatements, unindexNamesStatement } from "../search/index/name-keys.ts";
import { requireThat } from "../write-batch.ts";
import type { EntryId, ReferenceList, Statement } from "./reference-list.ts";

/** Makes a batch fail with `outdated` if a list has other names than `names`. */
export function requireNames(db: Database, list: ReferenceList, names: string[]): Statement {
  const name = list.columns[list.nameField];
  const known = sql`SELECT value FROM json_each(${JSON.stringify(names)})`;
  const unknown = sql`SELECT 1 FROM ${list.table} WHERE ${name} NOT IN (${known})`;
  return requireThat(db, sql`NOT EXISTS (${unknown})`, "outdated");
}

export const hasEntry = ({ table }: ReferenceList, id: EntryId) =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.id} = ${id})`;

/** Clears what other tables have of entries, so that they can be written anew or deleted. */
export function clearStatements(db: Database, list: ReferenceList, ids: EntryId[]): Statement[] {
  const json = JSON.stringify(ids);
  return [
    ...(list.clearStatements?.(db, json) ?? []),
    ...(list.search ? [unindexNamesStatement(db, list.search.kind, json)] : []),
  ];
}

export function detailStatements<Entry extends ReferenceEntry>(
  db: Database,
  { detailStatements: details, search }: ReferenceList<Entry>,
  entries: Entry[],
): Statement[] {
  const nameOf = (entry: Entry) => ({ name: String(entry.id), texts: search!.textsOf(entry) });
  return [
    ...(details?.(db, entries) ?? []),
    ...(search ? indexNamesStatements(db, search.kind, entries.map(nameOf)) : []),
  ];
}
