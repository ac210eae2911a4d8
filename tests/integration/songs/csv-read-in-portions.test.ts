import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { toUtf16 } from "#tests/csv-bytes.ts";
import { requiredCells } from "#tests/song-rows.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { goOn, stagePortions } from "../support/csv-portions.ts";
import { makePeople } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { makeCsvWorld, rowsOf } from "../support/song-csv.ts";
import { count } from "../support/users.ts";

const path = "/admin/songs";

let admin: Administrator;

beforeEach(async () => {
  await makeCsvWorld();
  await makePeople("balamuralikrishna", "tyagaraja");
  admin = await makeAdministrator();
});

const datesOfSongs = () => rowsOf("SELECT DISTINCT recorded_on FROM songs ORDER BY recorded_on");

/** Follows the link of a preview that reads months first; returns the page and its text. */
async function chooseMonthFirst(at: string, token: string) {
  const page = await (await admin.read(at)).text();
  const [, link] = /href="([^"]*dates=month[^"]*)"/.exec(page)!;
  expect(link!.replaceAll("&amp;", "&")).toBe(`${path}?file=${token}&dates=month`);
  const turned = await (await admin.read(link!.replaceAll("&amp;", "&"))).text();
  expect(turned).toContain('name="dates" value="month"');
  return { page: turned, text: await readText(new Response(turned)) };
}

/** A file of another archive as a spreadsheet of another country saves it. Every composition has two recordings. */
function semicolonFile(songs: number): string {
  const rows = Array.from({ length: songs }, (_, at) => {
    const of = Math.floor(at / 2);
    const people = { 0: "Singer 0 | త్యాగరాజు", 801: "Singer 801 | somebody-there" }[at] ?? "";
    const date = at > 600 && at % 2 ? "3/4/1975" : "Aug-75";
    return `${at + 1};archive-there;Song ${of};Singer ${at};${date};మోహనం;${people};${of + 1}`;
  });
  return `sep=;\r\nid;origin;title;singer;recordingDate;raagaId;people;compositionId\r\n${rows.join("\r\n")}\r\n`;
}

test("a file of another archive with semicolons comes in portions, and keeps the order of its dates after a break", async () => {
  const seen = await stagePortions(admin, path, semicolonFile(900));
  expect(seen.text).toMatch(/Invalid \(0\).*To add \(900\)/);
  expect(seen.text).toContain("recordingDate “3/4/1975” is read as 3 Apr 1975");
  expect(seen.text).toContain("raagaId “మోహనం” is read as Mohanam");
  expect(seen.text).toContain("people “త్యాగరాజు” is read as tyagaraja");
  expect(seen.text).toContain("people who are not in this archive: somebody-there");
  const turned = await chooseMonthFirst(seen.at, seen.token);
  expect(turned.text).toContain("recordingDate “3/4/1975” is read as 4 Mar 1975");
  expect(turned.text).not.toContain("3 Apr 1975");

  expect((await goOn(admin, path, seen.token, "month")).status).toBe(302);
  const written = await count("FROM songs");
  expect(written).toBeLessThan(900);
  await env.DB.prepare(
    `CREATE TRIGGER broken BEFORE INSERT ON song_index WHEN (SELECT count(*) FROM songs) > ${written}
      BEGIN SELECT RAISE(ABORT, 'the line broke'); END`,
  ).run();
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect((await goOn(admin, path, seen.token, "month")).status).toBe(500);
  await env.DB.prepare("DROP TRIGGER broken").run();
  // The link of the import page does not name the order. An import that has begun does not change it.
  const unfinished = await (await admin.read(`${path}?file=${seen.token}&dates=day`)).text();
  expect(unfinished).toContain('name="dates" value="month"');
  expect(unfinished).not.toContain("dates=month");
  for (let left = 0; left < 5; left++) await goOn(admin, path, seen.token, "day");

  expect(await count("FROM songs")).toBe(900);
  expect(await count("FROM compositions WHERE raaga_id = 'Mohanam'")).toBe(450);
  expect(await datesOfSongs()).toEqual([{ recorded_on: "1975-03-04" }, { recorded_on: "1975-08" }]);
  expect(
    await rowsOf("SELECT person_ids FROM songs WHERE singer IN ('Singer 0', 'Singer 801')"),
  ).toEqual([{ person_ids: '{"Singer 0":"tyagaraja"}' }, { person_ids: "{}" }]);
  expect((await env.DRAFTS.list({ prefix: "import:" })).keys).toEqual([]);
  // Read in the other order, the file still changes nothing.
  const again = await stagePortions(admin, path, semicolonFile(900));
  expect(again.text).toMatch(/To add \(0\).*Unchanged \(900\)/);
}, 120_000);

test("a large file in UTF-16 with tabs asks for the order of its dates, and refuses days that do not exist in it", async () => {
  const { url, media } = requiredCells;
  const rows = Array.from({ length: 5100 }, (_, at) => [
    `New ${at}`,
    `Singer ${at}`,
    at === 7 ? "15/8/1975" : "3/4/1975",
    url,
    media,
    "A",
  ]);
  const columns = ["title", "singer", "recordingDate", "url", "media", "description"];
  const text = `\ufeff${[columns, ...rows].map((cells) => `${cells.join("\t")}\r\n`).join("")}`;
  const seen = await stagePortions(admin, path, toUtf16(text, "le"));
  expect(seen.text).toMatch(/Invalid \(0\).*To add \(5,100\)/);
  const turned = await chooseMonthFirst(seen.at, seen.token);
  expect(turned.text).toMatch(/Invalid \(1\).*To add \(5,099\)/);
  expect(turned.text).toContain("Import: 5,099 new, 0 changed");
  // Going back shows the first preview again.
  expect(await readText(await admin.read(seen.at))).toContain("Import: 5,100 new, 0 changed");
  expect((await goOn(admin, path, seen.token, "month")).status).toBe(302);
  expect((await goOn(admin, path, seen.token, "day")).status).toBe(302);
  expect(await count("FROM songs")).toBeGreaterThan(799);
  expect(await datesOfSongs()).toEqual([{ recorded_on: "1975-03-04" }]);
  expect(await readText(await admin.read(path))).toContain(
    "The import of list.csv is not finished. Resume",
  );
}, 120_000);
