import { invalidFields } from "./problem.ts";

/** Reads a query or form into an object; `trimmed` leaves out blank values. Throws Problem for a duplicate key. */
export function readPairs(pairs: URLSearchParams, trimmed = false): Record<string, string> {
  const seen = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (seen.has(key))
      throw invalidFields([{ fieldName: key, errorMessage: "This is given more than once." }]);
    seen.set(key, trimmed ? value.trim() : value);
  }
  return Object.fromEntries([...seen].filter(([, value]) => !trimmed || value !== ""));
}
