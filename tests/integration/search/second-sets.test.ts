import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import combined from "#tests/eval/combined.json";
import { evaluateCombined } from "#tests/eval/combined.ts";
import { evaluate } from "#tests/eval/evaluate.ts";
import { fillIndex } from "#tests/eval/fill-index.ts";
import { fillSongs } from "#tests/eval/fill-songs.ts";
import moreDistractors from "#tests/eval/more-distractors.json";
import moreNegatives from "#tests/eval/more-negatives.json";
import type { EvalData } from "#tests/eval/names.ts";
import secondCombined from "#tests/eval/second/combined.json";
import secondMore from "#tests/eval/second/more-pairs.json";
import secondPeople from "#tests/eval/second/people-pairs.json";
import secondTaalas from "#tests/eval/second/taala-pairs.json";
import typoMade from "#tests/eval/typo-made.json";

const rest = { negatives: moreNegatives, distractors: moreDistractors };

/** The share of each kind that is found first, as it was when it was last measured. */
const floors = [
  [
    "names that were collected apart",
    [...secondMore, ...secondPeople, ...secondTaalas],
    { raga: 1, title: 1, tala: 1, person: 106 / 108 },
  ],
  [
    "names with one letter changed",
    typoMade,
    { raga: 58 / 66, title: 53 / 60, tala: 19 / 24, person: 66 / 72 },
  ],
] as const;

test.each(floors)(
  "no fewer are found first than before: %s",
  async (_, pairs, least) => {
    const db = openDatabase(env.DB);
    const data = { pairs, ...rest } as unknown as EvalData;
    await fillIndex(db, data);
    const { byKind, negatives, missed } = await evaluate(db, data);
    const told = JSON.stringify(missed);
    for (const [kind, share] of Object.entries(least))
      expect(byKind[kind]!.top1, `${kind}: ${told}`).toBeGreaterThanOrEqual(share);
    expect(negatives.confused).toEqual([]);
  },
  240_000,
);

test.each([
  ["the first set", combined, 130 / 132],
  ["the second set", secondCombined, 68 / 71],
] as const)(
  "no fewer queries of several names find exactly their songs than before: %s",
  async (_, data, least) => {
    const db = openDatabase(env.DB);
    await fillSongs(db, data.songs);
    const { all, missed } = await evaluateCombined(db, data);
    expect(all.exact, JSON.stringify(missed)).toBeGreaterThanOrEqual(least);
  },
  240_000,
);
