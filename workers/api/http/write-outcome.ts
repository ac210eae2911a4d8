import type { WriteFailure } from "#app/data/write-batch.ts";
import { Problem, type ProblemCode } from "./problem.ts";

/**
 * Throws the Problem of a write that failed.
 * @param taken the code for a name that exists already
 */
export function requireDone(result: WriteFailure | "done", taken: ProblemCode = "IN_USE"): void {
  switch (result) {
    case "done":
      return;
    case "denied":
      throw new Problem("ACCESS_DENIED");
    case "missing":
      throw new Problem("RESOURCE_NOT_FOUND");
    case "exists":
      throw taken === "IN_USE" ? new Problem(taken, "It exists already.") : new Problem(taken);
    case "inUse":
    case "outdated":
    case "unavailable":
      throw new Problem("IN_USE");
    case "lastAdministrator":
      throw new Problem("IN_USE", "There must be an Administrator: this is the last one.");
    case "systemRole":
      throw new Problem("IN_USE", "A system role keeps its name and cannot be deleted.");
  }
}
