export const datePrecisions = ["year", "month", "day"] as const;

/** How exactly a recording's date is known: "1968" to the year, "1968-08" to the month, "1968-08-15" to the day. */
export const precisionOf = (date: string): (typeof datePrecisions)[number] =>
  datePrecisions[date.split("-").length - 1]!;
