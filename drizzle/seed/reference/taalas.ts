import { allTaalas } from "#app/domain/music/sapta-taalas.ts";

export interface TaalaSeed {
  id: string;
  description: string;
  jati: string | null;
  angas: string | null;
  aksharas: number | null;
}

const computed: TaalaSeed[] = allTaalas().map(({ id, description, jati, angas, aksharas }) => ({
  id,
  description,
  jati,
  angas,
  aksharas,
}));

/** Taalas outside the 35: no angas, so nothing to compute. */
const others: readonly (readonly [id: string, description: string, aksharas: number | null])[] = [
  ["Tisra Chapu", "Tisra Chapu (1 + 2)", 3],
  ["Khanda Chapu", "Khanda Chapu (2 + 3)", 5],
  ["Misra Chapu", "Misra Chapu (3 + 4)", 7],
  ["Sankirna Chapu", "Sankirna Chapu (4 + 5)", 9],
  ["Desadi", "Desadi (Adi with an off-beat start)", 8],
  ["Madhyadi", "Madhyadi (Adi with an off-beat start)", 8],
  // M. Balamuralikrishna's own scheme: the gati changes inside the sounded actions. The exact
  // counts were not found.
  ["Trimukhi", "Trimukhi (M. Balamuralikrishna's own)", null],
  ["Panchamukhi", "Panchamukhi (M. Balamuralikrishna's own)", null],
  ["Saptamukhi", "Saptamukhi (M. Balamuralikrishna's own)", null],
  ["Navamukhi", "Navamukhi (M. Balamuralikrishna's own)", null],
];

export const taalaSeeds: TaalaSeed[] = [
  ...computed,
  ...others.map(([id, description, aksharas]) => ({
    id,
    description,
    jati: null,
    angas: null,
    aksharas,
  })),
];
