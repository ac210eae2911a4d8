import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { janyas } from "./janyas.ts";

export interface RaagaSeed {
  id: string;
  description: string;
  melakarta: number | null;
  parentId: string | null;
  arohana: string | null;
  avarohana: string | null;
  source: string | null;
}

const sangeethaGrantha = "carnaticlabs/Sangeetha-Grantha";
const ragavardhini = "carnatic-music/ragavardhini";
const both = `${sangeethaGrantha}; ${ragavardhini}`;

const melakartaSeeds: RaagaSeed[] = allMelakartas().map((mela) => ({
  id: mela.name,
  description: mela.name,
  melakarta: mela.number,
  parentId: null,
  arohana: mela.arohana,
  avarohana: mela.avarohana,
  source: `Computed from its number; agrees with ${sangeethaGrantha}`,
}));

/** A raaga that pages about M. Balamuralikrishna call his; empty fields are those not agreed on. */
interface OwnRaaga {
  id: string;
  parentId?: string;
  arohana?: string;
  /** Left out when the scale descends as it rises; null when it does not and is not known. */
  avarohana?: string | null;
  source: string;
}

const ownRaagas: readonly OwnRaaga[] = [
  {
    id: "Mahati",
    parentId: "Harikambhoji",
    arohana: "S G3 P N2 S'",
    source: `${both}; simulationpadaippugal.blogspot.com/2010_02_13`,
  },
  // Its parent is a convention: the sources say 1 and 8.
  { id: "Lavangi", arohana: "S R1 M1 D1 S'", source: `${both}; Wikipedia` },
  // Three notes fit every melakarta with this madhyama: the sources name the first of them.
  { id: "Sarvashri", parentId: "Kanakangi", arohana: "S M1 P S'", source: both },
  // As for Sarvashri, but one source alone names a parent.
  { id: "Omkari", arohana: "S M2 P S'", source: ragavardhini },
  // Not settled: a rival account has R2.
  {
    id: "Sumukham",
    parentId: "Dhatuvardhini",
    arohana: "S R3 M2 N3 S'",
    source: `${both}; another account has R2`,
  },
  {
    id: "Sushama",
    parentId: "Nathabhairavi",
    arohana: "S R2 M1 P D1 S'",
    source: `${both}; salda.ws`,
  },
  // The sources differ on the descent, and so on the parent (20 or 22).
  { id: "Manorama", arohana: "S R2 G2 M1 P D1 P S'", avarohana: null, source: both },
  { id: "Gurupriya", parentId: "Vachaspati", arohana: "S R2 G3 M2 D2 N2 S'", source: both },
  {
    id: "Hamsavinodini",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 G3 M1 D2 N3 S'",
    source: sangeethaGrantha,
  },
  // Both madhyamas: Suryakantam with M2 added.
  { id: "Rohini", parentId: "Suryakantam", arohana: "S R1 G3 M1 M2 D2 N3 S'", source: both },
  {
    id: "Vallabhi",
    parentId: "Dhirashankarabharanam",
    arohana: "S R2 G3 M1 P D2 N3 S'",
    avarohana: "S' N3 D2 N3 D2 P M1 P G3 M1 R2 S",
    source: both,
  },
  {
    id: "Mohanangi",
    parentId: "Vagadhishvari",
    arohana: "S R3 G3 P D2 S'",
    avarohana: "S' D2 P G3 P D2 P G3 R3 S",
    source: both,
  },
  // Another raaga of this name is filed under 28 (S R2 G3 P D2 N2 S').
  { id: "Janasammodini", parentId: "Mararanjani", arohana: "S R2 G3 P D1 S'", source: both },
  // Scales for these conflict or rest on one thin source: the names alone are sure.
  { id: "Pratimadhyamavati", source: ragavardhini },
  { id: "Trishakti", source: "viddev.wordpress.com" },
  { id: "Ganapati", source: "sahityakalp.com" },
  { id: "Siddhi", source: "sahityakalp.com" },
];

const ownSeeds: RaagaSeed[] = ownRaagas.map(({ id, parentId, arohana, avarohana, source }) => ({
  id,
  description: id,
  melakarta: null,
  parentId: parentId ?? null,
  arohana: arohana ?? null,
  avarohana:
    avarohana === undefined ? (arohana?.split(" ").toReversed().join(" ") ?? null) : avarohana,
  source,
}));

const janyaSeeds: RaagaSeed[] = janyas.map(({ id, parentId, arohana, avarohana, sources }) => ({
  id,
  description: id,
  melakarta: null,
  parentId: parentId ?? null,
  arohana: arohana ?? null,
  avarohana: avarohana ?? null,
  source: sources?.join("; ") ?? null,
}));

/** The 72 melakartas first, since the others may name one of them as their parent. */
export const raagaSeeds: RaagaSeed[] = [...melakartaSeeds, ...ownSeeds, ...janyaSeeds];
