import type { Language } from "../../../archive.ts";
import type { Source } from "../../../data/music/raaga-pages/raaga-detail.ts";
import type { Claim } from "../../../data/records/sources/claims-on.ts";
import { swarasOnly } from "../../../domain/music/entry-fields.ts";
import { parseScale, type Swara, writeSwara } from "../../../domain/music/scale.ts";
import type { NamedRaaga } from "../shown/raaga-name.tsx";
import { swaraInScript } from "../../../domain/music/script/swara.ts";
import { showSourceTitle } from "../../../web/fact-sources.server.ts";
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
export const bhashangaSourcesOf = (claims: readonly Claim[], language: Language) =>
  claims
    .filter(({ field }) => field === "bhashanga")
    .map(({ id, title, note }) => {
      const [swaraNames = "", ...remarks] = note.split("; ");
      const swaras = swarasOnly(swaraNames) ? parseScale(swaraNames).map(({ name }) => name) : [];
      return {
        id,
        title: showSourceTitle(language, title),
        swaras: swaras.map((name) => swaraInScript(name, language)),
        said: translateNote(language, remarks.join("; ")),
      };
    });

/** Lists the sources of a scale of a raaga. */
export const sourcesOf = (claims: readonly Claim[], field: string, language: Language): Source[] =>
  claims
    .filter((claim) => claim.field === field)
    .map(({ id, title }) => ({ id, title: showSourceTitle(language, title) }));
