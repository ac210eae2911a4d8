import type { Database } from "../../../data/database.ts";
import type { CsvEntry, CsvList } from "../../../data/music/reference-list.ts";
import { respondWithCsv } from "../../../web/csv-response.server.ts";

export async function answerEntriesCsv<Entry extends CsvEntry>(
  { words, csv, listAll }: CsvList<Entry>,
  db: Database,
  url: URL,
): Promise<Response> {
  const entries = await listAll(db);
  return respondWithCsv(url, words, [csv.columns, ...entries.map(csv.toCells)]);
}
