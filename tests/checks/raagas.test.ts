import { expect, test } from "vitest";
import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { semitones } from "#tests/music-theory.ts";

const melakarta = (n: number) => allMelakartas()[n - 1]!;

const raagas = new Map(raagaSeeds.map((raaga) => [raaga.id, raaga]));
const janyas = raagaSeeds.filter((raaga) => raaga.melakarta === null);

/** Swaras of a raaga that its parent lacks: Rohini has both madhyamas. */
const foreign: Record<string, string[]> = { Rohini: ["M2"] };

const swarasOf = (scale: string) => scale.split(" ").map((swara) => swara.replace(/['.]$/, ""));

test("a scale is written in swaras, up from S and down to it", () => {
  for (const { id, arohana, avarohana } of raagaSeeds) {
    if (arohana !== null) expect(arohana, id).toMatch(/^S .* S'$/);
    if (avarohana !== null) expect(avarohana, id).toMatch(/^S' .* S$/);
    for (const scale of [arohana, avarohana]) {
      if (scale === null) continue;
      for (const swara of swarasOf(scale)) expect(() => semitones(swara), id).not.toThrow();
    }
    // A descent alone would be half of a scale.
    if (arohana === null) expect(avarohana, id).toBeNull();
  }
});

test("a parent is a melakarta, and has the swaras of its janyas", () => {
  for (const { id, parentId, arohana, avarohana } of janyas) {
    if (parentId === null) continue;
    const number = raagas.get(parentId)?.melakarta;
    expect(number, id).toBeTypeOf("number");
    const own = swarasOf(melakarta(number!).arohana).concat(foreign[id] ?? []);
    const swaras = swarasOf([arohana, avarohana].filter((scale) => scale !== null).join(" "));
    expect(
      swaras.filter((swara) => swara !== "" && !own.includes(swara)),
      id,
    ).toEqual([]);
  }
});

test("every scale and parent has its sources", () => {
  for (const { id, parentId, arohana, source } of janyas)
    if (parentId !== null || arohana !== null) expect(source, id).toBeTruthy();
});

const janyasSung = demoCompositions.flatMap(({ raagaId }) => {
  const raaga = raagas.get(raagaId ?? "");
  return raaga && raaga.melakarta === null ? [raaga] : [];
});

test.each([
  [1, "Sarvashri"],
  [2, "Revati"],
  [15, "Megharanjani"],
  [17, "Rohini"],
  [20, "Bhairavi Bhairavi Hindolam Hindolam Sushama"],
  [21, "Kalyanavasantam"],
  [22, "Abhogi Abhogi Abhogi Bageshri Brindavani Kanada Kapi Kapi Shri Shuddhadhanyasi"],
  [
    28,
    "Bahudari Dvijavanti Kambhoji Kambhoji Kambhoji Kedaragaula Khamas Kuntalavarali Kuntalavarali Mahati Mahati Nagasvaravali Senchurutti",
  ],
  [
    29,
    "Arabhi Arabhi Arabhi Begada Behag Bilahari Garudadhvani Hamsadhvani Hamsadhvani Hamsadhvani Hamsadhvani Hamsavinodini Kadanakutuhalam Kedaram Navaroj Nilambari Vallabhi",
  ],
  [34, "Mohanangi"],
  [36, "Gambhiranata Nata Nata Nata"],
  [53, "Hamsanandi Purvikalyani"],
  [57, "Vijayasarasvati"],
  [59, "Ranjani"],
  [64, "Gurupriya"],
  [65, "Hamirkalyani"],
  [66, "Amritavarshini Amritavarshini Amritavarshini Amritavarshini"],
  [69, "Sumukham"],
])("the wheel counts the songs in janyas of %i", (number, sung) => {
  const parent = melakarta(number).name;
  const found = janyasSung.filter(({ parentId }) => parentId === parent).map(({ id }) => id);
  expect(found.toSorted().join(" ")).toBe(sung);
});

test("songs that the wheel cannot count are in raagas whose parent is not agreed on", () => {
  const parentless = janyasSung.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  expect(parentless.toSorted()).toEqual(
    "Ahirbhairavi Chandrika Deshakshi Lavangi Mandari Manorama Mukhari Murali Nartaki Natakuranji Sahana Saurashtram".split(
      " ",
    ),
  );
});

test("no raaga is a misreading, and every song's raaga is in the list", () => {
  for (const misread of [
    "Meghranjani",
    "Murti",
    "Navamalika",
    "Ramalila",
    "Suksmarupi",
    "Sukshmarupi",
  ])
    expect(raagas.has(misread), misread).toBe(false);
  for (const { title, raagaId } of demoCompositions)
    if (raagaId) expect(raagas.has(raagaId), title).toBe(true);
});
