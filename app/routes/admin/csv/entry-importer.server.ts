import type { CsvEntry, CsvList } from "../../../data/music/reference-list.ts";
import type { EntryTable } from "../../../domain/music/entry-table.ts";
import { importEntryFile, planEntryImport } from "../../../operations/music/import-entries.ts";
import { entryListPath, entryImportPath } from "./entry-paths.ts";
import type { CsvImporter } from "./import.server.ts";

export const entryImporter = <Entry extends CsvEntry>(
  list: CsvList<Entry>,
  table: EntryTable<Entry>,
): CsvImporter => ({
  purpose: list.revisionKind,
  path: entryImportPath(list.revisionKind),
  donePath: entryListPath(list.revisionKind),
  doneMessage: "csv.taken",
  plan: (services, bytes) => planEntryImport(services, list, table, bytes),
  apply: (services, actor, bytes) => importEntryFile(services, actor, list, table, bytes),
});
