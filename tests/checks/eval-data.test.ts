import { expect, test } from "vitest";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";
import distractors from "#tests/eval/more-distractors.json";
import negatives from "#tests/eval/more-negatives.json";
import peoplePairs from "#tests/eval/people-pairs.json";
import taalaPairs from "#tests/eval/taala-pairs.json";

const known: Record<string, Set<string>> = {
  person: new Set(personSeeds.map(({ name }) => name)),
  tala: new Set(taalaSeeds.map(({ id }) => id)),
};

const letters: Record<string, RegExp> = {
  Devanagari: /\p{Script=Devanagari}/u,
  Kannada: /\p{Script=Kannada}/u,
  Latin: /^[\p{Script=Latin}\p{M}\p{P}\p{S}\s\d]+$/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
};

const sets = { person: peoplePairs, tala: taalaPairs };
const all = Object.values(sets).flat();

test("every pair has a source, a relation, the script of its letters and a target that is in the archive", () => {
  for (const [of, pairs] of Object.entries(sets))
    for (const { query, target, kind, source, script, relation } of pairs) {
      expect(kind, query).toBe(of);
      expect(known[kind]!.has(target), `${query}: ${target}`).toBe(true);
      expect(query, script).toMatch(letters[script]!);
      expect(query).toBe(query.trim().replaceAll(/\s+/g, " "));
      expect(query).not.toBe(target);
      expect(source).not.toBe("");
      expect(relation).not.toBe("");
    }
});

test("no pair is asked twice", () => {
  const asked = all.map(({ kind, query }) => `${kind} ${query}`);
  expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
});

test("negatives are two names of the archive, distractors are none", () => {
  for (const { a, b, kind } of negatives) {
    expect(a).not.toBe(b);
    for (const name of [a, b]) expect(known[kind]!.has(name), name).toBe(true);
  }
  for (const [kind, names] of Object.entries(distractors)) {
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => known[kind]!.has(name))).toEqual([]);
  }
});
