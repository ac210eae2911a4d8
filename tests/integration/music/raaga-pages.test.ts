import { beforeEach, describe, expect, test } from "vitest";
import { allMelakartas } from "#app/domain/music/melakarta.ts";
import { compositionRaagas, raagaScales, raagas } from "#drizzle/schema/index.ts";
import { claimStatements } from "#drizzle/seed/claims/claim-statements.ts";
import { raagaClaims } from "#drizzle/seed/music/raaga-claims.ts";
import { env } from "cloudflare:workers";
import { db, makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

const kalyani = {
  id: "Mechakalyani",
  isoName: "mēcakalyāṇi",
  melakarta: 65,
  arohana: "S R2 G3 M2 P D2 N3 S'",
  avarohana: "S' N3 D2 P M2 G3 R2 S",
  scriptNames: { te: "మేచకల్యాణి", ta: "மேசகல்யாணி" },
};
const harikambhoji = {
  id: "Harikambhoji",
  melakarta: 28,
  arohana: "S R2 G3 M1 P D2 N2 S'",
  avarohana: "S' N2 D2 P M1 G3 R2 S",
};
const mohanam = {
  id: "Mohanam",
  parentId: "Harikambhoji",
  arohana: "S R2 G3 P D2 S'",
  avarohana: "S' D2 P G3 R2 S",
  agreement: 1,
  scriptNames: { te: "మోహనం" },
};

beforeEach(async () => {
  await makeRaaga(kalyani);
  await makeRaaga(harikambhoji);
  await makeRaaga(mohanam, ["Mohana"]);
});

const page = (path: string) => visit(path).then(readText);

describe("the page of a raaga", () => {
  test("names its melakarta, chakra and number, letter by letter", async () => {
    const text = await page("/raagas/Mechakalyani");
    expect(text).toContain("Melakarta 65, Rudra chakra");
    expect(text).toContain("m stands for 5");
    expect(text).toContain("c stands for 6");
    expect(text).toContain("Read backwards, 5 6 is 65: melakarta 65.");
    const telugu = await page("/raagas/Mechakalyani?lng=te");
    expect(telugu).toContain("మేచకల్యాణి Mechakalyani");
    expect(telugu).toContain("మ అంటే 5");
    expect(telugu).toContain("தமிழ் மேசகல்யாணி");
  });

  test("has its scale as steps, what it is called, and what follows from it", async () => {
    await makeRaaga({ ...mohanam, id: "Same", agreement: 2 });
    const html = await (await visit("/raagas/Mohanam")).text();
    expect(html).toContain('aria-label="Arohana: S R2 G3 P D2 S&#x27;"');
    const text = await readText(new Response(html));
    expect(text).toContain("audava (five swaras); without Ma, Ni");
    expect(text).toContain(
      "This scale comes from one source, or from sources that go back to one.",
    );
    expect(text).toContain("the same arohana and avarohana Same Compare");
    expect(html).toContain('href="/raagas/Mohanam/beside/Same"');
    expect(await page("/raagas/Mohanam?lng=te")).toContain("స రి₂ గ₃ ప ద₂ స'");
  });

  test("shows scales side by side where sources differ, and says what is unsure", async () => {
    await db.insert(raagaScales).values({
      raagaId: "Mohanam",
      number: 1,
      kind: "notes",
      arohana: "S R2 G3 P D2 N3 S'",
      avarohana: "S' D2 P G3 R2 S",
      parent: 65,
    });
    await db
      .insert(raagas)
      .values({ ...mohanam, id: "Odd", description: "Odd", arohana: "S R1 P" });
    const book = { title: "A book", kind: "book" } as const;
    const site = { title: "A site", kind: "website", address: "https://example.org/" } as const;
    const claims = claimStatements(
      [
        { field: "arohana", source: book },
        { field: "scale 1", source: site },
        { field: "alias Mohana", source: book },
      ].map((one) => ({ kind: "raaga", id: "Mohanam", note: "", ...one }) as const),
    );
    await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
    const text = await page("/raagas/Mohanam");
    expect(text).toContain("Sources differ.");
    expect(text).not.toContain("This scale comes from one source");
    expect(text).toMatch(/Other swaras .* Parent: melakarta 65, Mechakalyani Source: A site/);
    expect(text).toContain("Other spellings Mohana A book");
    expect(await page("/raagas/Odd")).toContain(
      "This scale is uncertain: melakarta 28 does not have R1",
    );
  });

  test("another raaga of its name is no other opinion", async () => {
    const scale = { arohana: "S G3 P S'", avarohana: "S' P G3 S", parent: 28 };
    await db.insert(raagaScales).values({
      raagaId: "Mohanam",
      number: 1,
      kind: "homonym",
      ...scale,
    });
    const text = await page("/raagas/Mohanam");
    expect(text).toContain("This scale comes from one source");
    expect(text).not.toContain("Sources differ.");
    expect(text).toContain("Another raaga with this name");
  });

  test("says in which language its description is", async () => {
    await makeRaaga({ ...mohanam, id: "Described", description: "Sung at weddings." });
    const html = await (await visit("/raagas/Described?lng=ta")).text();
    expect(html).toMatch(
      /<p class="prose" lang="en">Sung at weddings.<\/p><p class="prose-language">/,
    );
    expect(await (await visit("/raagas/Described")).text()).not.toContain("prose-language");
  });

  test("says when it is traditionally sung, and who says so", async () => {
    const source = { title: "A list", kind: "website", address: "https://example.org/" } as const;
    await makeRaaga({ ...mohanam, id: "Vasanta", timeOfDay: "evening" });
    const claims = claimStatements([
      { kind: "raaga", id: "Vasanta", field: "time", source, note: "" },
    ]);
    await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
    expect(await page("/raagas/Vasanta")).toContain("Traditional time Evening A list");
    expect(await page("/raagas/Mohanam")).not.toContain("Traditional time");
  });

  test("says who calls it bhashanga, and with which swaras", async () => {
    const source = { title: "A list", kind: "website", address: "https://example.org/" } as const;
    const claim = (id: string, note: string) =>
      ({ kind: "raaga", id, field: "bhashanga", source, note }) as const;
    const arohana = "S R2 G3 P D2 N3 S'";
    await makeRaaga({ ...mohanam, id: "Within", arohana, bhashanga: true });
    await makeRaaga({ ...mohanam, id: "Phrases", bhashanga: true });
    await makeRaaga({ ...mohanam, id: "Open" });
    const claims = claimStatements([
      claim("Within", "N3; page 4"),
      claim("Phrases", "G2 N3"),
      claim("Open", "none"),
    ]);
    await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
    expect(await page("/raagas/Within")).toContain(
      "Bhashanga: the raaga takes N3, which melakarta 28 does not have. Source: A list (N3; page 4)",
    );
    expect(await page("/raagas/Phrases")).toMatch(
      /in phrases beyond this scale, .* melakarta 28 does not have\. Source: A list \(G2, N3\)/,
    );
    const open = await page("/raagas/Open");
    expect(open).toContain("Whether the raaga is bhashanga is not settled. Source: A list");
    expect(open).not.toMatch(/Sources differ|This scale comes from one source/);
    expect(await page("/raagas/Mohanam")).not.toMatch(/bhashanga/i);
  });

  test("says where sources differ on what is foreign, and never beside that there is one", async () => {
    const list = { title: "A list", kind: "website", address: "https://example.org/" } as const;
    const book = { title: "A book", kind: "book" } as const;
    const claim = (id: string, source: typeof list | typeof book, note: string) =>
      ({ kind: "raaga", id, field: "bhashanga", source, note }) as const;
    const arohana = "S G3 M1 P N3 S'";
    await makeRaaga({ ...mohanam, id: "Jog", arohana, bhashanga: true });
    await makeRaaga({ ...mohanam, id: "Both", arohana, bhashanga: true });
    await makeRaaga({ ...mohanam, id: "Sahana" });
    await makeRaaga({ ...mohanam, id: "Mand" });
    const claims = claimStatements([
      claim("Jog", list, "G2; counted from melakarta 22"),
      claim("Both", list, "N3"),
      claim("Both", book, ""),
      claim("Sahana", list, "G3; counted from melakarta 22"),
      claim("Mand", list, "N3"),
      claim("Mand", book, "none"),
    ]);
    await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
    const native = await page("/raagas/Jog?lng=te");
    expect(native).toContain("(గ₂; 22వ మేళకర్త నుంచి లెక్కించినది)");
    const jog = await page("/raagas/Jog");
    expect(jog).toContain(
      "which melakarta 28 does not have. Sources differ on which of its swaras are foreign. Source: A list (G2; counted from melakarta 22)",
    );
    const both = await page("/raagas/Both");
    expect(both).not.toContain("Sources differ");
    expect(both).toContain("This scale comes from one source");
    const sahana = await page("/raagas/Sahana");
    expect(sahana).toContain("not settled. Source: A list (G3; counted from melakarta 22)");
    expect(sahana).not.toContain("Sources differ");
    const mand = await page("/raagas/Mand");
    expect(mand).toContain("Sources differ on whether the raaga is bhashanga. Source: A list");
    for (const text of [jog, sahana, mand]) expect(text).not.toContain("This scale comes from one");
  });

  test("says what those tell who call it somebody's own", async () => {
    await makePeople("m-balamuralikrishna");
    await makeRaaga({ id: "Omkari", creatorId: "m-balamuralikrishna" });
    const claims = claimStatements(raagaClaims.filter(({ id }) => id === "Omkari"));
    await env.DB.batch(claims.map((statement) => env.DB.prepare(statement)));
    const html = await (await visit("/raagas/Omkari?lng=te")).text();
    expect(await readText(new Response(html))).toMatch(
      /sahityakalp\.com \( ?మూడు స్వరాలు ?\) kalpa\.news \( ?Omkara ?, నాలుగు స్వరాలు ?\)/,
    );
  });

  test("graha bheda of a full raaga leads to a melakarta, of others to raagas of the same swaras", async () => {
    await makeRaaga({
      ...mohanam,
      id: "Zigzag",
      arohana: kalyani.arohana,
      parentId: "Mechakalyani",
    });
    await makeRaaga({
      ...mohanam,
      id: "Hindolam",
      arohana: "S G2 M1 D1 N2 S'",
      avarohana: "S' N2 D1 M1 G2 S",
      parentId: null,
    });
    // From M1 of 28, the swaras are those of 29; from G3 of Mohanam, those of Hindolam.
    await makeRaaga({
      ...harikambhoji,
      id: "Dhirashankarabharanam",
      melakarta: 29,
      arohana: "S R2 G3 M1 P D2 N3 S'",
      avarohana: "S' N3 D2 P M1 G3 R2 S",
    });
    expect(await page("/raagas/Harikambhoji")).toMatch(/M1 as Sa melakarta Dhirashankarabharanam/);
    const html = await (await visit("/raagas/Mohanam")).text();
    expect(await readText(new Response(html))).toMatch(
      /G3 as Sa raagas with the same swaras: Hindolam/,
    );
    expect(html).toContain("The twelve dots are the semitones from the new Sa upwards");
    expect(html).toMatch(
      /aria-label="Play from G3, over the Sa of this raaga"[^>]*data-scale="G3 P D2 S&#x27; R2&#x27; G3&#x27;" data-drone=""/,
    );
    expect(html).toContain('<noscript><a href="/raagas/Mohanam/scale.wav?from=G3">');
  });

  test("groups raagas that are easily taken for it by how they differ", async () => {
    for (const id of ["Bhupali", "Deshkar"]) await makeRaaga({ ...mohanam, id });
    await makeRaaga({
      ...mohanam,
      id: "Shivaranjani",
      parentId: null,
      arohana: "S R2 G2 P D2 S'",
      avarohana: "S' D2 P G2 R2 S",
    });
    expect(await page("/raagas/Mohanam")).toMatch(
      /Similar but distinct raagas the same arohana and avarohana Bhupali Compare Deshkar Compare has G2 instead of G3 Shivaranjani Compare/,
    );
  });

  test("has one scale that sounds, and others folded below it", async () => {
    await db.insert(raagaScales).values({
      raagaId: "Mohanam",
      number: 1,
      kind: "notes",
      arohana: "S R2 G2 P D2 S'",
      avarohana: "S' D2 P G2 R2 S",
    });
    const html = await (await visit("/raagas/Mohanam")).text();
    expect(html.match(/aria-label="Play (aro|avaro)hana"/g)).toHaveLength(2);
    expect(html.match(/<details class="other-scales">.*?<\/details>/s)?.[0]).toContain("G2");
  });

  test("lists its compositions by title, those of its janyas, ragamalikas and other recordings", async () => {
    for (const title of ["Zither", "Alpha", "Middle"])
      await makeSong({ title, raagaId: "Mohanam" });
    const id = await makeSong({ title: "A garland", raagaId: "Mechakalyani" });
    const song = await env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?")
      .bind(id)
      .first<{ id: number }>();
    await db
      .insert(compositionRaagas)
      .values({ compositionId: song!.id, position: 1, raagaId: "Mohanam" });
    const own = await page("/raagas/Mohanam");
    expect(own).toMatch(/Compositions .*Alpha .*Middle .*Zither .*Ragamalikas .*A garland/);
    const parent = await page("/raagas/Harikambhoji");
    expect(parent).toContain("0 songs 3 songs in its janya raagas There are no compositions here");
    const janyas = await page("/raagas/Harikambhoji?of=janyas");
    expect(janyas).toMatch(
      /Alpha M\. Balamuralikrishna Mohanam .*Zither M\. Balamuralikrishna Mohanam/,
    );
  });

  test("twenty compositions stand on a page", async () => {
    for (let at = 10; at < 31; at++) await makeSong({ title: `Song ${at}`, raagaId: "Mohanam" });
    const first = await page("/raagas/Mohanam");
    expect(first).toContain("Song 29");
    expect(first).not.toContain("Song 30");
    const response = await visit("/raagas/Mohanam?page=2");
    const second = await response.text();
    expect(second).toContain("Song 30");
    expect(second).not.toContain("Song 29");
    expect(readMeter(response).trips).toBe(1);
  });

  test("leads from another name to its own, and from an unknown one to nothing", async () => {
    const known = await visit("/raagas/Mohana");
    expect([known.status, known.headers.get("Location")]).toEqual([302, "/raagas/Mohanam"]);
    expect((await visit("/raagas/Nothing")).status).toBe(404);
    expect((await visit("/raagas/Mohanam/beside/Nothing")).status).toBe(404);
  });

  test("is a term of a set for search engines", async () => {
    const html = await (await visit("/raagas/Mechakalyani?lng=ta")).text();
    const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!;
    expect(JSON.parse(json!)).toMatchObject({
      "@type": "DefinedTerm",
      name: "மேசகல்யாணி",
      alternateName: ["Mechakalyani", "mēcakalyāṇi", "మేచకల్యాణి"],
      termCode: "65",
      inDefinedTermSet: { "@type": "DefinedTermSet", url: "http://localhost:8787/raagas" },
    });
  });
});

test("a raaga whose name has a space or an accent has a page and links to it", async () => {
  await makeRaaga({ ...mohanam, id: "Nādha Nāma" });
  const html = await (await visit("/raagas?kind=audava")).text();
  const [, href] = /href="(\/raagas\/N[^"]+)"/.exec(html)!;
  expect(href).toBe("/raagas/N%C4%81dha%20N%C4%81ma");
  expect(await page(href!)).toContain("Nādha Nāma");
});

