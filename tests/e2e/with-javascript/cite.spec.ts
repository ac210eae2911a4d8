import { songPath } from "../support/songs.ts";
import { expect, test, waitForHydration } from "../support/test.ts";

const song = songPath("Meru Samana");

test.describe("a citation", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("is found at the foot of a song, and copied in one press", async ({ page, baseURL }) => {
    await page.goto(song);
    await waitForHydration(page);
    await page.getByRole("link", { name: "Cite", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cite");
    await page.getByRole("button", { name: "Copy: BibTeX" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Citation copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("@misc{song-");
    expect(copied).toContain(`  url = {${baseURL}${song}},`);
  });
});

test("a citation that cannot be copied says what to do instead", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    }),
  );
  await page.goto(`/cite/song/${song.split("/").at(-1)}`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Copy: RIS" }).click();
  await expect(page.getByRole("status").filter({ hasText: "could not be copied" })).toBeVisible();
});

test("the tags of a page's head follow a link, and are those of one page", async ({ page }) => {
  await page.goto(song);
  await waitForHydration(page);
  const titles = page.locator("head meta[name=citation_title]");
  await expect(titles).toHaveCount(1);
  await page.getByRole("main").locator("header").getByRole("link").first().click();
  await page.waitForURL("/people/**");
  await expect(page.locator("head link[rel=cite-as]")).toHaveAttribute("href", page.url());
  await expect(titles).toHaveCount(1);
  await expect(titles).not.toHaveAttribute("content", "Meru Samana");
});
