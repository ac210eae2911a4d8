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

/** The names of one entry or person in the seeds, the usual one first. */
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
/** Kinds whose seeds are all in the index, as in every archive. */
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

/** Returns the other names in the seeds of an entry or person with this name. */
export function aliasesOf(kind: Kind, name: string): string[] {
  return [...new Set(groupsOf(kind, name).flat())].filter((other) => other !== name);
}

/** Returns the names of the index: targets, both of each negative pair, distractors, and all other seeds. */
export function indexedNames({ pairs, negatives, distractors }: EvalData, kind: Kind): string[] {
  const tested = [
    ...pairs.filter((pair) => pair.kind === kind).map(({ target }) => target),
    ...negatives.filter((one) => one.kind === kind).flatMap(({ a, b }) => [a, b]),
    ...(distractors[kind] ?? []),
  ];
  const named = new Set(tested.flatMap((name) => groupsOf(kind, name)));
  const others = alwaysIndexed.includes(kind)
    ? groups[kind].filter((names) => !named.has(names)).map(([first]) => first!)
    : [];
  return [...new Set([...tested, ...others])];
}
