import { expect, type Page } from "./test.ts";
import type { Watch } from "./watch.ts";

/** What browsers complain of without a connection. */
const offlineComplaints = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /net::ERR_FAILED/,
  /Failed to fetch/,
  /Failed to load resource/,
  // Chromium takes no preload that a service worker answered: a copy asks for its files again.
  /cross-world service worker resource mismatch/,
  /preloaded using link preload but not used/,
];

export const allowOffline = (watch: Watch) => watch.allow(...offlineComplaints);

/** Resolves when the service worker has stored the tools, and answers for the page. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Returns the paths of the documents that the device has stored. */
export const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const store = await caches.open("pages-1");
    return (await store.keys()).map(({ url }) => url.slice(location.origin.length)).toSorted();
  });

/** Waits until the document of a path is stored. */
export const waitForStored = (page: Page, path: string) =>
  expect.poll(() => storedPages(page)).toContain(path);

/** Opens the dialog that keeps something for practice, with its recordings if wished, and waits until it is kept. */
export async function keepForPractice(page: Page, { recordings = false } = {}): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Keep for practice" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Keep for practice" });
  const keep = dialog.getByRole("button", { name: "Keep for practice" });
  await expect(keep).toBeEnabled();
  if (recordings) await dialog.getByRole("checkbox", { name: /^With / }).check();
  await keep.click();
  await expect(dialog.getByText("Kept for practice.")).toBeVisible({ timeout: 60_000 });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
}
