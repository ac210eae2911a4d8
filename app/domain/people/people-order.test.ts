import { describe, expect, test } from "vitest";
import { parsePeoplePage, sectionOfInitial } from "./parse-people-page.ts";
import { makePeopleIndexRows } from "./people-order.ts";

const semmangudi = {
  id: "semmangudi-srinivasa-iyer",
  name: "Semmangudi Srinivasa Iyer",
  sortName: "Srinivasa Iyer, Semmangudi",
  parts: ["vocal"],
  names: { ta: "செம்மங்குடி ஸ்ரீனிவாச ஐயர்", te: "శెమ్మంగుడి శ్రీనివాసయ్యర్" },
};

const rowOf = (person: typeof semmangudi, language: string, part = "") =>
  makePeopleIndexRows(person).find((row) => row.language === language && row.part === part);

describe("the order of the list of people", () => {
  test("has a row for everybody and one for each part, in every language", () => {
    expect(makePeopleIndexRows(semmangudi).length).toBe(12);
    expect(rowOf(semmangudi, "en", "vocal")).toEqual(
      expect.objectContaining({ section: "0S", sortName: semmangudi.sortName, native: null }),
    );
  });

  test("puts a person's own name first in a native name of as many words", () => {
    expect(rowOf(semmangudi, "ta")).toMatchObject({
      section: "0ஸ",
      sortName: "ஸ்ரீனிவாச ஐயர், செம்மங்குடி",
    });
    expect(rowOf(semmangudi, "te")).toMatchObject({ section: "0శ", sortName: semmangudi.names.te });
  });

  test("lists who has no name in the reader's script last, under a roman letter", () => {
    expect(rowOf(semmangudi, "hi")).toMatchObject({ section: "1S", native: null });
  });

  test("an initial without its diacritics, in capitals", () => {
    const person = { ...semmangudi, sortName: "śaṅkara", names: {} as typeof semmangudi.names };
    expect(rowOf(person, "en")?.section).toBe("0S");
  });
});

describe("the query of the list of people", () => {
  const parse = (query: string) => parsePeoplePage(new URLSearchParams(query));

  test("knows parts, initials and people", () => {
    expect(parse("part=violin&initial=l&after=t-k-murthy")).toEqual({
      part: "violin",
      initial: "L",
      after: "t-k-murthy",
    });
  });

  test("takes nothing else", () => {
    expect(parse("part=drums&initial=&after=%27%20OR%201")).toEqual({
      part: null,
      initial: null,
      after: null,
    });
    expect(parse("")).toEqual({ part: null, initial: null, after: null });
  });

  test("finds roman initials last in the languages of India", () => {
    expect(sectionOfInitial("S", "en")).toBe("0S");
    expect(sectionOfInitial("S", "ta")).toBe("1S");
    expect(sectionOfInitial("ஸ", "ta")).toBe("0ஸ");
  });
});
