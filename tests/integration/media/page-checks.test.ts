import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { checkPages } from "#app/operations/media/check-pages.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";

const day = 24 * 3600_000;
let clock = Date.now();
let admin: Administrator;
let asked: string[] = [];
let song: number;

beforeEach(async () => {
  admin = await makeAdministrator();
  clock = Date.now();
  asked = [];
  song = await makeSong({ title: "Linked" });
});

const services = () => ({
  db: openDatabase(env.DB),
  settings: readSettings(env),
  defer: () => {},
  logEvent: () => {},
  now: () => clock,
});

/** Answers by address and method; what is not named answers 200. */
const site =
  (answers: Record<string, () => Response>) =>
  async (input: RequestInfo | URL, init?: RequestInit) => {
    const { url } = new Request(input);
    const key = `${init?.method} ${url}`;
    asked.push(key);
    return (answers[key] ?? answers[url] ?? (() => new Response("")))();
  };
const check = (answers: Record<string, () => Response> = {}) =>
  checkPages(services(), site(answers));

const link = (...addresses: string[]) =>
  env.DB.prepare("UPDATE compositions SET pages_elsewhere = ?")
    .bind(addresses.map((address) => `lyrics, meaning ${address}`).join("\n"))
    .run();
const linked = async () =>
  (
    await env.DB.prepare("SELECT address, failures, checked_at FROM linked_pages ORDER BY 1").all<{
      address: string;
      failures: number;
      checked_at: number | null;
    }>()
  ).results;
const failuresOf = async (address: string) =>
  (await linked()).find((one) => one.address === address)?.failures;

const status = (code: number) => () => new Response(null, { status: code });
const away = () => {
  throw new TypeError("network");
};

describe("the list of linked pages", () => {
  test("follows the field, the bin and the end of a composition; what stays keeps its checks", async () => {
    await link("https://a.example.org/", 'https://b.example.org/?q=\\n&x="');
    expect((await linked()).map(({ address }) => address)).toEqual([
      "https://a.example.org/",
      'https://b.example.org/?q=\\n&x="',
    ]);
    await check();
    await link("https://a.example.org/", "https://a.example.org/c");
    expect(await linked()).toMatchObject([
      { address: "https://a.example.org/", checked_at: clock },
      { address: "https://a.example.org/c", checked_at: null },
    ]);
    await env.DB.prepare("UPDATE compositions SET deleted_at = 1").run();
    expect(await linked()).toEqual([]);
    await env.DB.prepare("UPDATE compositions SET deleted_at = NULL").run();
    expect(await linked()).toHaveLength(2);
    await link();
    expect(await linked()).toEqual([]);
  });
});

describe("checking pages of other sites", () => {
  const address = "https://example.org/song";

  test("HEAD is asked, GET only where that fails", async () => {
    await link(address);
    await check();
    clock += 8 * day;
    await check({ [`HEAD ${address}`]: status(405) });
    expect(asked).toEqual([`HEAD ${address}`, `HEAD ${address}`, `GET ${address}`]);
    expect(await failuresOf(address)).toBe(0);
  });

  test("no body is read", async () => {
    let isCancelled = false;
    let pulls = 0;
    const endless = () =>
      new Response(
        new ReadableStream(
          {
            pull(controller) {
              pulls++;
              controller.enqueue(new Uint8Array(1024));
            },
            cancel() {
              isCancelled = true;
            },
          },
          { highWaterMark: 0 },
        ),
      );
    await link(address);
    await check({ [`HEAD ${address}`]: status(500), [`GET ${address}`]: endless });
    expect([isCancelled, pulls]).toEqual([true, 0]);
  });

  test.each([
    [404, 1],
    [410, 1],
    [500, 1],
    [503, 1],
    [401, 0],
    [403, 0],
    [429, 0],
    [200, 0],
  ])("status %i counts %i failures", async (code, failures) => {
    await link(address);
    await check({ [address]: status(code) });
    expect(await failuresOf(address)).toBe(failures);
  });

  test("three failures a day apart make a page silent; it is listed, counted and no link, until it works", async () => {
    // Of whom no page is kept in memory.
    const page = async () => (await admin.read(`/songs/${song}`)).text();
    const version = () =>
      env.DB.prepare("SELECT value FROM counters WHERE name = 'version'").first<number>("value");
    const before = await version();
    await link(address, "https://example.com/");
    expect(await page()).toContain(`href="${address}"`);
    for (let at = 0; at < 3; at++) {
      await check({ [address]: away });
      expect(await check({ [address]: away }), "once a day").toBe(0);
      clock += day + 1000;
    }
    expect(await failuresOf(address)).toBe(3);
    expect(
      asked.filter((one) => one.includes("example.com")),
      "once a week",
    ).toHaveLength(1);
    expect(await version(), "pages that are kept in memory are drawn anew").toBeGreaterThan(
      before!,
    );
    const shown = await page();
    expect(shown).not.toContain(`href="${address}"`);
    expect(shown).toContain("example.org (lyrics, meaning) does not respond");
    expect(shown).toContain('href="https://example.com/"');
    expect(await readText(await admin.read("/admin"))).toContain("Pages that do not respond 1");
    const list = await (await admin.read("/admin/unavailable?kind=page")).text();
    expect(list).toContain(`href="${address}"`);
    expect(list).toContain(`href="/songs/edit/${song}#pagesElsewhere"`);
    await check();
    expect(await page()).toContain(`href="${address}"`);
    expect(await readText(await admin.read("/admin"))).not.toContain("Pages that do not respond");
  });

  test("a page that several compositions have is asked once, for all of them", async () => {
    await makeSong({ title: "Other" });
    await link(address);
    expect(await linked()).toHaveLength(2);
    await check({ [address]: status(404) });
    expect(asked).toEqual([`HEAD ${address}`, `GET ${address}`]);
    expect(await linked()).toMatchObject([{ failures: 1 }, { failures: 1 }]);
  });

  test("five at a time, the longest not checked first", async () => {
    await link(...Array.from({ length: 12 }, (_, at) => `https://example.org/${at}`));
    const counts: number[] = [];
    for (let at = 0; at < 4; at++) counts.push(await check());
    expect(counts).toEqual([5, 5, 2, 0]);
    expect(new Set(asked).size).toBe(12);
  });
});

