import { sql } from "drizzle-orm";
import type { ReferenceEntry } from "../../domain/music/reference-entry.ts";
import type { Database } from "../database.ts";
import { statement } from "../drizzle-internals.ts";
import { indexNamesStatements, unindexNamesStatement } from "../search/index/name-keys.ts";
import { requireThat, type Statement } from "../write-batch.ts";
import { scriptNameStatements } from "./script-names.ts";
import type { EntryId, ReferenceList } from "./reference-list.ts";

/** Makes a batch fail with `outdated` if the names of a list differ from `names`. */
export function requireNames(db: Database, list: ReferenceList, names: string[]): Statement {
  const name = list.columns[list.nameField];
  const expected = sql`SELECT value FROM json_each(${JSON.stringify(names)})`;
  const unknown = sql`SELECT 1 FROM ${list.table} WHERE ${name} NOT IN (${expected})`;
  return requireThat(db, sql`NOT EXISTS (${unknown})`, "outdated");
}

export const hasEntry = ({ table }: ReferenceList, id: EntryId) =>
  sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.id} = ${id})`;

/** Clears the rows of entries in other tables, before the entries are rewritten or deleted. */
export function clearStatements(db: Database, list: ReferenceList, ids: EntryId[]): Statement[] {
  const json = JSON.stringify(ids);
  return [
    ...(list.clearStatements?.(db, json) ?? []),
    ...(list.search ? [unindexNamesStatement(db, list.search.kind, json)] : []),
  ];
}

/** Writes the names of raagas and taalas in Indian scripts; must come last. Does nothing for other lists. */
export async function entryNameStatements(db: Database, { key }: ReferenceList, entries: object[]) {
  return key ? scriptNameStatements(db, `${key}s`, entries as NamedEntry[]) : [];
}

type NamedEntry = Parameters<typeof scriptNameStatements>[2][number];

/** Deletes the other scales, exceptions and sources of an entry that is about to be deleted. */
export function forgetStatements(
  db: Database,
  { key, revisionKind }: ReferenceList,
  id: EntryId,
): Statement[] {
  const subject = sql`subject_kind = ${revisionKind ?? ""} AND subject_id = ${String(id)}`;
  const claims = statement(db, sql`DELETE FROM claims WHERE ${subject}`);
  if (!key) return revisionKind === "deity" ? [claims] : [];
  const others =
    key === "raaga" ? sql`raaga_scales WHERE raaga_id` : sql`taala_aliases WHERE taala_id`;
  return [
    statement(db, sql`DELETE FROM ${others} = ${String(id)}`),
    statement(db, sql`DELETE FROM name_exceptions WHERE ${subject}`),
    claims,
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
