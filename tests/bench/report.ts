import { writeFileSync } from "node:fs";
import type { Figure } from "./figure.ts";

const verdict = (passed: boolean | null) => (passed === null ? "" : passed ? "✓" : "✗");

function printTable(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) =>
    Math.max(...rows.map((row) => [...row[column]!].length)),
  );
  for (const row of rows)
    console.log(
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!)))
        .join("  ")
        .trimEnd(),
    );
}

/** Prints the figures beside their targets, group by group. */
export function printReport(figures: Figure[]): void {
  for (const [group, lines] of Map.groupBy(figures, (figure) => figure.group)) {
    const labels = [...new Set(lines.flatMap(({ values }) => Object.keys(values)))];
    console.log(`\n${group}`);
    printTable([
      ["", ...labels, "target", ""],
      ...lines.map(({ name, values, target, passed }) => [
        name,
        ...labels.map((label) => formatValue(values[label])),
        target,
        verdict(passed),
      ]),
    ]);
  }
}

function formatValue(value: number | string | undefined): string {
  return typeof value === "number" ? value.toLocaleString("en") : (value ?? "");
}

/** Prints missed targets. Returns whether there are none. */
export function judge(figures: Figure[]): boolean {
  const missed = figures.filter(({ passed }) => passed === false);
  console.log(
    missed.length === 0
      ? "\nEvery target is met."
      : [
          "",
          `${missed.length} not met:`,
          ...missed.map(({ group, name }) => `  ${group}: ${name}`),
        ].join("\n"),
  );
  return missed.length === 0;
}

export function writeFigures(file: string, figures: Figure[]): void {
  writeFileSync(file, `${JSON.stringify(figures, null, 2)}\n`);
}
