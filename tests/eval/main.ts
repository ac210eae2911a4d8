import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { openDatabase } from "#app/data/database.ts";
import { evaluate, fillIndex, indexSize, type Share } from "./evaluate.ts";
import type { EvalData } from "./names.ts";

// `npm run eval:search [-- --pairs FILE --negatives FILE --distractors FILE --json]`: measures how often the
// search finds the target first or among the first five.
const here = new URL(".", import.meta.url).pathname;
const { values } = parseArgs({
  options: {
    pairs: { type: "string", default: join(here, "dev-pairs.json") },
    negatives: { type: "string", default: join(here, "negatives.json") },
    distractors: { type: "string", default: join(here, "distractors.json") },
    json: { type: "boolean", default: false },
  },
});
const read = (file: string) => JSON.parse(readFileSync(file, "utf8"));
const data: EvalData = {
  pairs: read(values.pairs),
  negatives: read(values.negatives),
  distractors: read(values.distractors),
};

const miniflare = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    modules: true,
    script: "export default {}",
    d1Databases: { DB: "evaluation" },
  }),
);
try {
  const database = await miniflare.getD1Database("DB");
  for (const file of readdirSync("migrations")
    .filter((name) => name.endsWith(".sql"))
    .toSorted())
    for (const statement of readFileSync(join("migrations", file), "utf8").split(
      "--> statement-breakpoint",
    ))
      await database.prepare(statement).run();
  const db = openDatabase(database);
  await fillIndex(db, data);
  const rows = await indexSize(db);
  const started = performance.now();
  const result = await evaluate(db, data);
  const questions = data.pairs.length + 2 * data.negatives.length;
  const milliseconds = (performance.now() - started) / questions;
  if (values.json) console.log(JSON.stringify({ ...result, milliseconds, rows }, null, 2));
  else print(result, milliseconds, rows);
} finally {
  await miniflare.dispose();
}

function print(result: Awaited<ReturnType<typeof evaluate>>, milliseconds: number, rows: number) {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(8);
  const line = (name: string, { pairs, top1, top5 }: Share) =>
    console.log(
      `${name.padEnd(24)}${String(pairs).padStart(6)}  ${percent(top1)}  ${percent(top5)}`,
    );
  console.log(`${"".padEnd(24)} pairs     top-1     top-5`);
  line("All", result.all);
  for (const [script, one] of Object.entries(result.byScript)) line(`  ${script}`, one);
  for (const [relation, one] of Object.entries(result.byRelation)) line(`  ${relation}`, one);
  line("LIKE, same index", result.like);
  line("Trigrams, same index", result.trigram);
  const { asked, confused } = result.negatives;
  console.log(`Negatives: ${asked} pairs, ${confused.length} confused ${confused.join("; ")}`);
  console.log(`${rows} rows of index, ${milliseconds.toFixed(1)} ms a question`);
  for (const { query, target, found } of result.missed)
    console.log(`  ${query} → ${target}: found ${found.join(", ") || "nothing"}`);
}
