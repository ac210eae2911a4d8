import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import type { Suggestion } from "#app/data/search/names/rank-suggestions.ts";
import { makePeople, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { searchTitles, makeTwoSongs, readSearchPage } from "../support/search-page.ts";

describe("one box for everything", () => {
  test("finds the same in every script and spelling", async () => {
    await makeTwoSongs();
    const titles = ["ఎందరో మహానుభావులు", "ಎಂದರೋ", "എന്തരോ മഹാനുഭാവുലു", "एंदरो", "எந்தரோ", "endharo"];
    for (const q of titles) expect((await searchTitles({ q }))[0], q).toBe("Endaro Mahanubhavulu");
    for (const q of ["varuga", "వరుగ"]) expect(await searchTitles({ q }), q).toEqual(["வருக வருக"]);
    for (const q of ["శంకరాభరణం", "சங்கராபரணம்", "sankarabaranam", "త్యాగరాజ", "lalitha"])
      expect(await searchTitles({ q }), q).toContain("Endaro Mahanubhavulu");
  });

  test("names what matched by another script, and lines of lyrics", async () => {
    await makeTwoSongs();
    const text = await readSearchPage("శంకరాభరణం");
    expect(text).toMatch(/Dhirashankarabharanam Raaga · matched Shankarabharanam/);
    expect(await readSearchPage("Shankarabharanam")).toMatch(/Dhirashankarabharanam Raaga ·? ?\d/);
    expect(await readSearchPage("vandanamulu")).toContain("అందరికీ వందనములు");
    expect(await searchTitles({ lyrics: "vandanamulu" })).toEqual(["Endaro Mahanubhavulu"]);
  });

  test("people are found by any of their names, with the address of their page", async () => {
    await makePeople("tyagaraja", "t-k-murthy");
    await makeSong({ title: "A song", composer: "Thyagaraja" });
    const suggest = async (text: string) =>
      (await visit(`/suggest?${new URLSearchParams({ text, kind: "all" })}`)).json<Suggestion[]>();
    const person = { kind: "person", name: "Tyagaraja", path: "/people/tyagaraja" };
    expect(await suggest("tyaga")).toMatchObject([
      person,
      { kind: "composer", path: "/search?composer=Thyagaraja&searched=true" },
    ]);
    for (const text of ["త్యాగయ్య", "thyagabrahmam"])
      expect(await suggest(text), text).toMatchObject([{ ...person, songId: null }]);
    expect(await suggest("moorthy")).toMatchObject([{ path: "/people/t-k-murthy" }]);
    const found = await (await visit("/search?q=thyagabrahmam")).text();
    expect(found).toContain('href="/people/tyagaraja"');
  });

  test("of raagas that begin as it is typed, those with songs are suggested first", async () => {
    for (const id of ["Amritavahini", "Amritavarshini", "Devamritavarshini"])
      await makeRaaga({ id });
    await makeSong({ title: "A song", raagaId: "Amritavarshini" });
    await makeSong({ title: "Another", raagaId: "Devamritavarshini" });
    for (const text of ["అమృతవ", "amritava", "अमृतव"]) {
      const path = `/suggest?${new URLSearchParams({ text, kind: "all" })}`;
      const found = await (await visit(path)).json<Suggestion[]>();
      const raagas = found.filter(({ kind }) => kind === "raaga").map(({ name }) => name);
      expect(raagas, text).toEqual(["Amritavarshini", "Amritavahini", "Devamritavarshini"]);
    }
  });

  test("a misspelling gets a suggestion, and no result gets links", async () => {
    await makeTwoSongs();
    expect(await searchTitles({ q: "endaro mahanubavalu" })).toEqual(["Endaro Mahanubhavulu"]);
    expect(await readSearchPage("mahanubavalu")).toMatch(/Did you mean Endaro Mahanubhavulu/);
    const html = await (await visit("/search?q=xyzzyplugh")).text();
    expect(html).toMatch(/<a href="\/home"[^>]* class="button quiet"/);
  });

  test("T46 T49 odd texts are plain text", async () => {
    await makeTwoSongs();
    const odd = [
      "%",
      "_",
      "\u0000",
      "'",
      '"><img src=x>',
      "ర".repeat(200),
      "் ",
      "*",
      "=A.",
      "\ud800",
    ];
    for (const text of odd)
      for (const name of ["q", "lyrics"]) {
        const query = new URLSearchParams({ [name]: text, title: text, condition: "AND" });
        const response = await visit(`/search?${query}`);
        expect(response.status, text).toBeLessThan(400);
        expect(await response.text()).not.toContain("<img src=x");
        const both = await visit(`/suggest?${new URLSearchParams({ text, kind: "all" })}`);
        expect(both.status, text).toBe(200);
      }
  });

  test("every filter at once, all or any, in a bounded number of trips", async () => {
    await makeTwoSongs();
    const all = {
      q: "endaro kan",
      title: "endaro mahan",
      singer: "raon",
      composer: "tyaga",
      raagaDescription: "shankarabharanam",
      taalaDescription: "adi",
      songTypeDescription: "kritim",
      accompanistName: "lalitam",
      lyrics: "vandanam",
      recordingYearStart: "1950",
      recordingYearEnd: "2000",
    };
    // What finds nothing asks three times more, for where to go on; the words of the box are looked up before.
    const asked = [
      [{ condition: "AND" }, 5],
      [{ condition: "OR" }, 5],
      [{ condition: "OR", q: "endaro" }, 2],
    ] as const;
    for (const [more, trips] of asked) {
      const query = new URLSearchParams({ ...all, ...more, searched: "true" });
      const response = await visit(`/search?${query}`);
      expect(response.status).toBe(200);
      expect(readMeter(response).trips).toBe(trips);
    }
    const { title, lyrics, raagaDescription } = all;
    const some = { title, lyrics, raagaDescription, condition: "AND" };
    expect(await searchTitles(some)).toEqual(["Endaro Mahanubhavulu"]);
    expect(await searchTitles({ ...some, q: "tyagaraja" })).toEqual(["Endaro Mahanubhavulu"]);
    expect(await searchTitles({ ...some, q: "kanada" })).toEqual([]);
  });

  test("AND is the same wherever it starts", async () => {
    await makeTwoSongs();
    for (const title of ["Rama one", "Rama two", "ராம மூன்று", "Sarama four"])
      await makeSong({ title, raagaId: "Kanada" });
    const titles = ["Rama one", "Rama two", "Sarama four", "ராம மூன்று"];
    for (const title of ["rama", "రామ"])
      expect(
        (await searchTitles({ title, raagaDescription: "kanada", condition: "AND" })).toSorted(),
      ).toEqual(titles);
    for (let at = 0; at < 8; at++) await makeSong({ title: `Rama ${at}` });
    for (const title of ["rama", "రామ"])
      expect(
        (await searchTitles({ title, raagaDescription: "kanada", condition: "AND" })).toSorted(),
      ).toEqual(titles);
  });
});

describe("suggestions of everything", () => {
  const suggest = async (text: string) =>
    (await visit(`/suggest?${new URLSearchParams({ text, kind: "all" })}`)).json<Suggestion[]>();

  test("songs and names, with what of them matched", async () => {
    await makeTwoSongs();
    const found = await suggest("సంకరా");
    expect(found).toEqual([
      {
        kind: "raaga",
        name: "Dhirashankarabharanam",
        path: "/raagas/Dhirashankarabharanam",
        matched: expect.any(String),
        songId: null,
        counted: "1 composition",
      },
    ]);
    expect((await suggest("tyaga")).map(({ kind, name }) => [kind, name])).toEqual([
      ["composer", "Tyagaraja"],
    ]);
    expect((await suggest("enda")).map(({ kind }) => kind)).toEqual(["song"]);
    expect((await suggest("tyagarjaa"))[0]?.name).toBe("Tyagaraja");
  });

  test("each says what it leads to, and the kind with the best name comes first", async () => {
    await makeRaaga({ id: "Adikapi" });
    await makeTaala("Adi");
    for (const title of ["One", "Two"])
      await makeSong({ title, singer: "Asha", taalaId: "Adi", composer: "Dikshitar" });
    const found = await suggest("adi");
    expect(found.map(({ kind, name }) => [kind, name])).toEqual([
      ["taala", "Adi"],
      ["raaga", "Adikapi"],
    ]);
    expect(found[0]).toMatchObject({ counted: "2 compositions" });
    expect(found[1]).toMatchObject({ counted: "0 compositions" });
    expect(await suggest("asha")).toMatchObject([{ kind: "singer", counted: "2 recordings" }]);
    expect(await suggest("diksh")).toMatchObject([{ kind: "composer", counted: "2 compositions" }]);
  });

  test("a raaga has its mark, and of titles alike those with most recordings come first", async () => {
    await makeRaaga({ id: "Mohanam", arohana: "S R2 G3 P D2 S", avarohana: "S D2 P G3 R2 S" });
    const [raaga] = await suggest("mohan");
    expect(raaga).toMatchObject({
      name: "Mohanam",
      mark: [expect.any(String), expect.any(String)],
    });
    await makeSong({ title: "Endaro Ramuni" });
    const often = await makeSong({ title: "Endaro Mahanubhavulu" });
    await env.DB.prepare("UPDATE compositions SET recording_count = 3 WHERE main_song_id = ?")
      .bind(often)
      .run();
    expect((await suggest("endaro")).map(({ name }) => name)).toEqual([
      "Endaro Mahanubhavulu",
      "Endaro Ramuni",
    ]);
  });

  test("a composition is suggested once, by more words than its title has too", async () => {
    await makeTwoSongs();
    for (const text of ["endaro", "endaro mahanubhavulu andariki"])
      expect(
        (await suggest(text)).map(({ name }) => name),
        text,
      ).toEqual(["Endaro Mahanubhavulu"]);
  });

  test("a type without songs is not suggested, as it leads nowhere", async () => {
    await makeSongType("Tillana");
    expect(await suggest("tilla")).toEqual([]);
    await makeSong({ title: "A song", songTypeId: "Tillana" });
    expect(await suggest("tilla")).toMatchObject([{ kind: "songType", counted: "1 composition" }]);
  });
});
