import { expect, test } from "vitest";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { aliasSeeds } from "#drizzle/seed/reference/raaga-aliases.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";
import combined from "#tests/eval/combined.json";
import devPairs from "#tests/eval/dev-pairs.json";
import distractors from "#tests/eval/more-distractors.json";
import morePairs from "#tests/eval/more-pairs.json";
import negatives from "#tests/eval/more-negatives.json";
import ownPairs from "#tests/eval/own-pairs.json";
import peoplePairs from "#tests/eval/people-pairs.json";
import secondPairs from "#tests/eval/second/more-pairs.json";
import secondPeople from "#tests/eval/second/people-pairs.json";
import secondTaalas from "#tests/eval/second/taala-pairs.json";
import readings from "#tests/eval/readings.json";
import secondReadings from "#tests/eval/second/readings.json";
import taalaPairs from "#tests/eval/taala-pairs.json";
import madeTypos from "#tests/eval/typo-made.json";
import typoPairs from "#tests/eval/typo-pairs.json";

const second = [...secondPairs, ...secondPeople, ...secondTaalas];
const published = [...peoplePairs, ...taalaPairs, ...morePairs, ...second];

/* The targets that are known: people and taalas of the archive, raagas by the names the first pairs go by. A title is a song's own. */
const raagaNames = [...devPairs, ...ownPairs].map(({ target }) => target);
const seedNames = [...raagaSeeds.map(({ id }) => id), ...aliasSeeds.map(({ alias }) => alias)];
const known: Record<string, Set<string>> = {
  person: new Set(personSeeds.map(({ name }) => name)),
  tala: new Set(taalaSeeds.map(({ id }) => id)),
  raga: new Set([...raagaNames, ...seedNames]),
};

const letters: Record<string, RegExp> = {
  Devanagari: /\p{Script=Devanagari}/u,
  Kannada: /\p{Script=Kannada}/u,
  Latin: /^[\p{Script=Latin}\p{M}\p{P}\p{S}\s\d]+$/u,
  Malayalam: /\p{Script=Malayalam}/u,
  Tamil: /\p{Script=Tamil}/u,
  Telugu: /\p{Script=Telugu}/u,
};

const typos = [...typoPairs, ...madeTypos];

test("every pair has a source, a relation, the script of its letters and a target that is known", () => {
  for (const { query, target, kind, source, script, relation } of [...published, ...typos]) {
    if (kind !== "title") expect(known[kind]!.has(target), `${query}: ${target}`).toBe(true);
    expect(query, script).toMatch(letters[script]!);
    expect(query).toBe(query.trim().replaceAll(/\s+/g, " "));
    expect(query).not.toBe(target);
    expect(source).not.toBe("");
    expect(relation).not.toBe("");
  }
});

test("no pair is asked twice", () => {
  const first = [...devPairs, ...ownPairs].map(({ kind, query }) => `${kind} ${query}`);
  const asked = [...published, ...typos].map(({ kind, query }) => `${kind} ${query}`);
  expect(asked.filter((one, at) => first.includes(one) || asked.indexOf(one) !== at)).toEqual([]);
});

test("a misspelling that nobody published says so", () => {
  for (const { relation } of typos) expect(relation).toBe("typo");
  for (const { source } of madeTypos) expect(source).toMatch(/^made: one letter /);
  for (const { source } of [...published, ...typoPairs]) expect(source).not.toMatch(/^made/);
});

test("every script has at least a hundred pairs", () => {
  for (const name of Object.keys(letters))
    expect(published.filter(({ script }) => script === name).length, name).toBeGreaterThan(99);
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

test("every combined query expects songs of the file, in six scripts", () => {
  const ids = combined.songs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const asked = new Set(combined.queries.map(({ query }) => query));
  expect(asked.size).toBe(combined.queries.length);
  expect(asked.size).toBeGreaterThan(99);
  for (const { query, expected, script, source } of combined.queries) {
    expect(query, script).toMatch(letters[script]!);
    expect(expected.length, query).toBeGreaterThan(0);
    expect(expected.filter((id) => !ids.includes(id))).toEqual([]);
    expect(source).not.toBe("");
  }
  expect(new Set(combined.queries.map(({ script }) => script)).size).toBe(6);
});

test("a song of the combined queries bears names of the lists", () => {
  for (const { title, raaga, taala } of combined.songs) {
    expect(known.raga!.has(raaga), `${title}: ${raaga}`).toBe(true);
    expect(known.tala!.has(taala), `${title}: ${taala}`).toBe(true);
  }
});

test("every query of several parts has a source and the parts that are expected, and is asked once", () => {
  const all = [...readings, ...secondReadings];
  expect(new Set(all.map(({ query }) => query)).size).toBe(all.length);
  for (const { query, parts, source } of all) {
    expect(parts.length, query).toBeGreaterThan(0);
    expect(source, query).not.toBe("");
  }
  const counts = Map.groupBy(readings, ({ kind }) => kind);
  for (const [kind, some] of counts) expect(some.length, kind).toBeGreaterThanOrEqual(100);
});
