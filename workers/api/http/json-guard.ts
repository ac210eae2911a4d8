import { Problem } from "./problem.ts";

const deepest = 10;
const marks = /"(?:[^"\\]|\\.)*"|[{}[\]:]/g;

/**
 * The value of a JSON text. Refuses what is no JSON, what is nested more than ten deep, and objects that
 * name a key twice, where two readers could see two different things.
 */
export function parseJson(text: string): unknown {
  const value = parse(text);
  // Only valid JSON is looked through: its strings all end, and so the pattern never turns back.
  const open: (Set<string> | null)[] = [];
  let string = "";
  for (const [mark] of text.matchAll(marks)) {
    if (mark === "{" || mark === "[") {
      open.push(mark === "{" ? new Set() : null);
      if (open.length > deepest)
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
    return JSON.parse(text);
  } catch {
    throw new Problem("ILLEGAL_ARGUMENT", "The JSON cannot be read.");
  }
}
