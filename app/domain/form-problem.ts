import type { z } from "zod";

/** What is wrong: the key of a message, and the values that stand in its text. */
export interface Problem {
  problem: string;
  values?: Record<string, string | number>;
}

/** Reads what a schema found wrong. The bound of a length is a value of the text: `min` or `max`. */
export function problemOf(issue: z.core.$ZodIssue): Problem {
  const { message: problem } = issue;
  switch (issue.code) {
    case "too_small":
      return { problem, values: { min: Number(issue.minimum) } };
    case "too_big":
      return { problem, values: { max: Number(issue.maximum) } };
    case "custom":
      return { problem, values: issue.params };
    default:
      return { problem };
  }
}

/** The message of a length that its schema has no message for; for a schema's `error`. */
export const lengthMessage: z.core.$ZodErrorMap = ({ code, origin, minimum }) => {
  if (origin !== "string") return undefined;
  if (code === "too_big") return "form.maximum";
  if (code !== "too_small") return undefined;
  return Number(minimum) > 1 ? "form.minimum" : "account.required";
};

const lettersOf = (text: string) => [...text].length;

/** The arguments of `refine` for a text of at least `min` letters, however many bytes they take. */
export const atLeast = (min: number, message: string) =>
  [(text: string) => lettersOf(text) >= min, { message, params: { min } }] as const;

/** The arguments of `refine` for a text of at most `max` letters. */
export const atMost = (max: number, message: string) =>
  [(text: string) => lettersOf(text) <= max, { message, params: { max } }] as const;
