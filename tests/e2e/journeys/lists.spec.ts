import {
  cardTitles,
  expectResults,
  searchPath,
  songPath,
  titles,
  total,
} from "../support/songs.ts";
import { expect, expectUrl, setPreferenceCookies, test } from "../support/test.ts";

test("a letter leads to the titles from it on, in the reader's script", async ({
  page,
  baseURL,
}) => {
  await page.goto("/home");
  const letters = page.getByRole("navigation", { name: "Initial" });
  await letters.getByRole("link", { name: "S", exact: true }).click();
  await expectUrl(page, "/home", { initial: "S" });
  const before = titles.filter((title) => title < "S").length;
  await expectResults(page, before + 1, before + 20, total);
  await expect(cardTitles(page).first()).toHaveText(titles[before]!);
  await letters.getByRole("link", { name: "All" }).click();
  await expect(cardTitles(page).first()).toHaveText(titles[0]!);

  await setPreferenceCookies(page.context(), baseURL, { preferences: "lng=te" });
  await page.goto("/home");
  const telugu = page.getByRole("navigation", { name: "మొదటి అక్షరం" });
  await telugu.getByRole("link", { name: "న", exact: true }).click();
  await expect(cardTitles(page).first()).toHaveText(/^న/);
});

test("compositions without a recording lead to the form, with how to become a contributor", async ({
  page,
}) => {
  await page.goto("/home");
  const lists = page.getByRole("navigation", { name: "Help complete the archive" });
  await lists.getByRole("link", { name: /^Without a recording/ }).click();
  await expectUrl(page, "/home", { without: "recording" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Compositions without a recording",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Sign up" })).toBeVisible();
  await page.getByRole("link", { name: "Add a recording" }).first().click();
  await expect(page).toHaveURL(/\/login/);
});

test("a found line is marked, and leads to the line in the reader's script", async ({ page }) => {
  await page.goto(searchPath({ lyrics: "dhira varada", lng: "kn" }));
  await expect(page.getByRole("main").locator("mark")).toHaveText("ಧೀರ ವರದ");
  await page.getByRole("link", { name: "ಮೇರು ಸಮಾನ ಧೀರ ವರದ ರಘು" }).click();
  await expect(page).toHaveURL(/\?script=kn#l1$/);
  await expect(page.locator("#l1")).toContainText("ಮೇರು ಸಮಾನ ಧೀರ ವರದ ರಘು");
  await expect(page.locator("#l1")).toBeInViewport();
});

test("a song leads on to others in its raaga", async ({ page }) => {
  await page.goto(songPath("Tillana in Amritavarshini"));
  const related = page.getByRole("region", { name: "More in Amritavarshini" });
  await expect(related.getByRole("link")).toHaveCount(3);
  const next = await related.getByRole("link").first().textContent();
  await related.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(next!);
});
