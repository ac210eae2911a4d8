import { Problem } from "./problem.ts";

const maxDepth = 10;
const marks = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * Parses JSON. Throws Problem if it is invalid, has more than ten levels, a duplicate key or a lone surrogate (which
 * the database would not return as it was stored).
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  // In valid JSON every string ends, so the pattern never backtracks.
  const open: (Set<string> | null)[] = [];
  let string = "";
  for (const [mark] of text.matchAll(marks)) {
    if (mark === "{" || mark === "[") {
      open.push(mark === "{" ? new Set() : null);
      if (open.length > maxDepth)
        throw new Problem("ILLEGAL_ARGUMENT", "The JSON is nested too deep.");
    } else if (mark === "}" || mark === "]") open.pop();
    else if (mark === ":") {
      const keys = open.at(-1);
      const key: string = JSON.parse(string);
      if (keys?.has(key)) throw new Problem("ILLEGAL_ARGUMENT", "The JSON names a key twice.");
      keys?.add(key);
    } else string = mark;
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, rejectLoneSurrogates);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem("ILLEGAL_ARGUMENT", "The JSON cannot be read.");
  }
}

function rejectLoneSurrogates(key: string, value: unknown): unknown {
  if (!key.isWellFormed() || (typeof value === "string" && !value.isWellFormed()))
    throw new Problem("ILLEGAL_ARGUMENT", "The JSON has a half of a surrogate pair.");
  return value;
}
