import { useEffect, useRef, useState } from "react";
import type { Picked } from "./fill-from.ts";

export interface FoundTitle {
  id: number;
  title: string;
}

const shortest = 2;
const pause = 300;

export function useTitleSearch() {
  const [found, setFound] = useState<FoundTitle[] | null>(null);
  const asking = useRef<{ timer?: ReturnType<typeof setTimeout>; abort?: AbortController }>({});

  function stop() {
    clearTimeout(asking.current.timer);
    asking.current.abort?.abort();
  }
  useEffect(() => {
    const { current } = asking;
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
      asking.current.timer = setTimeout(async () => {
        const abort = new AbortController();
        asking.current.abort = abort;
        try {
          const address = `/songs/like?${new URLSearchParams({ text })}`;
          const response = await fetch(address, { signal: abort.signal });
          if (response.ok) setFound(await response.json());
        } catch {}
      }, pause);
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
