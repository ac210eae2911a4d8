import { type SQL, sql } from "drizzle-orm";
import {
  leftOutTables,
  removeDuplicateCounters,
} from "../../../domain/records/copies/copy-format.ts";
import { sha256 } from "../../../lib/sha-256.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";

/** Rows that are read at a time, and letters of them at which one more row is the last. */
const maxRows = 2_000;
const maxLetters = 2_000_000;

/** A table as it is copied: the columns that are stored, and those that say which rows follow. */
export interface CopiedTable {
  name: string;
  columns: string[];
  key: string[];
}

export interface CopiedSchema {
  /** In the order in which they are copied: each before the tables that its rows name, as far as there is one. */
  tables: CopiedTable[];
  /** The statements before and after the rows. */
  before: string;
  after: string;
  hash: string;
  dataVersion: number;
}

const isOwn = sql`m.name NOT LIKE '\\_cf%' ESCAPE '\\'`;
/** SQLite makes it itself, as soon as a table counts its ids. */
const counters = "sqlite_sequence";

/** Reads the tables, indexes and triggers of the database. One batch. */
export async function readSchema(db: Database): Promise<CopiedSchema> {
  const [things, columns, references, [version]] = await db.batch([
    statement<{ type: string; name: string; text: string }>(
      db,
      sql`SELECT type, name, sql AS text FROM sqlite_schema m WHERE sql IS NOT NULL AND ${isOwn} ORDER BY rowid`,
    ),
    statement<{ table: string; name: string; place: number; hidden: number }>(
      db,
      sql`SELECT m.name AS "table", c.name, c.pk AS place, c.hidden FROM sqlite_schema m, pragma_table_xinfo(m.name) c
        WHERE m.type = 'table' AND ${isOwn}`,
    ),
    statement<{ from: string; to: string }>(
      db,
      sql`SELECT m.name AS "from", f."table" AS "to" FROM sqlite_schema m, pragma_foreign_key_list(m.name) f
        WHERE m.type = 'table' AND ${isOwn}`,
    ),
    statement<{ value: number | null }>(db, sql`SELECT ${counterValue("version")} AS value`),
  ]);
  const isTable = ({ type, name }: { type: string; name: string }) =>
    type === "table" && name !== counters;
  const statementsOf = (some: typeof things) => some.map(({ text }) => `${text};\n`).join("");
  const copied = things.filter((one) => isTable(one) && !leftOutTables.includes(one.name));
  const before = `PRAGMA defer_foreign_keys=TRUE;\n${statementsOf(things.filter(isTable))}`;
  // A trigger may be on a view.
  const after =
    removeDuplicateCounters +
    ["index", "view", "trigger"]
      .map((kind) => statementsOf(things.filter(({ type }) => type === kind)))
      .join("");
  const names = [
    ...inOrder(
      copied.map(({ name }) => name),
      references,
    ),
    counters,
  ];
  const tables = names.map((name): CopiedTable => {
    const own = columns.filter(({ table }) => table === name);
    const isWithoutRowid = / WITHOUT ROWID$/i.test(
      things.find((one) => one.name === name)?.text ?? "",
    );
    const key = own.filter(({ place }) => place > 0).toSorted((a, b) => a.place - b.place);
    return {
      name,
      columns: own.filter(({ hidden }) => hidden === 0).map((column) => column.name),
      key: isWithoutRowid ? key.map((column) => column.name) : ["rowid"],
    };
  });
  return {
    tables,
    before,
    after,
    hash: await sha256(before + after),
    dataVersion: version?.value ?? 0,
  };
}

/**
 * Sorts tables before those that their rows name: what a row names is then read later, so that it is there even if
 * both were added meanwhile.
 */
function inOrder(tables: string[], references: { from: string; to: string }[]): string[] {
  const ordered = new Set<string>();
  const visit = (table: string, path: readonly string[]) => {
    if (ordered.has(table) || path.includes(table)) return;
    for (const { from, to } of references)
      if (to === table && tables.includes(from)) visit(from, [...path, table]);
    ordered.add(table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered];
}

/** Reads the rows of a table after the key of the last one, in the order of keys: as many as fit a file of a copy. */
export async function readRows(db: Database, table: CopiedTable, after: unknown[] | null) {
  const keys = table.key.map((name, at) => ({ name, as: `copy_key_${at}` }));
  const list = (names: string[]) => commaSeparated(names.map(identifier));
  const key = list(table.key);
  const follows =
    after === null
      ? sql`TRUE`
      : sql`(${key}) > (${commaSeparated(after.map((value) => sql`${value}`))})`;
  const letters = table.columns.map((name) => sql`coalesce(length(${identifier(name)}), 0)`);
  const [rows] = await db.batch([
    statement<Record<string, unknown>>(
      db,
      sql`SELECT * FROM (SELECT *, sum(copy_letters) OVER (ORDER BY ${list(keys.map(({ as }) => as))}
          ROWS UNBOUNDED PRECEDING) AS copy_sum
        FROM (SELECT ${list(table.columns)},
            ${commaSeparated(keys.map(({ name, as }) => sql`${identifier(name)} AS ${identifier(as)}`))},
            ${sql.join(letters, sql` + `)} AS copy_letters
          FROM ${identifier(table.name)} WHERE ${follows} ORDER BY ${key} LIMIT ${maxRows}))
        WHERE copy_sum - copy_letters < ${maxLetters}`,
    ),
  ]);
  const last = rows.at(-1);
  return { rows, after: last ? keys.map(({ as }) => last[as]) : null };
}

// oxlint-disable-next-line no-restricted-properties -- names that the database itself gives
const identifier = (name: string): SQL => sql`${sql.identifier(name)}`;

const commaSeparated = (parts: SQL[]) => sql.join(parts, sql`, `);
