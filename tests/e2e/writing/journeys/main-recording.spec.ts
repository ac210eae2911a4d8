import { songPath } from "../../support/songs.ts";
import { expect, test } from "../../support/users.ts";

const title = "Omkara Akarini";

test("an editor marks the recording that is shown first", async ({ page, signIn }) => {
  const main = page.getByRole("main");
  const said = page.locator(".toast, .flash");
  const recordings = main.getByRole("region", { name: /^\d+ recordings$/ });
  await signIn("Administrator");

  await page.goto(songPath(title));
  await expect(recordings.locator("[aria-current]")).toHaveCount(1);
  const other = recordings.locator("li a:not([href*=edit])").last();
  const path = (await other.getAttribute("href"))!;
  await other.click();
  await expect(page).toHaveURL(path);
  await main.getByRole("button", { name: "Show this recording first" }).click();
  await expect(said).toHaveText("This recording is shown first from now on");

  const shown = main.getByRole("link", { name: title, exact: true }).first();
  await page.goto(`/search?title=${encodeURIComponent(title)}&searched=true&sortBy=title`);
  await expect(shown).toHaveAttribute("href", path);

  await page.goto(path);
  await main.getByRole("button", { name: "Show the longest recording first" }).click();
  await expect(said).toHaveText("The longest recording is shown first from now on");
});
