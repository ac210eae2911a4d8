/** Milliseconds for which a merge can be undone. */
export const separableFor = 30 * 24 * 3600_000;

/** `{ field: [before, after] }`, as in revisions. */
export type Changes = Record<string, [unknown, unknown]>;

const isEmpty = (value: unknown) =>
  value === null || ["", "[]", "{}"].includes(typeof value === "string" ? value : asText(value));

const asText = (value: unknown) => JSON.stringify(value);

/** The fields that are empty in `to` and known in `from`. */
export function fillEmpty<T extends object>(to: T, from: T, fields: readonly (keyof T)[]): Changes {
  const filled = fields.filter((field) => isEmpty(to[field]) && !isEmpty(from[field]));
  return Object.fromEntries(filled.map((field) => [field, [to[field], from[field]]]));
}

/** The fields to reset: those that still have the value from the merge. */
export function unfill(now: object, filled: Changes): Changes {
  const values = now as Record<string, unknown>;
  const unchanged = Object.entries(filled).filter(
    ([field, [, after]]) => asText(values[field]) === asText(after),
  );
  return Object.fromEntries(unchanged.map(([field, [before, after]]) => [field, [after, before]]));
}

/** The change of one field; {} if it is unchanged. */
export const changeOf = (field: string, before: unknown, after: unknown): Changes =>
  asText(before) === asText(after) ? {} : { [field]: [before, after] };

export const valuesAfter = (changes: Changes) =>
  Object.fromEntries(Object.entries(changes).map(([field, [, after]]) => [field, after]));

/**
 * Lists the items that a merge adds to a list. Items of other merges (`earlier`) count as added again, so that they
 * stay until the last of these merges is undone.
 */
export function listAdded(list: string[], more: string[], earlier: string[]): string[] {
  return [...new Set(more)].filter((one) => !list.includes(one) || earlier.includes(one));
}

export const withAdded = (list: string[], added: string[]) => [...new Set([...list, ...added])];

export function withoutAdded(list: string[], added: string[], earlier: string[]): string[] {
  return list.filter((one) => !added.includes(one) || earlier.includes(one));
}

/** Why a merge cannot be undone: it is undone already, 30 days have passed, or `to` was merged or deleted since. */
export type SeparationProblem = "separated" | "expired" | "mergedOn" | "deleted";

export type MergeOutcome<Reason> =
  | { ok: true; from: string; to: string }
  | { ok: false; reason: Reason };

interface Merged {
  mergedInto: number | string | null;
  isDeleted?: boolean;
}

export function findSeparationProblem(
  { isUndone, mergedAt }: { isUndone: boolean; mergedAt: number },
  from: Merged,
  to: Merged,
  now: number,
): SeparationProblem | null {
  if (isUndone || from.mergedInto === null) return "separated";
  if (mergedAt <= now - separableFor) return "expired";
  if (to.mergedInto !== null) return "mergedOn";
  return to.isDeleted ? "deleted" : null;
}
