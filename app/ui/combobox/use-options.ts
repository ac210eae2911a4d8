import { useEffect, useRef, useState } from "react";

const shortest = 2;
const debounceDelay = 300;

export type FindOptions<Option> = (text: string, signal: AbortSignal) => Promise<Option[]>;

/** Finds options for the typed text once typing pauses; null before that, and if the search fails. */
export function useOptions<Option>(find: FindOptions<Option>) {
  const [options, setOptions] = useState<Option[] | null>(null);
  const pending = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  function stop() {
    clearTimeout(pending.current.timer);
    pending.current.abort?.abort();
  }
  useEffect(() => {
    const { current } = pending;
    return () => {
      clearTimeout(current.timer);
      current.abort?.abort();
    };
  }, []);

  return {
    options,
    close: () => {
      stop();
      setOptions(null);
    },
    search: (text: string) => {
      stop();
      if ([...text.trim()].length < shortest) return setOptions(null);
      pending.current.timer = setTimeout(async () => {
        const abort = new AbortController();
        pending.current.abort = abort;
        try {
          setOptions(await find(text, abort.signal));
        } catch {}
      }, debounceDelay);
    },
  };
}
