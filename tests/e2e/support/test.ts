import { type BrowserContext, type Page, test as base, expect } from "@playwright/test";
import { Watch } from "./watch.ts";

export { expect };
export type { Page };

let tests = 0;

/**
 * Every test fails on anything unexpected in the browser's console or network, and comes from an address of
 * its own: what one place may do in a minute is counted.
 */
export const test = base.extend<{ watch: Watch }>({
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, { workerIndex }) => {
    tests += 1;
    const address = `10.${workerIndex % 256}.${tests >> 8}.${tests % 256}`;
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

/** Sets what a visitor would have chosen on an earlier visit. */
export async function setPreferenceCookies(
  context: BrowserContext,
  baseURL: string | undefined,
  choices: { preferences?: string; paging?: string },
): Promise<void> {
  await context.addCookies(
    Object.entries(choices).map(([name, value]) => ({ name, value, url: baseURL! })),
  );
}

/** Resolves when the page's scripts are at work: every listener is in its place. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
}

/** The page has come to `path`, and its query says this; what else the query says is its own affair. */
export async function expectUrl(page: Page, path: string, query: Record<string, string> = {}) {
  const wanted = { path, ...query };
  await expect
    .poll(() => {
      const { pathname, searchParams } = new URL(page.url());
      const said = Object.keys(query).map((key) => [key, searchParams.get(key)]);
      return { path: pathname, ...Object.fromEntries(said) };
    })
    .toEqual(wanted);
}
