import { useMemo, useSyncExternalStore } from "react";
import { type DraftField, draftFields } from "../../../domain/songs/drafts/draft-inputs.ts";
import { readLocal } from "../../../ui/read-local.ts";

/** The columns that the table always has. All other cells are in the opened row. */
const fixedColumns: DraftField[] = ["title", "singer", "raagaId", "taalaId", "recordingDate"];

/** The cells that may be a column or stand in the opened row. */
export const freeColumns = draftFields.filter((field) => !fixedColumns.includes(field));

const key = "draft columns";
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export interface Columns {
  shown: DraftField[];
  /** The cells of the opened row. */
  rest: DraftField[];
  /** Whether there are more columns than a wide screen has room for. */
  isWide: boolean;
}

/** Returns the columns of the table, as this device has chosen them. */
export function useColumns(): Columns {
  const chosen = useSyncExternalStore(
    subscribe,
    () => readLocal(key) ?? "",
    () => "",
  );
  return useMemo(() => {
    const names = chosen.split(" ");
    const added = freeColumns.filter((field) => names.includes(field));
    return {
      shown: [...fixedColumns, ...added],
      rest: freeColumns.filter((field) => !names.includes(field)),
      isWide: added.length > 0,
    };
  }, [chosen]);
}

export function showColumn(field: DraftField, isShown: boolean): void {
  const others = (readLocal(key) ?? "").split(" ").filter((name) => name !== field);
  try {
    localStorage.setItem(key, [...others, ...(isShown ? [field] : [])].join(" ").trim());
  } catch {
    // Without storage the columns stay as they are.
  }
  for (const listener of listeners) listener();
}
