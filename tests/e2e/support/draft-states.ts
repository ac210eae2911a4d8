import { csvStates } from "./csv-states.ts";
import { makeFiles } from "./media-files.ts";
import { expect, type Page, waitForHydration } from "./test.ts";

/** The pages on which songs are added, one or many. */
export const draftStates = [
  { name: "new song", path: "/songs/add", as: "Contributor" as const },
  { name: "new recording", path: "/songs/add?composition=1", as: "Contributor" as const },
  { name: "many songs to edit", path: "/songs/batch?select=all", as: "Contributor" as const },
  {
    name: "changes of many songs",
    path: "/songs/batch?select=all",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await page.locator("[name=event]").fill("Madras");
      await page.locator("button[value=preview]").click();
      await expect(page.locator("button[value=apply]")).toBeVisible();
    },
  },
  {
    name: "no drafts",
    path: "/songs/drafts",
    as: "Contributor" as const,
  },
  {
    name: "drafts with problems",
    path: "/songs/drafts",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await waitForHydration(page);
      if ((await page.locator("tbody tr").count()) === 0)
        await page.locator("input[name=files]").setInputFiles(makeFiles(4));
      await page.locator("button.button[value=save]").click();
      await expect(page.locator("tbody .error").first()).toBeVisible();
    },
  },
  ...csvStates,
];
