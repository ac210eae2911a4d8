import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { compositions, songs } from "#drizzle/schema/index.ts";
import { eq } from "drizzle-orm";
import { db, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

/** Makes songs of these titles with their forms in Telugu, null where none is known. */
async function makeTitles(titles: Record<string, string | null>) {
  for (const [title, te] of Object.entries(titles)) {
    const id = await makeSong({ title });
    const scriptNames: Record<string, string> = te ? { te } : {};
    const [song] = await db.select().from(songs).where(eq(songs.id, id));
    await db
      .update(compositions)
      .set({ scriptNames })
      .where(eq(compositions.id, song!.compositionId!));
  }
}

const titles = { Amma: null, Brova: "బ్రోవ", Enduku: "ఎందుకు", Kamala: "కమల", Swara: null };

async function readList(path: string) {
  const html = await (await visit(path)).text();
  const nav = /<nav class="sorts[^"]*" aria-label="[^"]*">(.*?)<\/nav>/.exec(html)?.[1] ?? "";
  return {
    titles: [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title),
    letters: [...nav.matchAll(/<a href="([^"]*initial=[^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
      ([, to, letter]) => [letter, decodeURIComponent(to!).replaceAll("&amp;", "&")],
    ),
    chosen: /aria-current="true"[^>]*>([^<]*)</.exec(nav)?.[1],
    shown: /<p role="status">([^<]*)</.exec(html)?.[1],
  };
}

test("titles in the reader's script come first, by its letters, then roman ones by theirs", async () => {
  await makeTitles(titles);
  const telugu = await readList("/home?lng=te");
  expect(telugu.titles).toEqual(["ఎందుకు", "కమల", "బ్రోవ", "Amma", "Swara"]);
  expect(telugu.letters.map(([letter]) => letter)).toEqual(["ఎ", "క", "బ", "A", "S"]);
  expect(telugu.letters[1]).toEqual(["క", "/home?initial=క"]);
  const english = await readList("/home");
  expect(english.titles).toEqual(["Amma", "Brova", "Enduku", "Kamala", "Swara"]);
  expect(english.letters.map(([letter]) => letter)).toEqual(["A", "B", "E", "K", "S"]);
  const tamil = await readList("/home?lng=ta");
  expect(tamil.letters.map(([letter]) => letter)).toEqual(["A", "B", "E", "K", "S"]);
});

test.each([
  ["initial=క&lng=te", ["కమల", "బ్రోవ", "Amma", "Swara"], 2, "క"],
  ["initial=s&lng=te", ["Swara"], 5, "S"],
  ["initial=ఖ&lng=te", ["బ్రోవ", "Amma", "Swara"], 3, undefined],
  ["initial=క&direction=desc&lng=te", ["కమల", "ఎందుకు"], 4, "క"],
  ["initial=k", ["Kamala", "Swara"], 4, "K"],
  ["initial=K&direction=desc", ["Kamala", "Enduku", "Brova", "Amma"], 2, "K"],
] as const)("/home?%s begins at the letter", async (query, expected, start, chosen) => {
  await makeTitles(titles);
  const { shown, ...list } = await readList(`/home?${query}`);
  expect(list.titles).toEqual(expected);
  expect(list.chosen).toBe(chosen);
  expect(shown?.match(/\d+/g)?.map(Number)).toEqual(expect.arrayContaining([start, 5]));
  const last = await db.select().from(songs).where(eq(songs.title, "Enduku"));
  const next = await visit(`/home/next?${query}&after=${last[0]!.id}`);
  const { songs: more } = await next.json<{ songs: { title: string }[] }>();
  if (query === "initial=K&direction=desc")
    expect(more.map(({ title }) => title)).toEqual(["Brova", "Amma"]);
});

test("a letter has pages of its own, and goes on where it ended", async () => {
  for (let at = 10; at < 55; at++) await makeSong({ title: `Rama ${at}` });
  await makeSong({ title: "Amma" });
  expect((await readList("/home?initial=R")).shown).toBe("Showing 2 to 21 of 46 results");
  const third = await readList("/home?initial=R&page=3");
  expect(third.titles).toEqual(["Rama 50", "Rama 51", "Rama 52", "Rama 53", "Rama 54"]);
  const beyond = await readText(await visit("/home?initial=R&page=4"));
  expect(beyond).toContain("The list does not have that many pages.");
  const nothing = await (await visit("/home?initial=Z")).text();
  expect(nothing).toMatch(/href="\/home"[^>]*class="button quiet"/);
  const gone = await visit("/home/next?initial=R&after=999999");
  const { songs: again } = await gone.json<{ songs: { title: string }[] }>();
  expect(again[0]?.title).toBe("Rama 10");
});

test("initials are those of the titles that are there, whatever becomes of them", async () => {
  await makeTitles(titles);
  const counted = () =>
    env.DB.prepare(
      `SELECT language, (SELECT json_group_object(key, value) FROM
          (SELECT key, value FROM json_each(counts) ORDER BY key)) AS counts,
        (SELECT json_group_object(initial, n) FROM (SELECT iif(key < '1', '#', upper(substr(key, 2, 1))) AS initial, count(*) AS n
          FROM (SELECT coalesce('1' || (script_names ->> title_initials.language), title_key) AS key FROM compositions
          WHERE deleted_at IS NULL) GROUP BY initial ORDER BY initial)) AS expected
        FROM title_initials ORDER BY language`,
    ).all<{ counts: string; expected: string }>();
  for (const change of [
    "UPDATE compositions SET title = 'Vara' WHERE title = 'Amma'",
    `UPDATE compositions SET script_names = '{"te":"వర","hi":"वर"}' WHERE title = 'Vara'`,
    "UPDATE compositions SET deleted_at = 5 WHERE title IN ('Kamala', 'Enduku')",
    "UPDATE compositions SET title = 'Bala' WHERE title = 'Kamala'",
    "UPDATE compositions SET deleted_at = NULL WHERE title = 'Bala'",
    `UPDATE compositions SET title = '"'' x' WHERE title = 'Swara'`,
    "INSERT INTO compositions (title, composer) VALUES ('Ānanda', 'M'), ('1 song', 'M')",
    "DELETE FROM compositions WHERE title = 'Ānanda'",
  ]) {
    await env.DB.prepare(change).run();
    const { results } = await counted();
    expect(results).toHaveLength(6);
    for (const { counts, expected } of results) expect(counts, change).toBe(expected);
  }
});

test("the newest additions come first", async () => {
  for (const [title, day] of [
    ["Old", 1],
    ["New", 3],
    ["Middle", 2],
  ] as const)
    await makeSong({ title, createdAt: new Date(`2026-01-0${day}`) });
  await makeSong({ title: "New", singer: "Another", compositionId: 2, createdAt: new Date(0) });
  const newest = await readList("/home?sortBy=added&direction=desc");
  expect(newest.titles).toEqual(["New", "Middle", "Old", "New"]);
  expect(newest.shown).toContain("of 4 results");
  expect(newest.letters).toEqual([]);
  for (const view of ["card", "table"]) {
    const html = await (await visit(`/home?view=${view}`)).text();
    expect(html, view).toMatch(/sortBy=added&amp;direction=desc"[^>]*>Recently added</);
  }
  const [, , middle] = await db.select().from(songs).orderBy(songs.createdAt);
  const next = await visit(`/home/next?sortBy=added&direction=desc&after=${middle!.id}`);
  expect(await next.json()).toMatchObject({ songs: [{ title: "Old" }, { title: "New" }] });
});
