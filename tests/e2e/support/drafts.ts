import type { Page } from "./test.ts";

/** Removes the rows of other tests. */
export async function removeDrafts(page: Page) {
  await page.goto("/songs/drafts");
  const rows = page.locator("tr[data-row]");
  const ids = await rows.evaluateAll((all) => all.map((row) => row.getAttribute("data-row")));
  const headers = { Origin: new URL(page.url()).origin };
  for (const id of ids)
    await page.request.post(`/songs/drafts/${id}`, { form: { act: "remove" }, headers });
}
