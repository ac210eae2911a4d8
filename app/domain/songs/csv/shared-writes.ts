import type { FieldChanges, SharedRevision } from "../song-revision.ts";

/** Tracks the values that rows set for each composition, to reject contradictory recordings. */
export function sharedWrites() {
  const written = new Map<number, Map<string, { row: number; value: unknown }>>();
  return {
    /** Returns the row that sets a field of the composition to a different value, or null. */
    findOther(compositionId: number, changes: FieldChanges): number | null {
      const fields = written.get(compositionId);
      const other = Object.entries(changes).find(
        ([field, [, value]]) =>
          fields?.has(field) && JSON.stringify(fields.get(field)!.value) !== JSON.stringify(value),
      );
      return other ? fields!.get(other[0])!.row : null;
    },
    add(compositionId: number, changes: FieldChanges, row: number): void {
      const fields =
        written.get(compositionId) ?? new Map<string, { row: number; value: unknown }>();
      for (const [field, [, value]] of Object.entries(changes)) fields.set(field, { row, value });
      written.set(compositionId, fields);
    },
    apply: (compositionId: number, shared: SharedRevision): SharedRevision => ({
      ...shared,
      ...Object.fromEntries(
        [...(written.get(compositionId) ?? [])].map(([field, { value }]) => [field, value]),
      ),
    }),
  };
}

export type SharedWrites = ReturnType<typeof sharedWrites>;
