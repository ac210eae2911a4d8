import type { WriteFailure } from "#app/data/write-batch.ts";
import { invalidField, invalidFields, type Problem } from "../http/problem.ts";
import { writeProblem } from "../http/write-outcome.ts";

export function guessable(fieldName: string): Problem {
  return invalidField(fieldName, "account.passwordGuessable");
}

/** Throws the Problem of a failed write of a user. `missing` means that a role of the body does not exist. */
export function requireUserWritten(
  result: { ok: true } | { ok: false; reason: WriteFailure | "guessable" },
): void {
  if (result.ok) return;
  if (result.reason === "guessable") throw guessable("password");
  if (result.reason === "missing")
    throw invalidFields([{ fieldName: "roles", errorMessage: "A role is on no list." }]);
  throw writeProblem(result.reason, "USER_ALREADY_EXISTS");
}
