import { describe, expect, test } from "vitest";
import { assignPhrases, type KnownNames } from "./assign-phrases.ts";
import { listPhrases, readFileFacts } from "./file-facts.ts";
import { type FileTags, noTags } from "./file-tags.ts";

const named = (names: Record<string, string>) => new Map(Object.entries(names));
const known: KnownNames = {
  raagas: named({
    Bindumalini: "Bindumalini",
    Kalyani: "Kalyani",
    Saraswati: "Saraswati",
    si: "Si",
  }),
  taalas: named({ Adi: "Adi", "Adi talam": "Adi", "Misra Chapu": "Misra Chapu" }),
  songTypes: named({
    Tillana: "Tillana",
    Kriti: "Kriti",
    "Ragam, Tanam, Pallavi": "Ragam-tanam-pallavi",
  }),
  people: named({
    si: "T. V. Sivaramakrishnan",
    Ragam: "R. Raghavan",
    Balamurali: "M. Balamuralikrishna",
    "M. Balamuralikrishna": "M. Balamuralikrishna",
    Tyagaraja: "Tyagaraja",
    Lalgudi: "Lalgudi G. Jayaraman",
  }),
};

const read = (name: string, tags: Partial<FileTags> = {}) =>
  assignPhrases(readFileFacts({ name, tags: { ...noTags, ...tags } }), known);

describe("the name of a file", () => {
  test.each([
    ["Rara_Venu_Gopabala.mp3", { title: "Rara Venu Gopabala" }],
    ["Rara Venu - part 2.mp3", { title: "Rara Venu - part 2" }],
    ["Tape_12_Side_A.mp3", { title: "Tape 12 Side A" }],
    ["Krishna (2).mp3", { title: "Krishna (2)" }],
    ["Sri_Saraswati.mp3", { title: "Sri Saraswati" }],
    ["000 Nagumomu.mp3", { title: "000 Nagumomu" }],
    ["Bhaja, manasa [slow]; (x) - y | z.mp3", { title: "Bhaja, manasa [slow]; (x) - y | z" }],
  ])("stays whole where none of it is known: %s", (name, inputs) => {
    expect(read(name)).toEqual(inputs);
  });

  test("gives up the parts that are a raaga, taala, type, person, date or number", () => {
    const inputs = { title: "Enta Muddo", raagaId: "Bindumalini", taalaId: "Adi" };
    for (const name of [
      "Enta Muddo - Bindumalini - Adi.mp3",
      "Enta Muddo, Bindumalini, Adi talam.mp3",
      "Enta Muddo (Bindumalini, Adi).mp3",
      "Enta_Muddo_Bindumalini_Adi.mp3",
      "Enta_Muddo_-_Bindumalini__Adi.mp3",
    ])
      expect(read(name), name).toEqual(inputs);
    expect(read("M. Balamuralikrishna - 03 - Enta Muddo (1975).mp3")).toEqual({
      title: "Enta Muddo",
      singer: "M. Balamuralikrishna",
      track: "3",
      publishedDate: "1975",
    });
    expect(read("Enta Muddo (Kalyani, version 2).mp3")).toEqual({
      title: "Enta Muddo (version 2)",
      raagaId: "Kalyani",
    });
  });

  test("keeps what is known where its field has something else", () => {
    expect(read("Enta Muddo - Bindumalini - Kalyani.mp3")).toEqual({
      title: "Enta Muddo - Kalyani",
      raagaId: "Bindumalini",
    });
    expect(read("07 Enta Muddo 1975.mp3", { track: "3" })).toMatchObject({
      title: "07 Enta Muddo 1975",
      track: "3",
    });
    expect(read("Enta Muddo - Lalgudi.mp3", { artist: "M. Balamuralikrishna" })).toEqual({
      title: "Enta Muddo - Lalgudi",
      singer: "M. Balamuralikrishna",
    });
  });

  test("says where it was sung in what is said of the recording", () => {
    expect(read("Enta Muddo (live at Music Academy).mp3")).toEqual({
      title: "Enta Muddo",
      mediaDescription: "live at Music Academy",
    });
    expect(read("Enta Muddo - Madras - 1975.mp3", { comment: "From a tape." })).toEqual({
      title: "Enta Muddo",
      mediaDescription: "From a tape.\nMadras",
      publishedDate: "1975",
    });
  });

  test("is a title where it is no more than one name", () => {
    for (const [name, title] of [
      ["si.mp3", "si"],
      ["Ragam.mp3", "Ragam"],
      ["M. Balamuralikrishna.mp3", "M. Balamuralikrishna"],
      ["Kalyani.mp3", "Kalyani"],
      ["1975.mp3", "1975"],
      ["03.mp3", "03"],
      ["Live at Music Academy.mp3", "Live at Music Academy"],
    ])
      expect(read(name!)).toMatchObject({ title });
    expect(read("si.mp3")).not.toHaveProperty("singer");
    expect(read("01 Balamurali.mp3")).toEqual({ title: "Balamurali", track: "1" });
    expect(read("Ragam, Tanam, Pallavi.mp3")).toEqual({
      title: "Ragam, Tanam, Pallavi",
      songTypeId: "Ragam-tanam-pallavi",
    });
    expect(read("Tillana - Kalyani.mp3")).toEqual({
      title: "Tillana",
      songTypeId: "Tillana",
      raagaId: "Kalyani",
    });
  });

  test("names a raaga rather than a person of the same name", () => {
    expect(read("Enta Muddo - si.mp3")).toEqual({ title: "Enta Muddo", raagaId: "Si" });
  });

  test.each([
    ["2005-06-05 Enta Muddo.mp3", "2005-06-05"],
    ["20050605_Enta_Muddo.mp3", "2005-06-05"],
    ["Enta Muddo - 05.06.2005.mp3", "2005-06-05"],
    ["Enta Muddo (5 June 2005).mp3", "2005-06-05"],
    ["Enta Muddo, June 2005.mp3", "2005-06"],
  ])("gives its date: %s", (name, publishedDate) => {
    expect(read(name)).toEqual({ title: "Enta Muddo", publishedDate });
  });

  test("keeps a date that stands in a sentence, or is none", () => {
    expect(read("Sung on 05-06-2005 for guests.mp3")).toEqual({
      title: "Sung on 05-06-2005 for guests",
      publishedDate: "2005-06-05",
    });
    expect(read("Enta Muddo 2005-13-45.mp3")).toEqual({ title: "Enta Muddo 2005-13-45" });
  });
});

