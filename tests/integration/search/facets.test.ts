import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { testSound } from "#app/domain/songs/test-sound.ts";
import { makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";

const unescape = (html: string) => html.replaceAll("&amp;", "&");

/** The links beside the results, with their counts. */
async function facetsOf(path: string) {
  const html = await (await visit(path)).text();
  const aside = /<aside[^>]*>(.*?)<\/aside>/s.exec(html)?.[1] ?? "";
  return [
    ...aside.matchAll(/<li><a href="([^"]+)"[^>]*>(.*?)<\/a> <span>(\d*)<\/span><\/li>/gs),
  ].map(([, href, name, count]) => ({
    to: unescape(href!),
    name: name!.replace(/<[^>]*>/g, ""),
    count: count === "" ? null : Number(count),
  }));
}

async function totalOf(path: string): Promise<number> {
  const text = await readText(await visit(path));
  return Number(/of (\d+) results?/.exec(text)?.[1] ?? 0);
}

async function makeSome() {
  for (const id of ["Kalyani", "Mohanam", "Todi"]) await makeRaaga({ id });
  for (const id of ["Adi", "Rupaka"]) await makeTaala(id);
  await makeSongType("Kriti");
  for (let at = 0; at < 30; at++) {
    const shared = {
      title: `Rama ${at}`,
      raagaId: ["Kalyani", "Mohanam", "Todi"][at % 3],
      taalaId: at % 2 ? "Adi" : "Rupaka",
      songTypeId: at % 5 ? "Kriti" : null,
      language: at % 4 ? "te" : "sa",
      composer: at % 7 ? "Tyagaraja" : "tyagaraja",
    };
    const first = await makeSong({
      ...shared,
      singer: `Singer ${at % 11}`,
      recordingDate: `19${60 + at}`,
    });
    const row = await env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?")
      .bind(first)
      .first<{ id: number }>();
    if (at % 3 === 0)
      await makeSong({
        ...shared,
        singer: "Another",
        recordingDate: "1955-01",
        compositionId: row!.id,
      });
  }
}

describeReads("facets", makeSome, () => {
  test.each([
    "q=rama",
    "title=rama",
    "title=rama&sortBy=recordingDate",
    "raagaDescription=kalyani&taalaDescription=adi",
    "raagaDescription=kalyani&taalaDescription=adi&condition=AND",
    "q=rama&raagaDescription=kalyani&singer=another",
    "q=rama&only=raaga:Kalyani",
    "singer=another&sortBy=singer",
    "has=recording&only=taala:Adi&only=language:te",
  ])("each count of %s is the total of its list", async (query) => {
    const facets = await facetsOf(`/search?${query}&searched=true`);
    expect(facets.length).toBeGreaterThan(4);
    for (const { to, name, count } of facets) expect(await totalOf(to), name).toBe(count);
  });

  test("of the values, the most common first; those that all results have are left out", async () => {
    const facets = await facetsOf("/search?q=rama");
    expect(facets.map(({ name }) => name)).not.toContain("Tyagaraja");
    const counts = facets.filter(({ to }) => to.includes("only=singer")).map(({ count }) => count!);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(facets.find(({ name }) => name === "Sanskrit")).toMatchObject({ count: 8 });
    expect(facets.find(({ name }) => name === "1950–1959")).toMatchObject({ count: 10 });
    const text = await readText(await visit("/search?q=rama"));
    expect(text).toMatch(/4 more: Singer/);
  });

  test("cost no rows and no trip besides the search", async () => {
    const page = readMeter(await visit("/search?title=rama&view=card"));
    const next = readMeter(await visit("/search/next?title=rama"));
    expect(page.trips).toBe(1);
    // What sounds alike is read for the page.
    expect(page.rows).toBeLessThanOrEqual(next.rows + 60);
  });

  test("chosen values and filters are chips, each removed by its link", async () => {
    const path =
      "/search?raagaDescription=kalyani&recordingYearStart=1960&recordingYearEnd=1989&language=te&has=recording&condition=AND&only=singer:Another&only=decade:1950";
    const html = await (await visit(path)).text();
    const chips = [...html.matchAll(/<a href="([^"]+)"[^>]*aria-label="Remove ([^"]+)"/g)].map(
      ([, to, label]) => [label, unescape(to!)],
    );
    expect(chips.map(([label]) => label)).toEqual([
      "Raaga: “kalyani”",
      "Recorded: 1960–1989",
      "Language: Telugu",
      "With: a recording",
      "Singer: Another",
      "Decade: 1950–1959",
    ]);
    const [raaga, years, , has, singer] = chips.map(([, to]) => to!);
    expect(raaga).not.toContain("raagaDescription");
    expect(years).not.toContain("recordingYear");
    expect(has).not.toContain("has=");
    expect(has).toContain("only=singer%3AAnother&only=decade%3A1950");
    expect(singer).toMatch(/only=decade%3A1950$/);
    for (const [, to] of chips) expect((await visit(to!)).status, to).toBe(200);
  });

  test("T46 odd values are plain text", async () => {
    for (const value of [
      'raaga:"><img src=x>',
      "singer:%",
      "composer:'--",
      "raaga:\u0000",
      "x:y",
    ]) {
      const response = await visit(`/search?q=rama&${new URLSearchParams({ only: value })}`);
      expect(response.status, value).toBe(200);
      expect(await response.text()).not.toContain("<img src=x");
    }
  });
});

describe("facets of other songs", () => {
  test("values are named in the reader's script first", async () => {
    await makeSome();
    await env.DB.prepare(
      `UPDATE songs SET script_names = '{"te":{"raaga":"కల్యాణి"}}' WHERE raaga_id = 'Kalyani'`,
    ).run();
    const facets = await facetsOf("/search?q=rama&lng=te");
    expect(facets.find(({ to }) => to.includes("Kalyani"))).toMatchObject({ name: "కల్యాణి Kalyani" });
    const chosen = await readText(await visit("/search?q=rama&lng=te&only=raaga:Kalyani"));
    expect(chosen).toMatch(/రాగం కల్యాణి Kalyani/);
  });

  test("a test sound is named in the reader's language", async () => {
    await makeSome();
    await makeSong({ title: "Rama 30", singer: testSound });
    const named = (await facetsOf("/search?q=rama&lng=ta")).map(({ name }) => name);
    expect(named).toContain("சோதனை ஒலி");
    expect(named).not.toContain(testSound);
  });

  test("beyond 1,000 matches they are links without counts", async () => {
    await makeRaaga({ id: "Kalyani" });
    await env.DB.prepare(
      `INSERT INTO songs (title, composer, raaga_id, language)
      WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1100)
      SELECT printf('Rama %04d', i), 'Somebody', 'Kalyani', iif(i % 2, 'te', 'sa') FROM n`,
    ).run();
    const facets = await facetsOf("/search?raagaDescription=kalyani");
    expect(facets.map(({ name, count }) => [name, count])).toEqual([
      ["Kalyani", null],
      ["Telugu", null],
      ["Sanskrit", null],
      ["Somebody", null],
    ]);
    const telugu = facets.find(({ name }) => name === "Telugu")!;
    expect(await totalOf(telugu.to)).toBe(550);
  });
});

test("a value with letters that no form stores takes no page away", async () => {
  await makeSong({ title: "Rama 1", singer: "One\fTwo\nThree" });
  for (const language of ["en", "te"])
    expect((await visit(`/search?title=Rama&searched=true&lng=${language}`)).status).toBe(200);
});
