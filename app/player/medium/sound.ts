import { readStored, store } from "../storage/device-storage.ts";
import type { Medium } from "./medium.ts";

/** Sound settings for all songs. The volume is stored on the device; speed and mute last as long as the page. */
export interface Sound {
  rate: number;
  /** 0 to 1. */
  volume: number;
  muted: boolean;
}

export const rates = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.25, 1.5];

const key = "player-volume";

export function readSound(): Sound {
  const volume = Number(readStored("localStorage", key) ?? 1);
  return { rate: 1, volume: volume >= 0 && volume <= 1 ? volume : 1, muted: false };
}

export function applySound(medium: Medium, { rate, volume, muted }: Sound): void {
  // A media element returns to its default rate when its URL changes.
  medium.defaultPlaybackRate = rate;
  medium.playbackRate = rate;
  medium.volume = volume;
  medium.muted = muted;
}

export function saveVolume({ volume }: Sound): void {
  store("localStorage", key, String(volume));
}
