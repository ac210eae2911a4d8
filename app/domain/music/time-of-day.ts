/** When raagas are traditionally sung: before sunrise (`dawn`), after it (`morning`), or at any time. */
export const timesOfDay = [
  "dawn",
  "morning",
  "noon",
  "afternoon",
  "evening",
  "night",
  "any",
] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** Where each part of the day ends, as an hour of the clock. Sources name the parts alone. */
const ends: [hour: number, time: TimeOfDay][] = [
  [4, "night"],
  [6, "dawn"],
  [11, "morning"],
  [14, "noon"],
  [17, "afternoon"],
  [20, "evening"],
];

/** Returns the part of the day of an hour from 0 to 23. */
export const timeOfDayAt = (hour: number): TimeOfDay =>
  ends.find(([end]) => hour < end)?.[1] ?? "night";

export const parseTimeOfDay = (text: string | null): TimeOfDay | null =>
  timesOfDay.find((time) => time === text) ?? null;
