import { expectResults, songPath, total } from "../support/songs.ts";
import { expect, test } from "../support/test.ts";

test("plays a recording by the browser's own controls", async ({ page, request }) => {
  await page.goto(songPath("Meru Samana"));
  const audio = page.locator("audio:not(.scale *)");
  await expect(audio).toBeVisible();
  await expect(audio).toHaveAttribute("controls");
  const recording = await request.get((await audio.getAttribute("src"))!);
  expect(recording.status()).toBe(200);
  expect(recording.headers()["content-type"]).toMatch(/^audio\//);
});

test("plays the scale beside a song as a file", async ({ page, request }) => {
  await page.goto(songPath("Vatapi Ganapatim"));
  const audio = page.locator(".scale audio[controls]");
  await expect(audio).toBeVisible();
  const file = await request.get((await audio.getAttribute("src"))!);
  expect(file.headers()["content-type"]).toMatch(/^audio\//);
});

for (const path of [
  "/",
  "/home",
  "/home?view=table",
  "/home?paging=smooth",
  "/songs/63",
  "/search",
])
  test(`${path} offers nothing that needs scripts`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const element of await page.locator(".needs-script").all())
      await expect(element).toBeHidden();
  });

test("pages where scripts would scroll on", async ({ page }) => {
  await page.goto("/home?paging=smooth");
  const pager = page.getByRole("navigation", { name: "Pages" });
  const last = Math.ceil(total / 20);
  await pager.getByRole("link", { name: `Page ${last}`, exact: true }).click();
  await expectResults(page, (last - 1) * 20 + 1, total, total);
});
