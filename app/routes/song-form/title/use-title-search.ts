import { useEffect, useRef, useState } from "react";
import type { Picked } from "./fill-fields.ts";

export interface FoundTitle {
  id: number;
  title: string;
}

const shortest = 2;
const debounceDelay = 300;

export function useTitleSearch() {
  const [found, setFound] = useState<FoundTitle[] | null>(null);
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

/** Reads what picking a song fills in, or null if the request fails. */
export async function readPicked(id: number): Promise<Picked | null> {
  try {
    const response = await fetch(`/songs/like?id=${id}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
