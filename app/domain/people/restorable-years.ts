import type { PersonRecord } from "./person.ts";

type Values = Record<string, unknown>;
type Years = Pick<PersonRecord, "born" | "died">;

/** Lists the fields besides years that may have changed since: a picture, whose files are deleted with the next one. */
const passed: readonly string[] = ["picture"];

/**
 * Returns the years that a person had before the changes which made their fields of the values `earlier`; null if these
 * changed no year, or people were merged or separated, which moves names.
 */
export function yearsBefore(earlier: Values, { born, died }: Years): Years | null {
  const { born: earlierBorn = born, died: earlierDied = died, ...others } = earlier;
  const isOfYears = Object.keys(others).every((field) => passed.includes(field));
  return isOfYears && ("born" in earlier || "died" in earlier)
    ? { born: earlierBorn as number | null, died: earlierDied as number | null }
    : null;
}
