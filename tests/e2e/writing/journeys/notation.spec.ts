import { songPath } from "../../support/songs.ts";
import { waitForHydration } from "../../support/test.ts";
import { expect, test } from "../../support/users.ts";

const path = songPath("Vatapi Ganapatim");

test("a contributor writes a notation, sees it before it is kept, and it is played and printed", async ({
  page,
  signIn,
  watch,
}, { project }) => {
  watch.allow(/400/);
  const hasScripts = project.use.javaScriptEnabled !== false;
  await signIn("Contributor");
  await page.goto(path.replace("/songs/", "/songs/edit/"));
  if (hasScripts) await waitForHydration(page);
  const field = page.getByLabel("Notation", { exact: true });

  await field.fill("S R G P | N S' X");
  await page.getByRole("button", { name: "Show the notation" }).click();
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Line 1, letter 16: “X” is not part").first()).toBeVisible();
  await expect(field).toHaveValue("S R G P | N S' X");

  await field.fill("S R G P | N P | G R ||\nw: vā- tā- pi - | ga- ṇa- | pa- tim");
  await page.getByRole("button", { name: "Show the notation" }).click();
  await expect(page.getByText("The lines fit the taala and the raaga.")).toBeVisible();
  const sheet = page.locator(".notation-sheet");
  await expect(sheet.locator(".sign")).toHaveText(["S", "R", "G", "P", "N", "P", "G", "R"]);
  await page.getByRole("button", { name: "Update song" }).click();
  await expect(page).not.toHaveURL(/edit/);

  await page.goto(path);
  await expect(page.getByRole("heading", { name: "Notation", exact: true })).toBeVisible();
  await expect(sheet.locator(".syllable").first()).toHaveText("vā");
  await expect(sheet.getByText("S R G P | N P | G R ||")).toBeAttached();
  const play = page.getByRole("button", { name: "Play the notation" });
  if (hasScripts) {
    await waitForHydration(page);
    await play.click();
    await expect(play).toHaveAttribute("aria-pressed", "true");
    // Looked for in each frame: it is lit for a second.
    await page.waitForFunction(
      () => document.querySelector("[data-sounding]")?.textContent.trim() === "R",
    );
    await play.click();
    await expect(play).toHaveAttribute("aria-pressed", "false");
    await expect(sheet.locator("[data-sounding]")).toHaveCount(0);
  } else await expect(play).toBeHidden();

  await page.emulateMedia({ media: "print" });
  await expect(sheet.locator(".sign").first()).toBeVisible();
  await expect(page.locator(".notation button").filter({ visible: true })).toHaveCount(0);
});
