import { type Gate, judge } from "./gates.ts";
import { categories } from "./measure.ts";
import type { Summary } from "./summary.ts";

type Judged = Summary & { gates: Gate[] };

/** Prints every page beside the bare one, then the findings. */
export function printReport(bare: Summary, pages: Judged[], unlisted: string[]): void {
  const runs = bare.samples.length;
  console.log(`\nMedians of ${runs} visits; ✗ misses its gate\n`);
  const floor = judge(bare, bare, true);
  printTable([
    ["", ...floor.map(({ name }) => name)],
    ["bare page", ...floor.map(({ value }) => String(value))],
    ...pages.map(({ name, gates }) => [
      name,
      ...gates.map(({ value, passed }) => `${value}${passed ? "" : " ✗"}`),
    ]),
    ["gate, in English", ...floor.map(({ limit }) => limit)],
  ]);
  if (unlisted.length > 0)
    console.log(`\nNot to be indexed, so judged without is-crawlable: ${unlisted.join(" ")}`);

  console.log("\nWhere the largest paint's time goes, ms");
  for (const { name, paint } of [bare, ...pages]) {
    const parts = Object.entries(paint.parts).map(([part, ms]) => `${part} ${Math.round(ms)}`);
    console.log(`  ${name}: ${parts.join(", ")}; ${paint.element}`);
  }
  for (const page of pages) printFindings(page);

  const missed = pages.flatMap(({ name, gates }) =>
    gates
      .filter(({ passed }) => !passed)
      .map((gate) => `  ${name}: ${gate.name} ${gate.value}, ${gate.limit} wanted`),
  );
  console.log(missed.length === 0 ? "\nEvery gate is met." : `\nNot met:\n${missed.join("\n")}`);
}

function printFindings({ name, scores, findings }: Judged): void {
  for (const category of categories.filter((one) => scores[one] < 1)) {
    console.log(`\n${name}: ${category} ${scores[category]}`);
    for (const finding of findings.filter((one) => one.category === category))
      console.log(`  ${finding.audit}: ${finding.explanation}`);
  }
}

function printTable(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => [...row[column]!].length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join("  "),
    );
}
