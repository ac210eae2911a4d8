import { chooseFromMenu } from "../support/player.ts";
import { searchPath, songPath } from "../support/songs.ts";
import { expect, waitForHydration, type Page, test } from "../support/test.ts";

const playable = searchPath({ composer: "Tyagaraja" });
const dialog = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const media = (page: Page) =>
  page.locator(":is(audio, video, iframe):not(.scale *, .raaga-of-day *)");
const time = (page: Page) => media(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const main = (page: Page) => page.getByRole("main");
const modal = (page: Page) => dialog(page).evaluate((element) => element.matches(":modal"));

async function expectPlaying(page: Page) {
  const from = await time(page);
  await expect.poll(() => time(page)).toBeGreaterThan(from + 0.2);
}

async function play(page: Page, title: string) {
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  await expect(page.getByRole("dialog", { name: `Player: ${title}` })).toBeVisible();
  await expectPlaying(page);
}

test.beforeEach(async ({ page }) => {
  await page.goto(playable);
  await waitForHydration(page);
});

test("plays from a card in a bar that stays while one browses on", async ({ page }) => {
  await play(page, "Meru Samana");
  const button = page.getByRole("button", { name: "Pause Meru Samana" });
  await expect(button).toBeVisible();
  await expect(button).toBeFocused();
  expect(await modal(page)).toBe(false);
  await media(page).evaluate((audio) => Object.assign(window, { audio }));
  const heard = await time(page);

  const places = page.getByRole("navigation", { name: "Main" });
  await places.getByRole("button", { name: "Browse" }).click();
  await places.getByText("All Compositions").click();
  await expect(page).toHaveURL("/home");
  await page.getByRole("main").getByRole("link", { name: "Amba Mamava" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Amba Mamava");
  expect(await media(page).evaluate((audio) => "audio" in window && window.audio === audio)).toBe(
    true,
  );
  expect(await time(page)).toBeGreaterThanOrEqual(heard);
  await expectPlaying(page);

  await page.getByRole("link", { name: "Meru Samana" }).click();
  await expect(page).toHaveURL(songPath("Meru Samana"));
  await page.getByRole("button", { name: "Close the player" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(media(page)).toHaveCount(0);
});

const paused = (page: Page) => media(page).evaluate((audio: HTMLAudioElement) => audio.paused);

test("a row plays its song, and says what its button will do", async ({ page }) => {
  await page.goto("/people/tyagaraja");
  await waitForHydration(page);
  const row = main(page).getByRole("listitem").filter({ hasText: "Meru Samana" });
  const button = row.locator("button.play");
  await expect(button).toHaveAccessibleName("Play Meru Samana");
  await button.click();
  await expect(page.getByRole("dialog", { name: "Player: Meru Samana" })).toBeVisible();
  await expectPlaying(page);
  await expect(button).toHaveAccessibleName("Pause Meru Samana");
  await button.click();
  await expect.poll(() => paused(page)).toBe(true);
  await expect(button).toHaveAccessibleName("Resume Meru Samana");
  await button.click();
  await expectPlaying(page);

  await main(page).getByRole("link", { name: "Meru Samana" }).click();
  await page.goBack();
  // The song is short.
  await expect(button).toHaveAccessibleName(/^(Pause|Resume) Meru Samana$/);
});

test("the button of a song says what it will do: play, pause, resume", async ({ page }) => {
  const button = page.locator(".leaf", { hasText: "Meru Samana" }).locator(".play");
  await expect(button).toHaveAccessibleName("Play Meru Samana");
  await play(page, "Meru Samana");
  await expect(button).toHaveAccessibleName("Pause Meru Samana");
  await button.click();
  await expect(button).toHaveAccessibleName("Resume Meru Samana");
  await expect.poll(() => paused(page)).toBe(true);
  const place = await time(page);
  await button.click();
  await expect(button).toHaveAccessibleName("Pause Meru Samana");
  await expectPlaying(page);
  expect(await time(page)).toBeGreaterThan(place);
  // Also by the bar, and on another page.
  await dialog(page).getByRole("button", { name: "Pause", exact: true }).click();
  await expect(button).toHaveAccessibleName("Resume Meru Samana");
  await expect(button).not.toHaveAttribute("aria-pressed");
  await page.getByRole("main").getByRole("link", { name: "Meru Samana" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meru Samana");
  await main(page).getByRole("button", { name: "Resume", exact: true }).click();
  await expect(main(page).getByRole("button", { name: "Pause", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Close the player" }).click();
  await expect(main(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("Space pauses and goes on, and leaves the page where it is", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 400 });
  await play(page, "Meru Samana");
  const top = () => page.evaluate(() => window.scrollY);
  const from = await top();
  await dialog(page).getByRole("link", { name: "Meru Samana" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => paused(page)).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(() => paused(page)).toBe(false);
  await dialog(page).getByRole("button", { name: "Enlarge the player" }).focus();
  await page.keyboard.press("Space");
  await expect.poll(() => modal(page)).toBe(true);
  expect(await paused(page)).toBe(false);
  expect(await top()).toBe(from);
});

test("goes on while one looks at the list another way, or clears the search", async ({ page }) => {
  await play(page, "Meru Samana");
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByRole("button", { name: "Table" })).toBeFocused();
  await expectPlaying(page);
  await page.getByText("Change search").click();
  await page.getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/search");
  await expectPlaying(page);
});

test("is small on the page that one goes back to", async ({ page }) => {
  await page.getByRole("link", { name: "Meru Samana" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meru Samana");
  await chooseFromMenu(page, "Meru Samana", "Larger player");
  await expect.poll(() => modal(page)).toBe(true);
  await page.goBack();
  await expect.poll(() => modal(page)).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(playable);
  await expectPlaying(page);
});

test("can be reached while the words are read large", async ({ page }) => {
  await play(page, "Meru Samana");
  await page.getByRole("link", { name: "Meru Samana" }).first().click();
  await page.getByRole("link", { name: "Open full view" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.getByRole("button", { name: "Enlarge the player" }).click();
  await expect.poll(() => modal(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => modal(page)).toBe(false);
  await page.locator("#lyrics-title").click();
  await expect(page).toHaveURL(/#lyrics$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("plays one song at a time", async ({ page }) => {
  await play(page, "Meru Samana");
  const first = await media(page).getAttribute("src");
  await play(page, "Nidhi Chala Sukhama");
  await expect(media(page)).toHaveCount(1);
  expect(await media(page).getAttribute("src")).not.toBe(first);
  await expect(page.getByRole("button", { name: /^Pause ./ })).toHaveCount(1);
  await media(page).evaluate((audio: HTMLAudioElement) => audio.pause());
  await expect(page.getByRole("button", { name: /^Pause ./ })).toHaveCount(0);
});

test("grows to a dialog in front of the page, and Escape brings it back to its bar", async ({
  page,
}) => {
  await play(page, "Meru Samana");
  await media(page).evaluate((audio) => Object.assign(window, { audio }));
  await page.getByRole("button", { name: "Enlarge the player" }).click();
  await expect.poll(() => modal(page)).toBe(true);
  await expectPlaying(page);
  for (const times of [1, 2]) {
    await page.keyboard.press("Escape");
    await expect(dialog(page), `Escape ${times}`).toBeVisible();
    await expect.poll(() => modal(page)).toBe(false);
  }
  await page.getByRole("button", { name: "Enlarge the player" }).click();
  await expect.poll(() => modal(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => modal(page)).toBe(false);
  await page.getByRole("button", { name: "Enlarge the player" }).click();
  await page.getByRole("button", { name: "Minimise the player" }).click();
  await expect.poll(() => modal(page)).toBe(false);
  expect(await media(page).evaluate((audio) => "audio" in window && window.audio === audio)).toBe(
    true,
  );
  await expectPlaying(page);
});

test("opens from a song's page, in its bar or large", async ({ page }) => {
  await page.goto(songPath("Chakkani Raja Margamu"));
  await waitForHydration(page);
  await expect(page.locator("main audio:not(.scale *, .raaga-of-day *)")).toHaveCount(0);
  await main(page).getByRole("button", { name: "Play", exact: true }).click();
  await expect(dialog(page)).toBeVisible();
  expect(await modal(page)).toBe(false);
  await expectPlaying(page);
  await page.getByRole("button", { name: "Close the player" }).click();
  await chooseFromMenu(page, "Chakkani Raja Margamu", "Larger player");
  await expect.poll(() => modal(page)).toBe(true);
  await expectPlaying(page);
});

test("pauses when another tab begins to play, and keeps its place", async ({ page, context }) => {
  await play(page, "Meru Samana");
  const heard = await time(page);
  const second = await context.newPage();
  await second.goto(playable);
  await waitForHydration(second);
  await play(second, "Chakkani Raja Margamu");
  await expect.poll(() => paused(page)).toBe(true);
  expect(await time(page)).toBeGreaterThanOrEqual(heard);
  const resume = page.getByRole("button", { name: "Resume Meru Samana" });
  await expect(resume).toBeVisible();
  await expectPlaying(second);
  await resume.click();
  await expect.poll(() => paused(second)).toBe(true);
  await expectPlaying(page);
  expect(await time(page)).toBeGreaterThan(heard);
});

test("songs without a recording say so", async ({ page }) => {
  await page.goto(songPath("Sama Gana"));
  await expect(page.getByText("There is no recording yet.")).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
});
