import { z } from "zod";
import type { CopiedKind } from "./copied-kinds.ts";
import { HarvestError } from "./harvest-error.ts";
import { type HarvestSet, readSet, writeSet } from "./harvest-set.ts";

export const harvestFormats = ["oai_dc", "mods", "mads"] as const;
export type HarvestFormat = (typeof harvestFormats)[number];

/** Whether records of a kind are delivered in a format: MODS describes songs, MADS what they refer to. */
export const isDelivered = (format: HarvestFormat, kind: CopiedKind): boolean =>
  format === "oai_dc" || (format === "mods") === (kind === "song");

/** What is asked of a list. Times are milliseconds: changed at `from` or later, and before `until`. */
export interface HarvestedList {
  format: HarvestFormat;
  set: HarvestSet | null;
  from: number | null;
  until: number | null;
  /** The last record that was delivered; null at the beginning. */
  after: HarvestPlace | null;
  /** How many were delivered before. */
  cursor: number;
}

/** The place of a record in the list of all: by the time of its change, then by number. */
export interface HarvestPlace {
  changedAt: number;
  number: number;
}

const whole = z
  .string()
  .regex(/^-?\d{1,15}$/)
  .transform(Number);
const wholeOrNone = z
  .literal("")
  .transform(() => null)
  .or(whole);
const token = z.tuple([
  z.enum(harvestFormats),
  z.string(),
  wholeOrNone,
  wholeOrNone,
  whole,
  whole,
  whole,
]);

/**
 * Writes a list and the place that was reached in it. The token is whole in itself and does not expire: whatever is
 * written meanwhile goes to the end of the list, so that the place stays right.
 */
export const writeToken = ({ format, set, from, until, cursor }: HarvestedList, at: HarvestPlace) =>
  // Neither a set nor a number has a comma.
  [format, set && writeSet(set), from, until, at.changedAt, at.number, cursor].join(",");

/** @throws HarvestError "badResumptionToken" */
export function readToken(text: string): HarvestedList {
  const parts = token.safeParse(text.split(","));
  const set = parts.data?.[1] ? readSet(parts.data[1]) : null;
  if (!parts.success || (parts.data[1] && !set))
    throw new HarvestError("badResumptionToken", "This archive did not write this token.");
  const [format, , from, until, changedAt, number, cursor] = parts.data;
  return { format, set, from, until, after: { changedAt, number }, cursor };
}
