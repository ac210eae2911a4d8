import type { Language } from "../../archive.ts";

const units = ["kilobyte", "megabyte", "gigabyte"] as const;

/** Formats bytes in kilobytes, megabytes or gigabytes, as "4.2 MB". */
export function formatSize(language: Language, bytes: number): string {
  const power = bytes < 1e6 ? 1 : bytes < 1e9 ? 2 : 3;
  const value = bytes / 1000 ** power;
  return new Intl.NumberFormat(`${language}-IN`, {
    style: "unit",
    unit: units[power - 1],
    maximumFractionDigits: power === 1 || value >= 100 ? 0 : 1,
  }).format(value);
}

/** Formats a time, in milliseconds since 1970, as a date and time of the day where the reader is. */
export const formatMoment = (language: Language, time: number): string =>
  new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: "medium", timeStyle: "short" }).format(
    time,
  );
