import { beforeEach, describe, expect, test } from "vitest";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { waitForEarlyMinute } from "../support/rate-limit-minute.ts";
import { bearerOf, call, music } from "../support/rest/call.ts";

beforeEach(async () => {
  await makeRaaga({ id: "Lavangi" });
  await makeRaaga({ id: "Mohanam" });
  await makeTaala("Adi");
  await makeSong({
    title: "Omkara Akarini",
    singer: "Bala",
    raagaId: "Lavangi",
    recordingDate: "1975-01-01",
  });
  await makeSong({
    title: "ఎందరో మహానుభావులు",
    singer: "Rama",
    raagaId: "Mohanam",
    taalaId: "Adi",
    recordingDate: "1975-12-31",
  });
  await makeSong({
    title: "Nagumomu",
    singer: "Bala",
    players: { Violin: ["M. S. Gopalakrishnan"] },
  });
});

interface Page {
  content: { id: number; title: string }[];
  totalElements: number;
}
let place = 0;
const search = (query: Record<string, string>, condition = "Or") =>
  call(`${music}/songs/searchWith${condition}?${new URLSearchParams(query)}`, {
    headers: { "CF-Connecting-IP": `10.0.0.${place++ % 250}` },
  });
const found = async (query: Record<string, string>, condition?: string) => {
  const page = await (await search(query, condition)).json<Page>();
  return page.content.map(({ id }) => id);
};

