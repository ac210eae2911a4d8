import { parseScale, type SwaraName } from "../scale.ts";
import { foreignSwaras, isUnsure, swarasOf } from "./foreign-swaras.ts";
import { pitchKey } from "./pitches.ts";

interface ScaleOfRaaga {
  id: string;
  melakarta: number | null;
  parent: number | null;
  arohana: string | null;
  avarohana: string | null;
  bhashanga: boolean | null;
  fame: number | null;
  compositionCount: number;
}

export interface KnownScale {
  id: string;
  melakarta: number | null;
  fame: number | null;
  compositionCount: number;
  swaras: SwaraName[];
  /** Swaras up and down, without marks of octaves. */
  order: string;
  pitches: string;
}

const withoutOctaves = (scale: string) => scale.replaceAll(/['.]/g, "");

/** Prepares a scale for comparison; null if there is none or it is unsure. */
export function toKnownScale(raaga: ScaleOfRaaga): KnownScale | null {
  const up = parseScale(raaga.arohana);
  const down = parseScale(raaga.avarohana);
  if (up.length === 0 || down.length === 0) return null;
  const swaras = swarasOf(up, down);
  if (isUnsure(foreignSwaras(swaras, raaga.parent), raaga.bhashanga)) return null;
  return {
    id: raaga.id,
    melakarta: raaga.melakarta,
    fame: raaga.fame,
    compositionCount: raaga.compositionCount,
    swaras,
    order: withoutOctaves(`${raaga.arohana} / ${raaga.avarohana}`),
    pitches: pitchKey([...up, ...down].map(({ semitone }) => semitone)),
  };
}
