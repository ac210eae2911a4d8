import type { WriteFailure, WriteResult } from "#app/data/write-batch.ts";
import { englishText } from "./english-text.ts";
import { Problem, type ProblemCode } from "./problem.ts";

/** Returns the Problem of a failed write; `existsCode` if the name is taken. */
export function writeProblem(reason: WriteFailure, existsCode: ProblemCode = "IN_USE"): Problem {
  switch (reason) {
    case "denied":
      return new Problem("ACCESS_DENIED");
    case "missing":
      return new Problem("RESOURCE_NOT_FOUND");
    case "exists":
      return existsCode === "IN_USE"
        ? new Problem(existsCode, "It exists already.")
        : new Problem(existsCode);
    case "inUse":
    case "outdated":
    case "unavailable":
      return new Problem("IN_USE");
    case "hidden":
      return new Problem("IN_USE", englishText("csv.hiddenField"));
    case "tooLarge":
      return new Problem("PAYLOAD_TOO_LARGE", englishText("form.tooLarge"));
    case "lastAdministrator":
      return new Problem("IN_USE", "There must be an Administrator: this is the last one.");
    case "systemRole":
      return new Problem("IN_USE", "A system role keeps its name and cannot be deleted.");
  }
}

/** Throws the Problem of a failed write. */
export function requireWritten(result: WriteResult, existsCode?: ProblemCode): void {
  if (!result.ok) throw writeProblem(result.reason, existsCode);
}
