import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import devPairs from "#tests/eval/dev-pairs.json";
import distractors from "#tests/eval/distractors.json";
import { evaluate } from "#tests/eval/evaluate.ts";
import { fillIndex } from "#tests/eval/fill-index.ts";
import moreDistractors from "#tests/eval/more-distractors.json";
import moreNegatives from "#tests/eval/more-negatives.json";
import morePairs from "#tests/eval/more-pairs.json";
import type { EvalData, Pair } from "#tests/eval/names.ts";
import negatives from "#tests/eval/negatives.json";
import ownPairs from "#tests/eval/own-pairs.json";
import peoplePairs from "#tests/eval/people-pairs.json";
import taalaPairs from "#tests/eval/taala-pairs.json";
import typoPairs from "#tests/eval/typo-pairs.json";

const firstData = { negatives, distractors };
const moreData = { negatives: moreNegatives, distractors: moreDistractors };

test.each([
  ["development pairs", devPairs, firstData],
  ["pairs of other scripts and titles", ownPairs, firstData],
  ["people and taalas", [...peoplePairs, ...taalaPairs], moreData],
  [
    "raagas and titles as pages write them, and misspelt names",
    [...morePairs, ...typoPairs],
    moreData,
  ],
])(
  "finds what is meant, first or among the first five: %s",
  async (_, pairs, rest) => {
    const db = openDatabase(env.DB);
    const data = { pairs: pairs as Pair[], ...rest } as EvalData;
    await fillIndex(db, data);
    const { all, byScript, negatives: asked, missed } = await evaluate(db, data);
    const told = JSON.stringify(missed);
    expect(all.top1, told).toBeGreaterThanOrEqual(0.98);
    expect(all.top5, told).toBeGreaterThanOrEqual(0.99);
    for (const [script, { top1 }] of Object.entries(byScript))
      expect(top1, script).toBeGreaterThanOrEqual(0.95);
    expect(asked.confused).toEqual([]);
  },
  120_000,
);
