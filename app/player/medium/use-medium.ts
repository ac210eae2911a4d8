import { useCallback, useSyncExternalStore } from "react";
import type { Medium } from "./medium.ts";

const events = [
  "play",
  "pause",
  "ended",
  "timeupdate",
  "seeking",
  "seeked",
  "durationchange",
  "ratechange",
  "volumechange",
  "emptied",
];

/** Returns the value that `read` takes from a medium and rerenders when it changes; `otherwise` without a medium. */
export function useMedium<Value extends string | number | boolean>(
  medium: Medium | null,
  read: (medium: Medium) => Value,
  otherwise: Value,
): Value {
  const subscribe = useCallback(
    (onChange: () => void) => {
      for (const name of events) medium?.addEventListener(name, onChange);
      return () => {
        for (const name of events) medium?.removeEventListener(name, onChange);
      };
    },
    [medium],
  );
  return useSyncExternalStore(
    subscribe,
    () => (medium ? read(medium) : otherwise),
    () => otherwise,
  );
}
