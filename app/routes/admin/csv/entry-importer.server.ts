import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { importEntryFile, planEntryImport } from "../../../operations/music/import-entries.ts";
import type { CsvImporter } from "./import.server.ts";

export const entryImporter = <Entry extends DetailedEntry>(
  list: DetailedList<Entry>,
): CsvImporter => ({
  purpose: list.key,
  path: `/admin/${list.key}/import`,
  donePath: `/admin/${list.key}`,
  doneMessage: "csv.taken",
  plan: (services, bytes) => planEntryImport(services, list, bytes),
  apply: (services, actor, bytes) => importEntryFile(services, actor, list, bytes),
});
