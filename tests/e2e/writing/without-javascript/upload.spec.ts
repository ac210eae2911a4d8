import { expect, test } from "../../support/users.ts";
import { writeRecording } from "../../support/recording.ts";
import { searchPath } from "../../support/songs.ts";

test("a recording goes with the form, and plays; what is none keeps the form as it was", async ({
  page,
  signIn,
  watch,
}, info) => {
  watch.allow(/415|422/);
  await signIn("Contributor");
  await page.goto("/songs/add");
  const title = page.getByLabel("Title *");
  await title.fill("A tone in a form");
  await page.getByLabel("Upload type *").selectOption("Audio");
  await page.getByLabel("Media type *").selectOption("Audio");
  await page.getByLabel("Singer *").fill("Somebody");
  await page.getByLabel("Recording date *").fill("1975-08-15");
  await page.getByLabel("Description *").fill("A tone that rises.");
  const file = page.locator("input[type=file]");
  const create = page.getByRole("button", { name: "Create song" });
  await file.setInputFiles({
    name: "page.mp3",
    mimeType: "audio/mpeg",
    buffer: Buffer.from("<!doctype html><p>no recording</p>"),
  });
  await create.click();
  await expect(page.getByRole("alert")).toContainText(
    "its contents are not a recording of that type",
  );
  await expect(title).toHaveValue("A tone in a form");
  await expect(page.getByLabel("Description *")).toHaveValue("A tone that rises.");

  await file.setInputFiles(writeRecording(info.outputPath("tone.wav"), 30));
  await create.click();
  await expect(page).toHaveURL("/my-collection");
  await expect(page.locator(".flash")).toHaveText("Song uploaded successfully");
  await page.goto(searchPath({ title: "A tone in a form" }));
  await page
    .getByRole("main")
    .getByRole("link", { name: "A tone in a form", exact: true })
    .first()
    .click();
  const source = await page.locator("audio[controls]:not(.scale *)").getAttribute("src");
  const answer = await page.request.get(source!, { headers: { Range: "bytes=8-11" } });
  expect([answer.status(), await answer.text()]).toEqual([206, "WAVE"]);
});
