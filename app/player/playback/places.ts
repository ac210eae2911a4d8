import { keep, readKept } from "../storage/device-storage.ts";
import type { Span } from "../medium/medium.ts";

/** Seconds: places in shorter recordings are not remembered. */
const longRecording = 600;
/** Near its beginning or end a recording starts anew. */
const edge = 30;
const maxPlaces = 50;
const key = "player-places";

type Places = [songId: number, seconds: number][];

function readPlaces(): Places {
  try {
    const places: unknown = JSON.parse(readKept("localStorage", key) ?? "[]");
    return Array.isArray(places) ? places : [];
  } catch {
    return [];
  }
}

/** Returns the place in seconds where a long recording was left on this device; null for its beginning. */
export function findPlace(songId: number): number | null {
  return readPlaces().find(([id]) => id === songId)?.[1] ?? null;
}

/** Remembers the place in a recording that is longer than ten minutes; `span` is where it begins and ends. */
export function keepPlace(songId: number, seconds: number, span: Span) {
  if (!(span.to - span.from > longRecording)) return;
  const others = readPlaces().filter(([id]) => id !== songId);
  const isInside = seconds > span.from + edge && seconds < span.to - edge;
  const places: Places = isInside ? [[songId, Math.floor(seconds)], ...others] : others;
  keep("localStorage", key, JSON.stringify(places.slice(0, maxPlaces)));
}
