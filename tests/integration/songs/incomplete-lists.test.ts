import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { compositions } from "#drizzle/schema/index.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { db, makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

const complete = { singer: "A singer", lyrics: "నిధి", raagaId: "Mohanam", taalaId: "Adi" };

async function makeFour(createdBy: number | null = null) {
  await makeRaaga({ id: "Mohanam" });
  await makeTaala("Adi");
  await makeSongType("Ragamalika");
  const make = (song: Parameters<typeof makeSong>[0]) =>
    makeSong({ ...complete, createdBy, ...song });
  return {
    complete: await make({ title: "Complete" }),
    recording: await make({ title: "No recording", singer: "" }),
    lyrics: await make({ title: "No lyrics", lyrics: "" }),
    taala: await make({ title: "No taala", taalaId: null }),
    raaga: await make({ title: "No raaga", raagaId: null }),
    ragamalika: await make({ title: "Ragamalika", raagaId: null, songTypeId: "Ragamalika" }),
  };
}

const parts = ["recording", "lyrics", "raaga", "taala"] as const;
const texts = {
  recording: "Without a recording",
  lyrics: "Without lyrics",
  taala: "Taala not known",
  raaga: "Raaga not known",
};

const listOf = async (part: string, cookie = "") => {
  const response = await visit(`/home?without=${part}`, { headers: { Cookie: cookie } });
  const html = await response.text();
  return {
    html,
    titles: [...html.matchAll(/<h2><a[^>]*title="([^"]*)"/g)].map(([, title]) => title),
    links: [...html.matchAll(/<p class="leaf-link"><a href="([^"]*)"/g)].map(([, to]) => to),
  };
};

test("each list has what lacks something, and stands with its number below all lists", async () => {
  await makeFour();
  const home = await (await visit("/home")).text();
  for (const part of parts) {
    expect((await listOf(part)).titles).toEqual([`No ${part}`]);
    const link = new RegExp(`href="/home\\?without=${part}"[^>]*>${texts[part]} \\(1\\)<`);
    expect(home).toMatch(link);
  }
  expect(await readText(await visit("/home?without=recording"))).toMatch(
    /Compositions without a recording .*Showing 1 to 1 of 1 results/,
  );
  const cards = await (await visit("/home?without=lyrics&view=table")).text();
  expect(cards).toContain("No lyrics");
});

test("the numbers follow what is added, completed and deleted", async () => {
  const ids = await makeFour();
  const numbers = async () => {
    const { results } = await env.DB.prepare(
      "SELECT compositions AS value FROM incomplete_counts ORDER BY part",
    ).all<{ value: number }>();
    return results.map(({ value }) => value);
  };
  const run = (statement: string) => env.DB.prepare(statement).run();
  // Lyrics, raaga, recording, taala.
  expect(await numbers()).toEqual([1, 1, 1, 1]);
  await run(`UPDATE songs SET singer = 'Somebody' WHERE id = ${ids.recording}`);
  expect(await numbers()).toEqual([1, 1, 0, 1]);
  await run(`UPDATE compositions SET lyrics = 'x' WHERE title = 'No lyrics'`);
  expect(await numbers()).toEqual([0, 1, 0, 1]);
  await run(`UPDATE compositions SET deleted_at = 5 WHERE title = 'No taala'`);
  expect(await numbers()).toEqual([0, 1, 0, 0]);
  await run(`UPDATE compositions SET lyrics = '' WHERE title = 'No taala'`);
  expect(await numbers()).toEqual([0, 1, 0, 0]);
  await run(`UPDATE compositions SET deleted_at = NULL WHERE title = 'No taala'`);
  expect(await numbers()).toEqual([1, 1, 0, 1]);
  await run(`INSERT INTO compositions (title, composer) VALUES ('Bare', 'M')`);
  expect(await numbers()).toEqual([2, 2, 1, 2]);
  await run(`DELETE FROM compositions WHERE title = 'Bare'`);
  expect(await numbers()).toEqual([1, 1, 0, 1]);
});

test("visitors add a recording through the form, and learn how to add the rest", async () => {
  const { recording } = await makeFour();
  const [song] = await db.select().from(compositions).where(eq(compositions.title, "No recording"));
  const add = `/songs/add?composition=${song!.id}`;
  expect((await listOf("recording")).links).toEqual([add]);
  expect((await visit(add)).headers.get("Location")).toContain("/login");
  for (const part of parts) expect((await listOf(part)).html).toContain('<a href="/signup">');
  for (const part of ["lyrics", "taala"]) expect((await listOf(part)).links).toEqual([]);
  expect(recording).toBeGreaterThan(0);
});

test("contributors complete what they have added, administrators everything", async () => {
  const owner = await makeUser("owner@example.org", "Contributor");
  const { lyrics, taala } = await makeFour(owner);
  await makeUser("other@example.org", "Contributor");
  await makeUser("viewer@example.org", "Viewer");
  const forms = { lyrics: `/songs/edit/${lyrics}`, taala: `/songs/edit/${taala}` };
  const admin = await makeAdministrator();
  for (const part of ["lyrics", "taala"] as const) {
    const form = forms[part];
    const links = async (cookie: string) => (await listOf(part, cookie)).links;
    expect(await links(await logIn("owner@example.org"))).toEqual([form]);
    expect(await links(admin.cookie)).toEqual([form]);
    const others = await listOf(part, await logIn("other@example.org"));
    expect(others.links).toEqual([]);
    expect(others.html).toContain('<a href="mailto:');
    const viewers = await listOf(part, await logIn("viewer@example.org"));
    expect(viewers.html).toContain('<a href="/account#contributor">');
    expect((await listOf("recording", await logIn("viewer@example.org"))).links).toEqual([]);
  }
  const own = await visit("/my-collection", {
    headers: { Cookie: await logIn("other@example.org") },
  });
  expect(await own.text()).toContain('href="/home?without=lyrics"');
});

test("more of an incomplete list has the same links", async () => {
  for (let at = 10; at < 35; at++) await makeSong({ title: `Song ${at}` });
  const first = await listOf("recording");
  expect(first.links).toHaveLength(20);
  const [last] = await db.select().from(compositions).where(eq(compositions.title, "Song 29"));
  const next = await visit(`/home/next?without=recording&after=${last!.mainSongId}`);
  const { songs } = await next.json<{ songs: { title: string; link: { to: string } }[] }>();
  expect(songs.map(({ title }) => title)).toEqual([
    "Song 30",
    "Song 31",
    "Song 32",
    "Song 33",
    "Song 34",
  ]);
  expect(songs[0]?.link.to).toMatch(/^\/songs\/add\?composition=\d+$/);
});

test("a complete archive says so, an empty one that it has no songs", async () => {
  expect(await readText(await visit("/home?without=lyrics"))).toContain("Nothing is missing here.");
  const empty = await (await visit("/home")).text();
  expect(empty).not.toContain("without=");
  expect(empty).not.toContain("initial=");
});
