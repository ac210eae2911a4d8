import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { tallies } from "#drizzle/schema/index.ts";

export type Database = DrizzleD1Database & { readonly meter: Meter };

/** What one request asked of D1. */
interface Meter {
  /** Times the database was called; statements in one batch go together. */
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

type Client = Pick<D1Database, "prepare" | "batch">;

/** A database over a D1 binding or session, counting trips and rows as it goes. */
export function openDatabase(client: Client): Database {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const metered: Client = {
    prepare(query) {
      meter.statements++;
      meter.trips++;
      return client.prepare(query);
    },
    async batch<T>(statements: D1PreparedStatement[]) {
      meter.trips += 1 - statements.length;
      const results = await client.batch<T>(statements);
      for (const { meta } of results) {
        meter.rowsRead += meta.rows_read;
        meter.rowsWritten += meta.rows_written;
      }
      return results;
    },
  };
  return Object.assign(drizzle(metered as D1Database), { meter });
}

/** The statement that a page adds to its batch: how many songs there are, and the version of the data. */
export function tallyStatement(db: Database) {
  return db.select({ name: tallies.name, value: tallies.value }).from(tallies);
}

/** The numbers of `tallyStatement` by name; 0 for one that is not there. */
export function readTallies(rows: { name: string; value: number }[]): {
  songs: number;
  version: number;
} {
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return { songs: value("songs"), version: value("version") };
}
