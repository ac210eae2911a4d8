import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { pageSize } from "../../domain/paging.ts";
import type { SongSummary } from "../../domain/songs/song.ts";

const timeout = 15_000;
const retries = 3;
const retryDelay = 1000;
const margin = "800px";
const threshold = 0.1;
const settle = 300;

type ScrollState = "idle" | "loading" | "end" | "failed" | "timedOut";

const grown = new Map<string, { songs: SongSummary[]; state: ScrollState }>();
const maxGrown = 10;

export type SmoothScroll = ReturnType<typeof useSmoothScroll>;

interface Next {
  songs: SongSummary[];
}

/** Loads more songs as `sentinel`, an element below the list, comes near. `nextPath` is null at the end. */
export function useSmoothScroll(
  first: SongSummary[],
  nextPath: (last: SongSummary, count: number) => string | null,
) {
  const { key } = useLocation();
  const [songs, setSongs] = useState(() => grown.get(key)?.songs ?? first);
  const [state, setState] = useState<ScrollState>(() => grown.get(key)?.state ?? "idle");
  const leaving = useRef(new AbortController());
  const address = useRef(nextPath);
  useEffect(() => {
    address.current = nextPath;
  });

  useEffect(() => {
    if (songs.length <= pageSize) return;
    grown.delete(key);
    grown.set(key, { songs, state: state === "end" ? state : "idle" });
    if (grown.size > maxGrown) grown.delete(grown.keys().next().value!);
  }, [key, songs, state]);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const load = useCallback(async () => {
    const last = songs.at(-1);
    const next = last ? address.current(last, songs.length) : null;
    if (!next) return setState("end");
    setState("loading");
    try {
      const more = await fetchWithRetries(next, leaving.current.signal);
      // The server starts again from the top if the last song has been deleted.
      const isAnew = more.songs[0]?.id === songs[0]?.id;
      setSongs(isAnew ? more.songs : [...songs, ...more.songs]);
      setState(more.songs.length < pageSize ? "end" : "idle");
    } catch (error) {
      if (leaving.current.signal.aborted) return;
      const late = error instanceof DOMException && error.name === "TimeoutError";
      setState(late ? "timedOut" : "failed");
    }
  }, [songs]);

  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element || state !== "idle") return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        ([entry]) => {
          clearTimeout(timer);
          if (entry?.isIntersecting) timer = setTimeout(load, settle);
        },
        { rootMargin: margin, threshold },
      );
      observer.observe(element);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [load, state],
  );

  const isAtEnd = state === "end" || songs.length < pageSize;
  return { songs, state, isAtEnd, load, sentinel };
}

async function fetchWithRetries(address: string, leaving: AbortSignal): Promise<Next> {
  for (let attempt = 1; ; attempt++) {
    try {
      const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeout)]);
      const response = await fetch(address, { signal });
      if (!response.ok) throw new Error(`${response.status}`);
      return await response.json();
    } catch (error) {
      const late = error instanceof DOMException && error.name === "TimeoutError";
      if (leaving.aborted || late || attempt > retries) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay * attempt));
    }
  }
}
