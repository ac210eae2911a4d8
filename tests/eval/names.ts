import { aliasSeeds } from "#drizzle/seed/reference/raaga-aliases.ts";
import { toSearchKeys } from "#app/domain/search/keys/search-key.ts";

export interface Pair {
  query: string;
  target: string;
  kind: "raga" | "title";
  script: string;
  relation: string;
}

interface Confusable {
  a: string;
  b: string;
  kind: "raga" | "title";
}

export interface EvalData {
  pairs: Pair[];
  negatives: Confusable[];
  distractors: Record<"raga" | "title", string[]>;
}

const of = (data: EvalData, kind: Pair["kind"]) => [
  ...new Set([
    ...data.pairs.filter((pair) => pair.kind === kind).map(({ target }) => target),
    ...data.negatives.filter((one) => one.kind === kind).flatMap(({ a, b }) => [a, b]),
    ...(data.distractors[kind] ?? []),
  ]),
];

/** Lists what the index needs: targets, both of each negative pair, distractors. */
export function indexedNames(data: EvalData): { raagas: string[]; titles: string[] } {
  return { raagas: of(data, "raga"), titles: of(data, "title") };
}

const sameName = (a: string, b: string) => toSearchKeys(a).k1 === toSearchKeys(b).k1;

/** Lists the other names that the seeds give a raaga of this name. */
export function aliasesOf(name: string): string[] {
  const groups = new Set(
    aliasSeeds
      .filter(({ raagaId, alias }) => sameName(raagaId, name) || sameName(alias, name))
      .map(({ raagaId }) => raagaId),
  );
  const names = [...groups].flatMap((raagaId) => [
    raagaId,
    ...aliasSeeds.filter((seed) => seed.raagaId === raagaId).map(({ alias }) => alias),
  ]);
  return [...new Set(names)].filter((other) => other !== name);
}
