import type { Language } from "../../../archive.ts";
import type { RaagaClaim, Source } from "../../../data/music/raaga-pages/raaga-detail.ts";
import { swarasOnly } from "../../../domain/music/entry-fields.ts";
import { parseScale, type Swara } from "../../../domain/music/scale.ts";
import type { NamedRaaga } from "../shown/raaga-name.tsx";
import { swaraInScript } from "../../../domain/music/script/swara.ts";

export interface Step {
  label: string;
  /** From the middle S. */
  semitone: number;
}

/** A scale as it is shown; `own` is the raaga's, the others are those that other sources give. */
export interface ScaleView {
  number: number;
  kind: "own" | "notes" | "phrase" | "homonym";
  up: Step[];
  down: Step[];
  parent: { number: number | null; raaga: NamedRaaga } | null;
  sources: Source[];
}

const octaveMarks = { "-1": ".", 0: "", 1: "'" } as const;

export const toStep = (swara: Swara, language: Language): Step => ({
  label: swaraInScript(`${swara.name}${octaveMarks[swara.octave]}`, language),
  semitone: swara.semitone,
});

/** Converts an arohana or avarohana to the steps that are drawn; none if there is no scale. */
export const toSteps = (scale: string | null, language: Language): Step[] =>
  parseScale(scale).map((swara) => toStep(swara, language));

/** Lists the sources that call a raaga bhashanga, or not, with the foreign swaras and what else each says. */
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
        said: remarks.join("; "),
      };
    });

/** Lists the sources that state a field of a raaga, each once; those of everything if none states the field. */
export function sourcesOf(claims: readonly RaagaClaim[], field: string): Source[] {
  const own = claims.filter((claim) => claim.field === field);
  const stated = own.length > 0 ? own : claims.filter((claim) => claim.field === "");
  const distinct = new Map(stated.map((claim) => [claim.address || claim.title, claim]));
  return [...distinct.values()].map(({ title, address }) => ({ title, address }));
}
