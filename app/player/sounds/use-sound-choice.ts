import { useSyncExternalStore } from "react";
import {
  defaultShruti,
  defaultTempo,
  mostCents,
  shrutis,
  tempoNames,
} from "../../domain/music/sound/tuning.ts";
import type { ScaleChoice } from "../../domain/music/sound/scale-sound.ts";
import type { PracticeKey } from "../storage/practice-keys.ts";

const stores = {
  shruti: "sound-shruti",
  cents: "sound-cents",
  tempo: "sound-tempo",
} as const satisfies Record<string, PracticeKey>;
const choices: Partial<Record<keyof typeof stores, string | null>> = {};
const listeners = new Set<() => void>();

/** Calls `listener` whenever a choice changes. Returns a function that ends it. */
export function subscribeChoices(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

type Choices = Partial<Record<keyof typeof stores, string>>;

/** Choices of the page that is read, over those of the visitor. */
let lent: Choices = {};

const tell = () => listeners.forEach((listener) => listener());

/** Makes choices that are not the visitor's own and are not stored. Returns a function that takes them back. */
export function lendChoices(values: Choices): () => void {
  lent = values;
  tell();
  return () => {
    lent = {};
    tell();
  };
}

function readChoice(name: keyof typeof stores): string | null {
  const asLent = lent[name];
  if (asLent !== undefined) return asLent;
  if (choices[name] === undefined)
    try {
      choices[name] = localStorage.getItem(stores[name]);
    } catch {
      choices[name] = null;
    }
  return choices[name];
}

export function rememberChoice(name: keyof typeof stores, value: string): void {
  choices[name] = value;
  delete lent[name];
  try {
    localStorage.setItem(stores[name], value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  tell();
}

const useChoice = (name: keyof typeof stores) =>
  useSyncExternalStore(
    subscribeChoices,
    () => readChoice(name),
    () => null,
  );

const toChoice = (read: (name: keyof typeof stores) => string | null): ScaleChoice => {
  const cents = Number(read("cents"));
  return {
    shruti: shrutis.find((one) => one === read("shruti")) ?? defaultShruti,
    cents: Math.abs(cents) <= mostCents ? cents : 0,
    tempo: tempoNames.find((one) => one === read("tempo")) ?? defaultTempo,
  };
};

export function useSoundChoice(): ScaleChoice {
  const choice = {
    shruti: useChoice("shruti"),
    cents: useChoice("cents"),
    tempo: useChoice("tempo"),
  };
  return toChoice((name) => choice[name]);
}

export const readSoundChoice = () => toChoice(readChoice);
