import { z } from "zod";

/** The folder of copies of the database in the bucket, and the file that is written last. */
export const copiesFolder = "database";
export const manifestFile = "manifest.json";

/** A file of SQL in a copy, compressed by gzip; `sha256` is that of the file. */
const copyPart = z.object({
  file: z.string().regex(/^[\w.-]+$/),
  /** The table whose rows it has, or null for tables, indexes and triggers. */
  table: z.string().nullable(),
  rows: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type CopyPart = z.infer<typeof copyPart>;

/** What a copy has, written once all of it is there. */
export const copyManifest = z.object({
  format: z.literal(1),
  name: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  /** The data version at the beginning and at the end: if equal, no song or list was changed meanwhile. */
  dataVersion: z.object({ before: z.number(), after: z.number() }),
  /** The rows of each table. */
  tables: z.record(z.string(), z.number()),
  /** Tables whose rows are not copied. */
  leftOut: z.array(z.string()),
  parts: z.array(copyPart).min(2),
});
export type CopyManifest = z.infer<typeof copyManifest>;

/** Short-lived or secret: sessions, codes, waiting mails, uploads under way. A restored archive begins without them. */
const shortLived = [
  "alarms",
  "database_copies",
  "mails",
  "one_time_codes",
  "play_failures",
  "sessions",
  "sign_in_failures",
  "upload_parts",
];

/** Made from other rows by `search:reindex`. */
const rebuilt = ["name_index", "person_keys", "song_index"];

export const leftOutTables: readonly string[] = [...shortLived, ...rebuilt].toSorted();

type Value = string | number | null | ArrayBuffer | number[];

const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes a value of a row as SQL. Text with a character that ends it for SQLite is written as bytes. */
function literal(value: Value): string {
  if (value === null) return "NULL";
  if (typeof value === "number") return String(value);
  if (typeof value !== "string") return `x'${toHex(new Uint8Array(value))}'`;
  if (value.includes("\0")) return `CAST(x'${toHex(new TextEncoder().encode(value))}' AS TEXT)`;
  return `'${value.replaceAll("'", "''")}'`;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Writes rows as statements, a line each unless a text has several. */
export function writeRows(
  table: string,
  columns: readonly string[],
  rows: readonly Record<string, unknown>[],
): string {
  const head = `INSERT INTO ${quoted(table)} (${columns.map(quoted).join(",")}) VALUES (`;
  return rows
    .map((row) => `${head}${columns.map((name) => literal(row[name] as Value)).join(",")});\n`)
    .join("");
}

/** Rows of tables whose ids count up set the counters as they are inserted, and the copied counters come after. */
export const removeDuplicateCounters = `DELETE FROM sqlite_sequence
  WHERE rowid NOT IN (SELECT max(rowid) FROM sqlite_sequence GROUP BY name);
`;