describe("T110 the check of pages", () => {
  test.each([
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://192.168.0.1/",
    "http://a.localhost/",
    "http://nas.home.arpa/",
    "http://example.org:22/",
  ])("never asks %s", async (address) => {
    await link(address);
    expect(await check()).toBe(1);
    expect(asked).toEqual([]);
  });

  test("follows redirects as far as they are public, four requests in all", async () => {
    const to = (location: string) => () =>
      new Response(null, { status: 302, headers: { Location: location } });
    await link("https://example.org/1");
    await check({ "https://example.org/1": to("http://127.0.0.1/admin") });
    expect(asked).toEqual(["HEAD https://example.org/1"]);
    asked = [];
    clock += 8 * day;
    await check({
      "https://example.org/1": to("/2"),
      "https://example.org/2": to("https://example.org/1"),
    });
    expect(asked).toHaveLength(4);
    expect(await failuresOf("https://example.org/1")).toBe(0);
  });

  test("tells the site who asks, and nothing of who typed the address", async () => {
    await link("https://example.org/");
    let headers: Headers | undefined;
    await checkPages(services(), async (_, init) => {
      headers = new Headers(init?.headers);
      return new Response("");
    });
    expect([...headers!.keys()]).toEqual(["user-agent"]);
  });
});

describe("who says that a link works", () => {
  const act = (path: string, failed: string) => admin.send(path, { link: failed });
  const log = async () => readText(await admin.read("/admin/audit"));

  test("a page is linked again and not checked for 90 days, and the log has it", async () => {
    const address = "https://example.org/song";
    await link(address);
    await env.DB.prepare("UPDATE linked_pages SET failures = 3, checked_at = ?").bind(clock).run();
    const path = "/admin/unavailable?kind=page";
    expect((await act(path, address)).headers.get("Location")).toBe(path);
    expect(await failuresOf(address)).toBe(0);
    clock += 89 * day;
    expect(await check()).toBe(0);
    clock += 2 * day;
    expect(await check()).toBe(1);
    expect(await log()).toContain("Page on another site marked as working");
    await act(path, address);
    expect((await log()).match(/marked as working https/g), "once").toHaveLength(1);
  });

  test("a recording is shown again and checked next", async () => {
    const id = await makeSong({
      title: "Dead",
      externalMediaId: "abcdefghijk",
      mediaFailures: 3,
      mediaCheckedAt: new Date(clock),
    });
    await act("/admin/unavailable", String(id));
    expect(
      await env.DB.prepare("SELECT media_failures, media_checked_at FROM songs WHERE id = ?")
        .bind(id)
        .first(),
    ).toEqual({ media_failures: 0, media_checked_at: null });
    expect(await log()).toContain("Recording marked as working");
    for (const wrong of ["", "x", "0", "9999", "1e3"])
      expect((await act("/admin/unavailable", wrong)).status).toBe(302);
  });
});
