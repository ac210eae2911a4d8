import { expect, test } from "vitest";
import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { fameOfRaagas } from "#drizzle/seed/music/famous-raagas.ts";
import { otherScaleSeeds } from "#drizzle/seed/music/janyas.ts";
import { raagaClaims } from "#drizzle/seed/music/raaga-claims.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { semitones } from "#tests/music-theory.ts";

const melakarta = (n: number) => allMelakartas()[n - 1]!;

const raagas = new Map(raagaSeeds.map((raaga) => [raaga.id, raaga]));
const janyas = raagaSeeds.filter((raaga) => raaga.melakarta === null);

const swarasOf = (scale: string | null) =>
  scale?.split(" ").map((swara) => swara.replace(/['.]$/, "")) ?? [];

const scales = [
  ...raagaSeeds.flatMap(({ id, arohana, avarohana }) =>
    arohana === null ? [] : [{ id, arohana, avarohana: avarohana! }],
  ),
  ...otherScaleSeeds.map(({ raagaId, ...scale }) => ({ id: raagaId, ...scale })),
];

test("the list has the 72 melakartas, 904 janyas, and 557 other scales of these", () => {
  expect([raagaSeeds.length, janyas.length, otherScaleSeeds.length]).toEqual([976, 904, 557]);
  expect(new Set(raagaSeeds.map(({ id }) => id)).size).toBe(raagaSeeds.length);
  for (const { raagaId } of otherScaleSeeds) expect(raagas.has(raagaId), raagaId).toBe(true);
});

test("the best-known raagas are raagas of the list, each with a place of its own", () => {
  const ranked = raagaSeeds.filter(({ fame }) => fame !== null);
  expect(ranked).toHaveLength(137);
  expect(fameOfRaagas.size).toBe(137);
  expect(ranked.map(({ fame }) => fame).toSorted((a, b) => a! - b!)).toEqual(
    ranked.map((_, at) => at + 1),
  );
  const fame = (id: string) => raagas.get(id)!.fame!;
  expect(fame("Dhirashankarabharanam")).toBe(1);
  expect(fame("Hindolam")).toBeLessThan(fame("Saramati"));
  expect(fame("Purvikalyani")).toBeLessThan(fame("Gaula"));
});

test("a scale is written in swaras, both ways or not at all", () => {
  for (const { id, arohana, avarohana } of scales)
    for (const scale of [arohana, avarohana])
      for (const swara of swarasOf(scale)) expect(() => semitones(swara), id).not.toThrow();
  for (const { id, arohana, avarohana } of raagaSeeds)
    expect(arohana === null, id).toBe(avarohana === null);
  const empty = janyas.filter(({ arohana }) => arohana === null).map(({ id }) => id);
  expect(empty.toSorted()).toEqual(["Ganapati", "Pratimadhyamavati", "Siddhi", "Trishakti"]);
});

test("a scale goes from S to S' and back, but for raagas of less or more than an octave", () => {
  const isOctave = ({ arohana, avarohana }: { arohana: string; avarohana: string }) =>
    /^S .* S'$/.test(arohana) && /^S' .* S$/.test(avarohana);
  const others = janyas.filter(
    ({ arohana, avarohana }) => arohana !== null && !isOctave({ arohana, avarohana: avarohana! }),
  );
  expect(others).toHaveLength(47);
  expect(others.map(({ id }) => id)).toEqual(
    expect.arrayContaining(["Kurinji", "Navaroj", "Punnagavarali", "Senchurutti"]),
  );
});

test("a parent is a melakarta with the swaras of its janya, or the janya is unsure or bhashanga", () => {
  const foreign = janyas.filter(({ id, parentId, arohana, avarohana }) => {
    if (parentId === null) return false;
    const number = raagas.get(parentId)?.melakarta;
    expect(number, id).toBeTypeOf("number");
    const own = swarasOf(melakarta(number!).arohana);
    return [...swarasOf(arohana), ...swarasOf(avarohana)].some((swara) => !own.includes(swara));
  });
  expect(foreign).toHaveLength(83);
  const explained = janyas.filter(({ bhashanga }) => bhashanga).map(({ id }) => id);
  expect(explained).toHaveLength(39);
  // Their foreign swaras come in phrases that the scale does not have.
  const within = explained.filter((id) => !foreign.some((one) => one.id === id));
  expect(within).toEqual([
    "Ahiri",
    "Asaveri",
    "Atana",
    "Behag",
    "Bilahari",
    "Hindustanikapi",
    "Khamas",
    "Nilambari",
    "Pahadi",
    "Senchurutti",
  ]);
});

test("who names the time of a raaga is told", () => {
  const said = raagaClaims.filter(({ field }) => field === "time").map(({ id }) => id);
  const timed = [...raagas.values()].filter(({ timeOfDay }) => timeOfDay !== null);
  expect(new Set(timed.map(({ id }) => id))).toEqual(new Set(said));
  expect(timed).toHaveLength(21);
  expect(raagas.get("Bilahari")?.timeOfDay).toBe("morning");
  expect(raagas.get("Dhirashankarabharanam")?.timeOfDay).toBeNull();
});

test("who calls a raaga bhashanga is told, with the foreign swaras", () => {
  const said = Map.groupBy(
    raagaClaims.filter(({ field }) => field === "bhashanga"),
    ({ id }) => id,
  );
  const isTold = (id: string) => said.has(id);
  for (const id of ["Kambhoji", "Dvijavanti", "Brindavani", "Saurashtram", "Tilang"]) {
    expect(raagas.get(id)?.bhashanga, id).toBe(true);
    expect(isTold(id), id).toBe(true);
  }
  // Sources say both, or count from different parents.
  const open = [...said.keys()].filter((id) => raagas.get(id)?.bhashanga !== true);
  expect(open).toEqual(["Mand", "Navaroj", "Punnagavarali", "Sahana"]);
  expect(open.map((id) => raagas.get(id)?.bhashanga)).toEqual([null, null, null, null]);
  for (const [id, claims] of said)
    for (const { note } of claims)
      expect(note.split("; ")[0]!.replace("none", "").split(" "), id).toSatisfy((names: string[]) =>
        names.every((name) => name === "" || /^[RGMDN][123]$/.test(name)),
      );
});

/** raaga | whether it is bhashanga | the foreign swaras that its sources name | how many sources there are */
const bhashangas = `
Ahiri | yes | R2 G2 G3 D2 N3 | 1
Anandabhairavi | yes | G3 D1 D2 N3 | 2
Asaveri | yes | R2 | 1
Atana | yes | G2 N2 | 1
Behag | yes | M2 N2 | 2
Bhairavi | yes | D2 | 2
Bilahari | yes | N2 | 2
Brindavanasaranga | yes | N3 | 2
Brindavani | yes | N3 | 2
Desh | yes | N3 | 1
Devagandhari | yes | N2 | 2
Dvijavanti | yes | G2 N3 | 2
Ghanta | yes | R2 D2 | 1
Hamir | yes | M1 | 1
Hamirkalyani | yes | M1 N2 | 1
Hindustanikapi | yes | G3 D1 N3 | 1
Huseni | yes | D1 | 2
Jog | yes | G2 | 1
Kambhoji | yes | N3 | 5
Kapi | yes | G3 D1 N3 | 2
Khamas | yes | N3 | 2
Mand | open | R1 G2 M2 D1 N2 | 2
Mishrashivaranjani | yes | R1 G3 M1 M2 D1 N2 N3 | 1
Mukhari | yes | D1 | 2
Navaroj | open | N2 | 2
Nilambari | yes | N2 | 1
Pahadi | yes | R1 G2 M2 D1 N2 | 1
Pilu | yes | G3 D1 N3 | 1
Punnagavarali | open | R2 | 2
Sahana | open | G3 | 1
Saranga | yes | M1 | 1
Saurashtram | yes | N2 | 1
Senchurutti | yes | G2 | 1
Sindhubhairavi | yes | R2 G3 M2 D1 D2 N3 | 2
Tilang | yes | N3 | 2
Yamankalyani | yes | M1 | 1
`;

test.each(
  bhashangas
    .trim()
    .split("\n")
    .map((row) => row.split(" | ")),
)("%s is bhashanga (%s): %s, by %s", (id, state, swaras, count) => {
  const said = raagaClaims.filter((claim) => claim.id === id && claim.field === "bhashanga");
  const named = said.flatMap(({ note }) => note.match(/\b[RGMDN][123]\b/g) ?? []);
  const inOrder = "R1 R2 R3 G1 G2 G3 M1 M2 D1 D2 D3 N1 N2 N3".split(" ");
  expect(raagas.get(id)?.bhashanga).toBe(state === "yes" ? true : null);
  expect(inOrder.filter((swara) => named.includes(swara)).join(" ")).toBe(swaras);
  expect(new Set(said.map(({ source }) => source.title + source.address)).size).toBe(Number(count));
});

test("no raaga but these is called bhashanga, or not, by a source", () => {
  const ids = bhashangas.match(/^\w+/gm)!;
  const said = raagaClaims.filter(({ field }) => field === "bhashanga").map(({ id }) => id);
  expect([...new Set(said)].filter((id) => !ids.includes(id))).toEqual([]);
});

test("foreign swaras that the parent here has are counted from another, and that is told", () => {
  const isTold = (note: string) => note.includes("counted from melakarta");
  const ownNamed = raagaClaims.filter(({ id, field, note }) => {
    const parent = raagas.get(raagas.get(id)!.parentId!);
    const named = note.match(/\b[RGMDN][123]\b/g) ?? [];
    return field === "bhashanga" && named.some((one) => swarasOf(parent!.arohana).includes(one));
  });
  // The list names swaras of the very parent that it gives this one.
  expect(ownNamed.filter(({ note }) => !isTold(note)).map(({ id }) => id)).toEqual([
    "Mishrashivaranjani",
  ]);
  expect(raagaClaims.filter(({ note }) => isTold(note)).map(({ id }) => id)).toEqual([
    "Ahiri",
    "Anandabhairavi",
    "Jog",
    "Sahana",
    "Sindhubhairavi",
  ]);
});

test("the pages that call a raaga his are told", () => {
  const said = new Set(raagaClaims.filter(({ field }) => field === "creator").map(({ id }) => id));
  expect([...said].toSorted()).toEqual([
    "Ganapati",
    "Janasammodini",
    "Lavangi",
    "Mahati",
    "Manorama",
    "Omkari",
    "Pratimadhyamavati",
    "Sarvashri",
    "Siddhi",
    "Sumukham",
    "Sushama",
    "Trishakti",
  ]);
  for (const id of said) expect(raagas.get(id)?.creatorId, id).toBe("m-balamuralikrishna");
});

test("every scale and parent has its sources, and the agreement counts their lines", () => {
  const claimed = Map.groupBy(raagaClaims, ({ id, field }) => `${id} ${field}`);
  for (const { id, parentId, arohana, agreement } of janyas) {
    const lines = claimed.get(`${id} arohana`)?.length ?? null;
    expect(lines, id).toBe(agreement);
    expect(lines === null, id).toBe(arohana === null);
    expect(claimed.has(`${id} parent`), id).toBe(parentId !== null);
  }
  for (const { raagaId, number } of otherScaleSeeds)
    expect(claimed.has(`${raagaId} scale ${number}`), raagaId).toBe(true);
  const counted = [1, 2, 3].map((lines) => janyas.filter((one) => one.agreement === lines).length);
  expect(counted).toEqual([535, 348, 17]);
});

test.each([
  ["Mohanam", "Harikambhoji", "S R2 G3 P D2 S'", "S' D2 P G3 R2 S"],
  ["Hamsadhvani", "Dhirashankarabharanam", "S R2 G3 P N3 S'", "S' N3 P G3 R2 S"],
  ["Hindolam", "Nathabhairavi", "S G2 M1 D1 N2 S'", "S' N2 D1 M1 G2 S"],
  ["Bhairavi", "Nathabhairavi", "S R2 G2 M1 P D2 N2 S'", "S' N2 D1 P M1 G2 R2 S"],
])("%s is a janya of %s: %s, %s", (id, parentId, arohana, avarohana) => {
  expect(raagas.get(id)).toMatchObject({ parentId, arohana, avarohana });
});

test("Lavangi has two parents, and the note on Sumukham says that it is not settled", () => {
  expect(raagas.get("Lavangi")?.parentId).toBe("Kanakangi");
  expect(otherScaleSeeds.filter(({ raagaId }) => raagaId === "Lavangi")).toMatchObject([
    { parent: 8, arohana: "S R1 M1 D1 S'" },
  ]);
  const notes = raagaClaims.filter(({ id, field }) => id === "Sumukham" && field === "arohana");
  expect(notes.map(({ note }) => note)).toEqual([
    "another account has R2",
    "another account has R2",
  ]);
});

const janyasSung = demoCompositions.flatMap(({ raagaId }) => {
  const raaga = raagas.get(raagaId ?? "");
  return raaga && raaga.melakarta === null ? [raaga] : [];
});

test.each([
  [1, "Lavangi Sarvashri"],
  [2, "Revati"],
  [15, "Malahari Malahari Malahari Malahari Megharanjani"],
  [16, "Ahirbhairavi"],
  [17, "Rohini Saurashtram"],
  [20, "Bhairavi Bhairavi Hindolam Hindolam Sushama"],
  [21, "Chandrika Kalyanavasantam"],
  [
    22,
    "Abhogi Abhogi Abhogi Bageshri Brindavani Kanada Kapi Kapi Manorama Mukhari Shri Shuddhadhanyasi",
  ],
  [
    28,
    "Bahudari Deshakshi Dvijavanti Kambhoji Kambhoji Kambhoji Kedaragaula Khamas Kuntalavarali Kuntalavarali Mahati Mahati Nagasvaravali Nartaki Natakuranji Sahana Senchurutti",
  ],
  [
    29,
    "Arabhi Arabhi Arabhi Begada Behag Bilahari Garudadhvani Hamsadhvani Hamsadhvani Hamsadhvani Hamsadhvani Hamsavinodini Kadanakutuhalam Kedaram Navaroj Nilambari Vallabhi",
  ],
  [34, "Mohanangi Murali"],
  [36, "Gambhiranata Nata Nata Nata"],
  [51, "Mandari"],
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

test("every song in a janya is counted at a melakarta", () => {
  expect(janyasSung.filter(({ parentId }) => parentId === null)).toEqual([]);
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
