import { findLastRevision, importEntries } from "../../data/music/import-entries.ts";
import { listPeopleIds } from "../../data/search/find-creator.ts";
import type { CsvEntry, CsvList } from "../../data/music/reference-list.ts";
import type { User } from "../../data/users/users.ts";
import type { EntryPlan, EntryTable } from "../../domain/music/entry-table.ts";
import { readTable } from "../../domain/records/csv/table.ts";
import type { Services } from "../services.ts";

/** Reads a CSV file and returns what importing it would do. Throws CsvFileError. */
export async function planEntryImport<Entry extends CsvEntry>(
  { db }: Pick<Services, "db">,
  { listAll }: CsvList<Entry>,
  table: EntryTable<Entry>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<EntryPlan<Entry>> {
  const rows = await readTable(bytes, table.columns, ["name"]);
  const creators = new Set(rows.flatMap(({ fields }) => fields.creatorId?.trim() || []));
  const people = creators.size > 0 ? await listPeopleIds(db, [...creators]) : creators;
  return table.plan(rows, await listAll(db), people);
}

/** Imports a CSV file in one transaction and counts its writes; none if a row is invalid. Throws CsvFileError. */
export async function importEntryFile<Entry extends CsvEntry>(
  { db, logEvent }: Services,
  actor: User,
  list: CsvList<Entry>,
  table: EntryTable<Entry>,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ outcome: "done" | "refused" | "denied"; count: number }> {
  const since = await findLastRevision(db, list);
  const { lines, writes } = await planEntryImport({ db }, list, table, bytes);
  const countOf = (outcome: string) => lines.filter((line) => line.outcome === outcome).length;
  if (countOf("refuse") > 0) return { outcome: "refused", count: 0 };
  const detail = `${countOf("add")} added, ${countOf("change")} changed`;
  const written = await importEntries(db, list, writes, { actorId: actor.id, detail, since });
  const outcome = written.ok ? "done" : written.reason === "denied" ? "denied" : "refused";
  logEvent(`${list.words} imported`, outcome, actor.id);
  return { outcome, count: writes.length };
}
