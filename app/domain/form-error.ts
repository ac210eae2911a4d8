import type { z } from "zod";

export interface FormError {
  error: string;
  values?: Record<string, string | number>;
}

/** Converts an issue of zod; the bound of a length becomes the value `min` or `max`. */
export function toFormError(issue: z.core.$ZodIssue): FormError {
  const { message: error } = issue;
  switch (issue.code) {
    case "too_small":
      return { error, values: { min: Number(issue.minimum) } };
    case "too_big":
      return { error, values: { max: Number(issue.maximum) } };
    case "custom":
      return { error, values: issue.params };
    default:
      return { error };
  }
}

/** The default message for lengths, for a schema's `error`. */
export const lengthMessage: z.core.$ZodErrorMap = ({ code, origin, minimum }) => {
  if (origin !== "string") return undefined;
  if (code === "too_big") return "form.maximum";
  if (code !== "too_small") return undefined;
  return Number(minimum) > 1 ? "form.minimum" : "account.required";
};

const lettersOf = (text: string) => [...text].length;

/** Arguments of `refine` for a minimum of letters (code points). */
export const atLeast = (min: number, message: string) =>
  [(text: string) => lettersOf(text) >= min, { message, params: { min } }] as const;

export const atMost = (max: number, message: string) =>
  [(text: string) => lettersOf(text) <= max, { message, params: { max } }] as const;
