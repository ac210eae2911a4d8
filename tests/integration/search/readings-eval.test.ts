import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeDemo } from "#drizzle/seed/demo/index.ts";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { openDatabase } from "#app/data/database.ts";
import { evaluateReadings } from "#tests/eval/readings.ts";
import readings from "#tests/eval/readings.json";
import secondReadings from "#tests/eval/second/readings.json";
import thirdReadings from "#tests/eval/third/readings.json";

test("what people say is read as they mean it, in every script and of every kind", async () => {
  const statements = [...(await referenceStatements()), ...(await makeDemo()).statements];
  await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
  const db = openDatabase(env.DB);
  for (const cases of [readings, secondReadings, thirdReadings]) {
    const { all, byKind, byScript, missed } = await evaluateReadings(db, cases);
    const told = JSON.stringify(missed);
    expect(all.right, told).toBeGreaterThanOrEqual(0.97);
    for (const [group, { right }] of Object.entries({ ...byKind, ...byScript }))
      expect(right, `${group}: ${told}`).toBeGreaterThanOrEqual(0.95);
  }
}, 240_000);
