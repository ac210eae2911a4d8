import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { makeConcert, makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";

const run = (sql: string) => env.DB.prepare(sql).run();

async function ask(query: string): Promise<string> {
  const response = await visit(`/oai?${query}`);
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "text/xml; charset=utf-8",
  ]);
  expect(readMeter(response).trips).toBeLessThanOrEqual(1);
  return response.text();
}

const errorOf = (answer: string) => /<error code="(\w+)"/.exec(answer)?.[1];
const idsOf = (answer: string) =>
  Array.from(answer.matchAll(/<identifier>oai:localhost:songs\/(\d+)</g), ([, id]) => Number(id));
const tokenOf = (answer: string) =>
  /<resumptionToken[^>]*>([^<]*)<\/resumptionToken>/.exec(answer)?.[1];

test("the archive identifies itself, its formats and its sets", async () => {
  await makeRaaga({ id: "Hari Kambhoji" });
  await makeRaaga({ id: "Unsung" });
  await makeSong({ title: "A song", raagaId: "Hari Kambhoji" });
  const identity = await ask("verb=Identify");
  expect(identity).toContain("<baseURL>http://localhost:8787/oai</baseURL>");
  expect(identity).toContain("<deletedRecord>persistent</deletedRecord>");
  expect(identity).toContain("<granularity>YYYY-MM-DDThh:mm:ssZ</granularity>");
  const formats = await ask("verb=ListMetadataFormats");
  expect(formats.match(/<metadataPrefix>\w+/g)).toEqual([
    "<metadataPrefix>oai_dc",
    "<metadataPrefix>mods",
    "<metadataPrefix>mads",
  ]);
  const sets = await ask("verb=ListSets");
  expect(sets.match(/<setSpec>[^<]+/g)).toEqual([
    "<setSpec>recording",
    "<setSpec>composition",
    "<setSpec>person",
    "<setSpec>raaga",
    "<setSpec>taala",
    "<setSpec>deity",
    "<setSpec>concert",
    "<setSpec>raaga.Hari~20Kambhoji",
  ]);
});

test("a recording in both formats, with texts that are markup", async () => {
  await makeRaaga({ id: "Mohanam" });
  const id = await makeSong({
    title: "Rama & <b>Sita</b> ]]> \u{1}",
    singer: "A singer",
    raagaId: "Mohanam",
    recordingDate: "1975-08",
    players: { Violin: ["A violinist"] },
    lyrics: "Lyrics stay on the page",
  });
  const get = `verb=GetRecord&identifier=oai:localhost:songs/${id}&metadataPrefix=`;
  const core = await ask(`${get}oai_dc`);
  for (const text of [
    "<dc:title>Rama &amp; &lt;b&gt;Sita&lt;/b&gt; ]]&gt; </dc:title>",
    "<dc:contributor>A singer</dc:contributor><dc:contributor>A violinist</dc:contributor>",
    "<dc:subject>Raaga: Mohanam</dc:subject>",
    "<dc:date>1975-08</dc:date>",
    `<dc:identifier>http://localhost:8787/songs/${id}</dc:identifier>`,
    "<setSpec>recording</setSpec><setSpec>raaga.Mohanam</setSpec>",
  ])
    expect(core).toContain(text);
  const mods = await ask(`${get}mods`);
  expect(mods).toContain('<topic valueURI="http://localhost:8787/raagas/Mohanam">Mohanam</topic>');
  expect(mods).toContain('<dateCaptured encoding="w3cdtf">1975-08</dateCaptured>');
  expect(core + mods).not.toContain("Lyrics stay");
});

test("what is in the bin or gone for good is a deleted record without a text", async () => {
  const [binned, gone, stays] = [
    await makeSong({ title: "Hidden title" }),
    await makeSong({ title: "Hidden title" }),
    await makeSong({ title: "Shown" }),
  ];
  await run(`UPDATE songs SET deleted_at = 1 WHERE id IN (${binned}, ${gone})`);
  await run(`DELETE FROM songs WHERE id = ${gone}`);
  const all = await ask("verb=ListRecords&metadataPrefix=mods");
  expect(new Set(idsOf(all))).toEqual(new Set([binned, gone, stays]));
  expect(all.match(/<header status="deleted">/g)).toHaveLength(2);
  expect(all).not.toContain("Hidden title");
  const one = await ask(
    `verb=GetRecord&identifier=oai:localhost:songs/${gone}&metadataPrefix=oai_dc`,
  );
  expect(one).toContain('<header status="deleted">');
  expect(one).not.toContain("<metadata>");
  await run(`UPDATE songs SET deleted_at = NULL WHERE id = ${binned}`);
  expect((await ask("verb=ListRecords&metadataPrefix=mods")).match(/Hidden title/g)).toHaveLength(
    1,
  );
});

