import type { Language } from "../../../archive.ts";
import type { RaagaClaim, Source } from "../../../data/music/raaga-pages/raaga-detail.ts";
import { swarasOnly } from "../../../domain/music/entry-fields.ts";
import { parseScale, type Swara, writeSwara } from "../../../domain/music/scale.ts";
import type { NamedRaaga } from "../shown/raaga-name.tsx";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { translateNote } from "../../../web/source-note.server.ts";

export interface Step {
  label: string;
  /** Semitones above the middle S. */
  semitone: number;
}

/** A scale to show. `own` is the raaga's; the other kinds are variants from other sources. */
export interface ScaleView {
  number: number;
  kind: "own" | "notes" | "phrase" | "homonym";
  up: Step[];
  down: Step[];
  parent: { number: number | null; raaga: NamedRaaga } | null;
  sources: Source[];
}

export const toStep = (swara: Swara, language: Language): Step => ({
  label: swaraInScript(writeSwara(swara), language),
  semitone: swara.semitone,
});

/** Converts an arohana or avarohana to steps; empty if there is no scale. */
export const toSteps = (scale: string | null, language: Language): Step[] =>
  parseScale(scale).map((swara) => toStep(swara, language));

/** Lists the sources that say whether a raaga is bhashanga, with the foreign swaras and remarks of each. */
export const bhashangaSourcesOf = (claims: readonly RaagaClaim[], language: Language) =>
  claims
    .filter(({ field }) => field === "bhashanga")
    .map(({ title, address, note }) => {
      const [swaraNames = "", ...remarks] = note.split("; ");
      const swaras = swarasOnly(swaraNames) ? parseScale(swaraNames).map(({ name }) => name) : [];
      return {
        title,
        address,
        swaras: swaras.map((name) => swaraInScript(name, language)),
        said: translateNote(language, remarks.join("; ")),
      };
    });

/** Lists the distinct sources of a field of a raaga, or of the whole entry if the field has none. */
export function sourcesOf(claims: readonly RaagaClaim[], field: string): Source[] {
  const own = claims.filter((claim) => claim.field === field);
  const shownClaims = own.length > 0 ? own : claims.filter((claim) => claim.field === "");
  const distinct = new Map(shownClaims.map((claim) => [claim.address || claim.title, claim]));
  return [...distinct.values()].map(({ title, address }) => ({ title, address }));
}
