import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import devPairs from "#tests/eval/dev-pairs.json";
import distractors from "#tests/eval/distractors.json";
import { evaluate } from "#tests/eval/evaluate.ts";
import { fillIndex } from "#tests/eval/fill-index.ts";
import type { EvalData, Pair } from "#tests/eval/names.ts";
import negatives from "#tests/eval/negatives.json";
import ownPairs from "#tests/eval/own-pairs.json";

test.each([
  ["development pairs", devPairs],
  ["pairs of other scripts and titles", ownPairs],
])(
  "finds what is meant, first or among the first five: %s",
  async (_, pairs) => {
    const db = openDatabase(env.DB);
    const data = { pairs: pairs as Pair[], negatives, distractors } as EvalData;
    await fillIndex(db, data);
    const { all, byScript, negatives: asked, missed } = await evaluate(db, data);
    const told = JSON.stringify(missed);
    expect(all.top1, told).toBeGreaterThanOrEqual(0.97);
    expect(all.top5, told).toBeGreaterThanOrEqual(0.99);
    for (const [script, { top1 }] of Object.entries(byScript))
      expect(top1, script).toBeGreaterThanOrEqual(0.95);
    expect(asked.confused).toEqual([]);
  },
  120_000,
);
