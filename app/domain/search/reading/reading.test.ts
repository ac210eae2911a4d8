import { describe, expect, test } from "vitest";
import { listLeadQueries } from "./lead-queries.ts";
import { listLookups } from "./lookups.ts";
import { joinWords, splitQuery } from "./query-words.ts";
import { splitSpoken } from "./stated.ts";
import { type Reading, understand } from "./understanding.ts";

const thisYear = 2026;
const readWords = (query: string) => splitSpoken(query, thisYear);
const words = (query: string) => readWords(query).words.map(({ text }) => text);

describe("the words of a query", () => {
  test("are split at spaces and marks; quotes keep words together", () => {
    expect(words("hindolam  tillana")).toEqual(["hindolam", "tillana"]);
    expect(words("hindolam, tillana; adi/rupaka")).toEqual([
      "hindolam",
      "tillana",
      "adi",
      "rupaka",
    ]);
    expect(words('"omkara akarini" lavangi')).toEqual(["omkara akarini", "lavangi"]);
    expect(words("“omkara akarini” lavangi")).toEqual(["omkara akarini", "lavangi"]);
    expect(words('"omkara akarini')).toEqual(["omkara akarini"]);
    expect(words(" % ' - ")).toEqual([]);
  });

  test("beyond the eighth belong to the last, but for those that are not looked for", () => {
    expect(words("a b c d e f g h i")).toEqual(["a", "b", "c", "d", "e", "f", "g", "h i"]);
    const sentence = "songs in a by b on c with words longer than 10 minutes from the 1960s d e f";
    expect(words(sentence)).toEqual(sentence.split(" "));
    expect(words("a ".repeat(40))).toHaveLength(8);
    expect(words("in ".repeat(40))).toHaveLength(24);
  });

  test("are written so that they are split alike", () => {
    const query = 'vatapi "ganapatim bhaje" 1960s';
    expect(joinWords(splitQuery(query))).toBe(query);
  });
});

describe("what words may name", () => {
  const lookups = listLookups(readWords("songs in kalyani raagam by tyagaraja"));
  const named = (kind: string) =>
    lookups.names.filter(({ kinds }) => kinds.some((one) => one === kind)).map(({ key }) => key);

  test("is looked for without the words of a kind", () => {
    expect(named("raaga")).toContain("kalyani");
    expect(named("person")).toContain("tyagaraja");
  });

  test("is not a word that only joins others, or says what they are", () => {
    const alone = lookups.texts.filter(({ first, past }) => past === first + 1);
    expect(alone.map(({ first }) => first)).toEqual([2, 5]);
    expect(listLookups(readWords("in")).texts).toHaveLength(1);
  });

  test("may be a language", () => {
    expect(listLookups(readWords("తెలుగు mohanam")).languages).toEqual([
      { first: 0, past: 1, code: "te" },
    ]);
  });
});

const raaga = (first: number, name: string, isExact = true): Reading => ({
  kind: "raaga",
  first,
  past: first + 1,
  names: [{ name, part: null }],
  isExact,
});

describe("how a query was understood", () => {
  const query = splitQuery("kannada tillana");
  const language: Reading = { ...raaga(0, "kn"), kind: "language" };
  const songType: Reading = { ...raaga(1, "Tillana"), kind: "songType" };
  const both: Reading = { kind: "title", first: 0, past: 2, names: [], isExact: false };

  test("each part has the query without it and other readings", () => {
    const all = [language, raaga(0, "Kannada"), raaga(0, "Kanada", false), songType];
    const [first, second] = understand(query, [songType, language], all);
    expect(first).toMatchObject({ kind: "language", text: "kannada", without: "tillana" });
    expect(first!.others).toEqual([
      {
        meanings: [{ kind: "raaga", names: [{ name: "Kannada", part: null }] }],
        q: "tillana",
        filters: { raagaDescription: "kannada" },
      },
    ]);
    expect(second).toMatchObject({ kind: "songType", text: "tillana", others: [] });
  });

  test("a title may be read as the names in it", () => {
    const [only] = understand(query, [both], [both, language, songType]);
    expect(only!.others.map(({ q, filters }) => ({ q, filters }))).toEqual([
      { q: "", filters: { language: "kn", songTypeDescription: "tillana" } },
    ]);
  });
});

describe("queries to try instead", () => {
  const chosen: Reading[] = [
    { kind: "title", first: 0, past: 1, names: [], isExact: false },
    raaga(1, "Lavangi"),
  ];
  const omkara = { name: "Omkara", isTitle: false };
  const understood = understand(splitQuery("omcara lavangi"), chosen, [raaga(1, "Lavangi")]);

  test("have a name in the place of a word that is not known, or go without it", () => {
    expect(listLeadQueries({ text: { q: "omcara lavangi" } }, understood, [omkara])).toEqual([
      { kind: "corrected", q: "Omkara lavangi" },
      { kind: "fewer", q: "lavangi" },
    ]);
  });

  test("have the words of a title that sound alike, also in the place of all", () => {
    const titles = [omkara, { name: "Omkara Akarini", isTitle: true }];
    const [only] = understand(splitQuery("omcara"), [chosen[0]!], []);
    const queries = [{ kind: "corrected", q: "Omkara" }];
    expect(listLeadQueries({ text: { q: "omcara" } }, [only!], titles)).toEqual(queries);
    const far = [{ name: "Gati Nive", isTitle: true }];
    expect(listLeadQueries({ text: { q: "omcara" } }, [only!], far)).toEqual([]);
  });

  test("look for the words of a field anywhere", () => {
    expect(listLeadQueries({ text: { title: "Kalyani", singer: "x" } }, [], [])).toEqual([
      { kind: "elsewhere", q: "Kalyani" },
      { kind: "elsewhere", q: "x" },
    ]);
  });
});
