import { fileURLToPath } from "node:url";
import { hearTurns, pressPoint, usualDistance } from "../support/loops.ts";
import { searchPath } from "../support/songs.ts";
import { type Page, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));

// The songs of the first test are played in the others.
test.describe.configure({ mode: "serial" });

const files = [
  { title: "Tone in MP3", file: "tone.mp3", type: "Audio" },
  { title: "Tone in MP4 with a picture", file: "tone.mp4", type: "Video" },
  { title: "Tone in MPEG 4", file: "tone.m4a", type: "Audio" },
  { title: "Tone in Opus", file: "tone.opus", type: "Audio" },
];
const seconds = 12;

const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const medium = (page: Page) => player(page).locator("audio, video");
const time = (page: Page) => medium(page).evaluate((one: HTMLMediaElement) => one.currentTime);
const setTime = (page: Page, to: number) =>
  medium(page).evaluate((one: HTMLMediaElement, place) => {
    one.currentTime = place;
  }, to);

async function addSong(page: Page, { title, file, type }: (typeof files)[number]) {
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption(type);
  await page.locator("[name=mediaFile]").setInputFiles(fixture(file));
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=singer]").fill("M. Balamuralikrishna");
  await page.locator("[name=publishedDate]").fill("1975-08-15");
  await page.locator("textarea[name=description]").fill("A tone with short beeps.");
  for (const name of ["mediaTypeId", "taalaId", "songTypeId"])
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  await page.locator("[name=raagaId]").fill("Lavangi");
  await expect(page.getByText(`${file} is uploaded.`)).toBeVisible();
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/my-collection");
}

test("MP3, MPEG 4, Opus and a video are uploaded and play one after the other", async ({
  page,
  signIn,
}) => {
  test.setTimeout(120_000);
  await signIn("Contributor");
  for (const one of files) await addSong(page, one);
  await page.goto(searchPath({ title: "Tone in" }));
  await waitForHydration(page);
  await page.getByRole("button", { name: "Play all" }).click();
  for (const [at, { title, type }] of files.entries()) {
    await expect(player(page)).toHaveAccessibleName(`Player: ${title}`);
    await expect.poll(() => time(page)).toBeGreaterThan(0.3);
    expect(await medium(page).evaluate((one) => one.localName)).toBe(type.toLowerCase());
    const length = await medium(page).evaluate((one: HTMLMediaElement) => one.duration);
    expect(Math.abs(length - seconds)).toBeLessThan(0.2);
    await setTime(page, seconds - 0.8);
    if (at === files.length - 1) await expect(bar(page, "Play")).toBeVisible();
  }
});

test("loops in compressed sound keep their points within 50 ms", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(searchPath({ title: "Tone in" }));
  await waitForHydration(page);
  for (const { title } of files) {
    await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.3);
    await setTime(page, 4);
    const from = await pressPoint(page, "[");
    await expect.poll(() => time(page)).toBeGreaterThan(from + 0.4);
    const to = await pressPoint(page, "]");
    // The work of a test beside it may delay a turn; a loop that is wrong is so each time.
    await expect(async () => {
      const turns = await hearTurns(page, 5);
      expect(turns, title).toHaveLength(5);
      expect(usualDistance(turns, { from, to }), title).toBeLessThan(0.05);
    }).toPass({ timeout: 30_000 });
  }
});

test("a video is a tile of the bar, and a press on it fills the page with it", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(searchPath({ title: "Tone in MP4" }));
  await waitForHydration(page);
  const main = (await page.locator("main .page").boundingBox())!;
  await page.getByRole("button", { name: "Play Tone in MP4 with a picture" }).first().click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.3);
  const docked = (await medium(page).boundingBox())!;
  expect(docked.width / docked.height).toBeCloseTo(16 / 9, 1);
  expect(docked.y).toBeGreaterThan((await player(page).boundingBox())!.y);
  expect((await page.locator("main .page").boundingBox())!.width).toBe(main.width);
  await bar(page, "Show the video").click();
  await bar(page, "Full screen").click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.localName)).toBe("video");
  await page.evaluate(() => document.exitFullscreen());
  await expect(page.getByText("There are no lyrics for this song yet.")).toBeVisible();
  // What it leaves free stands around it evenly: there is no column of words.
  const large = (await medium(page).boundingBox())!;
  expect(large.width).toBeGreaterThan(700);
  expect(large.x + large.width / 2).toBeCloseTo(640, 0);
});
