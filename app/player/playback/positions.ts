import { readStored, store } from "../storage/device-storage.ts";
import type { Span } from "../medium/medium.ts";

/** Seconds; positions in shorter recordings are not stored. */
const longRecording = 600;
/** Seconds; a position this near to the beginning or end is not stored. */
const edge = 30;
const maxPositions = 50;
const key = "player-places";

type Positions = [songId: number, seconds: number][];

function readPositions(): Positions {
  try {
    const positions: unknown = JSON.parse(readStored("localStorage", key) ?? "[]");
    return Array.isArray(positions) ? positions : [];
  } catch {
    return [];
  }
}

/** Returns the position, in seconds, at which a long recording was left on this device, or null. */
export function findPosition(songId: number): number | null {
  return readPositions().find(([id]) => id === songId)?.[1] ?? null;
}

/** Stores the position in a recording longer than ten minutes; `span` is where the recording begins and ends. */
export function savePosition(songId: number, seconds: number, span: Span) {
  if (!(span.to - span.from > longRecording)) return;
  const others = readPositions().filter(([id]) => id !== songId);
  const isInside = seconds > span.from + edge && seconds < span.to - edge;
  const positions: Positions = isInside ? [[songId, Math.floor(seconds)], ...others] : others;
  store("localStorage", key, JSON.stringify(positions.slice(0, maxPositions)));
}
