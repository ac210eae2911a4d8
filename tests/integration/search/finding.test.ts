import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { searchLyrics } from "#app/data/search/lyrics-lines.ts";
import { foreseeNames, listNotTheSame } from "#app/data/search/raaga-collisions.ts";
import { openDatabase } from "#app/data/database.ts";
import { songIndexStatements, unindexSongStatements } from "#app/data/search/index/search-index.ts";
import type { Suggestion } from "#app/data/search/suggestions.ts";
import { reindex } from "../../../scripts/reindex.ts";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

const open = () => openDatabase(env.DB);

async function find(query: Record<string, string>): Promise<string[]> {
  const address = `/search?${new URLSearchParams({ ...query, searched: "true" })}`;
  const html = await (await visit(address)).text();
  return [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title!);
}

const read = async (q: string) => readText(await visit(`/search?${new URLSearchParams({ q })}`));

async function makeSome() {
  await makeRaaga({ id: "Dhirashankarabharanam" }, ["Shankarabharanam"]);
  await makeRaaga({ id: "Kanada" });
  await makeTaala("Adi");
  await makeSong({
    title: "Endaro Mahanubhavulu",
    raagaId: "Dhirashankarabharanam",
    taalaId: "Adi",
    composer: "Tyagaraja",
    singer: "Sarasvati Rao",
    lyrics: "ఎందరో మహానుభావులు\nఅందరికీ వందనములు",
    players: { Violin: ["Lalita"] },
  });
  await makeSong({ title: "வருக வருக", composer: "Tyagaraja", raagaId: "Kanada" });
}

