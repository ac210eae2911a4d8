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

/** Returns the recording that was left last and where, or null. */
export function findLastPosition(): { songId: number; seconds: number } | null {
  const [last] = readPositions();
  return last ? { songId: last[0], seconds: last[1] } : null;
}

const isLong = ({ from, to }: Span) => to - from > longRecording;

/** Returns the position to be stored, in whole seconds; null in a short recording, and near the beginning and end. */
export function placeIn(seconds: number, span: Span): number | null {
  const isInside = isLong(span) && seconds > span.from + edge && seconds < span.to - edge;
  return isInside ? Math.floor(seconds) : null;
}

/** Stores the position in a recording longer than ten minutes; `span` is where the recording begins and ends. */
export function savePosition(songId: number, seconds: number, span: Span) {
  if (isLong(span)) storePosition(songId, placeIn(seconds, span));
}

/** Forgets where all recordings were left on this device. */
export const forgetPositions = (): void => store("localStorage", key, null);

/** Stores where a recording was left; null to forget it. */
export function storePosition(songId: number, seconds: number | null) {
  const others = readPositions().filter(([id]) => id !== songId);
  const positions: Positions = seconds === null ? others : [[songId, seconds], ...others];
  store("localStorage", key, JSON.stringify(positions.slice(0, maxPositions)));
}
