import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { linkNames, makePeople, makeSong } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";

beforeEach(() => makePeople());

const lalgudi = "Lalgudi Jayaraman";
const run = (query: string) => env.DB.prepare(query).run();
const value = (query: string) => env.DB.prepare(query).first("value");

describe("the page of a person", () => {
  test("tells parts apart, with years, and says who performed with them", async () => {
    await makeSong({
      title: "Sung once",
      singer: "M. S. Subbulakshmi",
      recordingDate: "1966",
      players: { Violin: [lalgudi], Mridangam: ["T. K. Murthy"] },
    });
    await makeSong({
      title: "Played once",
      singer: lalgudi,
      singerPart: "violin",
      recordingDate: "1968-08",
      players: { Mridangam: ["T. K. Murthy"] },
    });
    const text = await readText(await visit("/people/lalgudi-jayaraman"));
    expect(text).toMatch(/Performed Play all Played once Violin 1968 /);
    expect(text).toMatch(/Accompanied Play all Sung once Violin 1966 /);
    expect(text).not.toContain("Sang ");
    expect(text).toMatch(
      /Performed with TM T. K. Murthy 2 recordings MS M. S. Subbulakshmi 1 recording /,
    );
    const composer = await readText(await visit("/people/m-balamuralikrishna"));
    expect(composer).toMatch(/Compositions Play all Played once 1968 Sung once 1966 /);
  });

  test("leaves out what is in the bin", async () => {
    await makeSong({ title: "Binned", singer: lalgudi, players: { Mridangam: ["T. K. Murthy"] } });
    await run("UPDATE songs SET deleted_at = 1");
    await run("UPDATE compositions SET deleted_at = 1");
    const text = await readText(await visit("/people/lalgudi-jayaraman"));
    expect(text).not.toContain("Binned");
    expect(text).not.toContain("Performed with");
  });

  test("reads a bounded number of rows, for one credit and for 20,000", async () => {
    await makeSong({ title: "Only one", singer: "Aruna Sairam" });
    const { rows } = readMeter(await visit("/people/aruna-sairam"));
    expect(rows).toBeLessThanOrEqual(80);
    await makeSong({
      title: "One of many",
      singer: lalgudi,
      singerPart: "violin",
      players: { Violin: [lalgudi], Mridangam: ["T. K. Murthy", "Palani Subramania Pillai"] },
    });
    await run(`INSERT INTO songs (title, composer, singer, singer_part, accompaniments, person_ids)
      WITH RECURSIVE copy (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM copy WHERE n < 10000)
      SELECT title || n, composer, singer, iif(n % 2, 'vocal', singer_part), accompaniments, person_ids
      FROM copy, songs WHERE id = 2`);
    await run("UPDATE compositions SET composer_id = 'lalgudi-jayaraman'");
    const { results } = await run(
      "SELECT count(*) AS value FROM credits WHERE person_id = 'lalgudi-jayaraman'",
    );
    expect(results).toEqual([{ value: 20_002 }]);
    const meter = readMeter(await visit("/people/lalgudi-jayaraman"));
    expect(meter.rows).toBeLessThanOrEqual(2500);
    expect(meter.trips).toBe(1);
  });
});

describe("a person who was merged into another", () => {
  const merge = () =>
    run("UPDATE people SET merged_into = 'tyagaraja' WHERE id = 'm-balamuralikrishna'");

  test("leads there, and is in no list", async () => {
    await merge();
    const response = await visit("/people/m-balamuralikrishna", { redirect: "manual" });
    expect(response.status).toBe(302);
    expect(response.headers.get("Location")).toBe("/people/tyagaraja");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const list = await (await visit("/people?initial=B")).text();
    expect(list).not.toContain("/people/m-balamuralikrishna");
    expect(list).toContain("/people/");
    const rest = "/mbkmusic-mbkmusic/people";
    expect((await visit(`${rest}/m-balamuralikrishna`)).status).toBe(404);
    const { content, totalElements } = await (
      await visit(`${rest}?size=1000`)
    ).json<{ content: { id: string }[]; totalElements: number }>();
    expect(totalElements).toBe(180);
    expect(content.map(({ id }) => id)).not.toContain("m-balamuralikrishna");
  });

  test("is not whom a name is linked to", async () => {
    await merge();
    await makeSong({ title: "A song", composer: "Mangalampalli Balamuralikrishna" });
    expect(await value("SELECT composer_id AS value FROM compositions")).toBeNull();
  });
});

describe("the reference data links names of songs", () => {
  const links = async () =>
    JSON.parse((await value("SELECT person_ids AS value FROM songs")) as string);

  test("to who alone bears them, and not by sound", async () => {
    await makeSong({
      title: "A song",
      composer: "THYAGARAJA",
      singer: "M.S. Subbulaxmi",
      players: { Mridangam: ["t. k. murthy", "Nobody"] },
    });
    expect(await value("SELECT composer_id AS value FROM compositions")).toBe("tyagaraja");
    expect(await links()).toEqual({ "t. k. murthy": "t-k-murthy" });
  });

  test("but changes nothing that was decided", async () => {
    await makeSong({ title: "A song", composer: "Tyagaraja", singer: lalgudi });
    await run("UPDATE compositions SET composer_id = 'm-balamuralikrishna'");
    const decided = { [lalgudi]: null, Tyagaraja: null };
    await env.DB.prepare("UPDATE songs SET person_ids = ?").bind(JSON.stringify(decided)).run();
    await linkNames();
    expect(await value("SELECT composer_id AS value FROM compositions")).toBe(
      "m-balamuralikrishna",
    );
    await run("UPDATE compositions SET composer_id = NULL");
    await linkNames();
    expect(await value("SELECT composer_id AS value FROM compositions")).toBeNull();
    expect(await links()).toEqual(decided);
    expect(await value("SELECT count(person_id) AS value FROM credits")).toBe(0);
  });

  test("nor one that several bear", async () => {
    await run(`INSERT INTO person_names (person_id, name, kind)
      VALUES ('t-k-murthy', 'A Namesake', 'spelling'), ('tyagaraja', 'A Namesake', 'spelling')`);
    await makeSong({ title: "A song", composer: "A Namesake", singer: "a namesake" });
    expect(await value("SELECT composer_id AS value FROM compositions")).toBeNull();
    expect(await links()).toEqual({});
  });
});
