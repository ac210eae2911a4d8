import { afterAll, describe, expect, test } from "vitest";
import { resources } from "#workers/api/resources.ts";
import {
  exceeds,
  makeFullArchive,
  measureCalls,
  measuredCalls,
  measurePages,
} from "../reads/measure.ts";

test("T70 every call that is paged is measured", () => {
  const paths = new Set(measuredCalls.map((path) => path.split("?")[0]));
  const operations = resources.flatMap(({ calls }) => calls);
  const paged = operations.filter(({ spec }) => spec.query && "page" in spec.query.shape);
  expect(paged.map(({ spec }) => spec.path).filter((path) => !paths.has(path))).toEqual([]);
});

/** 5,000 songs, or as many as `npm run bench` asks for. */
const songs = Number(process.env.READS_SONGS ?? 5000);

describe(`T70 rows read with ${songs} songs`, async () => {
  const archive = await makeFullArchive(songs);
  afterAll(() => archive.remove());

  test.each([
    ["over REST", measureCalls, 40],
    ["by the site", measurePages, 90],
  ])("%s", { timeout: 300_000 }, async (_, measure, least) => {
    const measured = await archive.read(measure);
    expect(measured.length).toBeGreaterThan(least);
    expect(measured.filter(exceeds)).toEqual([]);
  });
});
