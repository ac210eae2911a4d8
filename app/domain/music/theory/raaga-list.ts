import { chakraOf } from "../chakra.ts";
import { parseScale } from "../scale.ts";
import { sizeOf } from "./scale-flags.ts";

export interface ListedRaaga {
  id: string;
  native: string | null;
  melakarta: number | null;
  parentId: string | null;
  /** The number of its parent, or its own. */
  parent: number | null;
  arohana: string | null;
  avarohana: string | null;
  bhashanga: boolean | null;
  /** 1 for the best known; null where it is unknown. */
  fame: number | null;
  creatorId: string | null;
  compositionCount: number;
  /** Whether it is a pending proposal of a contributor. */
  isProposed: boolean;
}

export const raagaKinds = [
  "melakarta",
  "janya",
  "audava",
  "shadava",
  "sampurna",
  "mixed",
  "created",
  "sung",
] as const;
type RaagaKind = (typeof raagaKinds)[number];

/** The filters of the list of raagas; null for all. */
export interface RaagaChoice {
  kind: RaagaKind | null;
  /** 1 to 12. */
  chakra: number | null;
  initial: string | null;
}

/** Parses the query of the list of raagas; invalid values become null. */
export function parseRaagaChoice(query: URLSearchParams): RaagaChoice {
  const chakra = Number(query.get("chakra"));
  const [initial = null] = query.get("initial")?.toUpperCase() ?? "";
  return {
    kind: raagaKinds.find((kind) => kind === query.get("kind")) ?? null,
    chakra: Number.isInteger(chakra) && chakra >= 1 && chakra <= 12 ? chakra : null,
    initial,
  };
}

/** The initial of the shown name: of roman names a capital without marks, else a letter without its vowel sign. */
function initialOfRaaga({ id, native }: Pick<ListedRaaga, "id" | "native">): string {
  const [letter = ""] = (native ?? id).normalize("NFD");
  return letter.toUpperCase();
}

const sizes = ({ arohana, avarohana }: ListedRaaga) =>
  [arohana, avarohana].map((scale) => sizeOf(parseScale(scale)));

function isOfKind(raaga: ListedRaaga, kind: RaagaKind, master: string): boolean {
  switch (kind) {
    case "melakarta":
      return raaga.melakarta !== null;
    case "janya":
      return raaga.melakarta === null;
    case "created":
      return raaga.creatorId === master;
    case "sung":
      return raaga.compositionCount > 0;
    default: {
      const [up, down] = sizes(raaga);
      return kind === "mixed" ? Boolean(up && down) && up !== down : up === kind && down === kind;
    }
  }
}

/**
 * Selects the raagas of a choice. A chakra and the melakartas are in the order of their numbers, everything else is
 * by name: names in the reader's script first.
 */
export function selectRaagas(
  raagas: readonly ListedRaaga[],
  { kind, chakra, initial }: RaagaChoice,
  master: string,
): ListedRaaga[] {
  const chosen = raagas.filter(
    (raaga) =>
      (kind === null || isOfKind(raaga, kind, master)) &&
      (chakra === null || (raaga.parent !== null && chakraOf(raaga.parent) === chakra)) &&
      (initial === null || initialOfRaaga(raaga) === initial),
  );
  const isNumbered = chakra !== null || kind === "melakarta";
  return chosen.toSorted((one, other) =>
    isNumbered ? byNumber(one, other) || byName(one, other) : byName(one, other),
  );
}

const byNumber = (one: ListedRaaga, other: ListedRaaga) =>
  (one.parent ?? 0) - (other.parent ?? 0) || (one.melakarta ?? 99) - (other.melakarta ?? 99);

function byName(one: ListedRaaga, other: ListedRaaga): number {
  const script = Number(one.native === null) - Number(other.native === null);
  const [a, b] = [one.native ?? one.id, other.native ?? other.id];
  return script || (a < b ? -1 : a > b ? 1 : 0);
}

/** Lists the initials of the names, those of the reader's script first. */
export function listInitials(raagas: readonly ListedRaaga[]): string[] {
  return [...new Set(raagas.toSorted(byName).map(initialOfRaaga))];
}
