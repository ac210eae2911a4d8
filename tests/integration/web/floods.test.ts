import * as build from "virtual:react-router/server-build";
import { LRUCache } from "lru-cache";
import { RouterContextProvider } from "react-router";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { databaseContext, nonceContext, settingsContext } from "#app/web/context.ts";
import { openDatabase } from "#app/data/database.ts";
import { cachePages } from "#app/cache/cache-pages.ts";
import { createPublicPageFinder, listPages } from "#app/cache/public-pages.ts";
import { dataVersionContext } from "#app/cache/public-loader.server.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readMeter, visit } from "../support/front-door.ts";

beforeEach(async () => {
  await makeSong({ title: "A song" });
});

/** The page cache itself. */
function watchCache() {
  const set = vi.spyOn(LRUCache.prototype, "set");
  return {
    cache: () => set.mock.contexts.at(-1) as LRUCache<string, object>,
    cached: () => set.mock.calls.length,
  };
}

describe("T69 the cache of public pages under 10,000 odd queries", () => {
  const html = `<p>${"page ".repeat(200)}</p>`;

  /** A page that is rendered at no cost, behind the cache. */
  const answerPage = cachePages(
    createPublicPageFinder(listPages(build.routes)),
    async (_request, context) => {
      context.set(dataVersionContext, { version: 1 });
      return new Response(html);
    },
  );

  async function ask(path: string): Promise<void> {
    const context = new RouterContextProvider();
    context.set(settingsContext, readSettings(env));
    context.set(databaseContext, openDatabase(env.DB));
    context.set(nonceContext, "nonce");
    const answer = await answerPage(new Request(origin + path), context);
    expect(answer.status).toBe(200);
  }

  test("requests with unknown or repeated names are not cached", async () => {
    const watch = watchCache();
    await visit("/home");
    expect(readMeter(await visit("/home")).trips, "it is kept").toBe(0);
    const before = [watch.cache().size, watch.cache().calculatedSize, watch.cached()];
    const odd = (at: number) => [
      `/home?odd${at}=1`,
      `/search?title=a&${at}`,
      `/home?page=${at}&page=1`,
      `/songs/1?title=${at}`,
      `/feed.atom?v=${at}`,
      `/home/${at}?page=1`,
      `/home?__proto__=${at}`,
      `/home?page[${at}]=1`,
      `/home?PAGE=${at}`,
      `/home?_routes=${at}`,
    ];
    for (let at = 0; at < 1000; at++) for (const path of odd(at)) await ask(path);
    expect([watch.cache().size, watch.cache().calculatedSize, watch.cached()]).toEqual(before);
    expect(readMeter(await visit("/home")).trips, "it is still kept").toBe(0);
  });

  test("known names with odd values stay within 200 pages and 8 MB", async () => {
    const watch = watchCache();
    const long = "x".repeat(15_000);
    let pages = 0;
    let bytes = 0;
    for (let at = 0; at < 10_000; at++) {
      await ask(`/search?title=${at}${at % 3 === 0 ? long : ""}&page=${at}`);
      pages = Math.max(pages, watch.cache().size);
      bytes = Math.max(bytes, watch.cache().calculatedSize);
    }
    expect(watch.cached()).toBeGreaterThanOrEqual(10_000);
    expect(pages).toBe(200);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(8_000_000);
  });

  test("the same holds through the Worker", async () => {
    const watch = watchCache();
    await visit("/home");
    for (let at = 0; at < 250; at++) {
      await visit(`/home/next?after=1&page=${at}`);
      await visit(`/robots.txt?${at}`);
      expect(watch.cache().size).toBeLessThanOrEqual(200);
    }
    expect(watch.cache().size).toBe(200);
    expect(watch.cache().calculatedSize).toBeLessThanOrEqual(8_000_000);
  });
});

describe("T71 floods of routes", () => {
  /** Responses take a few hundred milliseconds at most; a busy machine may be slow once. */
  async function atOnce(path: string, init?: RequestInit) {
    let least = Infinity;
    for (let tries = 0; tries < 4 && least > 200; tries++) {
      const start = performance.now();
      const response = await visit(path, init);
      const body = await response.text();
      least = Math.min(least, performance.now() - start);
      expect(response.status, path.slice(0, 60)).toBeLessThan(500);
      expect(body.length, path.slice(0, 60)).toBeLessThan(40_000);
    }
    expect(least, path.slice(0, 60)).toBeLessThan(500);
  }

  test.each([1, 600, 5000])("a manifest of %i paths is not served", async (count) => {
    const paths = Array.from({ length: count }, (_, at) => `/songs/${at}`);
    for (const query of [
      `paths=${paths.join(",")}&version=x`,
      `p=${paths.join("&p=")}&version=x`,
      `paths=${paths.map((path) => encodeURIComponent(path)).join("&paths=")}`,
    ]) {
      await atOnce(`/__manifest?${query}`);
      const answer = await visit(`/__manifest?${query}`);
      expect([302, 400, 404]).toContain(answer.status);
      expect(await answer.text()).not.toContain("hasAction");
    }
  });

  test.each([600, 5000])("data of %i routes at once costs no more than the page", async (count) => {
    const ids = Array.from({ length: count }, (_, at) => `/nothing-${at}`);
    const known = ["root", "/home", "/admin/users"];
    const lists = [ids, Array.from({ length: count }, () => known).flat(), [...known, ...ids]];
    for (const list of lists)
      for (const path of ["/home.data", "/_root.data", "/songs/1.data", "/admin/users.data"]) {
        await atOnce(`${path}?_routes=${encodeURIComponent(list.join(","))}`);
        await atOnce(`${path}?_routes=${list.join("&_routes=")}`);
      }
  });

  test("a hundred at once all get a response, and cost no more than a hundred pages", async () => {
    const path = `/home.data?_routes=${encodeURIComponent("root,/home")}`;
    const answers = await Promise.all(Array.from({ length: 100 }, () => visit(path)));
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(readMeter(answer).trips).toBeLessThanOrEqual(1);
      expect(readMeter(answer).rows).toBeLessThan(20);
    }
  });
});
