import { useSyncExternalStore } from "react";
import { type DroneTuning, droneTunings } from "../../domain/music/sound/drone.ts";
import { fastestTempo, nadais, slowestTempo, usualTempo } from "../../domain/music/taalas/beats.ts";
import { type Kalai, kalais, type Keeping } from "../../domain/music/taalas/cycle.ts";
import type { PracticeKey } from "../../player/storage/practice-keys.ts";

/** Where songs begin, in aksharas after the first beat of the cycle: on it, before it (atita), after it (anagata). */
export const eduppus = [0, -1, -0.5, 0.5, 0.75, 1, 1.5, 2, 2.5, 3] as const;
export const voices = ["click", "clap", "solkattu"] as const;
/** How many swaras of a pattern an akshara has: the three speeds. */
export const speeds = [1, 2, 4] as const;

export interface Settings {
  tuning: DroneTuning;
  /** Seconds of a cycle of the drone. */
  strokes: number;
  /** In percent. */
  volume: number;
  tempo: number;
  nadai: number;
  kalai: Kalai;
  voice: (typeof voices)[number];
  eduppu: number;
  isCountedIn: boolean;
  speed: (typeof speeds)[number];
  withBeat: boolean;
}

const usual: Settings = {
  tuning: "P",
  strokes: 5,
  volume: 60,
  tempo: usualTempo,
  nadai: 4,
  kalai: 1,
  voice: "click",
  eduppu: 0,
  isCountedIn: false,
  speed: 1,
  withBeat: true,
};

/** Returns where songs begin: as the taala has it, unless another place was chosen. */
export const eduppuOf = (keeping: Pick<Keeping, "eduppu">, { eduppu }: Settings): number =>
  eduppu || (keeping.eduppu ?? 0);

const within = (low: number, high: number) => (value: unknown) =>
  typeof value === "number" && value >= low && value <= high;
const among = (values: readonly unknown[]) => (value: unknown) => values.includes(value);

const isValid: { [Name in keyof Settings]: (value: unknown) => boolean } = {
  tuning: among(droneTunings),
  strokes: within(2.5, 8),
  volume: within(0, 100),
  tempo: within(slowestTempo, fastestTempo),
  nadai: among(nadais.map(({ pulses }) => pulses)),
  kalai: among(kalais),
  voice: among(voices),
  eduppu: among(eduppus),
  isCountedIn: among([true, false]),
  speed: among(speeds),
  withBeat: among([true, false]),
};

const key: PracticeKey = "practice";
let settings: Settings | undefined;
const listeners = new Set<() => void>();

function readSettings(): Settings {
  if (settings) return settings;
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    // Without storage, or with what another version left there, they are the usual ones.
  }
  const valid = Object.entries(isValid).filter(([name, accepts]) => accepts(stored[name]));
  settings = { ...usual, ...Object.fromEntries(valid.map(([name]) => [name, stored[name]])) };
  return settings;
}

export function changeSettings(changed: Partial<Settings>): void {
  settings = { ...readSettings(), ...changed };
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They last as long as the page.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the settings of the practice tools, which the device keeps. */
export const useSettings = (): Settings =>
  useSyncExternalStore(subscribe, readSettings, () => usual);
