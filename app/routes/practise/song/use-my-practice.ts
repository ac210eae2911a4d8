import { useEffect, useRef, useSyncExternalStore } from "react";
import { shrutis } from "../../../domain/music/sound/tuning.ts";
import { type LineLoop, loopGaps, loopTimes } from "../../../domain/songs/line-loop.ts";
import { readStored, store } from "../../../player/storage/device-storage.ts";
import type { PracticeKey } from "../../../player/storage/practice-keys.ts";
import { rememberChoice, useSoundChoice } from "../../../player/sounds/use-sound-choice.ts";
import { changeSettings, useSettings } from "../use-settings.ts";

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
const none: MyPractice = {};

const isWithin = (low: number, high: number) => (value: unknown) =>
  typeof value === "number" && value >= low && value <= high;
const isWord = (value: unknown) => typeof value === "string" && /^[a-z]{2,8}$/.test(value);
const isAmong = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const isValid: Record<keyof MyPractice, (value: unknown) => boolean> = {
  first: isWithin(1, 10_000),
  last: isWithin(1, 10_000),
  times: isAmong(loopTimes),
  gap: isAmong(loopGaps),
  rate: isWithin(0.25, 2),
  shruti: isAmong(shrutis),
  cents: isWithin(-50, 50),
  tempo: isWithin(20, 320),
  script: isWord,
  beside: isWord,
};

/** Returns what is valid of a practice from the device or an address. */
function checkPractice(from: Record<string, unknown>): MyPractice {
  const valid = Object.entries(isValid).filter(([name, accepts]) => accepts(from[name]));
  return Object.fromEntries(valid.map(([name]) => [name, from[name]]));
}

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

function practiceOfAddress(): MyPractice {
  const query = new URLSearchParams(window.location.hash.slice(1));
  const values = [...query].map(([name, value]): [string, unknown] => [
    name,
    value !== "" && Number.isFinite(Number(value)) ? Number(value) : value,
  ]);
  return checkPractice(Object.fromEntries(values));
}

const practices = new Map<number, MyPractice>();
const listeners = new Set<() => void>();

/** Returns how a song was last practised here; the hash of the page's address, if it has any, comes first. */
function readPractice(songId: number): MyPractice {
  const known = practices.get(songId);
  if (known) return known;
  const shared = practiceOfAddress();
  const kept = readKept().find(([id]) => id === songId)?.[1] ?? {};
  const practice = Object.keys(shared).length > 0 ? shared : checkPractice({ ...kept });
  practices.set(songId, practice);
  return practice;
}

/** Keeps a change of how a song is practised on the device; undefined takes a value away. */
export function changePractice(songId: number, changed: MyPractice): void {
  const all = { ...readPractice(songId), ...changed };
  keep(songId, checkPractice({ ...all }));
}

/** Forgets how a song was practised. */
export const forgetPractice = (songId: number) => keep(songId, none);

function keep(songId: number, practice: MyPractice) {
  practices.set(songId, practice);
  const others = readKept().filter(([id]) => id !== songId);
  const own: Kept = Object.keys(practice).length > 0 ? [[songId, practice]] : [];
  store("localStorage", key, JSON.stringify([...own, ...others].slice(0, maxSongs)));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns how a song is practised on this device. */
export const useMyPractice = (songId: number): MyPractice =>
  useSyncExternalStore(
    subscribe,
    () => readPractice(songId),
    () => none,
  );

/** Sounds in the shruti and tempo of the song's practice, and keeps what is changed of them on its page. */
export function useOwnSound(songId: number): void {
  const { shruti, cents } = useSoundChoice();
  const { tempo } = useSettings();
  useEffect(() => {
    const practice = readPractice(songId);
    if (practice.shruti) rememberChoice("shruti", practice.shruti);
    if (practice.cents !== undefined) rememberChoice("cents", String(practice.cents));
    if (practice.tempo) changeSettings({ tempo: practice.tempo });
  }, [songId]);
  const heard = `${shruti} ${cents} ${tempo}`;
  const before = useRef(heard);
  useEffect(() => {
    if (before.current !== heard) changePractice(songId, { shruti, cents, tempo });
    before.current = heard;
  }, [songId, heard, shruti, cents, tempo]);
}
