import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { removeDrafts } from "../support/drafts.ts";
import { makeFiles } from "../support/media-files.ts";
import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";

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

// Both fill in the table of one account.
test.describe.configure({ mode: "serial" });

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
  await removeDrafts(page);
  await open(page);
  await slowDown(page);
  await page.getByLabel("Drop files here").setInputFiles(files);
  await expect(page.getByText("40 songs to add")).toBeVisible({ timeout: 120_000 });
  const rows = page.locator("tr[data-row]");
  await expect(rows.first().getByLabel("Title, row 1")).toHaveValue("Tape song 1");
  await expect(rows.first().getByLabel("Raaga, row 1")).toHaveValue("Lavangi");
  await expect(rows.first().getByLabel("Singer, row 1")).toHaveValue("M. Balamuralikrishna");

  await context.setOffline(true);
  const offline = page.getByText("No connection. Uploading resumes automatically.").first();
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(offline).toBeHidden();
  await expect(async () => expect(await uploaded(page).count()).toBeGreaterThan(5)).toPass();
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await context.setOffline(false);
  await expect(async () => expect(await uploaded(page).count()).toBeGreaterThan(12)).toPass();

  const cookies = await context.cookies();
  await page.close({ runBeforeUnload: false });
  const again = await browser.newContext({ baseURL });
  await again.addCookies(cookies);
  const second = await again.newPage();
  await open(second);
  await expect(second.getByText(/\d+ files are not fully uploaded/)).toBeVisible();
  const before = await uploaded(second).count();
  expect(before).toBeGreaterThan(12);
  expect(before).toBeLessThan(40);

  // By keyboard: one value for all rows, and rows that are ready before their files.
  await second.locator(".drafts-all summary").press("Enter");
  await second.getByLabel("Singer for all rows").fill("M. Balamuralikrishna");
  await second.getByLabel("Recording date for all rows").fill("1975");
  await second.getByLabel("Description for all rows").fill("From a family's tapes.");
  await second.getByRole("button", { name: "Set for all rows" }).press("Enter");
  await expect(second.getByLabel("Recording date, row 40")).toHaveValue("1975");
  await second.getByRole("button", { name: "Save all complete rows" }).press("Enter");
  await expect(second.getByText("Will be saved when the file is uploaded").first()).toBeVisible({
    timeout: 120_000,
  });
  await expect(second.getByText(/^Saving/)).toBeHidden({ timeout: 120_000 });
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

test("the songs of one video get their starts while it plays, by keyboard", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(new RegExp(`^another site: ${youTube}/`));
  await standInForYouTube(page);
  await signIn("Contributor");
  await removeDrafts(page);
  await open(page);
  await page.getByLabel("YouTube URL").fill("https://www.youtube.com/watch?v=dQw4w9WgXcQ");
  await page.getByLabel("Number of songs").fill("2");
  await page.getByLabel("Number of songs").press("Enter");
  await expect(page.getByText("2 songs to add")).toBeVisible();
  await page.locator(".drafts-marker summary").press("Enter");
  await page.frameLocator("iframe").getByText("Stand-in").waitFor();
  await page.getByRole("button", { name: "Row 1 starts here" }).press("Enter");
  await expect(page.getByLabel("Begins at, row 1")).toHaveValue("0:00");
  await page.getByLabel("Title, row 1").fill("First of the video");
  await page.getByLabel("Title, row 1").press("Enter");
  await expect(page.getByLabel("Title, row 2")).toBeFocused();
  await page.keyboard.type("Second of the video");
  await page.getByLabel("Singer, row 1").fill("M. Balamuralikrishna");
  await page.getByLabel("Singer, row 2").focus();
  await page.keyboard.press("ControlOrMeta+d");
  await expect(page.getByLabel("Singer, row 2")).toHaveValue("M. Balamuralikrishna");
  await page.getByRole("button", { name: "Row 2 starts here" }).press("Enter");
  await expect(page.getByLabel("Ends at, row 1")).toHaveValue("0:00");
  await expect(page.getByLabel("Begins at, row 2")).toHaveValue("0:00");
  // The table keeps what was typed, also over a reload.
  await page.waitForResponse((response) => response.url().includes("/songs/drafts/"));
  await page.getByRole("button", { name: "Save as drafts" }).press("Enter");
  await expect(page.getByText("Saved as drafts")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Title, row 2")).toHaveValue("Second of the video");
  await page.getByLabel("More fields of row 2").press("Enter");
  await page.getByRole("button", { name: "Remove row 2" }).press("Enter");
  await expect(page.getByText("1 song to add")).toBeVisible();
});
