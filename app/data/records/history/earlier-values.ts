import type { HistoryRecord } from "../../../domain/records/history/history-path.ts";
import type { Database } from "../../database.ts";
import { earlierValuesStatement, subjectsOf } from "../revisions.ts";

/** The changes since a revision that are looked through for what the record was. */
const maxSince = 200;

type Values = Record<string, unknown>;
type Earlier = Awaited<ReturnType<typeof earlierValuesStatement>>;

/** Selects what the changes after `since` have changed, for `toEarlierValues`. */
export const changedSinceStatement = (db: Database, record: HistoryRecord, since: number) =>
  earlierValuesStatement(db, { subjects: subjectsOf(record), since, limit: maxSince + 1 });

/**
 * Returns the values that the changed fields had before. Null if that cannot be told: too much was changed, or
 * compositions were merged or separated.
 */
export function toEarlierValues(earlier: Earlier): Values | null {
  const { found = 0, merges = 0 } = earlier[0] ?? {};
  if (found > maxSince || merges > 0) return null;
  return Object.fromEntries(
    earlier.flatMap(({ field, value }) =>
      field === null ? [] : [[field, isUnsourcedYear(field, earlier) ? null : parse(value)]],
    ),
  );
}

const parse = (value: string | null): unknown => (value === null ? null : JSON.parse(value));

const years: readonly string[] = ["born", "died"];

/** Whether a year came or went with a merge, without the source that it would need to be shown. */
function isUnsourcedYear(field: string, earlier: Earlier): boolean {
  if (!years.includes(field)) return false;
  const { first, kind } = earlier.find((one) => one.field === field)!;
  const hasSource = earlier.some((one) => one.field === "yearsSource" && one.first === first);
  return kind !== "updated" && !hasSource;
}

/** Reads the values, before the changes after `since`, of the fields that these changed; null if that cannot be told. */
export async function readEarlierValues(db: Database, record: HistoryRecord, since: number) {
  const [earlier] = await db.batch([changedSinceStatement(db, record, since)]);
  return toEarlierValues(earlier);
}
