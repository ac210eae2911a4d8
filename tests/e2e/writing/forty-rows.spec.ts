import type { Page } from "@playwright/test";
import { runAxe } from "../support/axe.ts";
import { removeDrafts } from "../support/drafts.ts";
import { waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

const count = 40;

// All fill in the table of one account.
test.describe.configure({ mode: "serial" });

/** Makes forty rows, of files that have not arrived. */
async function openForty(page: Page) {
  await removeDrafts(page);
  const tags = { title: "", artist: "", album: "", date: "", track: "" };
  const files = Array.from({ length: count }, (_, at) => {
    const hash = (at + 1).toString(16).padStart(64, "0");
    return { name: `Tape ${at + 1} of the family.mp3`, size: 500, hash, kind: "Audio", tags };
  });
  await page.request.post("/songs/drafts/files", {
    form: { files: JSON.stringify({ files }) },
    headers: { Origin: new URL(page.url()).origin },
  });
  await page.goto("/songs/drafts");
  await waitForHydration(page);
  await expect(page.locator("tr[data-row]")).toHaveCount(count);
}

const lines = (page: Page) =>
  page
    .locator("tr[data-row]")
    .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().height)));
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const storedTitles = async (page: Page) => {
  const html = await (await page.request.get("/songs/drafts")).text();
  return [...html.matchAll(/name="[\w-]{36}\.from" value="([^"]*)"/g)].map(
    ([, text]) => (JSON.parse(text!.replaceAll("&quot;", '"')) as { title?: string }).title,
  );
};

test("forty rows are lines of 48 px, filled in by keyboard with head and buttons in view", async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn("Contributor");
  await openForty(page);
  expect(Math.max(...(await lines(page)))).toBeLessThanOrEqual(49);
  expect(await pageHeight(page)).toBeLessThan(3300);
  expect(await overflow(page)).toBeLessThanOrEqual(0);

  await page.getByLabel("Title, row 1", { exact: true }).press("ControlOrMeta+a");
  for (let number = 1; number <= count; number++) {
    await page.keyboard.type(`Song ${number}`);
    if (number < count) await page.keyboard.press("Enter");
  }
  await expect(page.getByLabel("Title, row 40")).toBeFocused();
  await expect(page.getByLabel("Title, row 40")).toBeInViewport({ ratio: 1 });
  await expect(page.locator("thead th").first()).toBeInViewport();
  for (const name of ["Save all complete rows", "Save as drafts"])
    await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("link", { name: "Choose more files" })).toBeInViewport();
  await expect(page.getByText("Not sent yet")).toHaveCount(0, { timeout: 60_000 });
  const titles = Array.from({ length: count }, (_, at) => `Song ${at + 1}`);
  expect(await storedTitles(page)).toEqual(titles);

  // The rest of a row is opened below it, and the next one closes it.
  await page.getByLabel("More fields of row 2", { exact: true }).press("Enter");
  const place = page.getByLabel("Place, row 2", { exact: true });
  await place.fill("Chennai");
  await place.press("Enter");
  await expect(page.getByLabel("Place, row 3", { exact: true })).toBeFocused();
  await expect(place).toBeHidden();
  await page.keyboard.press("ControlOrMeta+d");
  await expect(page.getByLabel("Place, row 3", { exact: true })).toHaveValue("Chennai");
  await page.getByRole("button", { name: "Next row" }).press("Enter");
  await expect(page.getByLabel("Title, row 4", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Place, row 4", { exact: true })).toBeVisible();

  // Any of its cells can be a column.
  await page.locator(".drafts-columns summary").press("Enter");
  await page.getByRole("checkbox", { name: "Place" }).press("Space");
  await expect(page.getByRole("columnheader", { name: "Place" })).toBeVisible();
  await expect(page.getByLabel("Place, row 3", { exact: true })).toHaveValue("Chennai");
  await expect(page.getByLabel("Place, row 40", { exact: true })).toHaveCount(1);
  expect(Math.max(...(await lines(page)))).toBeLessThanOrEqual(49);
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Place" })).toBeVisible();
});

for (const width of [390, 320])
  test(`on a phone of ${width} px a row is one line, opened one at a time`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    await signIn("Contributor");
    await openForty(page);
    expect(Math.max(...(await lines(page)))).toBeLessThanOrEqual(56);
    expect(await pageHeight(page)).toBeLessThan(4500);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const singer = (number: number) => page.getByLabel(`Singer, row ${number}`, { exact: true });
    await expect(singer(1)).toBeHidden();
    await page.getByLabel("More fields of row 1", { exact: true }).click();
    await singer(1).fill("M. Balamuralikrishna");
    await page.getByLabel("Place, row 1", { exact: true }).fill("Chennai");
    await page.getByRole("button", { name: "Next row" }).click();
    await expect(singer(1)).toBeHidden();
    await expect(singer(2)).toBeVisible();
    await expect(page.getByLabel("Title, row 2", { exact: true })).toBeFocused();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect((await runAxe(page, "all")).violations).toEqual([]);
    await expect(page.getByText("Not sent yet")).toHaveCount(0);
    await removeDrafts(page);
  });
