import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { makeFiles } from "../support/media-files.ts";
import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

const files = makeFiles(40);
const checksum = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

async function open(page: Page) {
  await page.goto("/songs/drafts");
  await waitForHydration(page);
}

/** Lets each part take a while, so that the connection drops within uploads. */
const slowDown = (page: Page) =>
  page.route("**/uploads/*/parts/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue().catch(() => undefined);
  });

const uploaded = (page: Page) => page.getByText("Uploaded", { exact: true });

test("forty files arrive and are saved once each, through dropped connections and a closed browser", async ({
  browser,
  context,
  page,
  signIn,
  baseURL,
  watch,
}) => {
  test.setTimeout(240_000);
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await signIn("Contributor");
  await open(page);
  await slowDown(page);
  await page.getByLabel("Drop files here").setInputFiles(files);
  await expect(page.getByText("40 songs to add")).toBeVisible({ timeout: 60_000 });
  const rows = page.locator("tbody tr");
  await expect(rows.first().getByLabel("Title, row 1")).toHaveValue("Tape song 1");
  await expect(rows.first().getByLabel("Raaga, row 1")).toHaveValue("Lavangi");
  await expect(rows.first().getByLabel("Singer, row 1")).toHaveValue("M. Balamuralikrishna");

  await context.setOffline(true);
  await expect(page.getByText("No connection. It continues by itself.").first()).toBeVisible();
  await page.waitForTimeout(1500);
  await context.setOffline(false);
  await expect(async () => expect(await uploaded(page).count()).toBeGreaterThan(5)).toPass();
  await context.setOffline(true);
  await page.waitForTimeout(2500);
  await context.setOffline(false);
  await expect(async () => expect(await uploaded(page).count()).toBeGreaterThan(12)).toPass();

  const cookies = await context.cookies();
  await page.close({ runBeforeUnload: false });
  const again = await browser.newContext({ baseURL });
  await again.addCookies(cookies);
  const second = await again.newPage();
  await open(second);
  await expect(second.getByText(/\d+ files have not arrived/)).toBeVisible();
  const before = await uploaded(second).count();
  expect(before).toBeGreaterThan(12);
  expect(before).toBeLessThan(40);

  // By keyboard: one value for all rows, and rows that are ready before their files.
  await second.getByLabel("Singer for all rows").fill("M. Balamuralikrishna");
  await second.getByLabel("Recording date for all rows").fill("1975");
  await second.getByLabel("Description for all rows").fill("From a family's tapes.");
  await second.getByRole("button", { name: "Set for all rows" }).press("Enter");
  await expect(second.getByLabel("Recording date, row 40")).toHaveValue("1975");
  await second.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  await expect(second.getByText("Saved as soon as the file has arrived").first()).toBeVisible({
    timeout: 60_000,
  });
  await expect(second.getByText(/^Saving/)).toBeHidden({ timeout: 60_000 });
  await second.getByLabel("Drop files here").setInputFiles(files.slice(0, 40));
  await expect(second.getByText("40 songs saved:")).toBeVisible({ timeout: 120_000 });
  await expect(second.getByText("There are no drafts.")).toBeVisible();

  const links = second.locator(".drafts-saved a");
  const titles = await links.allTextContents();
  expect(titles.toSorted()).toEqual(files.map((_, at) => `Tape song ${at + 1}`).toSorted());
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")!));
  for (const [at, path] of paths.entries()) {
    const html = await (await second.request.get(path)).text();
    const [, id] = /\/media\/([0-9a-f]{32})/.exec(html)!;
    const stored = await (await second.request.get(`/media/${id}`)).body();
    const file = files[Number(titles[at]!.split(" ").at(-1)) - 1]!;
    expect(checksum(stored), titles[at]).toBe(checksum(file.buffer));
  }
  await again.close();
});
