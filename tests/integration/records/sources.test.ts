import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { openDatabase } from "#app/data/database.ts";
import { countNumbers } from "#app/data/records/count-numbers.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makeDeities, makePeople, makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" | "));

const makeSource = (id: number, title: string, more: { author?: string; address?: string } = {}) =>
  run(
    "INSERT INTO sources (id, title, kind, author, year, address, identifier) VALUES (?, ?, 'book', ?, 1987, ?, 'ISBN 81-1')",
    id,
    title,
    more.author ?? "",
    more.address ?? "",
  );

const claim = (
  [kind, subject]: [kind: string, subject: string | number],
  field: string,
  source: number,
  { reading = "", note = "" } = {},
) =>
  run(
    "INSERT INTO claims (subject_kind, subject_id, field, source_id, note, reading) VALUES (?, ?, ?, ?, ?, ?)",
    kind,
    String(subject),
    field,
    source,
    note,
    reading,
  );

const compositionOf = async (song: number) =>
  (await env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?")
    .bind(song)
    .first<{ id: number }>())!.id;

describe("the page of a source", () => {
  test("says what it is and what rests on it, in every language", async () => {
    await makeSource(1, "A book of kritis", {
      author: "An author",
      address: "https://www.example.org/book",
    });
    await makeRaaga({ id: "Abhogi" });
    await makeTaala("Adi");
    await makePeople("tyagaraja");
    await makeDeities();
    const song = await makeSong({ title: "A composition" });
    const composition = await compositionOf(song);
    await claim(["composition", composition], "taalaId", 1, { reading: "Rupaka", note: "p. 3" });
    await claim(["raaga", "Abhogi"], "arohana", 1);
    await claim(["taala", "Adi"], "", 1);
    await claim(["person", "tyagaraja"], "years", 1);
    await claim(["deity", "Devi"], "names", 1);
    const response = await visit("/sources/1");
    expect(response.headers.get("Cache-Control")).toContain("public");
    expect(readMeter(response).trips).toBe(1);
    const html = await response.clone().text();
    for (const path of [`/songs/${song}`, "/raagas/Abhogi", "/taalas/Adi", "/people/tyagaraja"])
      expect(html).toContain(`href="${path}"`);
    expect(html).toContain('href="https://www.example.org/book"');
    expect(html).not.toContain("/admin/sources");
    const text = await readText(response);
    expect(text).toContain("Book A book of kritis Author An author Year 1987");
    expect(text).toContain("Address example.org Identifier ISBN 81-1");
    expect(text).toContain("A composition Taala: “Rupaka”, p. 3");
    await run("UPDATE compositions SET script_names = json_object('te', 'ఎందరో')");
    await run("UPDATE counters SET value = value + 1 WHERE name = 'version'");
    expect(await readText(await visit("/sources/1?lng=te"))).toContain("ఎందరో");
    for (const language of languages) {
      const other = await readText(await visit(`/sources/1?lng=${language}`));
      expect(other).not.toMatch(/\b(source|taala|raaga)\.\w/);
      expect(other).toContain("A book of kritis");
    }
    const json = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s;
    expect(JSON.parse(json.exec(html)![1]!)).toMatchObject({
      name: "A book of kritis",
      url: "https://www.example.org/book",
      author: { name: "An author" },
      datePublished: "1987",
      identifier: "ISBN 81-1",
    });
    expect(await (await visit("/sitemap.xml?part=sources")).text()).toContain("/sources/1</loc>");
    for (const missing of ["/sources/2", "/sources/0", "/sources/x"])
      expect((await visit(missing)).status).toBe(404);
  });

  test("T122 is read in pages, and shows nothing from the bin", async () => {
    await makeSource(1, "A list");
    const songs: number[] = [];
    for (let at = 0; at < 25; at++) songs.push(await makeSong({ title: `Number ${at}` }));
    for (const song of songs) await claim(["composition", await compositionOf(song)], "", 1);
    const linked = (html: string) =>
      [...html.matchAll(/href="\/songs\/(\d+)"/g)].map(([, id]) => Number(id));
    const first = await (await visit("/sources/1")).text();
    const next = /href="(\/sources\/1\?after=[^"]+)"[^>]* rel="next"/.exec(first)![1]!;
    const second = await (await visit(next)).text();
    expect(linked(first)).toHaveLength(20);
    expect([...linked(first), ...linked(second)].toSorted((a, b) => a - b)).toEqual(songs);
    expect(second).not.toContain('rel="next"');
    await run("UPDATE songs SET deleted_at = 1 WHERE id = ?", songs[3]);
    await run(
      "UPDATE compositions SET deleted_at = 1 WHERE id = ?",
      await compositionOf(songs[3]!),
    );
    const now = await (await visit("/sources/1?lng=te")).text();
    expect(linked(now)).not.toContain(songs[3]);
    expect(now).not.toContain("Number 3<");
  });
});

