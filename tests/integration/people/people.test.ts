import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makePeople, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

beforeEach(() => makePeople());

/** The ids of the people that a page lists, in its order. */
const listed = async (response: Response) =>
  [...(await response.text()).matchAll(/href="\/people\/([a-z0-9-]+)"/g)].map(([, id]) => id!);

test("other names of a person are marked with the language of their script", async () => {
  await env.DB.prepare(
    `INSERT INTO person_names (person_id, name, kind, language) VALUES
      ('tyagaraja', 'Thiagarajar', 'spelling', NULL), ('tyagaraja', 'త్యాగరాజయ్య', 'spelling', NULL)`,
  ).run();
  const html = await (await visit("/people/tyagaraja?lng=ta")).text();
  expect(html).toContain('<span lang="te">త్యాగరాజయ్య</span>');
  expect(html).toContain('<span lang="en">Thiagarajar</span>');
});

describe("the list of people", () => {
  test("has those whose names are in the reader's script first, by their own names", async () => {
    // By their own names: Srinivasa Iyer before Subrahmanyan.
    const english = await listed(await visit("/people?initial=S"));
    const semmangudi = english.indexOf("semmangudi-srinivasa-iyer");
    expect(semmangudi).toBeGreaterThan(0);
    expect(english.indexOf("sanjay-subrahmanyan")).toBeGreaterThan(semmangudi);
    // Roman letters come after those of the reader's script, and the own name before the place.
    const tamil = await readText(await visit("/people?lng=ta"));
    expect(tamil).toMatch(/முதலெழுத்து \S+ (\p{sc=Taml} )+([A-Z] )+/u);
    expect(await listed(await visit("/people?lng=ta&initial=ஸ"))).toContain(
      "semmangudi-srinivasa-iyer",
    );
    expect(await listed(await visit("/people?lng=hi&initial=A"))).not.toContain("tyagaraja");
  });

  test("shows those of a part, and of an initial", async () => {
    const players = await listed(await visit("/people?part=ghatam"));
    expect(players.length).toBe(3);
    const people = await listed(await visit("/people?initial=t"));
    expect(people).toContain("tyagaraja");
    expect(people).not.toContain("m-balamuralikrishna");
    expect(await listed(await visit("/people?initial=b"))).toContain("m-balamuralikrishna");
  });

  test("sets apart whom the archive is about, and lists them once", async () => {
    await makeSong({ title: "By himself", composer: "M. Balamuralikrishna" });
    const html = await (await visit("/people")).text();
    expect(html).toMatch(/featured-person.*?href="\/people\/m-balamuralikrishna".*?1930–2016/s);
    expect(html.split('href="/people/m-balamuralikrishna"').length).toBe(2);
    expect(await readText(await visit("/people"))).toMatch(/Composer.*? · 1 composition /);
    // Among others, where the list is narrowed.
    const narrowed = await (await visit("/people?initial=B")).text();
    expect(narrowed).not.toContain("featured-person");
    expect(narrowed).toContain('href="/people/m-balamuralikrishna"');
  });

  test("reaches everybody page by page, and reads two rows for each", async () => {
    const all: string[] = [];
    let path: string | null = "/people";
    while (path) {
      const response: Response = await visit(path);
      const { trips, rows } = readMeter(response);
      expect(trips).toBe(1);
      expect(rows).toBeLessThanOrEqual(2 * 37 + 2 * 30 + 10);
      const html = await response.text();
      all.push(...[...html.matchAll(/href="\/people\/([a-z0-9-]+)"/g)].map(([, id]) => id!));
      path = /href="(\/people\?after=[^"]+)"/.exec(html)?.[1] ?? null;
    }
    expect(all.length).toBe(181);
    expect(new Set(all).size).toBe(181);
  });
});

describe("the page of a person", () => {
  test("says who it is, with names, years and where they were found", async () => {
    const response = await visit("/people/chembai-vaidyanatha-bhagavatar?lng=ml");
    const text = await readText(response);
    for (const part of [
      "ചെമ്പൈ വൈദ്യനാഥ ഭാഗവതർ",
      "Chembai Vaidyanatha Bhagavatar",
      "1896–1974",
      "Q3537017",
      "ml.wikipedia.org",
    ])
      expect(text).toContain(part);
  });

  test("shows no years that nobody has looked up", async () => {
    expect(await readText(await visit("/people/nithyasree-mahadevan"))).not.toContain("1973");
  });

  test("lists what they composed, sang and accompanied under any of their names", async () => {
    await makeSong({ title: "By himself", composer: "M. Balamuralikrishna" });
    await makeSong({
      title: "Sung",
      composer: "Tyagaraja",
      singer: "mangalampalli balamuralikrishna",
    });
    await makeSong({
      title: "Accompanied",
      composer: "Tyagaraja",
      players: { Mridangam: ["Balamurali"] },
    });
    await makeSong({ title: "By a namesake", composer: "Kunnakudi M. Balamuralikrishna" });
    const response = await visit("/people/m-balamuralikrishna");
    expect(readMeter(response).trips).toBe(1);
    const text = await readText(response);
    expect(text).toMatch(/Compositions By himself/);
    expect(text).toMatch(/Sang Play all Radio Sung Accompanied Play all Accompanied Mridangam/);
    expect(text).not.toContain("By a namesake");
  });

  test("404 for nobody", async () => {
    for (const id of ["nobody", "Tyagaraja", "a'b"])
      expect((await visit(`/people/${id}`)).status, id).toBe(404);
  });

  test("is linked where a song names them, and a namesake is not", async () => {
    await makeSong({
      title: "Linked",
      composer: "M. Balamuralikrishna",
      singer: "m. s. subbulakshmi",
      players: { Mridangam: ["T. K. Murthy", "Somebody"] },
    });
    await makeSong({ title: "Not linked", composer: "Balamuralikrishna M.", singer: "Lalgudi" });
    const linked = await (await visit("/songs/1")).text();
    expect(linked).toContain('href="/people/m-balamuralikrishna"');
    expect(linked).toContain('href="/people/m-s-subbulakshmi"');
    expect(linked).toMatch(
      /href="\/people\/t-k-murthy"[^>]*><span[^>]*>T. K. <\/span>Murthy<\/a>[^a-z]*Somebody</,
    );
    expect(await (await visit("/songs/2")).text()).not.toMatch(/href="\/people\/./);
  });
});