describe("the list of raagas", () => {
  test("is the wheel with both counts, or a chakra, an initial, a kind", async () => {
    await makeSong({ title: "One", raagaId: "Mohanam" });
    await makePeople("m-balamuralikrishna");
    await makeRaaga({ id: "Mahati", parentId: "Harikambhoji", creatorId: "m-balamuralikrishna" });
    const html = await (await visit("/raagas")).text();
    expect(await readText(new Response(html))).toContain("28 Harikambhoji 1 in janyas");
    expect(html).toContain('href="/raagas/Harikambhoji?of=janyas#compositions"');
    expect(await readText(new Response(html))).toContain("The 2 melakartas and 2 janya raagas");
    expect(await page("/raagas?chakra=11")).toContain("1 raaga 65 Mechakalyani");
    expect(await page("/raagas?kind=audava")).toContain("1 raaga 28 Mohanam 1 song");
    expect(await page("/raagas?kind=created")).toContain("1 raaga 28 Mahati");
    expect(await page("/raagas?kind=janya&initial=M")).toContain("2 raagas 28 Mahati 28 Mohanam");
    expect(await page("/raagas?lng=te&initial=మ")).toContain("2 రాగాలు");
  });

  test("has all 72 melakartas on one page, by their numbers", async () => {
    for (const { name, number, arohana, avarohana } of allMelakartas())
      if (number !== 28 && number !== 65)
        await makeRaaga({ id: name, melakarta: number, arohana, avarohana });
    const html = await (await visit("/raagas?kind=melakarta")).text();
    const numbers = Array.from(html.matchAll(/class="number own">(\d+)</g), ([, one]) =>
      Number(one),
    );
    expect(numbers).toEqual(Array.from({ length: 72 }, (_, at) => at + 1));
    expect(html).not.toContain("kind=melakarta&amp;page=2");
  });

  test.each(["mohanam", "మోహన", "Mohana", "மோகனம்", "mohanm"])("finds %s", async (text) => {
    expect(await page(`/raagas?q=${encodeURIComponent(text)}`)).toContain("1 raaga 28 Mohanam");
  });

  test("finds nothing where nothing is called so", async () => {
    expect(await page("/raagas?q=xyzzyplugh")).toContain("0 raagas No raaga found.");
  });
});

test("a raaga has a feed of its songs, the last changed first, and is in the sitemap", async () => {
  await makeSong({ title: "Old", raagaId: "Mohanam", createdAt: new Date(1000) });
  await makeSong({ title: "New", raagaId: "Mohanam", createdAt: new Date(3000) });
  await makeSong({ title: "Another", raagaId: "Mechakalyani" });
  const feed = await (await visit("/raagas/Mohanam/feed.atom")).text();
  expect(Array.from(feed.matchAll(/<entry>[^]*?<title>(.*?)</g), ([, title]) => title)).toEqual([
    "New",
    "Old",
  ]);
  expect(feed).toContain(
    '<link rel="self" href="http://localhost:8787/raagas/Mohanam/feed.atom"/>',
  );
  const list = await (await visit("/sitemap.xml?part=raagas")).text();
  expect(list).toContain("<loc>http://localhost:8787/raagas/Mohanam</loc>");
});
