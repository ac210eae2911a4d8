const fractions: Readonly<Record<number, string>> = { 0.25: "¼", 0.5: "½", 0.75: "¾" };

/** Writes a count of aksharas in quarters: 1.5 as 1½. */
export const writeCount = (count: number): string =>
  `${Math.floor(count) || ""}${fractions[count % 1] ?? ""}` || "0";
