import type { Language } from "../archive.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats a date (yyyy, yyyy-MM, yyyy-MM-dd, or milliseconds since 1970) in UTC, with the precision of `date`. */
export function formatDate(language: Language, date: string | number): string {
  const letters = typeof date === "string" ? date.length : 10;
  const key = language + letters;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(`${language}-IN`, {
      year: "numeric",
      month: letters > 4 ? "short" : undefined,
      day: letters < 10 ? undefined : "numeric",
      timeZone: "UTC",
    });
  formats.set(key, format);
  const parts = format.formatToParts(new Date(date));
  const partOf = (one: string) => parts.find(({ type }) => type === one)?.value;
  return dateOrder(language).map(partOf).filter(Boolean).join(" ");
}

/** The order of newspapers, without the commas that Unicode puts between a Telugu or Kannada day, month and year. */
const dateOrder = (language: Language) =>
  language === "ml" ? ["year", "month", "day"] : ["day", "month", "year"];

/** Names a language of the site in another one, as "English" or "तमिल". */
export const nameLanguage = (reader: Language, language: Language): string =>
  new Intl.DisplayNames(`${reader}-IN`, { type: "language" }).of(language)!;

/** Formats a duration in milliseconds as "2 hours ago", in minutes or hours. */
export function ago(language: Language, past: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const minutes = Math.floor(past / 60_000);
  if (minutes < 1) return format.format(0, "second");
  return minutes < 60
    ? format.format(-minutes, "minute")
    : format.format(-Math.floor(minutes / 60), "hour");
}

/** Formats seconds as `4:05` or `1:02:03`. */
export function formatDuration(seconds: number): string {
  const parts = [
    Math.floor(seconds / 3600),
    Math.floor(seconds / 60) % 60,
    Math.floor(seconds) % 60,
  ];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? part : String(part).padStart(2, "0"))).join(":");
}
