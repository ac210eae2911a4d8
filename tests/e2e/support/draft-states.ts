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
      if ((await page.locator("tr[data-row]").count()) === 0)
        await page.locator("input[name=files]").setInputFiles(makeFiles(4));
      await page.locator("button.button[value=save]").click();
      await expect(page.locator("tbody .error").first()).toBeVisible();
    },
  },
  { name: "own list", path: "/songs/drafts/list", as: "Contributor" as const },
  {
    name: "columns of an own list",
    path: "/songs/drafts/list",
    as: "Contributor" as const,
    open: async (page: Page) => {
      const columns = Array.from({ length: 12 }, (_, at) => `Tala\tRaga ${at}`).join("\t");
      await page.locator("[name=text]").fill(`Song\t${columns}\nOmkara\tAdi\tLavangi`);
      await page.locator("button[value=read]").click();
      await expect(page.locator("select[name=c0]")).toBeVisible();
    },
  },
  ...csvStates,
  {
    name: "new song with problems",
    path: "/songs/add",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await waitForHydration(page);
      await page.locator("button[value=add-row]").click();
      await page.locator("button.button[value=save]").click();
      await expect(page.locator(".problems")).toBeFocused();
    },
  },
  {
    name: "titles to choose from",
    path: "/songs/add",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await waitForHydration(page);
      await page.locator("#title").pressSequentially("ma");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    },
  },
  {
    name: "raagas to choose from",
    path: "/songs/add",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await waitForHydration(page);
      await page.locator("#raagaId").pressSequentially("kalyani");
      await expect(page.locator("[role=option]").first()).toBeVisible();
    },
  },
  {
    name: "a raaga that is not clear",
    path: "/songs/add",
    as: "Contributor" as const,
    open: async (page: Page) => {
      await waitForHydration(page);
      await page.locator("#raagaId").fill("bhanumati");
      await page.locator("button.button[value=save]").click();
      await expect(page.locator(".problems")).toBeFocused();
      await expect(page.locator("[name='raagaId.0.chosen']")).toBeVisible();
    },
  },
  {
    name: "details of a new song",
    path: "/songs/add",
    as: "Contributor" as const,
    open: async (page: Page) => {
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expect(page.locator("details[open]")).toHaveCount(2);
    },
  },
];
