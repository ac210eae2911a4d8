import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { type ReadQuery, readQueries } from "#app/data/search/reading/read-queries.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { fillSongs } from "#tests/eval/fill-songs.ts";
import deityPairs from "#tests/eval/deity-pairs.json";

const atOnce = 20;

test("names of deities in six scripts are read as the deity, common words as something else first", async () => {
  const db = openDatabase(env.DB);
  const titles = demoCompositions.map(({ title, raagaId, composer }) => ({
    title,
    raaga: raagaId,
    composer: composer.name,
  }));
  await fillSongs(db, titles);
  const { pairs, common } = deityPairs;
  const all = [...pairs, ...common];
  const readings: ReadQuery[] = [];
  for (let at = 0; at < all.length; at += atOnce) {
    const queries = all.slice(at, at + atOnce).map(({ query }) => query);
    readings.push(...(await readQueries(db, queries as [string, ...string[]])));
  }
  const missed = pairs.filter(({ target }, at) => {
    const { parts } = readings[at]!;
    return parts.length !== 1 || parts[0]!.ids.deity?.join() !== target;
  });
  expect(pairs.length).toBeGreaterThan(500);
  expect(missed.length / pairs.length, JSON.stringify(missed)).toBeLessThan(0.03);
  for (const [at, { query, target }] of common.entries()) {
    const { all: meanings } = readings[pairs.length + at]!;
    const deity = meanings.findIndex(({ ids }) => ids.deity?.includes(target));
    expect(deity, query).toBeGreaterThanOrEqual(0);
    // Whatever else the words may be comes first.
    expect(
      meanings.slice(deity + 1).every(({ rank }) => rank > 4),
      query,
    ).toBe(true);
  }
}, 240_000);
