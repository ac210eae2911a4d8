import { songPath } from "./songs.ts";
import { expect, type Page, waitForHydration } from "./test.ts";

/** Stores a marked song on the device, and a list with that song and one that is not in the archive. */
async function keepOnDevice(page: Page) {
  const songId = Number(songPath("Meru Samana").split("/").at(-1));
  const songs = [songId, 999_999].map((id) => ({ songId: id, note: "Shruti C" }));
  const lists = { marks: [songId], lists: [{ name: "For practice", songs }] };
  const address = page.url();
  // A page without scripts, which does not react to the stored songs.
  await page.goto("/robots.txt");
  await page.evaluate((text) => localStorage.setItem("kept", text), JSON.stringify(lists));
  await page.goto(address);
  await waitForHydration(page);
}

export const deviceStates = [
  {
    name: "lists of the device",
    path: songPath("Meru Samana"),
    open: async (page: Page) => {
      await keepOnDevice(page);
      await expect(page.locator(".song-top a[href='/device']")).toBeVisible();
      await page.locator(".song-acts button").last().click();
      await expect(page.locator("dialog:modal")).toBeVisible();
    },
  },
  {
    name: "songs on the device",
    path: "/device",
    open: async (page: Page) => {
      await keepOnDevice(page);
      await expect(page.locator(".own-song h3")).toHaveCount(2);
    },
  },
];

export const offerStates = [
  {
    name: "songs on the device to take over",
    path: "/my-collection",
    as: "Viewer" as const,
    open: async (page: Page) => {
      await keepOnDevice(page);
      await expect(page.locator(".device-offer")).toBeVisible();
    },
  },
  {
    name: "notice of songs on the device",
    path: "/taalas/Adi",
    as: "Viewer" as const,
    open: async (page: Page) => {
      await keepOnDevice(page);
      await expect(page.locator(".device-notice")).toBeVisible();
    },
  },
];
