import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import { openDatabase } from "#app/data/database.ts";
import { countNumbers } from "#app/data/records/count-numbers.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { seedDemonstration, seedReference } from "../support/seeds.ts";

const lyrics = "पल्लवि\nवातापि गणपतिं भजेऽहं\nवारणास्यं वरप्रदम्";

test("an empty archive has the claims, the wheel and the life", async () => {
  await seedReference();
  const text = await readText(await visit("/"));
  expect(text).toContain("400+");
  expect(text).toContain("0 here so far");
  expect(text).not.toMatch(/ Play Browse|Song of the day|Newest in the archive/);
  expect(text).toContain("Browse the compositions");
});

test("the first screen has music: the line of a song in the reader's script, and the latest recordings", async () => {
  await seedReference();
  await makeSong({ title: "Vatapi", lyrics, language: "sa", raagaId: "Hamsadhvani" });
  const added = (at: number) => new Date(Date.UTC(2026, 0, at));
  for (let at = 1; at <= 6; at++)
    await makeSong({
      title: `Song ${at}.`,
      raagaId: "Mechakalyani",
      uploadType: "YouTube",
      externalMediaId: "abcdefghijk",
      createdAt: added(at),
    });
  const english = await readText(await visit("/"));
  expect(english).toMatch(/vātāpi gaṇapatiṁ bhajē.haṁ/);
  expect(english).toMatch(/ Listen now Everything .*Browse the compositions/);
  const newest = /Newest in the archive (.*) All new recordings/.exec(english)![1]!;
  expect(newest.match(/Song \d\.|Vatapi/g)).toEqual([
    "Vatapi",
    "Song 6.",
    "Song 5.",
    "Song 4.",
    "Song 3.",
  ]);
  expect(english).toContain("7 here so far");
  expect(english).not.toContain("by others");
  expect(english).toMatch(/Raaga of the day Mechakalyani Melakarta 65/);
  expect(await readText(await visit("/?lng=te"))).toContain("వాతాపి గణపతిం");
});

test("his works and those of others are counted apart, melakartas as the wheel shows them", async () => {
  await seedReference();
  await makeSong({ title: "One", raagaId: "Mechakalyani" });
  await makeSong({ title: "Two", raagaId: "Mechakalyani", composer: "Tyagaraja" });
  await makeSong({ title: "Three", raagaId: "Mohanam" });
  await makeSong({ title: "Four", raagaId: "Hamirkalyani", composer: "Tyagaraja" });
  const html = await (await visit("/")).text();
  const text = await readText(new Response(html));
  expect(text).toContain("2 here so far, and 2 by others");
  expect(text).toContain("1 with songs here, 1 more in their janyas");
  const wheel = /<svg[^>]*role="group".*?<\/svg>/s.exec(html)![0];
  expect(wheel.match(/class="cell full"/g)).toHaveLength(1);
  expect(wheel.match(/class="cell janya"/g)).toHaveLength(1);
});

test("in the demonstration 54 melakartas have songs, five more in their janyas", async () => {
  await seedDemonstration();
  const text = await readText(await visit("/"));
  expect(text).toContain("146 here so far, and 12 by others");
  expect(text).toContain("54 with songs here, 5 more in their janyas");
  // 248 of his own, 26 of his pupil.
  expect(text).toContain("274 recordings here");
  await countNumbers(openDatabase(env.DB), Date.now());
  forgetVersion();
  const numbers = await readText(await visit("/about/numbers"));
  expect(numbers).toContain("158 compositions and 274 recordings.");
  expect(numbers).toMatch(/Singer Recordings M\. Balamuralikrishna 248 Prince Rama Varma 26 [^T]/);
  expect(numbers).not.toContain("Test sound");
  expect(numbers).toContain("A recording 38 ");
  // The three that have a test sound alone are among those without a recording.
  const without = await readText(await visit("/home?without=recording&paging=pages&page=2"));
  expect(without).toContain("of 38 results");
  expect(await readText(await visit("/home"))).toContain("Without a recording (38)");
  // Test sounds are called so where they are listed, and on their page.
  const tests = await env.DB.prepare(
    "SELECT id, title FROM songs WHERE singer = 'Test sound' ORDER BY id",
  ).all<{ id: number; title: string }>();
  expect(tests.results).toHaveLength(3);
  for (const { id, title } of tests.results) {
    const list = await readText(await visit(`/home?initial=${title[0]}&view=table`));
    expect(list).toMatch(new RegExp(`${title}.*? Test sound`));
    const page = await visit(`/songs/${id}?lng=te`);
    expect(await readText(page)).toContain("పరీక్ష ధ్వని");
  }
});

test("the song of the day is one of the composer's, by its title in the reader's script where it has no words", async () => {
  await seedReference();
  await makeSong({ title: "Vatapi", lyrics, language: "sa", composer: "Muthuswami Dikshitar" });
  expect(await readText(await visit("/"))).not.toContain("Song of the day");
  await makeSong({ title: "Plain" });
  const id = await makeSong({ title: "Omkara Pranava", language: "te" });
  await env.DB.prepare(
    `UPDATE compositions SET native_title = 'ఓంకార ప్రణవ',
      script_names = json_object('te', 'ఓంకార ప్రణవ', 'ta', 'ஓங்கார ப்ரணவ') WHERE title = 'Omkara Pranava'`,
  ).run();
  // Written past the Worker, which trusts its version for some seconds.
  forgetVersion();
  const shown = async (query: string, cookie = "") => {
    const html = await (await visit(`/${query}`, { headers: { Cookie: cookie } })).text();
    expect(html).not.toContain("vātāpi");
    const leaf = /<figure class="palm-leaf">(.*?)<\/figure>/s.exec(html)![1]!;
    expect(leaf).toContain(`href="/songs/${id}"`);
    const [, line, rest] = leaf.split(/<\/?blockquote/);
    return { line: line!.match(/lang="[^"]*"|>[^<]+/g)!.join(""), rest: rest! };
  };
  const english = await shown("");
  expect(english.line).toBe('lang="en">Omkara Pranava');
  expect(english.rest).toMatch(/lang="te"[^>]*>ఓంకార ప్రణవ</);
  const tamil = await shown("?lng=ta");
  expect(tamil.line).toBe('lang="ta">ஓங்கார ப்ரணவ');
  expect(tamil.rest).not.toContain("Omkara Pranava");
  expect((await shown("", "preferences=script=kn")).line).toBe('lang="te-Knda">ಓಂಕಾರ ಪ್ರಣವ');
});
