import { expect, test } from "vitest";
import { readShape } from "#app/domain/media/sound-shape.ts";
import { soundShape } from "#app/domain/media/sound-shape-schema.ts";
import { deitySeeds } from "#drizzle/seed/reference/deities.ts";
import { parseLyrics } from "#app/domain/songs/lyrics.ts";
import { claimsOf } from "#drizzle/seed/demo/composition.ts";
import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { demoConcerts } from "#drizzle/seed/demo/concerts.ts";
import { demoRecordings } from "#drizzle/seed/demo/recordings.ts";
import { knownRecordingClaims } from "#drizzle/seed/demo/known-recordings.ts";
import { melakartaKritiClaims } from "#drizzle/seed/demo/melakarta-kritis.ts";
import { makeSongRows } from "#drizzle/seed/demo/song-rows.ts";
import { personSeeds } from "#drizzle/seed/reference/people.ts";
import { raagaSeeds } from "#drizzle/seed/reference/raagas.ts";
import { songTypeSeeds } from "#drizzle/seed/reference/song-types.ts";
import { taalaSeeds } from "#drizzle/seed/reference/taalas.ts";

const his = demoCompositions.filter(({ composer }) => composer.id === "m-balamuralikrishna");
const titleOf = ({ title }: { title: string }) => title;
const song = (title: string) => demoCompositions.find((one) => one.title === title)!;
const sections = (lyrics: string) => parseLyrics(lyrics).map(({ heading }) => heading?.section);

test("the deities of songs have names in six languages", () => {
  const named = new Set(deitySeeds.map(({ id }) => id));
  for (const { scriptNames } of deitySeeds) expect(Object.keys(scriptNames)).toHaveLength(5);
  const sung = demoCompositions.flatMap(({ deity }) => deity ?? []);
  expect(sung.length).toBeGreaterThan(80);
  expect(sung.filter((deity) => !named.has(deity))).toEqual([]);
});

test("a song whose words are given has its charanams, or says that it is an excerpt", () => {
  const withWords = demoCompositions.filter(({ lyrics }) => lyrics);
  expect(withWords).toHaveLength(12);
  for (const { title, lyrics, description } of withWords) {
    const isWhole = sections(lyrics!).includes("charanam");
    expect(isWhole || description.includes("An excerpt"), title).toBe(true);
  }
});

test.each([
  ["Brahma Kadigina Padamu", 3],
  ["Jagadoddharana", 3],
  ["Yaro Ivar Yaro", 1],
])("%s has %i charanams", (title, count) => {
  const charanams = sections(song(title).lyrics!).filter((section) => section === "charanam");
  expect(charanams).toHaveLength(count);
});

test.each(["Yaro Ivar Yaro", "Karuna Cheyvan Endu Tamasam"])(
  "%s, not given whole, says so",
  (title) => expect(song(title).description).toContain("An excerpt"),
);

test.each([
  ["Ennadaina Vintina", "Murali", "Murti"],
  ["Amba Mamava", null, "Navamalika"],
  ["Tillana: Dru Tom Nanana", null, "Ramalila"],
  ["Mahaniya", "Sumukham", "another account has R2"],
])("%s is in %s, and what another source says is told", (title, raagaId, told) => {
  expect(song(title).raagaId ?? null).toBe(raagaId);
  expect(song(title).description).toContain(told);
});

test("no title stands there twice, and his 146 and 12 of other composers do", () => {
  expect(new Set(demoCompositions.map(titleOf)).size).toBe(demoCompositions.length);
  expect([his.length, demoCompositions.length - his.length]).toEqual([146, 12]);
});

test("54 melakartas have songs of his, five more in their janyas", () => {
  const held = (of: typeof demoCompositions) => {
    const used = new Set(of.map(({ raagaId }) => raagaId));
    const melakartas = raagaSeeds.filter(({ melakarta }) => melakarta !== null);
    const sung = melakartas.filter(({ id }) => used.has(id));
    const janyas = melakartas.filter(
      ({ id }) =>
        !used.has(id) && raagaSeeds.some((one) => one.parentId === id && used.has(one.id)),
    );
    return [sung.length, janyas.length];
  };
  expect(held(his)).toEqual([54, 5]);
  // The welcome page and the wheel count "songs here": those of others fill no further cell.
  expect(held(demoCompositions)).toEqual([54, 5]);
});

test("what a composition refers to is in the reference lists", () => {
  const has = (list: { id: string }[], id: string) => list.some((one) => one.id === id);
  for (const { title, composer, taalaId, songTypeId } of demoCompositions) {
    expect(has(personSeeds, composer.id), title).toBe(true);
    expect(taalaId ? has(taalaSeeds, taalaId) : true, title).toBe(true);
    expect(songTypeId === null || has(songTypeSeeds, songTypeId), title).toBe(true);
  }
});

const { rows } = makeSongRows();

test.each([
  [1, "Omkara Akarini"],
  [53, "Ennadaina Vintina"],
  [62, "Tillana: Dru Tom Nanana"],
  [63, "Meru Samana"],
  [70, "Karuna Cheyvan Endu Tamasam"],
])("song %i stays %s, and the longest recording of it", (id, title) => {
  const songs = rows.filter((row) => row.compositionId === id);
  expect(songs.map(titleOf)).toEqual(songs.map(() => title));
  expect(songs[0]!.id).toBe(id);
  const lengths = songs.map(({ durationSeconds }) => durationSeconds ?? 0);
  expect(Math.max(...lengths)).toBe(lengths[0]);
});

test("further recordings have their ids after those of all compositions", () => {
  const further = rows.filter(({ id, compositionId }) => id !== compositionId);
  expect(further.map(({ id }) => id)).toEqual(
    further.map((_, at) => demoCompositions.length + 1 + at),
  );
});

