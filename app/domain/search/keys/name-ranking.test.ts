import { expect, test } from "vitest";
import { indexFields } from "./index-keys.ts";
import { type NameCandidate, rankNames } from "./name-ranking.ts";

const candidate = (name: string, more: Partial<NameCandidate> = {}): NameCandidate => ({
  name,
  matched: name,
  field: indexFields.begins,
  ...more,
});

const rank = (query: string, ...candidates: NameCandidate[]) =>
  rankNames([query], candidates).map(({ name }) => name);

test("of names that begin as it is typed, those with songs come first", () => {
  const [without, having] = [
    candidate("Amritavahini", { recordings: 0 }),
    candidate("Amritavarshini", { recordings: 1 }),
  ];
  for (const typed of ["amritava", "అమృతవ", "अमृतव"])
    expect(rank(typed, without, having), typed).toEqual(["Amritavarshini", "Amritavahini"]);
});

test("what begins exactly as it is typed comes before what is only alike, songs or not", () => {
  const begins = candidate("Amritavahini", { recordings: 0 });
  const alike = candidate("Amirthavarshini", { field: indexFields.skeleton, recordings: 1 });
  expect(rank("amritavahi", alike, begins)[0]).toBe("Amritavahini");
  const tamil = candidate("Gatana", { field: indexFields.k2, recordings: 1 });
  expect(rank("kadana", tamil, candidate("Kadanakutuhalam", { recordings: 0 }))).toEqual([
    "Kadanakutuhalam",
    "Gatana",
  ]);
});

test("the name in the reader's script counts as it is written", () => {
  const written = candidate("Gambhiranata", { field: indexFields.folded, native: "கம்பீரநாட்டை" });
  const other = candidate("Kambhoji", {
    field: indexFields.folded,
    native: "காம்போஜி",
    recordings: 1,
  });
  expect(rank("கம்பீ", other, written)[0]).toBe("Gambhiranata");
});

test("the name itself comes before all that begin with it", () => {
  const same = candidate("Kanada", { field: indexFields.k0, recordings: 0 });
  expect(rank("kanada", candidate("Kanadabhairavi", { recordings: 1 }), same)[0]).toBe("Kanada");
});
