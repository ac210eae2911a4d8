import { useEffect, useRef, useState } from "react";
import type { FoundComposition } from "../../../data/search/suggest-compositions.ts";

const shortest = 2;
const debounceDelay = 300;

export function useTitleSearch() {
  const [found, setFound] = useState<FoundComposition[] | null>(null);
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
    found,
    close: () => {
      stop();
      setFound(null);
    },
    search: (text: string) => {
      stop();
      if ([...text.trim()].length < shortest) return setFound(null);
      pending.current.timer = setTimeout(async () => {
        const abort = new AbortController();
        pending.current.abort = abort;
        try {
          const address = `/songs/like?${new URLSearchParams({ text })}`;
          const response = await fetch(address, { signal: abort.signal });
          if (response.ok) setFound(await response.json());
        } catch {}
      }, debounceDelay);
    },
  };
}
