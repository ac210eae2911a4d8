import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Client, type ReadWithNextBatch, type Meter, meterClient } from "./metered-client.ts";

export type Database = DrizzleD1Database & {
  readonly meter: Meter;
  readonly $client: Client;
  readonly readWithNextBatch: ReadWithNextBatch;
};

/** Opens a database over a D1 binding or session. Its meter counts round trips, statements and rows. */
export function openDatabase(binding: Client): Database {
  const meter: Meter = { trips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 };
  const { readWithNextBatch, ...client } = meterClient(binding, meter);
  return Object.assign(drizzle(client as D1Database), {
    meter,
    $client: client,
    readWithNextBatch,
  });
}
