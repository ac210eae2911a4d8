import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { pageSize } from "../../../domain/paging.ts";
import { loadPart } from "../../../ui/part.tsx";

const margin = "800px";
const threshold = 0.1;
const settleDelay = 300;

type ScrollState = "idle" | "loading" | "end" | "failed" | "timedOut";

const loadedLists = new Map<string, { songs: unknown[]; state: ScrollState }>();
const maxLoadedLists = 10;

export type SmoothScroll = Omit<ReturnType<typeof useSmoothScroll>, "songs">;

/** Loads more songs as `sentinel`, an element below the list, comes into view. `nextPath` returns null at the end. */
export function useSmoothScroll<Song extends { id: number }>(
  first: Song[],
  nextPath: (last: Song, count: number) => string | null,
) {
  const { key } = useLocation();
  const [songs, setSongs] = useState(() => (loadedLists.get(key)?.songs as Song[]) ?? first);
  const [state, setState] = useState<ScrollState>(() => loadedLists.get(key)?.state ?? "idle");
  const unmount = useRef(new AbortController());
  const latestNextPath = useRef(nextPath);
  useEffect(() => {
    latestNextPath.current = nextPath;
  });

  useEffect(() => {
    if (songs.length <= pageSize) return;
    loadedLists.delete(key);
    loadedLists.set(key, { songs, state: state === "end" ? state : "idle" });
    if (loadedLists.size > maxLoadedLists) loadedLists.delete(loadedLists.keys().next().value!);
  }, [key, songs, state]);

  useEffect(() => {
    const controller = new AbortController();
    unmount.current = controller;
    return () => controller.abort();
  }, []);

  const load = useCallback(async () => {
    const last = songs.at(-1);
    const next = last ? latestNextPath.current(last, songs.length) : null;
    if (!next) return setState("end");
    setState("loading");
    try {
      const fetching = await loadPart(() => import("./fetch-with-retries.ts"));
      if (!fetching) return setState("failed");
      const response = (await fetching.fetchWithRetries(next, unmount.current.signal)) as {
        songs: Song[];
      };
      // If the last song has been deleted, the server starts from the top.
      const hasRestarted = response.songs[0]?.id === songs[0]?.id;
      setSongs(hasRestarted ? response.songs : [...songs, ...response.songs]);
      setState(response.songs.length < pageSize ? "end" : "idle");
    } catch (error) {
      if (unmount.current.signal.aborted) return;
      setState(
        error instanceof DOMException && error.name === "TimeoutError" ? "timedOut" : "failed",
      );
    }
  }, [songs]);

  const sentinel = useCallback(
    (element: HTMLElement | null) => {
      if (!element || state !== "idle") return;
      let timer: ReturnType<typeof setTimeout> | undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          clearTimeout(timer);
          // A busy browser tells several changes at once.
          if (entries.at(-1)?.isIntersecting) timer = setTimeout(load, settleDelay);
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
