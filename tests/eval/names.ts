import { aliasSeeds } from "#drizzle/seed/reference/raaga-aliases.ts";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { taalaAliasSeeds, taalaSeeds } from "#drizzle/seed/reference/taalas.ts";
import { toSearchKeys } from "#app/domain/search/keys/search-key.ts";

const kinds = ["raga", "title", "person", "tala"] as const;
export type Kind = (typeof kinds)[number];

export interface Pair {
  query: string;
  target: string;
  kind: Kind;
  script: string;
  relation: string;
}

interface Confusable {
  a: string;
  b: string;
  kind: Kind;
}

export interface EvalData {
  pairs: Pair[];
  negatives: Confusable[];
  distractors: Partial<Record<Kind, string[]>>;
}

/** The names that the seeds give one thing, the usual one first. */
const groups: Record<Kind, string[][]> = {
  raga: [...Map.groupBy(aliasSeeds, ({ raagaId }) => raagaId)].map(([id, aliases]) => [
    id,
    ...aliases.map(({ alias }) => alias),
  ]),
  title: [],
  person: personSeeds.map(({ name, names, otherNames = {} }) => [
    name,
    ...Object.values(names),
    ...Object.values(otherNames).flat(),
  ]),
  tala: taalaSeeds.map(({ id, description }) => [
    id,
    description,
    ...taalaAliasSeeds.filter(({ taalaId }) => taalaId === id).map(({ alias }) => alias),
  ]),
};
/** Kinds whose seeds are all in the index: an archive has them from its first day. */
const alwaysIndexed: readonly Kind[] = ["person", "tala"];

const keyOf = (name: string) => toSearchKeys(name).k1;

function groupByKey(all: string[][], namesOf: (group: string[]) => string[]) {
  const keyed = all.flatMap((group) =>
    [...new Set(namesOf(group).map(keyOf))].map((key) => ({ key, group })),
  );
  return Map.groupBy(keyed, ({ key }) => key);
}

const byAnyName = new Map(kinds.map((kind) => [kind, groupByKey(groups[kind], (group) => group)]));
const byUsualName = new Map(
  kinds.map((kind) => [kind, groupByKey(groups[kind], ([usual]) => [usual!])]),
);

function groupsOf(kind: Kind, name: string): string[][] {
  const key = keyOf(name);
  const usual = kind === "person" ? byUsualName.get(kind)!.get(key) : undefined;
  return (usual ?? byAnyName.get(kind)!.get(key) ?? []).map(({ group }) => group);
}

/** Lists the other names that the seeds give a thing of this name. */
export function aliasesOf(kind: Kind, name: string): string[] {
  return [...new Set(groupsOf(kind, name).flat())].filter((other) => other !== name);
}

/** Lists what the index needs: targets, both of each negative pair, distractors, and seeds that none of them names. */
export function indexedNames({ pairs, negatives, distractors }: EvalData, kind: Kind): string[] {
  const asked = [
    ...pairs.filter((pair) => pair.kind === kind).map(({ target }) => target),
    ...negatives.filter((one) => one.kind === kind).flatMap(({ a, b }) => [a, b]),
    ...(distractors[kind] ?? []),
  ];
  const named = new Set(asked.flatMap((name) => groupsOf(kind, name)));
  const others = alwaysIndexed.includes(kind)
    ? groups[kind].filter((names) => !named.has(names)).map(([first]) => first!)
    : [];
  return [...new Set([...asked, ...others])];
}
