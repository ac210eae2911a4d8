import { songPath } from "../support/songs.ts";
import { setPreferenceCookies, expect, test } from "../support/test.ts";

const telugu = songPath("Nidhi Chala Sukhama");
const tamil = songPath("Yaro Ivar Yaro");

test("lyrics in the script one chooses, here and on the next song", async ({ page }) => {
  await page.goto(telugu);
  const lyrics = page.getByRole("region", { name: "Lyrics" });
  const line = lyrics.locator("#l1");
  await expect(line).toContainText("నిధి చాల సుఖమా రాముని");
  await expect(lyrics.getByRole("heading", { level: 3 })).toHaveText([
    "Pallavi",
    "Anupallavi",
    "Charanam",
  ]);
  for (const [name, script, tag, text] of [
    ["Tamil", "ta", "te-Taml", "நிதி⁴ சால ஸுக²மா ராமுனி"],
    ["Kannada", "kn", "te-Knda", "ನಿಧಿ ಚಾಲ ಸುಖಮಾ ರಾಮುನಿ"],
    ["Roman (ISO 15919)", "iso", "te-Latn", "nidhi cāla sukhamā rāmuni"],
  ] as const) {
    await lyrics.getByRole("button", { name }).click();
    await expect(line).toContainText(text);
    await expect(lyrics.locator(`[lang="${tag}"]`).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`\\?script=${script}`));
    await expect(lyrics.getByRole("button", { name })).toHaveAttribute("aria-pressed", "true");
    await expect(lyrics.getByText("This is an automatic transliteration")).toBeVisible();
  }
  // Side by side on wide screens.
  const original = lyrics.locator('.original[lang="te"]').first();
  await expect(original).toBeVisible();
  const shown = (await line.boundingBox())!;
  const beside = (await original.locator(".line").first().boundingBox())!;
  expect(beside.y).toBe(shown.y);
  expect(beside.x).toBeGreaterThan(shown.x + shown.width);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(original).toBeHidden();

  await page.goto(songPath("Chakkani Raja Margamu"));
  await expect(line).toContainText("cakkani rāja mārgamuluṇḍaga");
  await lyrics.getByRole("button", { name: "Original" }).click();
  await expect(line).toContainText("చక్కని రాజ మార్గములుండగ");
  await page.goto(telugu);
  await expect(line).toContainText("నిధి");
});

test("Tamil is offered in roman alone, and the page says why", async ({ page }) => {
  await page.goto(tamil);
  const lyrics = page.getByRole("region", { name: "Lyrics" });
  await expect(lyrics.getByRole("button")).toHaveText(["Original (Tamil)", "Roman (ISO 15919)"]);
  await expect(lyrics.getByText("Tamil has one letter for k and g")).toBeVisible();
  await lyrics.getByRole("button", { name: "Roman" }).click();
  await expect(lyrics.locator("#l1")).toContainText("yārō ivar yārō");
});

test("a line has an address, the same in every script", async ({ page }) => {
  await page.goto(telugu);
  await page.locator("#l6").hover();
  await page.getByRole("link", { name: "Link to line 6", exact: true }).click();
  await expect(page).toHaveURL(`${telugu}#l6`);
  await page.goto(`${telugu}?script=hi#l6`);
  await expect(page.locator("#l6")).toContainText("कर्दम दुर्विषय");
  await expect(page.locator("#l6")).toBeInViewport();
});

test("a line that a search found is marked on the song's page", async ({ page }) => {
  await page.goto("/search?lyrics=tanaru&searched=true");
  await page.getByRole("main").locator('a[href*="#l"]').first().click();
  // Headings and blank lines are not counted.
  await expect(page).toHaveURL(`${songPath("Meru Samana")}#l6`);
  await expect(page.locator("#l6")).toContainText("తనరు నెమ్మోమును");
  await expect(page.locator("#l6")).not.toHaveCSS("box-shadow", "none");
  await expect(page.locator("#l5")).toHaveCSS("box-shadow", "none");
});

test("names stand in the script of the page, the roman form under them if one asks for it", async ({
  page,
  context,
  baseURL,
}) => {
  const raaga = page.locator(".song-top .song-music").getByRole("link").first();
  for (const [preferences, name] of [
    ["lng=ta&roman=shown", "மேசகல்யாணி Mechakalyani"],
    ["lng=ta", "மேசகல்யாணி"],
  ] as const) {
    await setPreferenceCookies(context, baseURL, { preferences });
    await page.goto(telugu);
    await expect(raaga).toHaveAccessibleName(name);
  }
  await expect(page.getByRole("heading", { level: 3 }).first()).toHaveText("பல்லவி");
  await expect(page.getByText("ருத்ர சக்கரம்")).toBeVisible();
  await page.goto(songPath("Daivamu Nive"));
  await expect(page.getByText("வாசஸ்பதி ராகத்தின் ஜன்ய ராகம்")).toBeVisible();
});
