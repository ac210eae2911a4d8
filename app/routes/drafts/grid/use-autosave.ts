import { useEffect, useRef, useState } from "react";
import { storeDraft } from "../files/requests.ts";
import type { DraftTable } from "../rows/use-drafts.ts";
import { readRow } from "../rows/row-inputs.ts";

const delay = 800;

/** Stores a row 0.8 seconds after the last input. `isFailing` is true while the last attempt has failed. */
export function useAutosave(table: DraftTable) {
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const [isFailing, setFailing] = useState(false);

  useEffect(() => {
    const { current } = timers;
    return () => current.forEach(clearTimeout);
  }, []);

  async function store(form: HTMLFormElement, id: string) {
    timers.current.delete(id);
    try {
      table.update(await storeDraft(id, readRow(form, id)));
      setFailing(false);
    } catch {
      setFailing(true);
    }
  }
  return {
    isFailing,
    storeLater(form: HTMLFormElement, id: string) {
      clearTimeout(timers.current.get(id));
      timers.current.set(
        id,
        setTimeout(() => void store(form, id), delay),
      );
    },
    /** Cancels the pending stores of one row or all, because another request sends their inputs. */
    cancel(id?: string) {
      for (const [row, timer] of timers.current)
        if (id === undefined || row === id) {
          clearTimeout(timer);
          timers.current.delete(row);
        }
    },
  };
}
