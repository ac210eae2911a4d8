import { demoCompositions } from "#drizzle/seed/demo/demo-compositions.ts";
import { expect, type Page } from "./test.ts";

export const total = demoCompositions.length;
export const { length: totalOfHis } = demoCompositions.filter(
  ({ composer }) => composer.name === "M. Balamuralikrishna",
);

/** Returns the path of a composition of the demonstration. */
export function songPath(title: string): string {
  const at = demoCompositions.findIndex((song) => song.title === title);
  if (at < 0) throw new Error(`The demonstration has no song ${title}`);
  return `/songs/${at + 1}`;
}

export function searchPath(filters: Record<string, string>): string {
  return `/search?${new URLSearchParams({ searched: "true", ...filters })}`;
}

const byTitle = (a: string, b: string) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

/** Titles in the catalogue's order. */
export const titles = demoCompositions.map(({ title }) => title).toSorted(byTitle);

export function cardTitles(page: Page) {
  return page.getByRole("main").getByRole("listitem").getByRole("heading");
}

export async function expectResults(page: Page, start: number, end: number, of: number) {
  await expect(page.getByText(`Showing ${start} to ${end} of ${of} results`)).toBeVisible();
}
