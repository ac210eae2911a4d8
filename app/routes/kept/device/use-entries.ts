import { useCallback, useEffect, useRef, useState } from "react";
import { maxEntries } from "../../../domain/kept/limits.ts";
import type { SongEntry } from "../song-entry.server.ts";

/** Entries by song id; null for songs that are not in the archive. Without a connection some are not known. */
type Entries = ReadonlyMap<number, SongEntry | null>;

/** Loads song entries, a hundred per request. Songs missing from the map are still loading. */
export function useEntries(ids: readonly number[]) {
  const [entries, setEntries] = useState<Entries>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
  const requestedIds = useRef(new Set<number>());
  const load = useCallback(async (batch: number[]) => {
    for (const id of batch) requestedIds.current.add(id);
    try {
      const loaded = await fetchEntries(batch);
      setEntries((previous) => new Map([...previous, ...loaded]));
      setHasFailed(false);
    } catch {
      for (const id of batch) requestedIds.current.delete(id);
      setHasFailed(true);
    }
  }, []);
  const missing = ids.filter((id) => !entries.has(id));
  const key = missing.join();
  useEffect(() => {
    const newIds = key
      .split(",")
      .map(Number)
      .filter((id) => id > 0 && !requestedIds.current.has(id));
    for (let at = 0; at < newIds.length; at += maxEntries)
      void load(newIds.slice(at, at + maxEntries));
  }, [key, load]);
  return { entries, retry: hasFailed ? () => void load(missing.slice(0, maxEntries)) : null };
}

async function fetchEntries(ids: number[]): Promise<[number, SongEntry | null][]> {
  const response = await fetch(`/songs/entries?ids=${ids.join()}`);
  if (!response.ok) throw new Error(`No songs: ${response.status}`);
  const { songs, missing = [] } = await response.json<{ songs: SongEntry[]; missing?: number[] }>();
  return ids
    .filter((id) => !missing.includes(id))
    .map((id) => [id, songs.find((song) => song.id === id) ?? null]);
}
