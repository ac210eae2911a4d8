import { beforeEach, describe, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { bearerOf, call, music } from "../support/rest/call.ts";

const songs = `${music}/songs`;

/** Rows that a call read from D1, without the row of the data version. */
const rowsOf = async (path: string) => Math.max(0, readMeter(await call(path)).rows - 1);

describe("T69 the cache of the REST interface", () => {
  beforeEach(async () => {
    await makeSong({ title: "One" });
    await makeSong({ title: "Two" });
  });

  test("is not filled by parameters that a call does not have", async () => {
    expect(await rowsOf(songs)).toBeGreaterThan(0);
    for (let at = 0; at < 300; at++) expect((await call(`${songs}?odd${at}=1`)).status).toBe(200);
    expect(await rowsOf(songs)).toBe(0);
  });

  test("knows a call however it is spelled", async () => {
    const [first, ...others] = [
      "?page=0&size=5&sortBy=title&direction=desc",
      "?direction=desc&sortBy=title&size=5&page=0",
      "?direction=DESC&sortBy=title&size=005&page=00&title=",
      "?sortBy=title&direction=%64esc&size=+5+&__proto__=1&constructor=2",
    ];
    expect(await rowsOf(songs + first)).toBeGreaterThan(0);
    for (const query of others) expect(await rowsOf(songs + query), query).toBe(0);
    expect(await rowsOf(`${songs}/1?odd=1`)).toBeGreaterThan(0);
    for (const path of ["/1", "/01", "/0001?x=y"]) expect(await rowsOf(songs + path)).toBe(0);
  });

  test("tells calls apart", async () => {
    const titles = async (path: string) => {
      const { content, title } = await (
        await call(path)
      ).json<{
        content?: { title: string }[];
        title?: string;
      }>();
      return content?.map((song) => song.title) ?? [title];
    };
    for (const visitors of ["first", "second"]) {
      expect(await titles(songs), visitors).toEqual(["One", "Two"]);
      expect(await titles(`${songs}?sortBy=title&direction=desc`), visitors).toEqual([
        "Two",
        "One",
      ]);
      expect(await titles(`${songs}?size=1&page=1`), visitors).toEqual(["Two"]);
      expect(await titles(`${songs}/1`), visitors).toEqual(["One"]);
      expect(await titles(`${songs}/2`), visitors).toEqual(["Two"]);
      for (const way of ["Or", "And"])
        expect(await titles(`${songs}/searchWith${way}?title=two`), visitors).toEqual(["Two"]);
    }
  });
});

test("Vary names each header once, for every caller and response", async () => {
  await makeSong({ title: "One" });
  const { headers } = await bearerOf("singer@example.org");
  const Origin = "https://client.example";
  const first = await call(songs, { headers: { Origin } });
  const answers = [
    first,
    await call(songs, { headers: { Origin } }),
    await call(songs, { headers: { Origin, "If-None-Match": first.headers.get("ETag")! } }),
    await call(`${music}/raagas`, { headers: { Origin } }),
    await call(songs, { headers: { Origin, ...headers } }),
    await call("/users/me", { headers: { Origin, ...headers } }),
    await call(`${songs}/99`, { headers: { Origin } }),
    await call("/openapi.json", { headers: { Origin } }),
    await visit(songs, {
      method: "OPTIONS",
      headers: {
        Origin,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": "authorization",
      },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([
    200, 200, 304, 200, 200, 200, 404, 200, 204,
  ]);
  for (const { headers: told } of answers) {
    const names = told
      .get("Vary")!
      .toLowerCase()
      .split(/\s*,\s*/);
    expect(names).toContain("origin");
    expect(names).toEqual([...new Set(names)]);
  }
  expect(first.headers.get("Vary")).toBe("Authorization, Origin");
});
