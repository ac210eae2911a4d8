import {
  openKinds,
  type OpenKind,
  type OpenRecord,
  openRecords,
} from "#app/domain/records/open-data/open-records.ts";
import { readDump } from "./read-dump.ts";

export type OpenRecords = { [Kind in OpenKind]: OpenRecord<Kind>[] };

/** Reads all records of a dump. Throws an Error that names the file and line of one that is not as it should be. */
export function openDump(path: string): OpenRecords {
  const files = new Map(readDump(path).map((file) => [file.kind, file]));
  return Object.fromEntries(
    openKinds.map((kind) => {
      const file = files.get(kind);
      if (!file) throw new Error(`${path} has no ${kind}.jsonl`);
      return [kind, [...file.records()].map((record, at) => check(kind, record, at + 1))];
    }),
  ) as OpenRecords;
}

function check(kind: OpenKind, record: unknown, line: number): OpenRecord {
  const { data, error } = openRecords[kind].safeParse(record);
  if (error) throw new Error(`${kind}.jsonl, line ${line}: ${error.message}`);
  return data;
}
