import { archive } from "#app/archive.ts";
import { allTaalas, saptaTaalas } from "#app/domain/music/sapta-taalas.ts";
import { taalaIsoNames } from "./iso-names.ts";
import { ownTaalas } from "../music/own-taalas.ts";

export interface TaalaSeed {
  id: string;
  description: string;
  isoName: string | null;
  jati: string | null;
  angas: string | null;
  groups: string | null;
  aksharas: number | null;
  creatorId: string | null;
}

export interface TaalaAliasSeed {
  taalaId: string;
  alias: string;
  kind: "spelling" | "synonym";
  /** Letters for the lines of sources that have it. */
  lines: string;
}

const computed: TaalaSeed[] = allTaalas().map(({ id, description, jati, angas, aksharas }) => ({
  id,
  description,
  isoName: taalaIsoNames[id] ?? null,
  jati,
  angas,
  groups: null,
  aksharas,
  creatorId: null,
}));

/** Taalas outside the 35: without angas nothing can be computed. */
const others: readonly (readonly [id: string, structure: string, aksharas: number | null])[] = [
  ["Tisra Chapu", "1 + 2", 3],
  ["Khanda Chapu", "2 + 1 + 2", 5],
  ["Misra Chapu", "3 + 2 + 2", 7],
  ["Sankirna Chapu", "4 + 5", 9],
  ["Desadi", "Adi with an off-beat start", 8],
  ["Madhyadi", "Adi with an off-beat start", 8],
  ...ownTaalas.map(([id, structure]) => [id, structure, null] as const),
];

export const taalaSeeds: TaalaSeed[] = [
  ...computed,
  ...others.map(([id, structure, aksharas]) => ({
    id,
    description: `${id} (${structure})`,
    isoName: taalaIsoNames[id] ?? null,
    jati: null,
    angas: null,
    groups: id.endsWith(" Chapu") ? structure.replaceAll(" ", "") : null,
    aksharas,
    creatorId: aksharas === null ? archive.composerId : null,
  })),
];

/** The usual jati of a family that is named without one. */
const usualJatis: Readonly<Record<string, string>> = {
  Dhruva: "Chatusra",
  Matya: "Chatusra",
  Rupaka: "Chatusra",
  Jhampa: "Misra",
  Triputa: "Tisra",
  Ata: "Khanda",
  Eka: "Chatusra",
};

const short = allTaalas().map(({ id, jati, family }) => [id, `${jati} ${family}`] as const);
const families = saptaTaalas.map(
  ({ family }) => [`${usualJatis[family]}-jati ${family}`, family] as const,
);

const synonym = ([taalaId, alias]: readonly [string, string]): TaalaAliasSeed => ({
  taalaId,
  alias,
  kind: "synonym",
  lines: "M",
});

export const taalaAliasSeeds: TaalaAliasSeed[] = [
  ...short.map(synonym),
  ...families.map(synonym),
  synonym(["Misra Chapu", "Chapu"]),
  { taalaId: "Chatusra-jati Rupaka", alias: "Rupakam", kind: "spelling", lines: "D" },
  { taalaId: "Misra-jati Jhampa", alias: "Jhampe", kind: "spelling", lines: "D" },
  { taalaId: "Khanda-jati Ata", alias: "Atta", kind: "spelling", lines: "D" },
  { taalaId: "Chatusra-jati Eka", alias: "Ekam", kind: "spelling", lines: "D" },
  { taalaId: "Misra Chapu", alias: "Misram", kind: "spelling", lines: "D" },
];
