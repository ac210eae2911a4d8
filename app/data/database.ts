import type { SQL } from "drizzle-orm";
import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { counters } from "#drizzle/schema/index.ts";
import { prepared } from "./prepared.ts";
import { readAgain } from "./read-again.ts";

export type Database = DrizzleD1Database & {
  readonly meter: Meter;
  readonly $client: Client;
  /** Asks together with the next batch of the request, in its trip; alone if none follows at once. */
  readonly joinBatch: <Row>(query: Query) => Promise<Row[]>;
};

/** What one request asked of D1. */
interface Meter {
  /** Times the database was called; statements in one batch go together. */
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

/** A reading statement with its values. */
interface Query {
  sql: string;
  params: unknown[];
}

/** A D1 binding or a session of it. */
type Client = Pick<D1Database, "prepare" | "batch">;

/**
 * A database over a D1 binding or session, counting trips, statements and rows as it goes. What only reads
 * is asked again where the connection failed.
 */
export function openDatabase(client: Client): Database {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const { joinBatch, ...counted } = metered(client, meter);
  return Object.assign(drizzle(counted as D1Database), { meter, $client: counted, joinBatch });
}

/** A statement that waits for a batch to join. */
interface Joining {
  original: D1PreparedStatement;
  query: string;
  settle: (rows: Promise<unknown[]>) => void;
}

function metered(client: Client, meter: Meter): Client & Pick<Database, "joinBatch"> {
  let joining: Joining[] = [];
  const originals = new WeakMap<object, { original: D1PreparedStatement; query: string }>();
  const note = <R extends D1Result>(result: R): R => {
    meter.statements++;
    meter.rowsRead += result.meta.rows_read;
    meter.rowsWritten += result.meta.rows_written;
    return result;
  };
  const trip = async <R>(queries: () => string[], ask: () => Promise<R>): Promise<R> => {
    meter.trips++;
    try {
      return await ask();
    } catch (error) {
      return readAgain(error, queries(), ask);
    }
  };
  const counted = (original: D1PreparedStatement, query: string): D1PreparedStatement => {
    const alone = <R>(ask: () => Promise<R>) => trip(() => [query], ask);
    const wrapped = {
      bind: (...values: unknown[]) => counted(original.bind(...values), query),
      all: async <R>() => note(await alone(() => original.all<R>())),
      run: async <R>() => note(await alone(() => original.run<R>())),
      // drizzle reads columns by position where it reads one statement: D1 gives no figures for that.
      raw: <R>() => {
        meter.statements++;
        return alone(() => original.raw<R>());
      },
    } as D1PreparedStatement;
    originals.set(wrapped, { original, query });
    return wrapped;
  };
  const batch = async <T>(statements: D1PreparedStatement[]) => {
    const joined = joining;
    joining = [];
    const own = statements.map((one) => originals.get(one) ?? { original: one, query: "" });
    const all = [...own, ...joined];
    const asked = trip(
      () => all.map(({ query }) => query),
      () => client.batch<T>(all.map(({ original }) => original)),
    ).then((results) => results.map(note));
    for (const [at, { settle }] of joined.entries())
      settle(asked.then((results) => results[own.length + at]!.results));
    return (await asked).slice(0, own.length);
  };
  return {
    prepare: (query) => counted(client.prepare(query), query),
    batch,
    joinBatch: <Row>({ sql, params }: Query) =>
      new Promise<Row[]>((resolve) => {
        const original = client.prepare(sql).bind(...params);
        const settle = (rows: Promise<unknown[]>) => resolve(rows as Promise<Row[]>);
        joining.push({ original, query: sql, settle });
        // By then every loader of the page has asked what it asks first.
        setTimeout(() => joining.length > 0 && batch([]).catch(() => {}), 0);
      }),
  };
}

/** A statement in SQL of our own, for a batch: drizzle's `db.run` and `db.all` can carry no values there. */
export function statement<Row = unknown>(db: Database, query: SQL) {
  const raw = db.all<Row>(query);
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql) });
}

/** The statement that a page adds to its batch: how many songs there are, and the version of the data. */
export const countersStatement = prepared((db) =>
  db.select({ name: counters.name, value: counters.value }).from(counters),
);

/** The numbers of `countersStatement` by name; 0 for one that is not there. */
export function readCounters(rows: { name: string; value: number }[]): {
  songs: number;
  version: number;
} {
  const value = (name: string) => rows.find((row) => row.name === name)?.value ?? 0;
  return { songs: value("songs"), version: value("version") };
}
