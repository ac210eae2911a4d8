import { eq, sql } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { prepared, statement } from "#app/data/drizzle-internals.ts";
import { counters } from "#drizzle/schema/index.ts";

/** What app/data/drizzle-internals.ts knows of drizzle-orm beyond its documentation. */
test("a statement in SQL of our own keeps its text and its values in a batch", async () => {
  const db = openDatabase(env.DB);
  const answers = db.batch([
    statement<{ word: string; number: number }>(
      db,
      sql`SELECT ${"raaga"} AS word, ${72} AS number`,
    ),
    statement<{ one: number }>(db, sql`SELECT 1 AS one`),
  ]);
  const hint = "drizzle-orm batches raw SQL in another way: change app/data/drizzle-internals.ts";
  expect(await answers.catch(String), hint).toEqual([
    [{ word: "raaga", number: 72 }],
    [{ one: 1 }],
  ]);
});

test("a prepared statement takes the values of each call, and gives rows as drizzle does", async () => {
  const counter = prepared((db) =>
    db
      .select({ name: counters.name, value: counters.value })
      .from(counters)
      .where(eq(counters.name, sql.placeholder("name"))),
  );
  const db = openDatabase(env.DB);
  const answers = db.batch([counter(db, { name: "songs" }), counter(db, { name: "?" })]);
  const hint =
    "drizzle-orm prepares statements in another way: change app/data/drizzle-internals.ts";
  expect(await answers.catch(String), hint).toEqual([[{ name: "songs", value: 0 }], []]);
});
