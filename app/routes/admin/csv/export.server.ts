import type { Database } from "../../../data/database.ts";
import type { DetailedEntry, DetailedList } from "../../../data/music/reference-list.ts";
import { respondWithCsv } from "../../../web/csv-response.server.ts";

export async function answerEntriesCsv<Entry extends DetailedEntry>(
  { key, csv, listAll }: DetailedList<Entry>,
  db: Database,
  url: URL,
): Promise<Response> {
  const entries = await listAll(db);
  return respondWithCsv(url, `${key}s`, [csv.columns, ...entries.map(csv.toCells)]);
}
