export const firstYear = 1900;

/** Parses a year from 1900 to this year; null for anything else. */
export function parseYear(text: string | null, thisYear: number): number | null {
  const year = /^\d{4}$/.test(text?.trim() ?? "") ? Number(text) : 0;
  return year >= firstYear && year <= thisYear ? year : null;
}

type YearField = "recordingYearStart" | "recordingYearEnd";
export type SubmittedYears = Record<YearField, string>;
export type YearErrors = Partial<Record<YearField, "search.yearRange" | "search.yearOrder">>;

/** Returns message keys for years outside 1900 to this year, and for an end before the start. */
export function checkYears(typed: SubmittedYears, thisYear: number): YearErrors {
  const start = parseYear(typed.recordingYearStart, thisYear);
  const end = parseYear(typed.recordingYearEnd, thisYear);
  const errors: YearErrors = {};
  if (start === null && typed.recordingYearStart) errors.recordingYearStart = "search.yearRange";
  if (end === null && typed.recordingYearEnd) errors.recordingYearEnd = "search.yearRange";
  if (start !== null && end !== null && end < start) errors.recordingYearEnd = "search.yearOrder";
  return errors;
}