test("a concert in both formats, and no composition besides its songs", async () => {
  await makeConcert("Vijayawada 1975", {
    heldOn: "1975-08",
    place: "Vijayawada",
    source: "A book",
  });
  const id = await makeSong({ title: "A song" });
  const get = (format: string) =>
    ask(
      `verb=GetRecord&identifier=oai:localhost:concerts/Vijayawada%25201975&metadataPrefix=${format}`,
    );
  const core = await get("oai_dc");
  for (const text of [
    "<dc:title>Vijayawada 1975</dc:title>",
    "<dc:date>1975-08</dc:date>",
    "<dc:type>Event</dc:type>",
    "<dc:identifier>http://localhost:8787/concerts/Vijayawada%201975</dc:identifier>",
    "<dc:coverage>Vijayawada</dc:coverage>",
    "<setSpec>concert</setSpec>",
  ])
    expect(core).toContain(text);
  const name =
    '<name type="conference"><namePart>Vijayawada 1975</namePart><namePart type="date">1975-08</namePart></name>';
  const mads = await get("mads");
  expect(mads).toContain(`<authority>${name}</authority>`);
  expect(mads).toContain("<note>Vijayawada</note>");
  const all = await ask("verb=ListIdentifiers&metadataPrefix=oai_dc");
  expect(
    Array.from(all.matchAll(/<identifier>oai:localhost:([^<]+)/g), ([, path]) => path),
  ).toEqual(["concerts/Vijayawada%201975", `songs/${id}`]);
});

