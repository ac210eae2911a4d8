import { songPath } from "./songs.ts";
import { expect, type Page } from "./test.ts";

const path = `${songPath("Meru Samana")}/history`;

/** Opens a history, which gets a change first if there is none. */
async function openHistory(page: Page) {
  const changes = page.locator(".changes > li");
  if ((await changes.count()) === 0) {
    await page.goto(path.replace(/\/songs\/(\d+)\/history/, "/songs/edit/$1"));
    const track = page.locator("[name=track]");
    await track.evaluate((input: HTMLInputElement) => {
      input.value = "3";
    });
    await page.locator("button[value=save]:visible").first().click();
    await page.waitForURL("/my-collection");
    await page.goto(path);
  }
  await expect(changes.first()).toBeVisible();
}

/** The changes of a song, and one of its versions. */
export const historyStates = [
  { name: "history", path, as: "Contributor" as const, open: openHistory },
  {
    name: "old version of a song",
    path,
    as: "Contributor" as const,
    open: async (page: Page) => {
      await openHistory(page);
      await page.locator(".changes a").first().click();
      await expect(page.locator("#what-changed")).toBeVisible();
    },
  },
];
