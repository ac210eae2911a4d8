import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { evaluateReadings } from "#tests/eval/readings.ts";
import readings from "#tests/eval/readings.json";
import secondReadings from "#tests/eval/second/readings.json";
import thirdReadings from "#tests/eval/third/readings.json";
import { seedDemonstration } from "../support/seeds.ts";

test("what people say is read as they mean it, in every script and of every kind", async () => {
  await seedDemonstration();
  const db = openDatabase(env.DB);
  for (const cases of [readings, secondReadings, thirdReadings]) {
    const { all, byKind, byScript, missed } = await evaluateReadings(db, cases);
    const told = JSON.stringify(missed);
    expect(all.right, told).toBeGreaterThanOrEqual(0.97);
    for (const [group, { right }] of Object.entries({ ...byKind, ...byScript }))
      expect(right, `${group}: ${told}`).toBeGreaterThanOrEqual(0.95);
  }
}, 240_000);
