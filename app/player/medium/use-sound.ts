import { useState } from "react";
import type { Medium } from "./medium.ts";
import { applySound, keepVolume, readSound, type Sound } from "./sound.ts";

/** Speed and volume, the same for every song; `change` lets the medium follow. */
export function useSound(medium: Medium | null) {
  const [sound, setSound] = useState(readSound);
  const change = (changed: Partial<Sound>) => {
    const all = { ...sound, ...changed };
    setSound(all);
    keepVolume(all);
    if (medium) applySound(medium, all);
  };
  return [sound, change] as const;
}
