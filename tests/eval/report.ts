import type { CombinedEvaluation } from "./combined.ts";
import type { Evaluation, Share } from "./evaluate.ts";
import type { ReadingEvaluation } from "./readings.ts";

const percent = (part: number) => `${(100 * part).toFixed(1)} %`.padStart(10);
const print = (name: string, count: number, ...parts: number[]) =>
  console.log(`${name.padEnd(24)}${String(count).padStart(6)}${parts.map(percent).join("")}`);

/** Prints shares in all, by kind, script and relation, and what was missed. */
export function printEvaluation(result: Evaluation, milliseconds: number, rows: number): void {
  const line = (name: string, { pairs, top1, top5 }: Share) => print(name, pairs, top1, top5);
  console.log(`${"".padEnd(24)} pairs     top-1     top-5`);
  line("All", result.all);
  for (const shares of [result.byKind, result.byScript, result.byKindAndScript, result.byRelation])
    for (const [group, one] of Object.entries(shares)) line(`  ${group}`, one);
  line("LIKE, same index", result.like);
  line("Trigrams, same index", result.trigram);
  const { asked, confused } = result.negatives;
  console.log(`Negatives: ${asked} pairs, ${confused.length} confused ${confused.join("; ")}`);
  console.log(`${rows} rows of index, ${milliseconds.toFixed(1)} ms a question`);
  printMissed(result.missed.map(({ target, ...one }) => ({ ...one, expected: [target] })));
}

/** Prints how often a combined query finds the songs that are expected. */
export function printCombined({ all, byScript, missed }: CombinedEvaluation): void {
  console.log(`${"".padEnd(22)} queries     exact precision    recall`);
  for (const [group, one] of [["All", all] as const, ...Object.entries(byScript)])
    print(group, one.queries, one.exact, one.precision, one.recall);
  printMissed(missed);
}

/** Prints how often all parts of a query are read as they are meant. */
export function printReadings({ all, byKind, byScript, missed }: ReadingEvaluation): void {
  console.log(`${"".padEnd(22)} queries     right`);
  const shares = { All: all, ...byKind, ...byScript };
  for (const [group, one] of Object.entries(shares)) print(group, one.queries, one.right);
  printMissed(missed);
}

function printMissed(missed: { query: string; expected: string[]; found: string[] }[]): void {
  for (const { query, expected, found } of missed)
    console.log(
      `  ${query} → ${expected.join(", ") || "nothing"}: found ${found.slice(0, 8).join(", ") || "nothing"}`,
    );
}
