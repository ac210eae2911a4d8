import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type CombinedData, evaluateCombined } from "./combined.ts";
import { evaluate, indexSize } from "./evaluate.ts";
import { withDatabase } from "./evaluation-database.ts";
import { fillIndex } from "./fill-index.ts";
import { fillDemo, fillSongs } from "./fill-songs.ts";
import type { EvalData } from "./names.ts";
import { evaluateReadings } from "./readings.ts";
import { printCombined, printEvaluation, printReadings } from "./report.ts";

// `npm run eval:search [-- --pairs FILE --negatives FILE --distractors FILE --json]`: measures how often the
// search finds the target first or among the first five. `--combined FILE`: whether one query of several names
// finds its set of songs. `--readings FILE`: whether the parts of queries are read as they are meant.
const here = new URL(".", import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    pairs: { type: "string", default: join(here, "dev-pairs.json") },
    negatives: { type: "string", default: join(here, "negatives.json") },
    distractors: { type: "string", default: join(here, "distractors.json") },
    combined: { type: "string" },
    readings: { type: "string" },
    json: { type: "boolean", default: false },
  },
});
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));

await withDatabase(async (db) => {
  if (values.combined) {
    const combined: CombinedData = read(values.combined);
    await fillSongs(db, combined.songs);
    const result = await evaluateCombined(db, combined);
    if (values.json) console.log(JSON.stringify(result, null, 2));
    else printCombined(result);
    return;
  }
  if (values.readings) {
    await fillDemo(db);
    const result = await evaluateReadings(db, read(values.readings));
    if (values.json) console.log(JSON.stringify(result, null, 2));
    else printReadings(result);
    return;
  }
  const data: EvalData = {
    pairs: read(values.pairs),
    negatives: read(values.negatives),
    distractors: read(values.distractors),
  };
  await fillIndex(db, data);
  const rows = await indexSize(db);
  const started = performance.now();
  const result = await evaluate(db, data);
  const questions = data.pairs.length + 2 * data.negatives.length;
  const milliseconds = (performance.now() - started) / questions;
  if (values.json) console.log(JSON.stringify({ ...result, milliseconds, rows }, null, 2));
  else printEvaluation(result, milliseconds, rows);
});
