import { useSyncExternalStore } from "react";
import {
  defaultShruti,
  defaultTempo,
  shrutis,
  tempoNames,
} from "../../domain/music/sound/tuning.ts";
import type { ScaleChoice } from "../../domain/music/sound/scale-sound.ts";

const stores = { shruti: "sound-shruti", tempo: "sound-tempo" } as const;
const choices: Partial<Record<keyof typeof stores, string | null>> = {};
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function readChoice(name: keyof typeof stores): string | null {
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
  try {
    localStorage.setItem(stores[name], value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

const useChoice = (name: keyof typeof stores) =>
  useSyncExternalStore(
    subscribe,
    () => readChoice(name),
    () => null,
  );

const toChoice = (shruti: string | null, tempo: string | null): ScaleChoice => ({
  shruti: shrutis.find((one) => one === shruti) ?? defaultShruti,
  tempo: tempoNames.find((one) => one === tempo) ?? defaultTempo,
});

export function useSoundChoice(): ScaleChoice {
  const [shruti, tempo] = [useChoice("shruti"), useChoice("tempo")];
  return toChoice(shruti, tempo);
}

export const readSoundChoice = () => toChoice(readChoice("shruti"), readChoice("tempo"));
