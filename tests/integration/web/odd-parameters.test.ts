import { beforeEach, describe, expect, test, vi } from "vitest";
import { doors } from "../users/authorization/table.ts";
import { routeAddresses } from "../support/crawl.ts";
import { makeSong } from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { logIn } from "../support/users.ts";
import { makeWorld } from "../support/rest/world.ts";
import { filled } from "../support/song-forms.ts";

/** Names that every object inherits. */
const inherited = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf"];
/** Every query parameter that the site reads. */
const names = [
  ..."q title singer composer raagaDescription taalaDescription songTypeDescription lyrics".split(
    " ",
  ),
  ..."accompanistName recordingYearStart recordingYearEnd condition part searched kind text".split(
    " ",
  ),
  ..."sortBy direction page size after view paging lng script returnTo dialog tab status".split(
    " ",
  ),
  ..."id act actor file name bom duration role".split(" "),
];
/** A function or an object shown as text. */
const unsaid = /\[native code\]|\[object \w+\]|function \w*\(/;

let administrator: string;
const polluted = () => Object.keys(Object.prototype).concat(Object.keys(Array.prototype));

/** Keeps the requester an Administrator, so that the guard does not end the test. */
const expectSignedIn = async () =>
  expect((await visit("/admin", { headers: { Cookie: administrator } })).status).toBe(200);

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await makeWorld();
  administrator = await logIn("administrator@example.org");
});

async function expectSound(response: Response, where: string) {
  const body = await response.text();
  expect(response.status, where).toBeLessThan(500);
  const { 0: found } = unsaid.exec(body.replace(/<script\b.*?<\/script>/gs, "")) ?? [];
  expect(found, where).toBeUndefined();
}

describe("T53 addresses of pages", () => {
  const paths = routeAddresses({ ":id": "1", ":number": "1" }).filter(
    (path) => path !== "/api-docs",
  );
  const headers = () => ({ Cookie: administrator });

  test("names that every object has are names and values like any other", async () => {
    const queries = [0, 1].map((turn) => {
      const words = [...names, ...inherited].map((name, at) => [name, inherited[(at + turn) % 5]!]);
      return new URLSearchParams(words).toString();
    });
    for (const path of paths)
      for (const query of queries)
        await expectSound(
          await visit(`${path}?${query}`, { headers: headers() }),
          `${path} ${query}`,
        );
    expect(polluted()).toEqual([]);
    await expectSignedIn();
  });

  test("so are those that a cookie or a language names", async () => {
    for (const word of inherited)
      for (const path of [
        "/",
        "/home",
        "/search",
        "/songs/1",
        "/login",
        `/songs/${word}`,
        `/${word}`,
      ]) {
        const choices = `preferences=lng=${word}&theme=${word}&view=${word}&script=${word}`;
        const cookie = `${choices}; paging=${word}; __Host-session=${word}; __Host-flash=${word}`;
        const sent = { Cookie: cookie, "Accept-Language": `${word}, ${word};q=0.5` };
        await expectSound(await visit(path, { headers: sent }), `${path} ${word}`);
      }
  });

  test("the first of repeated names counts; thousands of names and brackets are harmless", async () => {
    await makeSong({ title: "Another", singer: "Somebody else" });
    const titles = async (query: string) => {
      const html = await (await visit(`/search?${query}`)).text();
      return [...html.matchAll(/href="(\/songs\/\d+)"/g)].map(([, href]) => href);
    };
    expect(await titles("title=another&title=omkara")).toEqual(await titles("title=another"));
    expect(await titles("title=omkara&title=another")).toEqual(await titles("title=omkara"));
    expect(await titles("title=another")).not.toEqual(await titles("title=omkara"));
    const deep = "[".repeat(3000) + "]".repeat(3000);
    const odd = [
      names.map((name) => `${name}=1&${name}=constructor`).join("&"),
      Array.from({ length: 2000 }, (_, at) => `a${at}=1`).join("&"),
      Array.from({ length: 2000 }, () => "title=a").join("&"),
      names.map((name) => `${name}[__proto__][x]=1&${name}[]=1&${name}.x=1`).join("&"),
      `title=${deep}&page=${deep}&${deep}=1`,
      "&&&=&=1&%&%E0%A4&title",
    ];
    for (const path of paths)
      for (const query of odd)
        await expectSound(
          await visit(`${path}?${query}`, { headers: headers() }),
          `${path} ${query.slice(0, 60)}`,
        );
    expect(polluted()).toEqual([]);
    await expectSignedIn();
  });
});

