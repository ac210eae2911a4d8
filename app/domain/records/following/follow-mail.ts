import { z } from "zod";

const day = 24 * 3600_000;

/** How often news comes by mail; never is what remains after a press on "stop". */
export const mailRates = ["daily", "weekly", "never"] as const;
export type MailRate = (typeof mailRates)[number];

/** Milliseconds between two mails. */
export const ratePeriods: Record<Exclude<MailRate, "never">, number> = {
  daily: day,
  weekly: 7 * day,
};

/** What a user may follow at a time. */
export const maxFollows = 100;

/** Mails with news in a day, for all users together. They have a budget of their own: no other mail counts, or is counted. */
export const newsMailsOfDay = 300;

/** The changes of one record that a mail tells; what is more is counted. */
export const toldChanges = 5;

/** The token in the address that stops the mails: the user and a keyed hash. */
export const stopToken = (userId: number, mac: string): string => `${userId}.${mac}`;

/** Returns the user whom a token names, which has still to be compared; null if it names none. */
export function userOfToken(token: string): number | null {
  const [, id] = /^([1-9]\d{0,14})\.[0-9a-f]{64}$/.exec(token) ?? [];
  return id ? Number(id) : null;
}

export const isStopPath = (path: string): boolean => /^\/following\/stop\/[^/]+$/.test(path);

export const stopPath = (token: string): string => `/following/stop/${token}`;

/** What the page of all follows sends: to end one, or how often mails come. */
export const followForm = z.discriminatedUnion("act", [
  z.object({
    act: z.literal("end"),
    kind: z.enum(["composition", "raaga", "person", "unfinished"]),
    recordId: z.string().max(200),
  }),
  z.object({ act: z.literal("rate"), rate: z.enum(mailRates) }),
]);
