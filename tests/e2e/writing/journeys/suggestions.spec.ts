import { songPath } from "../../support/songs.ts";
import { waitToSend } from "../../support/suggestions.ts";
import { expect, test } from "../../support/users.ts";

test("a visitor suggests a place, and its song names it once the owner accepts, with thanks", async ({
  page,
  signIn,
}, { project }) => {
  const title = "Mahaniya Madhura";
  const path = songPath(title);
  const place = `Hall of ${project.name}`;
  await page.goto(path);
  await page.getByRole("link", { name: "Do you know where this was recorded?" }).click();
  await page.getByLabel("As it should be").fill(place);
  await page.getByLabel("Your name (optional)").fill("Lakshmi");
  await page.getByLabel("Thank me by this name on the page").check();
  await page.getByLabel("Your email address (optional)").fill("nobody");
  await waitToSend(page);
  const send = page.getByRole("button", { name: "Send the suggestion" });
  await send.click();
  await expect(page.getByLabel("Your email address (optional)")).toHaveAccessibleDescription(
    /Please enter a valid email address/,
  );
  await expect(page.getByLabel("As it should be")).toHaveValue(place);
  await expect(page.getByLabel("Thank me by this name on the page")).toBeChecked();
  await page.getByLabel("Your email address (optional)").fill("");
  await send.click();
  await expect(page.getByText("Thank you! Somebody will look at your suggestion.")).toBeVisible();

  await signIn("Contributor");
  await page.goto("/my-collection");
  const link = page.getByRole("link", { name: "1 suggestion on what you added" });
  const firstSong = page.locator(".own-songs").first();
  expect((await link.boundingBox())!.y).toBeLessThan((await firstSong.boundingBox())!.y);
  await link.click();
  const waiting = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await expect(waiting.locator("mark")).toHaveText(place);
  const bounds = (await waiting.boundingBox())!;
  const foot = (await page.getByRole("contentinfo").boundingBox())!;
  expect(bounds.y + bounds.height, "the queue ends above the footer").toBeLessThan(foot.y);
  await waiting.getByRole("button", { name: /^Accept/ }).click();
  await expect(page.getByText("The suggestion is accepted.")).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole("main").getByText(place).first()).toBeVisible();
  await expect(page.getByText("Corrected with the help of Lakshmi")).toBeVisible();
});
