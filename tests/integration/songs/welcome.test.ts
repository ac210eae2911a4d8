import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";

const seed = async () =>
  env.DB.batch((await referenceStatements()).map((statement) => env.DB.prepare(statement)));

const lyrics = "पल्लवि\nवातापि गणपतिं भजेऽहं\nवारणास्यं वरप्रदम्";

test("an empty archive has the claims, the wheel and the life", async () => {
  await seed();
  const text = await readText(await visit("/"));
  expect(text).toContain("400+");
  expect(text).toContain("0 here so far");
  expect(text).not.toMatch(/Listen now|Song of the day|Newest in the archive/);
  expect(text).toContain("Browse the compositions");
});

test("the first screen has music: the line of a song in the reader's script, and the latest recordings", async () => {
  await seed();
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
  expect(english).toContain("Listen now");
  const newest = /Newest in the archive (.*) All new recordings/.exec(english)![1]!;
  expect(newest.match(/Song \d\.|Vatapi/g)).toEqual([
    "Vatapi",
    "Song 6.",
    "Song 5.",
    "Song 4.",
    "Song 3.",
  ]);
  expect(english).toContain("7 here so far");
  expect(english).toMatch(/Raaga of the day Mechakalyani Melakarta 65/);
  expect(await readText(await visit("/?lng=te"))).toContain("వాతాపి గణపతిం");
});
