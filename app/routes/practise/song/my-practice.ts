import { fastestTempo, slowestTempo } from "../../../domain/music/taalas/beats.ts";
import { mostCents, shrutis } from "../../../domain/music/sound/tuning.ts";
import { type LineLoop, loopGaps, loopTimes } from "../../../domain/songs/line-loop.ts";
import { readStored, store } from "../../../player/storage/device-storage.ts";
import type { PracticeKey } from "../../../player/storage/practice-keys.ts";
import {
  isAmong,
  isWithin,
  pickValid,
  type Validity,
} from "../../../player/storage/valid-values.ts";

/** How a song was last practised. What is absent is as for all songs. */
export interface MyPractice extends Partial<LineLoop> {
  rate?: number;
  shruti?: string;
  cents?: number;
  tempo?: number;
  script?: string;
  beside?: string;
}

const key: PracticeKey = "my-practice";
const maxSongs = 200;
export const none: MyPractice = {};

const isWord = (value: unknown) => typeof value === "string" && /^[a-z]{2,8}$/.test(value);

const validity: Validity<MyPractice> = {
  first: isWithin(1, 10_000),
  last: isWithin(1, 10_000),
  times: isAmong(loopTimes),
  gap: isAmong(loopGaps),
  rate: isWithin(0.25, 2),
  shruti: isAmong(shrutis),
  cents: isWithin(-mostCents, mostCents),
  tempo: isWithin(slowestTempo, fastestTempo),
  script: isWord,
  beside: isWord,
};

type Kept = [songId: number, practice: MyPractice][];

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(readStored("localStorage", key) ?? "[]");
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Writes a practice as the hash of an address, without script and column, which have query keys. */
export function practiceHash({
  script: _script,
  beside: _beside,
  ...practice
}: MyPractice): string {
  const query = new URLSearchParams(
    Object.entries(practice).map(([name, value]) => [name, String(value)]),
  );
  return query.size > 0 ? `#${query}` : "";
}

/** Reads the practice that the hash of an address shares; null if it has none. */
function practiceOfHash(hash: string): MyPractice | null {
  const query = new URLSearchParams(hash.slice(1));
  const values = [...query].map(([name, value]): [string, unknown] => [
    name,
    value !== "" && Number.isFinite(Number(value)) ? Number(value) : value,
  ]);
  const practice = pickValid(validity, Object.fromEntries(values));
  return Object.keys(practice).length > 0 ? practice : null;
}

/** How the reader practises songs. */
const owns = new Map<number, MyPractice>();
/** What the address of a song's page has shared last; null once the reader has made it their own, or put it away. */
const shareds = new Map<number, { hash: string; practice: MyPractice | null }>();
const listeners = new Set<() => void>();

export function subscribePractices(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

function readOwn(songId: number): MyPractice {
  const known = owns.get(songId);
  if (known) return known;
  const kept = readKept().find(([id]) => id === songId)?.[1] ?? {};
  const practice = pickValid(validity, { ...kept });
  owns.set(songId, practice);
  return practice;
}

/**
 * Returns the practice that the hash of the page's address shares, for as long as nothing of it was changed; null if
 * there is none. It stays when the page goes on to an address without a hash.
 */
export function readShared(songId: number, hash: string): MyPractice | null {
  const known = shareds.get(songId);
  if (known && (hash === "" || hash === known.hash)) return known.practice;
  const practice = practiceOfHash(hash);
  if (practice) shareds.set(songId, { hash, practice });
  return practice ?? known?.practice ?? null;
}

/** Returns how a song is practised now: as the address shares it, or else as it was last on this device. */
export const readPractice = (songId: number, hash: string): MyPractice =>
  readShared(songId, hash) ?? readOwn(songId);

/**
 * Changes how a song is practised, and keeps it on the device; undefined takes a value away. A shared practice becomes
 * the reader's own by it.
 */
export function changePractice(songId: number, changed: MyPractice): void {
  const all = { ...(shareds.get(songId)?.practice ?? readOwn(songId)), ...changed };
  keep(songId, pickValid(validity, { ...all }));
}

/** Puts a shared practice away, or else forgets how the song was practised. */
export function forgetPractice(songId: number): void {
  if (!shareds.get(songId)?.practice) return keep(songId, none);
  putAway(songId);
  tell();
}

/** Ends a shared practice as its page is left. One that was made the reader's own, or put away, does not come again. */
export function leaveShared(songId: number): void {
  if (shareds.get(songId)?.practice) shareds.delete(songId);
}

function putAway(songId: number) {
  const shared = shareds.get(songId);
  if (shared) shareds.set(songId, { ...shared, practice: null });
}

function keep(songId: number, practice: MyPractice) {
  putAway(songId);
  owns.set(songId, practice);
  const others = readKept().filter(([id]) => id !== songId);
  const own: Kept = Object.keys(practice).length > 0 ? [[songId, practice]] : [];
  store("localStorage", key, JSON.stringify([...own, ...others].slice(0, maxSongs)));
  tell();
}
