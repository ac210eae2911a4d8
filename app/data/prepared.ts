import { fillPlaceholders } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { drizzle, type DrizzleD1Database } from "drizzle-orm/d1";

/** A database that asks nobody: it is there to write statements. */
const scribe = drizzle({ prepare: () => null } as unknown as D1Database);

type Statement = BatchItem<"sqlite"> & {
  prepare(): { getQuery(): { sql: string; params: unknown[] } };
};

/**
 * A statement for `db.batch` whose text is written once in an isolate: writing it anew was an eighth of
 * the Worker's own CPU for a song's page. `build` has `sql.placeholder(name)` where a call gives a value.
 */
export function prepared<Item extends Statement>(build: (db: DrizzleD1Database) => Item) {
  let written: ReturnType<Item["prepare"]> | undefined;
  return (
    db: { $client: Pick<D1Database, "prepare"> },
    values: Record<string, unknown> = {},
  ): Item => {
    written ??= build(scribe).prepare() as ReturnType<Item["prepare"]>;
    const { sql, params } = written.getQuery();
    // drizzle's own, but with this call's values, and asked of this call's database.
    const own = Object.assign(Object.create(written), {
      query: { sql, params: fillPlaceholders(params, values) },
      stmt: db.$client.prepare(sql),
    });
    return { _prepare: () => own } as unknown as Item;
  };
}
