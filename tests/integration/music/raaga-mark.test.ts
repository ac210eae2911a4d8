import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { markOf } from "#app/domain/music/picture/raaga-mark.ts";
import type { Entry } from "#app/routes/catalogue/entry.server.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { logIn, makeUser } from "../support/users.ts";

const mohanam = { arohana: "S R2 G3 P D2 S'", avarohana: "S' D2 P G3 R2 S" };
const bilahari = { arohana: "S R2 G3 P D2 S'", avarohana: "S' N3 D2 P M1 G3 R2 S" };
const marks = [mohanam, bilahari].map(({ arohana, avarohana }) => markOf(arohana, avarohana)!);

let song: number;

beforeEach(async () => {
  await makeRaaga({ id: "Mohanam", ...mohanam });
  await makeRaaga({ id: "Bilahari", ...bilahari });
  await makeRaaga({ id: "Unknown" });
  song = await makeSong({ title: "Nannu palimpa", raagaId: "Mohanam" });
  await makeSong({ title: "Kanukontini", raagaId: "Bilahari" });
  await makeSong({ title: "Kanakana", raagaId: "Unknown" });
  await makeSong({ title: "Kanda", raagaId: null });
});

const read = async (path: string) => (await visit(path)).text();

/** Lists the marks of a page in their order. */
const marksOf = (html: string) =>
  [...html.matchAll(/<svg class="raaga-mark"[^>]*>(.*?)<\/svg>/g)].map(([, paths]) => {
    const [threads, petals] = [...paths!.matchAll(/d="([^"]*)"/g)].map(([, d]) => d);
    return [petals, threads];
  });

describe("the mark of a raaga", () => {
  test.each(["/home", "/home?view=table", "/home?sortBy=singer&direction=desc", "/search?q=kan"])(
    "stands with each song whose raaga has a scale: %s",
    async (path) => {
      const html = await read(path);
      const expected = path.startsWith("/search") ? marks.slice(1) : marks;
      const found = marksOf(html);
      expect(found).toHaveLength(expected.length);
      expect(found).toEqual(expect.arrayContaining(expected));
    },
  );

  test("comes with the entries after a page, which a player keeps", async () => {
    const { songs } = await (await visit("/home/next")).json<{ songs: Entry[] }>();
    const found = songs.map(({ title, mark }) => [title, mark]);
    expect(found).toEqual([
      ["Kanakana", null],
      ["Kanda", null],
      ["Kanukontini", marks[1]],
      ["Nannu palimpa", marks[0]],
    ]);
  });

  test("stands on the page of a song and of a raaga, and in the list of raagas", async () => {
    expect(marksOf(await read(`/songs/${song}`))).toEqual([marks[0]]);
    expect(marksOf(await read("/raagas/Bilahari"))).toEqual([marks[1]]);
    expect(marksOf(await read("/raagas/Unknown"))).toEqual([]);
    expect(marksOf(await read("/raagas?kind=janya"))).toEqual([marks[1], marks[0]]);
  });

  test("stands in a shared list", async () => {
    await makeUser("owner@example.org");
    const headers = { Cookie: await logIn("owner@example.org") };
    await submit(`/songs/${song}/keep`, { act: "make", name: "For practice" }, headers);
    const list = await env.DB.prepare("SELECT id FROM kept_lists").first<number>("id");
    await submit(`/lists/${list}`, { act: "share" }, headers);
    const token = await env.DB.prepare("SELECT share_token AS t FROM kept_lists").first<string>(
      "t",
    );
    expect(marksOf(await read(`/shared/${token}`))).toEqual([marks[0]]);
  });
});
