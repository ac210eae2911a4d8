import type { Database } from "../../../data/database.ts";
import type { CsvEntry, CsvList } from "../../../data/music/reference-list.ts";
import type { EntryTable } from "../../../domain/music/entry-table.ts";
import { respondWithCsv } from "../../../web/csv-response.server.ts";

export async function answerEntriesCsv<Entry extends CsvEntry>(
  { words, listAll }: CsvList<Entry>,
  { columns, toCells }: EntryTable<Entry>,
  db: Database,
  url: URL,
): Promise<Response> {
  const entries = await listAll(db);
  return respondWithCsv(url, words, [columns, ...entries.map(toCells)]);
}
