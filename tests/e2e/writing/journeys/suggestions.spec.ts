import { songPath } from "../../support/songs.ts";
import { waitToSend } from "../../support/suggestions.ts";
import { expect, test } from "../../support/users.ts";

test("a visitor suggests a place, and its song names it once the owner accepts, with thanks", async ({
  page,
  signIn,
  watch,
}, { project }) => {
  watch.allow(/400/);
  const said = page.locator(".toast, .flash");
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
  await expect(said).toHaveText("Thank you! Somebody will look at your suggestion.");

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
  await expect(said).toHaveText("The suggestion was accepted.");
  await page.goto(path);
  await expect(page.getByRole("main").getByText(place).first()).toBeVisible();
  await expect(page.getByText("Corrected with the help of Lakshmi")).toBeVisible();
});

test("a suggestion is declined with a reason, which the form asks for beside its field", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/400/);
  const title = "Omkara Akarini";
  await page.goto(`/suggest${songPath(title).replace("songs", "song")}?field=other`);
  await page.getByLabel("What you know").fill("This is another song.");
  await waitToSend(page);
  await page.getByRole("button", { name: "Send the suggestion" }).click();
  await expect(page.locator(".toast, .flash")).toHaveText(/^Thank you!/);

  await signIn("Administrator");
  await page.goto("/admin/suggestions");
  const waiting = page.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await waiting.getByText("Decline").first().click();
  const decline = waiting.getByRole("button", { name: /^Decline/ });
  await decline.click();
  const reason = waiting.getByLabel("Reason");
  await expect(reason).toHaveAccessibleDescription(/This field is required/);
  await expect(reason).toHaveAttribute("aria-invalid", "true");
  await waiting.getByRole("alert").getByRole("link").click();
  await expect(reason).toBeFocused();
  await reason.fill("The words are the same.");
  await decline.click();
  await expect(page.locator(".toast, .flash")).toHaveText("The suggestion was declined.");
});
