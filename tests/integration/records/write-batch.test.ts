import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { requireThat, writeBatch } from "#app/data/write-batch.ts";
import { taalas } from "#drizzle/schema/index.ts";
import { makeTaala } from "../support/factories.ts";
import { count } from "../support/users.ts";

const db = openDatabase(env.DB);
const insert = (id: string) =>
  db.insert(taalas).values({ id, description: id }).returning({ id: taalas.id });
const countOf = (id: string) => sql`(SELECT count(*) FROM taalas WHERE id = ${id})`;

test("a batch whose requirements hold returns the rows of its statements in order", async () => {
  const result = await writeBatch(db, [
    requireThat(db, sql`${countOf("Adi")} = 0`, "outdated"),
    insert("Adi"),
    requireThat(db, sql`${countOf("Adi")} = 1`, "missing"),
    insert("Rupaka"),
  ] as const);
  if (!result.ok) throw new Error(result.reason);
  const [, adi, , rupaka] = result.results;
  expect([adi, rupaka]).toEqual([[{ id: "Adi" }], [{ id: "Rupaka" }]]);
  expect(await count("FROM requirements")).toBe(0);
});

test.each([
  ["false", sql`${countOf("Adi")} = 2`],
  ["null", sql`NULL`],
])("a requirement that is %s gives its reason, and nothing is written", async (_, condition) => {
  const result = await writeBatch(db, [insert("Adi"), requireThat(db, condition, "denied")]);
  expect(result).toEqual({ ok: false, reason: "denied" });
  expect(await count("FROM taalas")).toBe(0);
});

test("a constraint gives its reason; other errors are thrown", async () => {
  await makeTaala("Adi");
  expect(await writeBatch(db, [insert("Adi")])).toEqual({ ok: false, reason: "exists" });
  const misspelled = db.update(taalas).set({ description: sql`no_such_column` });
  await expect(writeBatch(db, [misspelled])).rejects.toThrow(/no_such_column/);
});