test("people, raagas and taalas in both formats; songs alone have MODS", async () => {
  await makeRaaga({ id: "Harikambhoji", melakarta: 28 });
  await makeRaaga(
    {
      id: "Mohanam",
      isoName: "mōhanaṁ",
      parentId: "Harikambhoji",
      arohana: "S R2 G3 P D2 S",
      avarohana: "S D2 P G3 R2 S",
    },
    ["Mohana <&>"],
  );
  await makePeople("m-balamuralikrishna");
  await makeTaala("Adi");
  await makeSong({ title: "A song", raagaId: "Mohanam" });
  const get = async (record: string, format: string) =>
    ask(`verb=GetRecord&identifier=oai:localhost:${record}&metadataPrefix=${format}`);
  const raaga = await get("raagas/Mohanam", "mads");
  for (const text of [
    "<authority><topic>Mohanam</topic></authority>",
    '<related type="broader"><topic valueURI="http://localhost:8787/raagas/Harikambhoji">Harikambhoji</topic></related>',
    '<topic transliteration="ISO 15919">mōhanaṁ</topic>',
    '<topic xml:lang="te">మోహనం</topic>',
    "<topic>Mohana &lt;&amp;&gt;</topic>",
    "<note>Arohana: S R2 G3 P D2 S</note>",
    "<url>http://localhost:8787/raagas/Mohanam</url>",
    "<setSpec>raaga</setSpec>",
  ])
    expect(raaga).toContain(text);
  const person = await get("people/m-balamuralikrishna", "mads");
  expect(person).toMatch(/<authority><name type="personal"><namePart>M\. Balamuralikrishna</);
  const core = await get("people/m-balamuralikrishna", "oai_dc");
  expect(core).toContain("<dc:title>M. Balamuralikrishna</dc:title>");
  expect(core).toContain("<dc:type>Person</dc:type>");
  expect(errorOf(await get("raagas/Mohanam", "mods"))).toBe("cannotDisseminateFormat");
  const formats = await ask(
    "verb=ListMetadataFormats&identifier=oai:localhost:people/m-balamuralikrishna",
  );
  expect(formats.match(/<metadataPrefix>\w+/g)).toEqual([
    "<metadataPrefix>oai_dc",
    "<metadataPrefix>mads",
  ]);
  const listed = async (query: string) => {
    const answer = await ask(`verb=ListIdentifiers&metadataPrefix=${query}`);
    return Array.from(answer.matchAll(/<identifier>oai:localhost:(\w+)\//g), ([, kind]) => kind);
  };
  expect(await listed("mods")).toEqual(["songs"]);
  expect(await listed("mads")).toEqual(["raagas", "raagas", "people", "taalas"]);
  expect(await listed("oai_dc&set=person")).toEqual(["people"]);
  expect(await listed("oai_dc")).toHaveLength(5);
});

test("sets have a kind or a raaga, also of what is deleted", async () => {
  await makeRaaga({ id: "Mohanam" });
  const recorded = await makeSong({ title: "One", singer: "Somebody", raagaId: "Mohanam" });
  const alone = await makeSong({ title: "Two" });
  const sounds = await makeSong({ title: "Three", singer: "Test sound" });
  const list = async (set: string) =>
    idsOf(await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&set=${set}`));
  expect(await list("recording")).toEqual([recorded]);
  expect(await list("composition")).toEqual([alone, sounds]);
  expect(await list("raaga.Mohanam")).toEqual([recorded]);
  await run("UPDATE raagas SET id = 'Mohana' WHERE id = 'Mohanam'");
  expect(await list("raaga.Mohana")).toEqual([recorded]);
  await run(`UPDATE songs SET deleted_at = 1 WHERE id = ${recorded}`);
  expect(await list("raaga.Mohana")).toEqual([recorded]);
});

test("a change of the composition is one of its songs; what no record shows is none", async () => {
  const first = await makeSong({ title: "First" });
  const second = await makeSong({ title: "Second" });
  const list = async () => idsOf(await ask("verb=ListIdentifiers&metadataPrefix=oai_dc"));
  expect(await list()).toEqual([first, second]);
  await run(`UPDATE songs SET media_failures = 2 WHERE id = ${first}`);
  expect(await list()).toEqual([first, second]);
  await run(`UPDATE compositions SET native_title = 'మొదటి'
    WHERE id = (SELECT composition_id FROM songs WHERE id = ${first})`);
  expect(await list()).toEqual([second, first]);
});

test("from and until include their seconds and days", async () => {
  const [one, two, three] = [
    await makeSong({ title: "1" }),
    await makeSong({ title: "2" }),
    await makeSong({ title: "3" }),
  ];
  for (const [id, at] of [
    [one, "2001-01-01T23:59:58.900Z"],
    [two, "2001-01-01T23:59:59.900Z"],
    [three, "2001-01-02T00:00:00.000Z"],
  ] as const)
    await run(`UPDATE record_changes SET changed_at = ${Date.parse(at)} WHERE record_id = '${id}'`);
  const list = async (range: string) =>
    idsOf(await ask(`verb=ListIdentifiers&metadataPrefix=oai_dc&${range}`));
  expect(await list("until=2001-01-01T23:59:58Z")).toEqual([one]);
  expect(await list("from=2001-01-01T23:59:59Z&until=2001-01-01T23:59:59Z")).toEqual([two]);
  expect(await list("until=2001-01-01")).toEqual([one, two]);
  expect(await list("from=2001-01-02")).toEqual([three]);
});

test("a part that becomes empty repeats the record before it and ends the list", async () => {
  await run(`WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 101)
    INSERT INTO songs (title, composer) SELECT 'Song ' || n, 'M' FROM n`);
  const first = await ask("verb=ListIdentifiers&metadataPrefix=oai_dc&set=composition");
  expect(idsOf(first)).toHaveLength(100);
  const token = tokenOf(first)!;
  const rest = () => ask(`verb=ListIdentifiers&resumptionToken=${token}`);
  const last = idsOf(await rest());
  expect(last).toHaveLength(1);
  await run(`UPDATE songs SET singer = 'Somebody' WHERE id = ${last[0]}`);
  const after = await rest();
  expect(idsOf(after)).toEqual([idsOf(first).at(-1)]);
  expect(tokenOf(after)).toBe("");
});

test.each([
  ["", "badVerb"],
  ["verb=Steal", "badVerb"],
  ["verb=Identify&verb=Identify", "badVerb"],
  ["verb=toString", "badVerb"],
  ["verb=Identify&set=recording", "badArgument"],
  ["verb=ListRecords", "badArgument"],
  ["verb=ListRecords&metadataPrefix=mods&metadataPrefix=mods", "badArgument"],
  ["verb=ListRecords&metadataPrefix=mods&from=2001-02-30", "badArgument"],
  [
    "verb=ListRecords&metadataPrefix=mods&from=2001-01-01&until=2001-01-02T00:00:00Z",
    "badArgument",
  ],
  ["verb=ListRecords&metadataPrefix=mods&from=2002-01-01&until=2001-01-01", "badArgument"],
  ["verb=ListRecords&metadataPrefix=mods&set=nothing", "badArgument"],
  ["verb=ListRecords&metadataPrefix=mods&resumptionToken=x", "badArgument"],
  ["verb=ListRecords&metadataPrefix=marc21", "cannotDisseminateFormat"],
  ["verb=ListRecords&resumptionToken=x", "badResumptionToken"],
  ["verb=ListRecords&resumptionToken=W10", "badResumptionToken"],
  ["verb=ListSets&resumptionToken=x", "badResumptionToken"],
  ["verb=ListRecords&metadataPrefix=mods", "noRecordsMatch"],
  ["verb=ListIdentifiers&metadataPrefix=mods&set=raaga.Nothing", "noRecordsMatch"],
  ["verb=GetRecord&metadataPrefix=mods&identifier=oai:localhost:songs/9", "idDoesNotExist"],
  ["verb=GetRecord&metadataPrefix=mods&identifier=oai:elsewhere:songs/1", "idDoesNotExist"],
  ["verb=ListMetadataFormats&identifier=nothing", "idDoesNotExist"],
])("%s is answered with %s", async (query, code) => {
  const answer = await ask(query);
  expect(errorOf(answer)).toBe(code);
  const isUnderstood = code !== "badVerb" && code !== "badArgument";
  expect(answer.includes("<request verb=")).toBe(isUnderstood);
});

test("a form by POST is answered without an origin; other methods and long bodies are not", async () => {
  const id = await makeSong({ title: "A song" });
  const send = (method: string, body: string) =>
    visit("/oai", {
      method,
      body,
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
  const form = "verb=ListIdentifiers&metadataPrefix=oai_dc";
  expect(idsOf(await (await send("POST", form)).text())).toEqual([id]);
  expect(errorOf(await (await send("POST", "x".repeat(10_000))).text())).toBe("badArgument");
  const refused = await send("PUT", form);
  expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST"]);
});
