import type { Database } from "#app/data/database.ts";
import { readOpenRecords } from "#app/data/records/open-data/read-records.ts";
import {
  openKinds,
  type OpenKind,
  type OpenRecord,
} from "#app/domain/records/open-data/open-records.ts";
import type { OpenRecords } from "./open-dump.ts";

const pageSize = 1000;

/** Compares what an archive says now with a dump, field by field. Returns the differences, in words. */
export async function compareRecords(db: Database, dump: OpenRecords): Promise<string[]> {
  const differences: string[] = [];
  for (const kind of openKinds) {
    const expected = new Map(dump[kind].map((record) => [keyOf(record), record]));
    for (let after: number | null = 0; after !== null;) {
      const { records, last } = await readOpenRecords(db, kind, after, pageSize);
      for (const record of records) {
        const key = keyOf(record);
        const other = expected.get(key);
        expected.delete(key);
        if (other) differences.push(...compareFields(kind, key, other, record));
        else differences.push(`${kind} ${key} is not in the dump`);
      }
      after = last;
    }
    for (const key of expected.keys()) differences.push(`${kind} ${key} is not in the archive`);
  }
  return differences;
}

function keyOf(record: OpenRecord): string {
  if ("id" in record) return String(record.id);
  return "composition" in record ? `${record.composition} ${record.address}` : record.address;
}

function compareFields(kind: OpenKind, key: string, one: object, other: object): string[] {
  const [before, after] = [one, other] as Record<string, unknown>[];
  return [...new Set([...Object.keys(before!), ...Object.keys(after!)])]
    .filter((field) => JSON.stringify(before![field]) !== JSON.stringify(after![field]))
    .map(
      (field) =>
        `${kind} ${key}, ${field}: ${JSON.stringify(before![field])} became ${JSON.stringify(after![field])}`,
    );
}