describe("tags", () => {
  test("have the title, and the name of the file fills in what they lack", () => {
    const tags = { title: "Enta Muddo [slow] - part 2", artist: "A, B", album: "Madras" };
    expect(read("07 Something else - Kalyani (live in Pune).mp3", tags)).toEqual({
      title: "Enta Muddo [slow] - part 2",
      singer: "A, B",
      event: "Madras",
      track: "7",
      raagaId: "Kalyani",
      mediaDescription: "live in Pune",
    });
  });

  test("that only count give way to the name of the file", () => {
    expect(read("Enta Muddo.mp3", { title: "Track 01", track: "1" })).toEqual({
      title: "Enta Muddo",
      track: "1",
    });
    expect(read("Enta Muddo.mp3", { title: "Tape 12 Side A" })).toEqual({
      title: "Enta Muddo",
      mediaDescription: "Tape 12 Side A",
    });
    expect(read("track.mp3", { title: "Track 01" })).toMatchObject({ title: "Track 01" });
  });

  test("give composer, comment and lyrics to their fields", () => {
    expect(
      read("a.mp3", { title: "X", composer: "Tyagaraja", comment: "Hiss.", lyrics: "one\ntwo" }),
    ).toEqual({
      title: "X",
      composer: "Tyagaraja",
      mediaDescription: "Hiss.",
      lyrics: "one\ntwo",
    });
  });

  test.each([
    ["2005/06/05", "2005-06-05"],
    ["2005-06-05T07:00:00Z", "2005-06-05"],
    ["2005-06", "2005-06"],
    ["1975", "1975"],
    ["05/06/2005", "2005-06-05"],
  ])("give the whole date %s", (date, publishedDate) => {
    expect(read("a.mp3", { title: "X", date })).toEqual({ title: "X", publishedDate });
  });

  test("keep a date that cannot be read among what is said of the recording", () => {
    expect(read("a.mp3", { title: "X", date: "c. 1975" })).toEqual({
      title: "X",
      mediaDescription: "c. 1975",
    });
    expect(read("a.mp3", { title: "X", date: "0000" })).toEqual({ title: "X" });
  });
});

/** Numbers below a bound, the same in every run. */
function randomOf(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % bound;
  };
}

const plainWords = ["Enta", "Muddo", "రార", "part", "2", "12", "Side", "A", "வேணு", "slow", "live"];
const knownWords = ["Kalyani", "Adi", "Misra Chapu", "Tillana", "si", "Balamurali", "Lalgudi"];
const otherWords = ["1975", "2005-06-05", "03", "Madras", "live at Music Academy", "Ragam"];
const separators = [" ", " - ", ", ", "_", " (", ") ", " [", "] ", "; ", " | ", "__", "-", " – "];

test("every word of a name is in the title, what is said of the recording, or the field of its kind", () => {
  const random = randomOf(7);
  const words = [...plainWords, ...knownWords, ...otherWords];
  const wordsIn = (text: string) => text.match(/[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
  const numberOf = (word: string) => (/^\d+$/.test(word) ? String(Number(word)) : word);
  for (let round = 0; round < 4000; round++) {
    const count = 1 + random(6);
    let stem = words[random(words.length)]!;
    for (let at = 1; at < count; at++)
      stem += separators[random(separators.length)]! + words[random(words.length)]!;
    const tags = { ...noTags, ...(round % 3 === 0 && { title: stem }) };
    const name = tags.title ? "x.mp3" : `${stem}.mp3`;
    const facts = readFileFacts({ name, tags });
    const inputs = assignPhrases(facts, known);
    expect(inputs.title, stem).toMatch(/[\p{L}\p{N}]/u);
    // What the archive calls them counts for the names that are written.
    const maps = Object.values(known) as ReadonlyMap<string, string>[];
    const values = Object.values(inputs);
    const taken = listPhrases(facts).filter((phrase) =>
      maps.some((map) => values.includes(map.get(phrase) ?? "")),
    );
    const found = new Set([...values, ...taken].flatMap(wordsIn).map(numberOf));
    const missing = wordsIn(stem).filter((word) => !found.has(numberOf(word)));
    // A date is written anew: 20050605, 5 June 2005.
    expect(missing, `${stem} gave ${JSON.stringify(inputs)}`).toEqual([]);
  }
});
