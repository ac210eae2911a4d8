import { completeSongs } from "../../song-rows.ts";
import { songPath } from "./songs.ts";
import { expect, type Page } from "./test.ts";

export const csvStates = [
  { name: "songs as CSV", path: "/my-collection/import", as: "Contributor" as const },
  {
    name: "preview of songs as CSV",
    path: "/my-collection/import",
    as: "Contributor" as const,
    open: async (page: Page) => {
      const id = songPath("Meru Samana").slice(7);
      const rows = await completeSongs(
        `id,title,place,raagaId,recordingDate\n${id},,Chennai,,\n${id},,,,\n,New,,Mohanm,\n,Other,,మోహన,3/4/1975\n`,
      );
      const file = { name: "songs.csv", mimeType: "text/csv", buffer: Buffer.from(rows) };
      await page.locator("input[type=file]").setInputFiles(file);
      await page.locator("button[value=check]").click();
      await expect(page.locator(".csv-preview select")).toBeVisible();
    },
  },
];
