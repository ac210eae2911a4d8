import { useEffect, useRef } from "react";

/** Moves the focus where a form goes on when a composition was chosen or is to be another: the field that had it is gone. */
export function useFocusOnChoice(compositionId: number | undefined): void {
  const shown = useRef(compositionId);
  useEffect(() => {
    if (shown.current === compositionId) return;
    shown.current = compositionId;
    document.getElementById(compositionId ? "other-composition" : "title")?.focus();
  }, [compositionId]);
}
