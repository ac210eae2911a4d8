import { songPath } from "../../support/songs.ts";
import { expect, test } from "../../support/users.ts";

const title = "Omkara Akarini";

test("an Administrator hides the notation of a song for a rights holder, and shows it again", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/400/);
  const said = page.locator(".toast, .flash");
  const main = page.getByRole("main");
  await signIn("Administrator");
  await page.goto(songPath(title));
  const id = new URL(page.url()).pathname.split("/").at(-1);
  await page.goto(`/admin/hide/song/${id}`);
  await page.getByLabel("Which part").selectOption("This whole recording");
  await main.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByLabel("Reason")).toHaveAccessibleDescription(/This field is required/);
  await page.getByLabel("Reason").fill("A letter of 3 March");
  await main.getByRole("button", { name: "Hide" }).click();
  await expect(said).toHaveText(`“${title}”: the part is hidden`);
  const hidden = main.getByRole("row").filter({ hasText: "A letter of 3 March" });
  expect((await page.request.get(`/songs/${id}`)).status()).toBe(410);
  await hidden.getByRole("button", { name: /^Show again/ }).click();
  await expect(said).toHaveText(`“${title}”: shown again as it was`);
  expect((await page.request.get(`/songs/${id}`)).status()).toBe(200);
});
