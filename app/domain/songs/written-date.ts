import { romanizeWords } from "../search/keys/romanize.ts";

/** Which number of 3/4/1975 comes first: of the day (3 April) or of the month (March 4). */
export const dateOrders = ["day", "month"] as const;
export type DateOrder = (typeof dateOrders)[number];

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );

const yearFirst = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?$/;
const yearLast = /^(?:(\d{1,2})[-/.])?(\d{1,2})[-/.](\d{4})$/;
const shortYearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})$/;
const between = "[-/., ]+";
const named = [
  `(?<day>\\d{1,2})(?:st|nd|rd|th)?${between}(?<month>[a-z]{3,})${between}'?(?<year>\\d{4}|\\d{2})`,
  `(?<month>[a-z]{3,})${between}(?<day>\\d{1,2})(?:st|nd|rd|th)?${between}(?<year>\\d{4})`,
  // "Aug 15" may be a day, so that a year of two digits needs another sign than a space.
  `(?<month>[a-z]{3,})(?:${between}(?<year>\\d{4})|[-/. ]*[-/']'?(?<year>\\d{2}))`,
  `(?<year>\\d{4})${between}(?<month>[a-z]{3,})(?:${between}(?<day>\\d{1,2}))?`,
].map((form) => new RegExp(`^${form}$`));

/** Years of two digits are 1930 to 2029, as spreadsheets read them. */
const wholeYear = (year: string) =>
  year.length === 4 ? year : `${Number(year) < 30 ? "20" : "19"}${year}`;

const join = (year: string, month?: string, day?: string) =>
  [wholeYear(year), month, day].flatMap((part) => part?.padStart(2, "0") ?? []).join("-");

/** No date is as long as this. Longer texts would take the patterns too much time. */
const tooLong = 60;

/** Digits of any script as 0 to 9, dashes of any length as "-", and no time of midnight, which databases write. */
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replace(/\p{Nd}/gu, (digit) => romanizeWords(digit)[0] ?? digit)
    .replace(/[‐-―]/g, "-")
    .replace(/[t\s]+0?0:00(?::00(?:\.0+)?)?z?$/, "")
    .replace(/\s*([-/.,])\s*/g, "$1")
    .replace(/\s+/g, " ");

/**
 * Reads a date as people write it: 1975, 8/1975, 15/8/1975, 15-08-75, 15.8.1975, 1975/8/15, 15 August 1975, August 15,
 * 1975, Aug-75. Returns it as the archive writes dates (yyyy, yyyy-MM, yyyy-MM-dd), or null for any other text, such as
 * "c. 1975". Whether the day exists is checked by the schema of dates.
 */
export function readWrittenDate(text: string, order: DateOrder): string | null {
  if (text.trim().length > tooLong) return null;
  const plain = plainText(text.trim());
  const fromYear = yearFirst.exec(plain);
  if (fromYear) return join(fromYear[1]!, fromYear[2], fromYear[3]);
  const toYear = yearLast.exec(plain) ?? shortYearLast.exec(plain);
  if (toYear) {
    const [, first, second, year] = toYear;
    return order === "month" && first ? join(year!, first, second) : join(year!, second, first);
  }
  for (const form of named) {
    const { day, month = "", year = "" } = form.exec(plain)?.groups ?? {};
    const at = months.findIndex((name) => month !== "" && name.startsWith(month));
    if (at >= 0) return join(year, String(at + 1), day);
  }
  return null;
}