describe("the mark of a fact", () => {
  test("opens to its sources and to what they state instead, without scripts", async () => {
    await makeSource(1, "A book");
    await makeSource(2, "Another book");
    await makeTaala("Adi");
    const song = await makeSong({ title: "A composition", taalaId: "Adi", singer: "A singer" });
    const composition = await compositionOf(song);
    await run("UPDATE compositions SET language = 'te' WHERE id = ?", composition);
    await claim(["composition", composition], "taalaId", 1);
    await claim(["composition", composition], "language", 1);
    await claim(["composition", composition], "language", 2, { reading: "sa", note: "p. 9" });
    await claim(["composition", composition], "", 2);
    await claim(["song", song], "singer", 2);
    const response = await visit(`/songs/${song}`);
    expect(readMeter(response).trips).toBe(1);
    const html = await response.text();
    expect(html).toContain('<summary aria-label="Sources: Taala"');
    expect(html).toContain('<summary aria-label="Sources differ: Language"');
    expect(html).toContain('<summary aria-label="Sources: Singer"');
    const open = await readText(new Response(html));
    expect(open).toContain("Another book : Sanskrit (p. 9)");
    expect(open).toContain("Source Another book");
    const citation = /"citation":(\[.*?\])/.exec(html)![1]!;
    expect(JSON.parse(citation)).toEqual(
      [2, 1].map((id) => ({
        "@type": "CreativeWork",
        "@id": `http://localhost:8787/sources/${id}`,
        name: id === 1 ? "A book" : "Another book",
      })),
    );
  });

  test("keeps what a source states when the archive follows another", async () => {
    await makeSource(1, "A book");
    await makeTaala("Adi");
    await makeTaala("Rupaka");
    const song = await makeSong({ title: "A composition", taalaId: "Adi" });
    const composition = await compositionOf(song);
    await claim(["composition", composition], "taalaId", 1);
    const readings = () => list("SELECT field, reading FROM claims");
    await run("UPDATE compositions SET taala_id = 'Rupaka' WHERE id = ?", composition);
    expect(await readings()).toEqual(["taalaId | Adi"]);
    expect(await (await visit(`/songs/${song}`)).text()).toContain("Sources differ: Taala");
    await run("UPDATE compositions SET title = 'Other' WHERE id = ?", composition);
    expect(await readings()).toEqual(["taalaId | Adi"]);
    await run("UPDATE compositions SET taala_id = 'Adi' WHERE id = ?", composition);
    expect(await readings()).toEqual(["taalaId | "]);
    await run("UPDATE taalas SET id = 'Aadi' WHERE id = 'Adi'");
    expect(await list("SELECT taala_id FROM compositions")).toEqual(["Aadi"]);
    expect(await readings()).toEqual(["taalaId | "]);
  });
});

