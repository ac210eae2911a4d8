import { findSessionCookies } from "./sessions.ts";
import { type Page, test } from "./test.ts";

export async function signInAsAdministrator(page: Page) {
  const { baseURL } = test.info().project.use;
  const browser = page.context().browser()!;
  await page.context().addCookies(await findSessionCookies(browser, baseURL, "Administrator"));
}
