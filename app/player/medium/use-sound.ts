import { useState } from "react";
import type { Medium } from "./medium.ts";
import { applySound, saveVolume, readSound, type Sound } from "./sound.ts";

/** Returns speed and volume, which hold for all songs, and a function that changes them and the medium. */
export function useSound(medium: Medium | null) {
  const [sound, setSound] = useState(readSound);
  const change = (changed: Partial<Sound>) => {
    const all = { ...sound, ...changed };
    setSound(all);
    saveVolume(all);
    if (medium) applySound(medium, all);
  };
  return [sound, change] as const;
}