describe("one box for everything", () => {
  test("finds the same in every script and spelling", async () => {
    await makeSome();
    const titles = ["ఎందరో మహానుభావులు", "ಎಂದರೋ", "എന്തരോ മഹാനുഭാവുലു", "एंदरो", "எந்தரோ", "endharo"];
    for (const q of titles) expect((await find({ q }))[0], q).toBe("Endaro Mahanubhavulu");
    for (const q of ["varuga", "వరుగ"]) expect(await find({ q }), q).toEqual(["வருக வருக"]);
    for (const q of ["శంకరాభరణం", "சங்கராபரணம்", "sankarabaranam", "త్యాగరాజ", "lalitha"])
      expect(await find({ q }), q).toContain("Endaro Mahanubhavulu");
  });

  test("names what matched by another script, and lines of lyrics", async () => {
    await makeSome();
    const text = await read("శంకరాభరణం");
    expect(text).toMatch(/Dhirashankarabharanam Raaga · matched Shankarabharanam/);
    expect(await read("vandanamulu")).toContain("అందరికీ వందనములు");
    expect(await find({ lyrics: "vandanamulu" })).toEqual(["Endaro Mahanubhavulu"]);
  });

  test("a line that is found leads to that line on the song's page", async () => {
    await makeRaaga({ id: "Kanada" });
    const lyrics = "పల్లవి\nఎందరో మహానుభావులు\n\nచరణం 1\n\nఅందరికీ వందనములు";
    const id = await makeSong({ title: "A song", raagaId: "Kanada", lyrics });
    const page = await (await visit(`/songs/${id}`)).text();
    const shown = /<span id="(l\d+)"[^>]*><a [^>]*>\d+<\/a>అందరికీ వందనములు/.exec(page)?.[1];
    expect(shown).toBe("l2");
    for (const query of [
      "q=vandanamulu",
      "lyrics=vandanamulu",
      "lyrics=vandanamulu&raagaDescription=Kanada&condition=AND",
    ]) {
      const html = await (await visit(`/search?${query}`)).text();
      const link = new RegExp(`href="(/songs/${id}#[^"]+)"[^>]*>A song</a> <q>అందరికీ వందనములు</q>`);
      expect(link.exec(html)?.[1], query).toBe(`/songs/${id}#${shown}`);
    }
  });

  test("a slip is met by what is meant, and nothing at all by a way on", async () => {
    await makeSome();
    expect(await read("endaro mahanubavalu")).toMatch(/Did you mean Endaro Mahanubhavulu/);
    const html = await (await visit("/search?q=xyzzyplugh")).text();
    expect(html).toMatch(/<a href="\/home"[^>]* class="button"/);
  });

  test("T46 T49 odd texts are plain text", async () => {
    await makeSome();
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

  test("every filter at once, all or any, in one trip", async () => {
    await makeSome();
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
    for (const condition of ["AND", "OR"]) {
      const query = new URLSearchParams({ ...all, condition, searched: "true" });
      const response = await visit(`/search?${query}`);
      expect(response.status).toBe(200);
      expect(readMeter(response).trips).toBe(1);
    }
    const { title, lyrics, raagaDescription } = all;
    const some = { title, lyrics, raagaDescription, condition: "AND" };
    expect(await find(some)).toEqual(["Endaro Mahanubhavulu"]);
    expect(await find({ ...some, q: "tyagaraja" })).toEqual(["Endaro Mahanubhavulu"]);
    expect(await find({ ...some, q: "kanada" })).toEqual([]);
  });

  test("AND is the same wherever it starts", async () => {
    await makeSome();
    for (const title of ["Rama one", "Rama two", "ராம மூன்று", "Sarama four"])
      await makeSong({ title, raagaId: "Kanada" });
    const titles = ["Rama one", "Rama two", "Sarama four", "ராம மூன்று"];
    for (const title of ["rama", "రామ"])
      expect(
        (await find({ title, raagaDescription: "kanada", condition: "AND" })).toSorted(),
      ).toEqual(titles);
    for (let at = 0; at < 8; at++) await makeSong({ title: `Rama ${at}` });
    for (const title of ["rama", "రామ"])
      expect(
        (await find({ title, raagaDescription: "kanada", condition: "AND" })).toSorted(),
      ).toEqual(titles);
  });
});

describe("AND of common filters", () => {
  /** 1,500 songs in the taala Adi, of which the last 30 by title are in the raaga Mahati, with 1,600 more. */
  async function makeMany() {
    await makeTaala("Adi");
    await makeRaaga({ id: "Mahati" });
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO songs (title, composer, taala_id, raaga_id)
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1500)
        SELECT printf('Song %04d', i), 'Somebody', 'Adi', iif(i > 1470, 'Mahati', NULL) FROM n`,
      ),
      env.DB.prepare(
        `INSERT INTO songs (title, composer, raaga_id)
        WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1600)
        SELECT printf('Other %04d', i), 'Somebody', 'Mahati' FROM n`,
      ),
    ]);
  }
  const query = "taalaDescription=adi&raagaDescription=mahati&condition=AND&searched=true";

  test("a thousand songs are compared at once, and a link leads to the next", async () => {
    await makeMany();
    const first = await visit(`/search?${query}`);
    const { trips, rows } = readMeter(first);
    expect(trips).toBe(1);
    expect(rows).toBeLessThan(3000);
    const html = await first.text();
    expect(html).toContain("songs 1 to 1,000 of those that match the narrowest filter");
    expect(html).toContain("None of these match all your filters.");
    expect(html).toMatch(/href="\/search\?[^"]*part=2[^"]*"[^>]*>Search more songs</);
    const second = await visit(`/search?${query}&part=2`);
    expect(readMeter(second).rows).toBeLessThan(4000);
    const more = await second.text();
    expect(more).toContain("Showing 1 to 20 of 30 results");
    expect(more).toContain("songs 1,001 to 1,500 of those");
    expect(more).toMatch(
      /href="\/search\?[^"]*condition=AND&amp;searched=true"[^>]*>Search from the first song</,
    );
    const last = await (await visit(`/search?${query}&part=2&page=2`)).text();
    expect(last).toContain("Showing 21 to 30 of 30 results");
    const beyond = await visit(`/search?${query}&part=3`);
    expect(await beyond.text()).toContain("This list has no such page.");
  });

  test("what is asked of everything may be the rarest of them", async () => {
    await makeMany();
    await makeSong({ title: "Zealous", taalaId: "Adi" });
    expect(await find({ q: "zealous", taalaDescription: "adi", condition: "AND" })).toEqual([
      "Zealous",
    ]);
  });

  test("a part of a search that compares nothing is the whole of it", async () => {
    await makeMany();
    const html = await (await visit("/search?taalaDescription=adi&part=2")).text();
    expect(html).toContain("of more than 1,000 results");
    expect(html).not.toContain("first song");
  });

  test("for programs all are compared", async () => {
    await makeMany();
    const call = await visit(`/mbkmusic-mbkmusic/songs/searchWithAnd?${query}`);
    expect(await call.json()).toMatchObject({ totalElements: 30 });
  });
});

describe("suggestions of everything", () => {
  const suggest = async (text: string) =>
    (await visit(`/suggest?${new URLSearchParams({ text, kind: "all" })}`)).json<Suggestion[]>();

  test("songs and names, with what of them matched", async () => {
    await makeSome();
    const found = await suggest("సంకరా");
    expect(found).toEqual([
      { kind: "raaga", name: "Dhirashankarabharanam", matched: expect.any(String), songId: null },
    ]);
    expect((await suggest("tyaga")).map(({ kind, name }) => [kind, name])).toEqual([
      ["composer", "Tyagaraja"],
    ]);
    expect((await suggest("enda")).map(({ kind }) => kind)).toEqual(["song"]);
    expect((await suggest("tyagarjaa"))[0]?.name).toBe("Tyagaraja");
  });
});

describe("the index of a song", () => {
  test("follows it: changed, in the bin, gone", async () => {
    await makeSome();
    const db = open();
    const before = { singer: "Sarasvati Rao", composer: "Tyagaraja", accompanists: ["Lalita"] };
    const id = (await env.DB.prepare("SELECT id FROM songs WHERE singer <> ''").first<number>(
      "id",
    ))!;
    await env.DB.prepare("UPDATE songs SET title = 'Nagumomu', singer = 'Gopal' WHERE id = ?")
      .bind(id)
      .run();
    const after = { ...before, singer: "Gopal", accompanists: [] };
    await db.batch(
      songIndexStatements(db, { id, title: "Nagumomu", lyrics: "", ...after }, before),
    );
    expect(await find({ q: "endaro" })).toEqual([]);
    expect(await find({ q: "నగుమోము" })).toEqual(["Nagumomu"]);
    expect(await find({ singer: "sarasvati" })).toEqual([]);
    const names = await env.DB.prepare("SELECT DISTINCT kind, name FROM name_index").all();
    expect(names.results).not.toContainEqual({ kind: "singer", name: "Sarasvati Rao" });
    expect(names.results).not.toContainEqual({ kind: "accompanist", name: "Lalita" });
    expect(names.results).toContainEqual({ kind: "composer", name: "Tyagaraja" });
    await env.DB.prepare("UPDATE songs SET deleted_at = 5 WHERE id = ?").bind(id).run();
    await db.batch(unindexSongStatements(db, { id, ...after }));
    expect(await find({ q: "nagumomu" })).toEqual([]);
  });

  test("is made anew by its version, once", async () => {
    await makeSome();
    const access = {
      read: async <T>(query: string) => (await env.DB.prepare(query).all<T>()).results,
      write: async (statements: string[]) => {
        await env.DB.batch(statements.map((statement) => env.DB.prepare(statement)));
      },
    };
    const dump = async () =>
      (await env.DB.prepare("SELECT place, key, song_id, line FROM song_index").all()).results;
    const names = async () => (await env.DB.prepare("SELECT * FROM name_index").all()).results;
    const [songsBefore, namesBefore] = [await dump(), await names()];
    expect(await reindex(access)).toBe(0);
    await env.DB.exec("DELETE FROM song_index WHERE song_id = 1; DELETE FROM name_index");
    await env.DB.exec("UPDATE song_index SET key = '0' WHERE place = 15");
    expect(await reindex(access)).toBeGreaterThan(5);
    expect(await dump()).toEqual(songsBefore);
    expect(await names()).toEqual(namesBefore);
  });
});

describe("raagas that sound alike", () => {
  test("stay apart: each finds itself first", async () => {
    await makeRaaga({ id: "Kanada" });
    await makeRaaga({ id: "Kannada" });
    for (const name of ["Kanada", "Kannada"])
      expect((await (await visit(`/suggest?kind=raaga&text=${name}`)).json<string[]>())[0]).toBe(
        name,
      );
  });

  test("a raaga is found before another that only some school calls so", async () => {
    await makeRaaga({ id: "Yagapriya" }, ["Kalavati"]);
    await makeRaaga({ id: "Kalavati" });
    for (const text of ["Kalavati", "కళావతి", "kalaavathi"])
      expect(await (await visit(`/suggest?kind=raaga&text=${text}`)).json()).toEqual([
        "Kalavati",
        "Yagapriya",
      ]);
  });

  test("a new name or alias is told what it collides with", async () => {
    await makeRaaga({ id: "Kanada" }, ["Karnata"]);
    await makeRaaga({ id: "Mohanam" });
    const db = open();
    const told = async (name: string, of: string | null = null) =>
      (await foreseeNames(db, of, [name]))[0]!.collisions;
    expect(await told("ಕನ್ನಡ")).toMatchObject([
      { raagaId: "Kanada", matched: "Kanada", how: "ending" },
    ]);
    expect(await told("Mohana")).toMatchObject([
      { raagaId: "Mohanam", matched: "Mohanam", how: "ending" },
    ]);
    expect(await told("மோஹனம்")).toMatchObject([{ raagaId: "Mohanam" }]);
    expect(await told("Kanada", "Kanada")).toEqual([]);
    expect(await told("Bilahari")).toEqual([]);
    expect(await told("%")).toEqual([]);
  });

  test("new names are told which songs they would newly find, each for itself, in one batch", async () => {
    await makeRaaga({ id: "Mechakalyani" });
    await makeSong({ title: "Nidhi Chala", raagaId: "Mechakalyani" });
    await makeSong({ title: "Yaman song", raagaId: "Mechakalyani" });
    await makeSong({ title: "Of another raaga" });
    const db = open();
    expect(await foreseeNames(db, "Mechakalyani", ["Yaman", "kalyani", "%"])).toEqual([
      {
        name: "Yaman",
        known: false,
        total: 1,
        more: false,
        songs: [{ id: 1, title: "Nidhi Chala" }],
        collisions: [],
      },
      { name: "kalyani", known: true, total: 0, more: false, songs: [], collisions: [] },
      {
        name: "%",
        known: false,
        total: 0,
        more: false,
        songs: [],
        collisions: [],
      },
    ]);
    expect(db.meter.trips).toBe(1);
    expect(await foreseeNames(db, null, ["Mechakalyani"])).toMatchObject([
      { known: false, total: 0, collisions: [{ raagaId: "Mechakalyani", how: "same" }] },
    ]);
  });

  test("those that sound like a raaga and are others are named: to administrators, and where its songs are searched", async () => {
    await makeRaaga({ id: "Kanada" });
    await makeRaaga({ id: "Kannada" });
    await makeRaaga({ id: "Bilahari" }, ["Kaanada of old"]);
    await makeRaaga({ id: "Shri" }, ["Shriragam"]);
    await makeRaaga({ id: "Kharaharapriya" }, ["Shriraga"]);
    const db = open();
    expect(await listNotTheSame(db, "Kanada")).toEqual(["Kannada"]);
    expect(await listNotTheSame(db, "Shri")).toEqual(["Kharaharapriya"]);
    expect(await listNotTheSame(db, "Bilahari")).toEqual([]);
    const searched = await (await visit("/search?raagaDescription=కానడ&searched=true")).text();
    expect(searched).toMatch(
      /Different raagas with similar names<\/p><ul><li><a[^>]*raagaDescription=Kannada&amp;searched=true"/,
    );
    expect(await readText(await visit("/search?raagaDescription=Bilahari"))).not.toContain(
      "Different raagas with similar names",
    );
  });
});

test("lyrics are searched for REST: titles and words, by pages", async () => {
  await makeSome();
  const page = { page: 0, size: 20 };
  const { content, total } = await searchLyrics(open(), "vandanamulu", page);
  expect(total).toBe(1);
  expect(content).toEqual([
    {
      name: "Endaro Mahanubhavulu",
      raagaId: "Dhirashankarabharanam",
      raagaDescription: "Dhirashankarabharanam",
      taalaId: "Adi",
      taalaDescription: "Adi",
      content: "ఎందరో మహానుభావులు\nఅందరికీ వందనములు",
    },
  ]);
  expect((await searchLyrics(open(), "varuga", page)).content[0]).toMatchObject({
    name: "வருக வருக",
    taalaId: null,
  });
  expect(await searchLyrics(open(), "%", page)).toEqual({ content: [], total: 0 });
  expect((await searchLyrics(open(), "endaro", { page: 1, size: 1 })).content).toEqual([]);
});
