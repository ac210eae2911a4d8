import { z } from "zod";
import { csvLine } from "../csv/write.ts";
import { openKinds, type OpenKind, type OpenRecord, openRecords } from "./open-records.ts";

export const dumpFormats = ["jsonl", "csv"] as const;
export type DumpFormat = (typeof dumpFormats)[number];

type Cells = Record<string, unknown>;

/** A cell has a value as it is; lists and objects are JSON, and null is empty. */
const toCell = (value: unknown): string | number | null =>
  value === null || typeof value === "string" || typeof value === "number"
    ? value
    : JSON.stringify(value);

const columnsOf = (kind: OpenKind) => Object.keys(openRecords[kind].shape);

/** How each format begins a file of a kind, and writes a record. */
export const formats: Record<
  DumpFormat,
  { begin: (kind: OpenKind) => string; write: (kind: OpenKind, record: OpenRecord) => string }
> = {
  jsonl: { begin: () => "", write: (_, record) => `${JSON.stringify(record)}\n` },
  csv: {
    begin: (kind) => csvLine(columnsOf(kind)),
    write: (kind, record) =>
      csvLine(columnsOf(kind).map((column) => toCell((record as Cells)[column] ?? null))),
  },
};

/** Returns the JSON Schema of a record of a kind, as a line of its file has it. */
export const jsonSchemaOf = (kind: OpenKind): Record<string, unknown> => ({
  ...z.toJSONSchema(openRecords[kind], { target: "draft-2020-12" }),
  title: kind,
});

export const schemaFile = (kind: OpenKind) => `schema/${kind}.json`;

/** The JSON Schemas of all kinds, by the name of their file. */
export const schemaFiles = (): [name: string, text: string][] =>
  openKinds.map((kind) => [schemaFile(kind), `${JSON.stringify(jsonSchemaOf(kind), null, 2)}\n`]);
