import { archive } from "#app/archive.ts";
import { allMelakartas } from "#app/domain/music/melakarta.ts";
import type { TimeOfDay } from "#app/domain/music/time-of-day.ts";
import { raagaIsoNames } from "./iso-names.ts";
import { fameOfRaagas } from "../music/famous-raagas.ts";
import { janyaSeeds } from "../music/janyas.ts";
import { ownRaagas } from "../music/own-raagas.ts";
import { timeOfRaagas } from "../music/time-rows.ts";

export interface RaagaSeed {
  id: string;
  description: string;
  isoName: string | null;
  melakarta: number | null;
  parentId: string | null;
  arohana: string | null;
  avarohana: string | null;
  bhashanga: boolean | null;
  timeOfDay: TimeOfDay | null;
  /** How many lines of sources give exactly this scale. */
  agreement: number | null;
  /** 1 is the best known. */
  fame: number | null;
  creatorId: string | null;
  source: string | null;
}

const melakartas = allMelakartas();

const melakartaSeeds: RaagaSeed[] = melakartas.map(({ name, number, arohana, avarohana }) => ({
  id: name,
  description: name,
  isoName: raagaIsoNames[name] ?? null,
  melakarta: number,
  parentId: null,
  arohana,
  avarohana,
  bhashanga: null,
  timeOfDay: timeOfRaagas.get(name) ?? null,
  agreement: null,
  fame: fameOfRaagas.get(name) ?? null,
  creatorId: null,
  source: "Computed from its number; agrees with carnaticlabs/Sangeetha-Grantha",
}));

const countLines = (letters: string) => (letters === "-" ? null : letters.length);

/** The 72 melakartas come first, since others may have one of them as parent. */
export const raagaSeeds: RaagaSeed[] = [
  ...melakartaSeeds,
  ...janyaSeeds.map(({ id, isoName, parent, arohana, avarohana, bhashanga, lines }) => ({
    id,
    description: id,
    isoName,
    melakarta: null,
    parentId: parent === null ? null : melakartas[parent - 1]!.name,
    arohana,
    avarohana,
    bhashanga,
    timeOfDay: timeOfRaagas.get(id) ?? null,
    agreement: countLines(lines.scale),
    fame: fameOfRaagas.get(id) ?? null,
    creatorId: id in ownRaagas ? archive.composerId : null,
    source: null,
  })),
];
