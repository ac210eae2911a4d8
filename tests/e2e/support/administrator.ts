import { expect, hydrated, type Page } from "./test.ts";

/** Signs in as the administrator of the demonstration. */
export async function signInAsAdministrator(page: Page, scripts: boolean) {
  await page.goto("/login");
  if (scripts) await hydrated(page);
  await page.getByLabel("Email").fill("admin@example.org");
  await page.getByLabel("Password").fill("tambura-at-dawn");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/home");
}