describe("sources are edited", () => {
  let admin: Administrator;
  const path = "/admin/sources";
  const book = {
    title: "A book",
    kind: "book",
    author: "An author",
    year: "1987",
    address: "https://example.org/a",
    identifier: "ISBN 81-1",
  };
  beforeEach(async () => {
    admin = await makeAdministrator();
  });
  const stored = () =>
    list("SELECT title, kind, author, year, address, identifier FROM sources ORDER BY id");

  test("added, changed and deleted, each in the log", async () => {
    const added = await admin.send(`${path}?dialog=add`, { act: "add", ...book });
    expect(added.headers.get("Location")).toBe(path);
    expect(await stored()).toEqual([
      "A book | book | An author | 1987 | https://example.org/a | ISBN 81-1",
    ]);
    const edit = `${path}?dialog=edit&id=1`;
    expect(await (await admin.read(edit)).text()).toContain('value="ISBN 81-1"');
    await admin.send(edit, { act: "change", ...book, title: "The book", year: "" });
    expect(await stored()).toEqual([
      "The book | book | An author |  | https://example.org/a | ISBN 81-1",
    ]);
    expect(await (await admin.read("/sources/1")).text()).toContain(
      "/admin/sources?dialog=edit&amp;id=1",
    );
    await makeRaaga({ id: "Abhogi" });
    await claim(["raaga", "Abhogi"], "", 1);
    const kept = await admin.send(`${path}?dialog=delete&id=1`, { act: "delete" });
    expect(kept.status).toBe(409);
    expect(await readText(kept)).toContain("facts are based on this source");
    await run("DELETE FROM claims");
    await admin.send(`${path}?dialog=delete&id=1`, { act: "delete" });
    expect(await stored()).toEqual([]);
    expect(await list("SELECT act, subject, detail FROM audit_events ORDER BY id")).toEqual([
      "source added | A book | ",
      "source changed | A book | The book",
      "source deleted | The book | ",
    ]);
    expect((await admin.send(edit, { act: "change", ...book })).status).toBe(404);
  });

  test("T121 what cannot be is refused beside its field, and kept", async () => {
    const wrong = {
      act: "add",
      ...book,
      title: "…",
      kind: "rumour",
      year: "87",
      address: "javascript:alert(1)",
      identifier: "x".repeat(101),
    };
    const refused = await admin.send(`${path}?dialog=add`, wrong);
    expect(refused.status).toBe(400);
    const html = await refused.text();
    for (const field of ["title", "kind", "year", "address", "identifier"])
      expect(html).toContain(`id="${field}-error"`);
    expect(html).toContain('value="javascript:alert(1)"');
    await admin.send(`${path}?dialog=add`, { act: "add", ...book });
    const taken = await admin.send(`${path}?dialog=add`, { act: "add", ...book });
    expect(taken.status).toBe(409);
    expect(await readText(taken)).toContain("already a source with this title and address");
    expect(await count("FROM sources")).toBe(1);
  });

  test("T121 by Administrators alone", async () => {
    const other = await makeEditor("contributor@example.org", "Contributor");
    expect((await other.send(path, { act: "add", ...book })).status).toBe(403);
    expect(await count("FROM sources")).toBe(0);
  });

  test("found by how their titles begin, in pages", async () => {
    for (let at = 10; at < 35; at++) await makeSource(at, `${at % 2 ? "odd" : "Even"} ${at}`);
    const titles = async (address: string) =>
      [...(await (await admin.read(address)).text()).matchAll(/href="\/sources\/(\d+)"/g)].map(
        ([, id]) => Number(id),
      );
    const all = await titles(path);
    expect(all).toHaveLength(20);
    expect(all.slice(0, 2)).toEqual([10, 12]);
    expect(await titles(`${path}?after=${all.at(-1)}`)).toHaveLength(5);
    expect(await titles(`${path}?q=ODD`)).toHaveLength(12);
    expect(await titles(`${path}?q=none`)).toEqual([]);
  });
});

describe("facts without a source", () => {
  test("are counted, and listed for Administrators", async () => {
    await makeSource(1, "A book");
    await run("INSERT INTO sources (id, title, kind) VALUES (2, 'Read by an editor', 'person')");
    await makeTaala("Adi");
    await makeRaaga({ id: "Abhogi", arohana: "S R2", avarohana: "R2 S" });
    const known = { taalaId: "Adi", singer: "A singer", recordingDate: "1968" };
    const [sourced, bare] = [
      await makeSong({ ...known, title: "Sourced", source: "A page" }),
      await makeSong({ ...known, title: "Bare" }),
    ];
    await claim(["composition", await compositionOf(sourced)], "taalaId", 1);
    await claim(["composition", await compositionOf(bare)], "taalaId", 2);
    await countNumbers(openDatabase(env.DB), Date.now());
    const all = await readText(await visit("/about/numbers"));
    const text = all.slice(all.indexOf("Facts without"));
    expect(text).toContain(
      "Fact Without a source Total Compositions: Taala 1 2 Raagas: Scale 1 1 Recordings: Recording date 1 2 Recordings: Singer 1 2",
    );
    const admin = await makeAdministrator();
    const listed = await readText(await admin.read("/admin/sources?list=missing"));
    for (const row of ["Bare Singer, Recording date", "Bare Taala", "Abhogi Scale"])
      expect(listed).toContain(row);
    expect(listed).not.toContain("Sourced");
  });
});
