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

test("names that begin as it is written come before those that begin as it sounds", () => {
  const sounds = candidate("Saraswati", { recordings: 9 });
  const written = candidate("Shanmukhapriya", { recordings: 2, field: indexFields.spelled });
  expect(rank("sh", sounds, written)).toEqual(["Shanmukhapriya", "Saraswati"]);
});

test("a misspelt name comes after what is the same, nearest first, and not beyond a quarter of its letters", () => {
  const alike = { field: indexFields.skeleton };
  expect(
    rank(
      "sarasvti",
      candidate("Sarasangi", alike),
      candidate("Saraswati", alike),
      candidate("Gaurimanohari", alike),
    ),
  ).toEqual(["Saraswati"]);
});

test("the last words of a name are the name", () => {
  const [whole, other] = [candidate("M. Balamuralikrishna"), candidate("Balamurali Krishnan")];
  expect(rank("balamuralikrishna", other, { ...whole, field: indexFields.word })[0]).toBe(
    "M. Balamuralikrishna",
  );
});

test("two letters of an Indian script that have changed places count as one mistake", () => {
  const rupaka = candidate("Rupaka", { field: indexFields.skeleton });
  for (const typed of ["రూకప", "रूकप", "rukapa"]) expect(rank(typed, rupaka)).toEqual(["Rupaka"]);
  expect(rank("రూగమ", rupaka)).toEqual([]);
});

test("a name that another ends with comes after it", () => {
  const gaula = candidate("Kannadagaula", { field: indexFields.k2 });
  expect(rank("purvakannadagaula", gaula)).toEqual(["Kannadagaula"]);
  const whole = candidate("Purvakannadagaula", { field: indexFields.skeleton });
  expect(rank("purvakannadagaula", gaula, whole)[0]).toBe("Purvakannadagaula");
});