describe("GET /songs/searchWithOr and searchWithAnd", () => {
  test("OR is any filter, AND all of them, none is every song; by id unless asked", async () => {
    expect(await found({})).toEqual([1, 2, 3]);
    expect(await found({ singer: " ", title: "" }, "And")).toEqual([1, 2, 3]);
    expect(await found({ raagaDescription: "mohan", singer: "bala" })).toEqual([1, 2, 3]);
    expect(await found({ raagaDescription: "lavangi", singer: "bala" }, "And")).toEqual([1]);
    expect(await found({ accompanistName: "gopala" })).toEqual([3]);
    expect(await found({ taalaDescription: "adi" }, "And")).toEqual([2]);
    expect(await found({ singer: "bala", sortBy: "title", direction: "ASC" })).toEqual([3, 1]);
    expect(await found({ singer: "bala", direction: "desc" })).toEqual([3, 1]);
  });

  test("by id reads no songs but those of the page, and none from the bin", async () => {
    for (let at = 0; at < 40; at++) await makeSong({ title: `Rama ${at}`, singer: "Lila" });
    const response = await search({ title: "rama", size: "1" });
    const { content, totalElements } = await response.clone().json<Page>();
    expect([content.length, totalElements]).toEqual([1, 40]);
    // A row of the index for each, one to sort it by, and those of the page.
    expect(readMeter(response).rows).toBeLessThan(3 * 40);
    const [{ id }] = content as [Page["content"][0]];
    const { headers } = await bearerOf("admin@example.org", "Administrator");
    await call(`${music}/songs/${id}`, { method: "DELETE", headers });
    expect(await found({ title: "rama", size: "1" })).toEqual([id + 1]);
  });

  test("finds what the site's own search finds, in any script and by part of a word", async () => {
    for (const title of ["omkara", "ఓంకార", "ఎందరో", "endaro", "gumo", "NAGU", "nothing"]) {
      const html = await (
        await visit(`/search?${new URLSearchParams({ title, searched: "true" })}`)
      ).text();
      const links = [...html.matchAll(/href="\/songs\/(\d+)"/g)].map(([, id]) => Number(id));
      expect(await found({ title }), title).toEqual([...new Set(links)].toSorted((a, b) => a - b));
    }
    expect(await found({ title: "gumo" })).toEqual([3]);
    expect(await found({ title: "ఎందరో" })).toEqual([2]);
  });

  test("years are inclusive, and either end may be open", async () => {
    expect(await found({ recordingYearStart: "1975", recordingYearEnd: "1975" })).toEqual([1, 2]);
    expect(await found({ recordingYearStart: "1976" })).toEqual([]);
    expect(await found({ recordingYearEnd: "1975" }, "And")).toEqual([1, 2]);
  });

  test("invalid years are rejected by name: 1900 to the present, the last not before the first", async () => {
    const thisYear = new Date().getFullYear();
    const range = `This is a year from 1900 to ${thisYear}.`;
    const refused = async (query: Record<string, string>) => {
      const response = await search(query);
      const answer = await response.json<{ errorCode: string; fieldErrors: unknown }>();
      return [response.status, answer.errorCode, answer.fieldErrors];
    };
    for (const year of ["75", "x", "19750", "1899", String(thisYear + 1), "-1975"])
      expect(await refused({ recordingYearStart: year }), year).toEqual([
        400,
        "ILLEGAL_ARGUMENT",
        [{ fieldName: "recordingYearStart", errorMessage: range }],
      ]);
    expect(await refused({ recordingYearStart: "1980", recordingYearEnd: "1950" })).toEqual([
      400,
      "ILLEGAL_ARGUMENT",
      [{ fieldName: "recordingYearEnd", errorMessage: "This year is before recordingYearStart." }],
    ]);
  });

  test("songs without a recording date come last in both directions", async () => {
    const all = async (path: string, direction: string) => {
      const response = await call(`${music}${path}sortBy=recordingDate&direction=${direction}`);
      return (await response.json<Page>()).content.map(({ id }) => id);
    };
    for (const path of ["/songs?", "/songs/searchWithOr?composer=bala&"]) {
      expect(await all(path, "asc"), path).toEqual([1, 2, 3]);
      expect(await all(path, "desc"), path).toEqual([2, 1, 3]);
    }
    const both = { composer: "bala", title: "a", sortBy: "recordingDate" };
    await makeSong({ title: "Amba" });
    expect(await found({ ...both }, "And")).toEqual([1, 2, 3, 4]);
    expect(await found({ ...both, direction: "desc" }, "And")).toEqual([2, 1, 4, 3]);
  });

  test("T49 wildcards are plain text; a text without letter or digit finds nothing", async () => {
    for (const title of ["%", "_", "\\", "...", "''", "% OR 1=1".slice(0, 1)])
      expect(await found({ title })).toEqual([]);
    expect(await found({ title: "%", singer: "bala" })).toEqual([1, 3]);
    expect(await found({ title: "%", singer: "bala" }, "And")).toEqual([]);
    for (const length of [17, 200, 5000])
      expect((await search({ title: "క".repeat(length) })).status).toBe(200);
  });

  test("totals are exact beyond the site's limit; a page past the end keeps them", async () => {
    for (let at = 0; at < 30; at++) await makeSong({ title: `Kriti ${at}` });
    const page = await (await search({ title: "kriti", size: "7", page: "4" })).json<Page>();
    expect(page).toMatchObject({
      totalElements: 30,
      totalPages: 5,
      numberOfElements: 2,
      last: true,
    });
    const past = await (await search({ title: "kriti", page: "1000000" })).json<Page>();
    expect(past).toMatchObject({ totalElements: 30, content: [], empty: true, last: true });
    expect((await search({ title: "kriti", size: "1000" })).status).toBe(200);
  });

  test("T70 sixty searches a minute from one IP address", async () => {
    await waitForEarlyMinute();
    const headers = { "CF-Connecting-IP": "203.0.113.60" };
    const statuses = [];
    for (let at = 0; at < 61; at++)
      statuses.push((await call(`${music}/songs/searchWithOr?title=x`, { headers })).status);
    expect(statuses).toEqual([...Array(60).fill(200), 429]);
    const refused = await call(`${music}/lyrics/search?searchString=x`, { headers });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  }, 60_000);
});

test("GET /lyrics/search returns what a form fills in", async () => {
  await makeSong({
    title: "Vatapi",
    raagaId: "Mohanam",
    taalaId: "Adi",
    lyrics: "vatapi ganapatim",
  });
  const response = await call(`${music}/lyrics/search?searchString=vatapi`);
  expect(await response.json()).toMatchObject({
    totalElements: 1,
    content: [
      {
        name: "Vatapi",
        raagaId: "Mohanam",
        raagaDescription: "Mohanam",
        taalaId: "Adi",
        taalaDescription: "Adi",
        content: "vatapi ganapatim",
      },
    ],
  });
  for (const query of ["searchString=%25", "searchString=", ""])
    expect(await (await call(`${music}/lyrics/search?${query}`)).json()).toMatchObject({
      content: [],
      totalElements: 0,
    });
});
