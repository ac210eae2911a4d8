import { concertPath } from "#app/domain/songs/concert.ts";
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

test("compares two raagas that are typed", async ({ page }) => {
  await page.goto("/raagas/Mohanam");
  const compare = page.locator("form.compare");
  await compare.locator("[name=other]").fill("Hamsadhvani");
  await compare.getByRole("button").click();
  await expect(page).toHaveURL("/raagas/Mohanam/beside/Hamsadhvani");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hamsadhvani");
});

test("reads the pieces of a concert", async ({ page }) => {
  await page.goto(concertPath("AIR Vijayawada, radio concert"));
  const pieces = page.getByRole("region", { name: "Pieces in order" });
  await pieces.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/songs\/\d+$/);
});

test("pages where scripts would scroll on", async ({ page }) => {
  await page.goto("/home?paging=smooth");
  const pager = page.getByRole("navigation", { name: "Pages" });
  const last = Math.ceil(total / 20);
  await pager.getByRole("link", { name: `Page ${last}`, exact: true }).click();
  await expectResults(page, (last - 1) * 20 + 1, total, total);
});
