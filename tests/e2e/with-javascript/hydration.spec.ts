import { searchPath, songPath } from "../support/songs.ts";
import { setPreferenceCookies, expect, waitForHydration, test } from "../support/test.ts";

const paths = [
  "/",
  "/home",
  "/home?view=table",
  "/home?paging=smooth",
  "/search",
  "/offline",
  searchPath({ raagaDescription: "Amritavarshini" }),
  searchPath({ title: "nothing of the kind" }),
  songPath("Meru Samana"),
  songPath("Omkara Akarini"),
];

// React logs hydration mismatches, and `watch` fails on them.
for (const language of ["en", "te", "hi"])
  test(`the scripts take the pages over as they are: ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    for (const path of paths) {
      await page.goto(path);
      const before = await page.getByRole("heading", { level: 1 }).textContent();
      await waitForHydration(page);
      await expect(page.locator("h1"), path).toHaveCount(1);
      await expect(page.locator("h1"), path).toHaveText(before!);
      await expect(page.locator("head title"), path).toHaveCount(1);
      await expect(page.locator("main"), path).toHaveCount(1);
    }
  });

test("the wheel stays as the server drew it, and comes with its page when that is followed", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.locator(".wheel .cell")).toHaveCount(72);
  await expect(page.locator(".timeline li")).not.toHaveCount(0);
  await page.getByRole("link", { name: "Browse the compositions" }).click();
  await expect(page).toHaveTitle(/All Compositions/);
  await page.locator("header a").first().click();
  await expect(page.locator(".wheel .cell")).toHaveCount(72);
  await page.getByRole("link", { name: "65 Mechakalyani" }).locator("path").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Mechakalyani/);
});

test("a missing song keeps its one heading", async ({ page, watch }) => {
  watch.allow(/404/);
  await page.goto("/songs/99999");
  await waitForHydration(page);
  await expect(page.locator("h1")).toHaveText(["Song not found"]);
  await expect(page).toHaveTitle("Song not found");
});

test("moving about does not load the page anew, and moves title and description along", async ({
  page,
}) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole("link", { name: "Browse the compositions" }).click();
  await expect(page).toHaveTitle("All Compositions · Murali Archive");
  await page.getByRole("link", { name: "Amba Mamava" }).click();
  await expect(page).toHaveTitle("Amba Mamava · Murali Archive");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Navamalika/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/songs\/10$/);
  await page.goBack();
  await expect(page.locator("h1")).toHaveText(["All Compositions"]);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("the watch over the console sees breaches of the security policy", async ({ page, watch }) => {
  await page.goto("/offline");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.ran = true";
    document.body.appendChild(script);
  });
  await expect.poll(() => watch.complaints.join()).toMatch(/Content Security Policy/);
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  watch.allow(/Content Security Policy/);
});
