import { useEffect, useRef, useState } from "react";
import type { Picked } from "./fill-from.ts";

export interface Found {
  id: number;
  title: string;
}

const shortest = 2;
const pause = 300;

/** Songs whose titles contain what is submitted, from two characters on, after a pause in typing. */
export function useTitleSearch() {
  const [found, setFound] = useState<Found[] | null>(null);
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
    /** Null while nothing is asked for. */
    found,
    close: () => {
      stop();
      setFound(null);
    },
    ask: (text: string) => {
      stop();
      if ([...text.trim()].length < shortest) return setFound(null);
      asking.current.timer = setTimeout(async () => {
        const abort = new AbortController();
        asking.current.abort = abort;
        try {
          const address = `/songs/like?${new URLSearchParams({ text })}`;
          const response = await fetch(address, { signal: abort.signal });
          if (response.ok) setFound(await response.json());
        } catch {
          // Without suggestions the field is a plain one.
        }
      }, pause);
    },
  };
}

/** What picking a song fills in; null when that cannot be had. */
export async function findPicked(id: number): Promise<Picked | null> {
  try {
    const response = await fetch(`/songs/like?id=${id}`);
    return response.ok ? await response.json() : null;
  } catch {
    return null;
  }
}
