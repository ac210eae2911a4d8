import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

/** Reads all pages of a list by their links, and returns which names stand on each. */
async function readPages(path: string, name: RegExp): Promise<string[][]> {
  const pages: string[][] = [];
  for (let to: string | undefined = path; to;) {
    const html: string = await (await admin.read(to)).text();
    const names = await readText(new Response(html));
    pages.push([...new Set(names.match(name))]);
    to = /href="([^"]+)"[^>]*rel="next"/.exec(html)?.[1];
  }
  return pages;
}

const numbers = Array.from({ length: 45 }, (_, at) => 45 - at);

test("all unavailable songs are listed, the latest checked first", async () => {
  for (let at = 1; at <= 45; at++)
    await makeSong({
      title: `Song${at}.`,
      externalMediaId: "abcdefghijk",
      mediaFailures: 3,
      // Some were checked at once.
      mediaCheckedAt: new Date(1000 * Math.ceil(at / 10)),
    });
  await makeSong({ title: "Song0.", mediaFailures: 2, mediaCheckedAt: new Date(1) });
  const pages = await readPages("/admin/unavailable", /Song\d+\./g);
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(pages.flat()).toEqual(numbers.map((number) => `Song${number}.`));
});

test("all unsent mails are listed, the latest first, and none that was sent", async () => {
  const insert = (number: number, status: string, at: number) =>
    env.DB.prepare(
      "INSERT INTO mails (id, recipient, kind, status, created_at) VALUES (?, ?, 'signupCode', ?, ?)",
    ).bind(`m${number}`, `to${number}@example.org`, status, at);
  await env.DB.batch([
    insert(0, "sent", 9000),
    ...numbers
      .toReversed()
      .map((number) =>
        insert(number, number % 2 ? "failed" : "waiting", 1000 * Math.ceil(number / 10)),
      ),
  ]);
  const pages = await readPages("/admin/mails", /to\d+@/g);
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
  expect(pages.flat()).toEqual(numbers.map((number) => `to${number}@`));
});

test("who sends a mail again stays on its page of the list", async () => {
  const sent = await admin.send("/admin/mails?before=5000-7", { mail: "unknown" });
  expect(sent.headers.get("Location")).toBe("/admin/mails?before=5000-7");
});

test("what is no position of a list is its beginning", async () => {
  await makeSong({ title: "Gone", mediaFailures: 3, mediaCheckedAt: new Date(1000) });
  for (const before of ["", "x", "1", "-1-2", "1-2-3", "1e3-1"])
    expect(await readText(await admin.read(`/admin/unavailable?before=${before}`))).toContain(
      "Gone",
    );
  expect(await readText(await admin.read("/admin/unavailable?before=1000-1"))).not.toContain(
    "Gone",
  );
});
