import type { Page } from "./test.ts";

/** Chooses what is to be done with a song from the menu beside its play button. */
export async function chooseFromMenu(page: Page, title: string, act: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${title}`, exact: true }).click();
  await page.getByRole("dialog", { name: title, exact: true }).getByText(act).click();
}
