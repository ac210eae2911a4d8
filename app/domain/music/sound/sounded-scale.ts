import { parseScale, type Swara } from "../scale.ts";
import { foreignSwaras, isUnsure, swarasOf } from "../theory/foreign-swaras.ts";
import { maxSoundedSwaras } from "./scale-sound.ts";

export interface SoundedScale {
  up: Swara[];
  down: Swara[];
}

/** Returns the swaras of a raaga that may sound; null if its scale is missing, too long or unsure. */
export function soundedScale(raaga: {
  arohana: string | null;
  avarohana: string | null;
  bhashanga: boolean | null;
  parent: number | null;
}): SoundedScale | null {
  const [up, down] = [parseScale(raaga.arohana), parseScale(raaga.avarohana)];
  if (up.length === 0 || down.length === 0 || up.length + down.length > maxSoundedSwaras)
    return null;
  const foreign = foreignSwaras(swarasOf(up, down), raaga.parent);
  return isUnsure(foreign, raaga.bhashanga) ? null : { up, down };
}
