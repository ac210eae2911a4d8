import type { PlanLine } from "../../../domain/records/csv/import-plan.ts";

export const linesPerPage = 100;

export const outcomes = ["all", "refuse", "add", "change", "same"] as const;
export type Outcome = (typeof outcomes)[number];

export function countOutcomes(lines: PlanLine[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  return {
    all: lines.length,
    refuse: count("refuse"),
    add: count("add"),
    change: count("change"),
    same: count("same"),
  };
}
