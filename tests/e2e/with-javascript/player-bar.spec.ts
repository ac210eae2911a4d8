import { hearTurns, pressPoint, usualDistance } from "../support/loops.ts";
import { searchPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const playable = searchPath({ composer: "Tyagaraja" });
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const audio = (page: Page) => page.locator("audio:not(.scale *, .raaga-of-day *)");
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const read = <Value>(page: Page, what: (audio: HTMLAudioElement) => Value) =>
  audio(page).evaluate(what);
const time = (page: Page) => read(page, ({ currentTime }) => currentTime);
const setTime = (page: Page, seconds: number) =>
  audio(page).evaluate((one: HTMLAudioElement, to) => {
    one.currentTime = to;
  }, seconds);

async function play(page: Page, title: string) {
  await page.getByRole("button", { name: `Play ${title}`, exact: true }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
}

test.beforeEach(async ({ page }) => {
  await page.goto(playable);
  await waitForHydration(page);
});

test("tells title and raaga in the reader's script, and what its buttons do now", async ({
  page,
}) => {
  await page.goto(`${playable}&lng=te`);
  await waitForHydration(page);
  await page.locator(".leaf .play").first().click();
  const heading = page.locator(".player-title");
  await expect(heading).toContainText("చక్కని రాజ మార్గము");
  await expect(heading).toContainText("ఖరహరప్రియ");
  await expect(heading).not.toContainText("Chakkani");
});

test("seeks, changes the speed at pitch and the volume; the next song is heard alike", async ({
  page,
}) => {
  await play(page, "Meru Samana");
  const seek = player(page).getByRole("slider", { name: "Position in the recording" });
  await seek.fill("9");
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(9);
  await seek.press("ArrowLeft");
  await expect.poll(() => time(page)).toBeLessThan(8);
  await expect(seek).toHaveAttribute("aria-valuetext", /^0:0\d of 0:\d\d$/);

  await player(page).getByLabel("Speed").selectOption("0.5");
  expect(await read(page, (one) => [one.playbackRate, one.preservesPitch])).toEqual([0.5, true]);
  await player(page).getByRole("slider", { name: "Volume" }).fill("0.4");
  await bar(page, "Mute").click();
  expect(await read(page, ({ muted }) => muted)).toBe(true);
  await bar(page, "Unmute").click();
  await play(page, "Nidhi Chala Sukhama");
  expect(await read(page, (one) => [one.playbackRate, one.volume, one.muted])).toEqual([
    0.5,
    0.4,
    false,
  ]);
});

test("repeats between two points, within 50 ms", async ({ page }) => {
  await play(page, "Meru Samana");
  await setTime(page, 3);
  const from = await pressPoint(page, "[");
  await expect.poll(() => time(page)).toBeGreaterThan(from + 0.8);
  const to = await pressPoint(page, "]");
  const turns = await hearTurns(page, 5);
  expect(turns).toHaveLength(5);
  expect(usualDistance(turns, { from, to })).toBeLessThan(0.05);

  const end = player(page).getByLabel("End of the repeated part");
  const value = Number(await end.inputValue());
  await end.press("ArrowRight");
  await expect(end).toHaveValue(String(Math.round(value * 10 + 1) / 10));
  await bar(page, "Stop repeating").click();
  await expect(end).toHaveCount(0);
});

test("keys work where no field has the focus, are listed, and can be turned off", async ({
  page,
}) => {
  await play(page, "Meru Samana");
  const paused = () => read(page, (one) => one.paused);
  const text = page.getByText(/^Showing \d/);
  await text.click();
  await page.keyboard.press("Space");
  await expect.poll(paused).toBe(true);
  await setTime(page, 8);
  await page.keyboard.press("ArrowLeft");
  await expect.poll(() => time(page)).toBeLessThan(4);
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => time(page)).toBeGreaterThan(7);

  // Its role changes when its suggestions are loaded.
  const box = page.getByRole("search").locator("[name=q]").first();
  await box.fill("rama");
  await box.press("Space");
  await box.press("[");
  expect(await paused()).toBe(true);
  await expect(box).toHaveValue("rama [");
  await box.blur();

  await page.keyboard.press("?");
  const keys = page.getByRole("region", { name: "Keyboard shortcuts" });
  await expect(keys).toContainText("Play or pause");
  await keys.getByLabel("These keys work on every page").uncheck();
  await text.click();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  expect(await paused()).toBe(true);
});

test("tells the device what plays, and follows its keys", async ({ page }) => {
  await page.addInitScript(() => {
    const handlers: Record<string, MediaSessionActionHandler | null> = {};
    Object.assign(window, { handlers });
    const { mediaSession } = navigator;
    const set = mediaSession.setActionHandler.bind(mediaSession);
    mediaSession.setActionHandler = (action, handler) => {
      handlers[action] = handler;
      set(action, handler);
    };
  });
  await page.reload();
  await waitForHydration(page);
  const press = (action: MediaSessionAction, details = {}) =>
    page.evaluate(
      ({ one, more }) =>
        (window as unknown as { handlers: Record<string, MediaSessionActionHandler> }).handlers[
          one
        ]!({ action: one, ...more }),
      { one: action, more: details },
    );
  await page.getByRole("button", { name: "Play all" }).click();
  await expect(player(page)).toHaveAccessibleName("Player: Chakkani Raja Margamu");
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  const told = await page.evaluate(() => {
    const { title, artist, artwork } = navigator.mediaSession.metadata!;
    return { title, artist, artwork: artwork.length };
  });
  expect(told).toEqual({ title: "Chakkani Raja Margamu", artist: "Test sound", artwork: 1 });
  await press("seekto", { seekTime: 6 });
  await expect.poll(() => time(page)).toBeGreaterThanOrEqual(6);
  await press("pause");
  await expect.poll(() => read(page, ({ paused }) => paused)).toBe(true);
  expect(await page.evaluate(() => navigator.mediaSession.playbackState)).toBe("paused");
  await press("nexttrack");
  await expect(player(page)).toHaveAccessibleName("Player: Meru Samana");
  await press("previoustrack");
  await expect(player(page)).toHaveAccessibleName("Player: Chakkani Raja Margamu");
});

test("large, the words stand over the controls", async ({ page }) => {
  await play(page, "Meru Samana");
  await bar(page, "Enlarge the player").click();
  const words = page.getByRole("region", { name: "Lyrics" });
  await expect(words).not.toBeEmpty();
  const [above, below] = [
    await words.boundingBox(),
    await page.locator(".player-bar").boundingBox(),
  ];
  expect(above!.y + above!.height).toBeLessThanOrEqual(below!.y);
});

test("covers nothing for good: the end of the page can be scrolled above the bar", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await play(page, "Meru Samana");
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.getByRole("contentinfo").boundingBox();
  const own = await player(page).boundingBox();
  expect(footer!.y + footer!.height).toBeLessThanOrEqual(own!.y + 1);
});
