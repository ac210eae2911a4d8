export interface FoundDate {
  /** yyyy, yyyy-MM or yyyy-MM-dd. */
  date: string;
  start: number;
  end: number;
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month = String.raw`(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const year = String.raw`(?<y>(?:19|20)\d{2})`;
const gap = String.raw`[\s_,.-]+`;
const mark = String.raw`(?<mark>[-._/])`;

/** Days come before months where both are numbers. */
const forms = [
  String.raw`${year}${mark}(?<m>\d{1,2})\k<mark>(?<d>\d{1,2})`,
  String.raw`(?<d>\d{1,2})${mark}(?<m>\d{1,2})\k<mark>${year}`,
  String.raw`${year}(?<m>\d{2})(?<d>\d{2})`,
  String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)?${gap}${month}${gap}${year}`,
  String.raw`${month}${gap}(?<d>\d{1,2})(?:st|nd|rd|th)?${gap}${year}`,
  String.raw`${year}${gap}${month}${gap}(?<d>\d{1,2})`,
  String.raw`${month}${gap}${year}`,
].map((form) => new RegExp(String.raw`(?<![\p{L}\p{N}])${form}(?![\p{L}\p{N}])`, "iu"));

const onlyYear = /^(?:19|20)\d{2}$/;
const onlyMonth = /^((?:19|20)\d{2})[-./](\d{1,2})$/;

function toDate(groups: Record<string, string | undefined>): string | null {
  const { y = "", m, d, name } = groups;
  const monthNumber = name ? months.indexOf(name.slice(0, 3).toLowerCase()) + 1 : Number(m);
  if (!(monthNumber >= 1 && monthNumber <= 12)) return null;
  const ofMonth = `${y}-${String(monthNumber).padStart(2, "0")}`;
  if (d === undefined) return ofMonth;
  const daysInMonth = new Date(Date.UTC(Number(y), monthNumber, 0)).getUTCDate();
  const isDay = Number(d) >= 1 && Number(d) <= daysInMonth;
  return isDay ? `${ofMonth}-${d.padStart(2, "0")}` : null;
}

/** Finds the first date in a text that says more than a year, or null if there is none. */
export function findDate(text: string): FoundDate | null {
  for (const form of forms) {
    const match = form.exec(text);
    const date = match && toDate(match.groups!);
    if (date) return { date, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** Reads a text that is a date and no more, also a year. Returns null for any other text. */
export function readDate(text: string): string | null {
  if (onlyYear.test(text)) return text;
  const [, y, m] = onlyMonth.exec(text) ?? [];
  if (m) return toDate({ y, m });
  const found = findDate(text);
  return found?.start === 0 && found.end === text.length ? found.date : null;
}

/** Merges two dates into the more precise one. Returns null if they differ. */
export function mergeDates(one: string, other: string): string | null {
  if (one.startsWith(other)) return one;
  return other.startsWith(one) ? other : null;
}
