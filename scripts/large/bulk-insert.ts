import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";

const rowsAtOnce = 100;

/** Inserts rows with the keys of the first, a hundred per statement, ignoring conflicts. `flush` writes the rest. */
export class BulkInsert<T extends SQLiteTable> {
  readonly #db: DatabaseSync;
  readonly #table: T;
  #keys: string[] = [];
  #full: StatementSync | undefined;
  #values: SQLInputValue[] = [];

  constructor(db: DatabaseSync, table: T) {
    this.#db = db;
    this.#table = table;
  }

  add(row: T["$inferInsert"]): void {
    const values = row as Record<string, unknown>;
    const columns = getTableColumns(this.#table);
    if (this.#keys.length === 0) this.#keys = Object.keys(row);
    for (const key of this.#keys) {
      const value = values[key] ?? null;
      this.#values.push(
        value === null ? null : (columns[key]!.mapToDriverValue(value) as SQLInputValue),
      );
    }
    if (this.#values.length < rowsAtOnce * this.#keys.length) return;
    this.#full ??= this.#prepare(rowsAtOnce);
    this.#full.run(...this.#values);
    this.#values = [];
  }

  flush(): void {
    const rows = this.#values.length / this.#keys.length;
    if (rows > 0) this.#prepare(rows).run(...this.#values);
    this.#values = [];
  }

  #prepare(rows: number): StatementSync {
    const columns = getTableColumns(this.#table);
    const names = this.#keys.map((key) => `"${columns[key]!.name}"`).join(", ");
    const tuple = `(${this.#keys.map(() => "?").join(", ")})`;
    const tuples = Array.from({ length: rows }, () => tuple).join(", ");
    return this.#db.prepare(
      `INSERT INTO "${getTableName(this.#table)}" (${names}) VALUES ${tuples} ON CONFLICT DO NOTHING`,
    );
  }
}
