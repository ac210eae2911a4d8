import { sql } from "drizzle-orm";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { statement } from "#app/data/drizzle-internals.ts";

/** What app/data/drizzle-internals.ts knows of drizzle-orm beyond its documentation. */
test("a statement in SQL of our own keeps its text and its values in a batch", async () => {
  const db = openDatabase(env.DB);
  const [first, second] = await db.batch([
    statement<{ word: string; number: number }>(
      db,
      sql`SELECT ${"raaga"} AS word, ${72} AS number`,
    ),
    statement<{ one: number }>(db, sql`SELECT 1 AS one`),
  ]);
  const hint = "drizzle-orm batches raw SQL in another way: change app/data/drizzle-internals.ts";
  expect(first, hint).toEqual([{ word: "raaga", number: 72 }]);
  expect(second, hint).toEqual([{ one: 1 }]);
});
