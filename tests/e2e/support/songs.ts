import { demoSongs } from "#drizzle/seed/demo/songs.ts";
import { expect, type Page } from "./test.ts";

export const total = demoSongs.length;

/** The address of a song of the demonstration. */
export function songPath(title: string): string {
  const at = demoSongs.findIndex((song) => song.title === title);
  if (at < 0) throw new Error(`The demonstration has no song ${title}`);
  return `/songs/${at + 1}`;
}

/** The address of a search with these filters. */
export function searchPath(filters: Record<string, string>): string {
  return `/search?${new URLSearchParams({ searched: "true", ...filters })}`;
}

const byTitle = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** Titles in the order of the catalogue. */
export const titles = demoSongs.map(({ title }) => title).toSorted(byTitle);

/** The titles of the cards on a page, in their order. */
export function cardTitles(page: Page) {
  return page.getByRole("main").getByRole("listitem").getByRole("heading");
}

export async function expectResults(page: Page, start: number, end: number, of: number) {
  await expect(page.getByText(`Showing ${start} to ${end} of ${of} results`)).toBeVisible();
}
