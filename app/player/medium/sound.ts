import { keep, readKept } from "../storage/device-storage.ts";
import type { Medium } from "./medium.ts";

/** How a listener hears all songs: kept on the device but for the speed, which belongs to this visit. */
export interface Sound {
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

export const rates = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5];

const key = "player-volume";

export function readSound(): Sound {
  const kept = Number(readKept("localStorage", key) ?? 1);
  return { rate: 1, volume: kept >= 0 && kept <= 1 ? kept : 1, muted: false };
}

export function applySound(medium: Medium, { rate, volume, muted }: Sound): void {
  // A media element goes back to its default when it is given another address.
  medium.defaultPlaybackRate = rate;
  medium.playbackRate = rate;
  medium.volume = volume;
  medium.muted = muted;
}

export function keepVolume({ volume }: Sound): void {
  keep("localStorage", key, String(volume));
}
