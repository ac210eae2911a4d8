import { songPath } from "../../support/songs.ts";
import { expect, test } from "../../support/users.ts";

test("a Viewer follows a raaga and a song by keyboard, changes how often mails come, and ends both", async ({
  page,
  signIn,
}) => {
  const main = page.getByRole("main");
  const part = main.locator(".follow");
  const said = page.locator(".toast, .flash").last();
  await signIn("Viewer");
  for (const path of ["/raagas/Mohanam", songPath("Meru Samana")]) {
    await page.goto(path);
    await part.locator("summary").press("Enter");
    await part.getByLabel("Emails about changes").selectOption("Every day");
    await part.getByRole("button", { name: "Follow" }).press("Enter");
    await expect(said).toHaveText("You now follow this. We will email you about changes.");
    await expect(page).toHaveURL(path);
    await expect(part.locator("summary")).toHaveText("Following");
  }

  await part.locator("summary").press("Enter");
  await part.getByRole("link", { name: "Emails about changes: Every day" }).press("Enter");
  await expect(page).toHaveURL("/following");
  await expect(main.getByRole("listitem").getByRole("link")).toHaveText(["Meru Samana", "Mohanam"]);
  await main.getByLabel("Emails about changes").selectOption("Every week");
  await main.getByRole("button", { name: "Save" }).press("Enter");
  await expect(said).toHaveText("Saved.");
  await expect(main.getByLabel("Emails about changes")).toHaveValue("weekly");
  await main
    .getByRole("listitem")
    .filter({ hasText: "Mohanam" })
    .getByRole("button", { name: "Stop following" })
    .press("Enter");
  await expect(said).toHaveText("You no longer follow this.");
  await expect(main.getByRole("listitem").getByRole("link")).toHaveText(["Meru Samana"]);

  await page.goto(songPath("Meru Samana"));
  await part.locator("summary").press("Enter");
  await part.getByRole("button", { name: "Follow", pressed: true }).press("Enter");
  await expect(said).toHaveText("You no longer follow this.");
  await page.goto("/following");
  await expect(main.getByRole("listitem")).toHaveCount(0);
});
