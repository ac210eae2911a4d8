import { type BrowserContext, type Page, test as base, expect } from "@playwright/test";
import { type Server, startServer } from "./server.ts";
import { Watch } from "./watch.ts";

export { expect };
export type { Page };

let testCount = 0;

/**
 * Each worker has a server and a database of its own. Fails on unexpected console messages and requests. Each test
 * has its own client address, for rate limits.
 */
export const test = base.extend<{ watch: Watch }, { server: Server }>({
  server: [
    async ({}, use, { workerIndex }) => {
      const server = await startServer(`worker-${workerIndex}`);
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    testCount += 1;
    const address = `10.${workerIndex % 256}.${testCount >> 8}.${testCount % 256}`;
    await use({ ...extraHTTPHeaders, "CF-Connecting-IP": address });
  },
  watch: [
    async ({ context, baseURL, javaScriptEnabled }, use) => {
      const watch = new Watch(context, new URL(baseURL!).origin, javaScriptEnabled ?? true);
      await use(watch);
      expect(watch.complaints, "complaints of the browser").toEqual([]);
    },
    { auto: true },
  ],
});

export async function setPreferenceCookies(
  context: BrowserContext,
  baseURL: string | undefined,
  choices: { preferences?: string; paging?: string },
): Promise<void> {
  await context.addCookies(
    Object.entries(choices).map(([name, value]) => ({ name, value, url: baseURL! })),
  );
}

/** Resolves when the page's listeners are attached. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** Expects the page to be at `path` with these query parameters, whatever others it has. */
export async function expectUrl(page: Page, path: string, query: Record<string, string> = {}) {
  const expected = { path, ...query };
  await expect
    .poll(() => {
      const { pathname, searchParams } = new URL(page.url());
      const actual = Object.keys(query).map((key) => [key, searchParams.get(key)]);
      return { path: pathname, ...Object.fromEntries(actual) };
    })
    .toEqual(expected);
}