test("a composition has at most three recordings, each a video whose singer is known", () => {
  for (const [title, recordings] of Object.entries(demoRecordings)) {
    expect(song(title), title).toBeDefined();
    expect(recordings.length, title).toBeLessThanOrEqual(3);
    expect(new Set(recordings.map(({ video }) => video)).size, title).toBe(recordings.length);
    for (const { video, seconds, start, end } of recordings) {
      expect(video, title).toMatch(/^[\w-]{11}$/);
      expect(seconds ?? start, title).toBeGreaterThan(0);
      expect(start === undefined || end === undefined || end - start === seconds, title).toBe(true);
    }
  }
  for (const { singer, personIds, accompaniments } of rows)
    expect(Object.keys(personIds)).toEqual(
      [singer, ...accompaniments.flatMap(({ players }) => players)].filter(Boolean),
    );
});

test("year, place and players are given of the one concert whose page says them", () => {
  const told = rows.filter(
    ({ recordingDate, event, place, accompaniments }) =>
      recordingDate || event || place || accompaniments.length > 0,
  );
  expect(
    told.map(({ title, externalMediaId, startSeconds }) => [title, externalMediaId, startSeconds]),
  ).toEqual([
    ["Navamohana", "J0saDjnU_dM", 3191],
    ["Ayya Guruvarya", "J0saDjnU_dM", 5],
  ]);
  for (const { recordingDate, place, accompaniments } of told) {
    expect([recordingDate, place]).toEqual(["1999", "Vijayawada"]);
    expect(accompaniments.flatMap(({ players }) => players)).toHaveLength(2);
  }
});

test("a concert has the place and date that its page says, and its recordings where they are known", () => {
  for (const { id, place, heldOn, source } of demoConcerts)
    expect([place, heldOn, source].every(Boolean), id).toBe(true);
  const known = rows.flatMap(({ concertId }) => concertId ?? []);
  expect(new Set(known)).toEqual(new Set([demoConcerts[0]!.id]));
});

test("recordings that pages tell of are claims of compositions that are there", () => {
  expect(knownRecordingClaims).toHaveLength(21);
  for (const { id, note } of knownRecordingClaims) {
    expect(demoCompositions[Number(id) - 1], note).toBeDefined();
    expect(note).not.toBe("");
  }
});

test.each([
  ["Tillana: Dhim Nanana", { taalaId: "Adi" }],
  ["Tillana: Na Diru Diru Dhim", { language: "te", deity: "Krishna", signature: "Murali" }],
  ["Omkara Pranava", { deity: "Krishna" }],
  ["Telugu Tamila", { language: "te" }],
  ["Karuna Cheyvan Endu Tamasam", { taalaId: "Adi", raagaId: "Shri" }],
  ["Chintayami Satatam", { signature: "Murali" }],
])("%s has %o, and the page that says so", (title, facts) => {
  expect(song(title)).toMatchObject(facts);
  const claims = claimsOf(song(title), 1);
  for (const field of Object.keys(facts)) {
    const pages = claims.filter((one) => one.field === field && one.source.kind === "website");
    expect(pages, field).not.toEqual([]);
  }
});

test("the opening of one tillana is not the other title of another", () => {
  expect(song("Tillana in Ahirbhairavi").otherTitles).toBeUndefined();
  const titles = demoCompositions.flatMap(({ otherTitles = [] }) => otherTitles);
  expect(new Set(titles).size).toBe(titles.length);
});

test("titles in ISO 15919 and in scripts, and languages that no page states, say where they are from", () => {
  for (const [at, composition] of demoCompositions.entries()) {
    const { title, isoTitle, nativeTitle, language, languageStated, titleSource } = composition;
    const claims = claimsOf(composition, at + 1);
    const from = (field: string) =>
      claims.filter((claim) => claim.field === field).map(({ source }) => source.title);
    expect(from(""), title).not.toEqual([]);
    if (isoTitle) expect(from("isoTitle"), title).toEqual(["Read by an editor"]);
    if (nativeTitle) expect(from("nativeTitle"), title).toHaveLength(1);
    if (titleSource) expect(from("nativeTitle"), title).not.toContain("Read by an editor");
    if (language && !languageStated) expect(from("language"), title).toHaveLength(1);
  }
});

test("a reading that was not followed stays beside the one that was", () => {
  const at = demoCompositions.findIndex(({ title }) => title === "Ayya Guruvarya");
  const raagas = claimsOf(demoCompositions[at]!, at + 1).filter(({ field }) => field === "raagaId");
  expect(song("Ayya Guruvarya").raagaId).toBe("Sushama");
  expect(raagas.map(({ source, note }) => [source.title, note])).toEqual([
    ["ramanarunachalam/Music", ""],
    ["carnatic-music/ragavardhini", expect.stringContaining("prints suksmarupi")],
  ]);
});

test("the sounds of the demonstration have their shapes", () => {
  const { files } = makeSongRows();
  expect(files.length).toBeGreaterThan(0);
  for (const { shape } of files) {
    expect(soundShape.safeParse(shape).success).toBe(true);
    expect(new Set(readShape(shape)).size, "swaras that fade").toBeGreaterThan(20);
  }
});

test("sixteen kritis say when the set of the melakartas was composed and published", () => {
  const dated = melakartaKritiClaims.filter(({ note }) => note.includes("1952"));
  expect(dated).toHaveLength(16);
  expect(melakartaKritiClaims.filter(({ note }) => note.includes("1944 to 1946"))).toHaveLength(16);
  const ids = new Set(dated.map(({ id }) => id));
  for (const title of ["Gati Nive", "Bho Shambho", "Chintayami Satatam"])
    expect(ids, title).toContain(String(demoCompositions.indexOf(song(title)) + 1));
});
