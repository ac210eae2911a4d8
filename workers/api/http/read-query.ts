import { invalidFields } from "./problem.ts";

/**
 * The pairs of a query or a form: values trimmed, blank ones absent. A key that stands there twice is
 * refused, as two readers could see two different things.
 */
export function readPairs(pairs: URLSearchParams, trimmed = false): Record<string, string> {
  const seen = new Map<string, string>();
  for (const [key, value] of pairs) {
    if (seen.has(key))
      throw invalidFields([{ fieldName: key, errorMessage: "This is given more than once." }]);
    seen.set(key, trimmed ? value.trim() : value);
  }
  return Object.fromEntries([...seen].filter(([, value]) => !trimmed || value !== ""));
}
