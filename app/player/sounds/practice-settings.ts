import { useSyncExternalStore } from "react";
import { type DroneTuning, droneTunings } from "../../domain/music/sound/drone.ts";
import { fastestTempo, nadais, slowestTempo, usualTempo } from "../../domain/music/taalas/beats.ts";
import { type Kalai, kalais, type Keeping } from "../../domain/music/taalas/cycle.ts";
import type { PracticeKey } from "../storage/practice-keys.ts";
import { isAmong, isWithin, pickValid, type Validity } from "../storage/valid-values.ts";

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

const validity: Validity<Settings> = {
  tuning: isAmong(droneTunings),
  strokes: isWithin(2.5, 8),
  volume: isWithin(0, 100),
  tempo: isWithin(slowestTempo, fastestTempo),
  nadai: isAmong(nadais.map(({ pulses }) => pulses)),
  kalai: isAmong(kalais),
  voice: isAmong(voices),
  eduppu: isAmong(eduppus),
  isCountedIn: isAmong([true, false]),
  speed: isAmong(speeds),
  withBeat: isAmong([true, false]),
};

const key: PracticeKey = "practice";
let settings: Settings | undefined;
/** The settings of the page that is read, if they are not all the visitor's own. */
let lent: Settings | undefined;
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

export const readSettings = (): Settings => lent ?? readOwn();

function readOwn(): Settings {
  if (settings) return settings;
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...JSON.parse(localStorage.getItem(key) ?? "{}") };
  } catch {
    // Without storage, or with what another version left there, they are the usual ones.
  }
  settings = { ...usual, ...pickValid(validity, stored) };
  return settings;
}

/** Sets a tempo that is not the visitor's own and is not stored. Returns a function that takes it back. */
export function lendTempo(tempo: number | undefined): () => void {
  lent = tempo === undefined ? undefined : { ...readOwn(), tempo };
  tell();
  return () => {
    lent = undefined;
    tell();
  };
}

export function changeSettings(changed: Partial<Settings>): void {
  settings = { ...readOwn(), ...changed };
  if (lent) lent = changed.tempo === undefined ? { ...lent, ...changed } : undefined;
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // They last as long as the page.
  }
  tell();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the settings of the practice tools, which the device keeps. */
export const useSettings = (): Settings =>
  useSyncExternalStore(subscribe, readSettings, () => usual);
