import { checkParameters } from "./d1-limits.ts";
import { retryRead } from "./retry-read.ts";

export interface Meter {
  /** Calls of the database; the statements of a batch go together. */
  trips: number;
  statements: number;
  rowsRead: number;
  rowsWritten: number;
}

interface Query {
  sql: string;
  params: unknown[];
}

export type Client = Pick<D1Database, "prepare" | "batch">;

/**
 * Runs a query with the request's next batch, or alone if none follows in this turn of the event loop. Create the
 * promise before that batch and await it afterwards: awaited at once, it costs a round trip.
 */
export type ReadWithNextBatch = <Row>(query: Query) => Promise<Row[]>;

interface JoiningQuery {
  prepared: D1PreparedStatement;
  sql: string;
  settle: (rows: Promise<unknown[]>) => void;
}

/** Wraps a D1 client: counts round trips, statements and rows in `meter`, and retries failed reads. */
export function meterClient(
  client: Client,
  meter: Meter,
): Client & { readWithNextBatch: ReadWithNextBatch } {
  let joining: JoiningQuery[] = [];
  const originals = new WeakMap<object, { prepared: D1PreparedStatement; sql: string }>();

  const count = <Result extends D1Result>(result: Result): Result => {
    meter.statements++;
    meter.rowsRead += result.meta.rows_read;
    meter.rowsWritten += result.meta.rows_written;
    return result;
  };

  const makeTrip = async <Answer>(queries: () => string[], ask: () => Promise<Answer>) => {
    meter.trips++;
    try {
      return await ask();
    } catch (error) {
      return retryRead(error, queries(), ask);
    }
  };

  const meterStatement = (prepared: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const askAlone = <Answer>(ask: () => Promise<Answer>) => makeTrip(() => [sql], ask);
    const metered = {
      bind: (...values: unknown[]) => {
        checkParameters(values);
        return meterStatement(prepared.bind(...values), sql);
      },
      all: async <Row>() => count(await askAlone(() => prepared.all<Row>())),
      run: async <Row>() => count(await askAlone(() => prepared.run<Row>())),
      // D1 gives no figures for `raw`, which drizzle uses for single reads.
      raw: <Row>() => {
        meter.statements++;
        return askAlone(() => prepared.raw<Row>());
      },
    } as D1PreparedStatement;
    originals.set(metered, { prepared, sql });
    return metered;
  };

  const batch = async <Row>(statements: D1PreparedStatement[]) => {
    const joined = joining;
    joining = [];
    const own = statements.map((one) => originals.get(one) ?? { prepared: one, sql: "" });
    const all = [...own, ...joined];
    const trip = makeTrip(
      () => all.map(({ sql }) => sql),
      () => client.batch<Row>(all.map(({ prepared }) => prepared)),
    ).then((results) => results.map(count));
    for (const [at, { settle }] of joined.entries())
      settle(trip.then((results) => results[own.length + at]!.results));
    return (await trip).slice(0, own.length);
  };

  const readWithNextBatch = <Row>({ sql, params }: Query) =>
    new Promise<Row[]>((resolve) => {
      const prepared = client.prepare(sql).bind(...params);
      const settle = (rows: Promise<unknown[]>) => resolve(rows as Promise<Row[]>);
      joining.push({ prepared, sql, settle });
      // By then every loader of the page has sent its first batch.
      setTimeout(() => joining.length > 0 && batch([]).catch(() => {}), 0);
    });

  return { prepare: (sql) => meterStatement(client.prepare(sql), sql), batch, readWithNextBatch };
}