describe("T53 forms of pages", () => {
  const actions = doors.filter(({ act, route }) => act && route !== "/logout");
  const addressOf = ({ address, route }: (typeof doors)[number]) =>
    (address ?? route).replace("{song}", "1").replace("/*", "/no/such/page");
  /** The fields of all forms of the site. */
  const fields = [
    ...Object.keys(filled),
    ..."step email otp password confirmPassword currentPassword role roles username reason".split(
      " ",
    ),
    ..."lng theme view paging script returnTo request id name description melakarta parent sure".split(
      " ",
    ),
  ];
  const acts =
    "save add change delete merge check take roles approve reject request others password restore".split(
      " ",
    );
  const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    visit(path, {
      method: "POST",
      body,
      headers: {
        Cookie: administrator,
        Origin: origin,
        "CF-Connecting-IP": crypto.randomUUID(),
        ...headers,
      },
    });

  test("names that every object has are names and values like any other", async () => {
    for (const door of actions) {
      const path = addressOf(door);
      for (const word of inherited) {
        const pairs = [...fields, ...inherited].map((name): [string, string] => [name, word]);
        const rows = [
          "__proto__",
          "constructor",
          "-1",
          "1e9",
          "99999999999",
          "0.__proto__",
        ].flatMap((at): [string, string][] => [
          [`accompaniments.${at}.type`, word],
          [`accompaniments.${at}.names`, word],
        ]);
        const body = new URLSearchParams([...pairs, ...rows]);
        await expectSound(await send(path, body), `${path} ${word}`);
      }
      const form = new FormData();
      for (const name of inherited) form.set(name, new File(["x"], name));
      await expectSound(await send(path, form), `${path} as files`);
    }
    expect(polluted()).toEqual([]);
    await expectSignedIn();
  });

  test("every act with missing or oversized fields is rejected", async () => {
    const deep = "[".repeat(5000) + "]".repeat(5000);
    for (const door of actions) {
      const path = addressOf(door);
      for (const act of acts)
        await expectSound(await send(path, new URLSearchParams({ act })), `${path} ${act}`);
      const odd: [string, BodyInit, string][] = [
        [
          "thousands",
          fields.map((name) => `${name}=1&`.repeat(50)).join(""),
          "application/x-www-form-urlencoded",
        ],
        [
          "deep",
          new URLSearchParams(fields.map((name) => [name, deep])),
          "application/x-www-form-urlencoded",
        ],
        ["empty", "", "application/x-www-form-urlencoded"],
        ["broken", "%&%E0%A4&=&&a", "application/x-www-form-urlencoded"],
        ["json", '{"__proto__":{"x":1}}', "application/json"],
        ["no boundary", "x", "multipart/form-data"],
        ["no part", "x", "multipart/form-data; boundary=__proto__"],
      ];
      for (const [what, body, type] of odd)
        await expectSound(await send(path, body, { "Content-Type": type }), `${path} ${what}`);
    }
    expect(polluted()).toEqual([]);
    await expectSignedIn();
  });

  test("the first of repeated fields counts", async () => {
    const body = "theme=dark&theme=light&returnTo=/home&returnTo=/search";
    const answer = await send("/preferences", body, {
      "Content-Type": "application/x-www-form-urlencoded",
    });
    expect(answer.headers.get("Set-Cookie")).toContain("theme=dark");
    expect(answer.headers.get("Location")).toBe("/home");
  });
});
