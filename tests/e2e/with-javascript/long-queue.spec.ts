import { runAxe } from "../support/axe.ts";
import { searchPath } from "../support/songs.ts";
import { askedOfYouTube, standInForYouTube, youTube } from "../support/youtube.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const queue = (page: Page) => page.getByRole("region", { name: /^Queue/ });
const audio = (page: Page) => page.locator("audio:not(.scale *, .raaga-of-day *)");
const titles = (page: Page) => queue(page).locator(".queue-song > :first-child").allInnerTexts();
const stored = (page: Page) =>
  page.evaluate(() => {
    const { entries, at } = JSON.parse(sessionStorage.getItem("queue")!) as {
      entries: { id: number; song: object | null }[];
      at: number;
    };
    return {
      ids: entries.map(({ id }) => id),
      at,
      held: entries.filter(({ song }) => song).length,
    };
  });
/** Notes each place in the queue from now on. */
async function watchPlaces(page: Page): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle(() => {
    const noted: number[] = [];
    // oxlint-disable-next-line typescript/unbound-method -- called on its own storage below
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === "queue") noted.push((JSON.parse(value) as { at: number }).at);
      setItem.call(this, key, value);
    };
    return noted;
  });
  return () => places.jsonValue();
}

const skipToEnd = (page: Page) =>
  audio(page).evaluate((one: HTMLAudioElement) => {
    one.currentTime = one.duration - 0.5;
  });

async function playAll(page: Page, path: string) {
  await page.goto(path);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Play all" }).click();
  await expect(player(page)).toBeVisible();
}

test.describe("the whole catalogue", () => {
  test.beforeEach(async ({ page, watch }) => {
    watch.allow(new RegExp(`^another site: ${youTube}/`));
    await standInForYouTube(page);
    await playAll(page, "/home");
  });

  test("is played from its first to its last song, of which a few are held", async ({ page }) => {
    const whole = await page.evaluate(async () => {
      const answer = await fetch("/songs/play?sortBy=title");
      const { pairs } = await answer.json<{ pairs: [number, number][] }>();
      return [...new Map(pairs.toReversed().map(([id, of]) => [of, id])).values()].toReversed();
    });
    expect(whole.length).toBeGreaterThan(100);
    expect((await stored(page)).ids).toEqual(whole);
    await bar(page, "Queue").click();
    await expect(queue(page)).toHaveAccessibleName(`Queue: ${whole.length} songs`);
    for (let step = 0; step < 5; step++) {
      await queue(page).locator(".queue-song").last().click();
      await expect.poll(async () => (await stored(page)).held).toBeLessThanOrEqual(101);
    }
    const { at } = await stored(page);
    expect(at).toBe(whole.length - 1);
    await expect(bar(page, "Next song")).toBeDisabled();
    await expect(queue(page).getByText(/^\d+ songs before these$/)).toBeVisible();
    expect((await titles(page)).length).toBeLessThanOrEqual(51);
  });

  test("is shuffled as a whole from what plays, repeated, and put in order again", async ({
    page,
  }) => {
    const ordered = (await stored(page)).ids;
    await bar(page, "Queue").click();
    const shuffle = queue(page).getByRole("button", { name: "Shuffle" });
    await shuffle.press("Enter");
    await expect(shuffle).toHaveAttribute("aria-pressed", "true");
    const shuffled = await stored(page);
    expect(shuffled.ids[0]).toBe(ordered[0]);
    expect(shuffled.ids).not.toEqual(ordered);
    expect(new Set(shuffled.ids)).toEqual(new Set(ordered));
    await page.reload();
    await expect(player(page)).toBeVisible();
    expect((await stored(page)).ids).toEqual(shuffled.ids);

    await bar(page, "Queue").click();
    await queue(page).getByLabel("Repeat").selectOption("Whole queue");
    const places = await watchPlaces(page);
    const last = ordered.length - 1;
    // A song that has begun goes back to its own beginning first.
    await expect(async () => {
      if ((await stored(page)).at === 0) await bar(page, "Previous song").click();
      await expect.poll(places, { timeout: 3000 }).toContain(last);
    }).toPass();
    await expect(bar(page, "Next song")).toBeEnabled();
    await bar(page, "Next song").click();
    // One that cannot be played goes on by itself: any song may be the last.
    await expect.poll(async () => (await places()).join()).toMatch(new RegExp(`\\b${last},0\\b`));
    await shuffle.click();
    expect((await stored(page)).ids).toEqual(ordered);
  });

  test("one recording of each composition, or all: the choice stays on the device", async ({
    page,
  }) => {
    const one = (await stored(page)).ids;
    await bar(page, "Queue").click();
    await queue(page).getByLabel("Recordings").selectOption("All");
    const all = (await stored(page)).ids;
    expect(all.length).toBeGreaterThan(one.length);
    expect(all.filter((id) => one.includes(id))).toEqual(one);
    await bar(page, "Close the player").click();
    await page.getByRole("button", { name: "Play all" }).click();
    await expect(player(page)).toBeVisible();
    expect((await stored(page)).ids).toEqual(all);
  });

  test("the panel of the queue has no fault, also on a narrow phone", async ({ page, watch }) => {
    // axe speaks to the frame.
    watch.allow(/Failed to execute 'postMessage'/);
    await bar(page, "Queue").click();
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 700 });
      await expect(queue(page).getByLabel("Sleep timer")).toBeVisible();
      expect((await runAxe(page)).violations).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
    }
  });
});

test("a list of ten thousand songs is played to its end, and a hundred are held", async ({
  page,
  watch,
}) => {
  const length = 10_000;
  const portion = 1000;
  watch.allow(new RegExp(`^another site: ${youTube}/`));
  await standInForYouTube(page);
  const asked: number[] = [];
  await page.route("**/songs/play?*", (route) => {
    const after = Number(new URL(route.request().url()).searchParams.get("after") ?? 0);
    asked.push(after);
    const ids = Array.from({ length: portion }, (_, at) => after + at + 1);
    const past = after + portion;
    const next = past < length ? `/songs/play?sortBy=title&after=${past}` : null;
    return route.fulfill({ json: { pairs: ids.map((id) => [id, id]), next } });
  });
  await page.route("**/songs/entries?*", (route) => {
    const ids = new URL(route.request().url()).searchParams.get("ids")!.split(",");
    const songs = ids.map((id) => ({
      id: Number(id),
      title: `Song ${id}`,
      media: { kind: "YouTube", videoId: "aaaaaaaaaaa" },
    }));
    return route.fulfill({ json: { songs } });
  });
  await playAll(page, "/home");
  await expect(player(page)).toHaveAccessibleName("Player: Song 1");
  // The first portion alone is there at once; the next one is asked for where the first ends.
  expect((await stored(page)).ids).toHaveLength(portion);
  await bar(page, "Queue").click();
  await expect(queue(page)).toHaveAccessibleName(`Queue: 1,000 songs+`);
  await queue(page).getByRole("button", { name: "Shuffle" }).click();
  await expect.poll(async () => (await stored(page)).ids.length).toBe(length);
  expect(asked).toEqual(Array.from({ length: length / portion }, (_, at) => at * portion));
  await queue(page).getByRole("button", { name: "Shuffle" }).click();
  expect((await stored(page)).ids).toEqual(Array.from({ length }, (_, at) => at + 1));

  await queue(page).getByLabel("Repeat").selectOption("Whole queue");
  // A song that has begun goes back to its own beginning first.
  await expect(async () => {
    if ((await stored(page)).at === 0) await bar(page, "Previous song").click();
    expect((await stored(page)).at).toBe(length - 1);
  }).toPass();
  await expect(player(page)).toHaveAccessibleName("Player: Song 10000");
  await queue(page).getByLabel("Repeat").selectOption("Off");
  await expect(bar(page, "Next song")).toBeDisabled();
  for (let step = 0; step < 8; step++) {
    await queue(page).locator(".queue-song").first().click();
    await expect.poll(async () => (await stored(page)).at).toBe(length - 1 - 10 * (step + 1));
    await expect(queue(page).locator(".queue-song").first()).not.toHaveText("…");
    expect((await stored(page)).held).toBeLessThanOrEqual(101);
    expect(await queue(page).locator(".queue-song").count()).toBeLessThanOrEqual(51);
  }
  const size = await page.evaluate(() => sessionStorage.getItem("queue")!.length);
  expect(size).toBeLessThan(1_000_000);
});

for (const minutes of [15, 30, 60])
  test(`a sleep timer pauses after its minutes: ${minutes}`, async ({ page, watch }) => {
    watch.allow(new RegExp(`^another site: ${youTube}/`));
    await page.clock.install();
    await standInForYouTube(page);
    await playAll(page, "/home");
    await expect(bar(page, "Pause")).toBeVisible();
    await bar(page, "Queue").click();
    const timer = queue(page).getByLabel("Sleep timer");
    await timer.selectOption(`In ${minutes} minutes`);
    await queue(page).getByLabel("Repeat").selectOption("This song");
    await page.clock.fastForward((minutes - 0.1) * 60_000);
    await expect(bar(page, "Pause")).toBeVisible();
    await page.clock.fastForward(0.2 * 60_000);
    await expect(bar(page, "Play")).toBeVisible();
    expect(await askedOfYouTube(page)).toContainEqual(["pauseVideo"]);
    await expect(timer).toHaveValue("off");
  });

test("a song is repeated; with the timer nothing follows it", async ({ page }) => {
  await playAll(page, searchPath({ composer: "Tyagaraja" }));
  const first = (await player(page).getAttribute("aria-label"))!;
  await expect
    .poll(() => audio(page).evaluate((one: HTMLAudioElement) => one.currentTime))
    .toBeGreaterThan(0.1);
  await bar(page, "Queue").click();
  await queue(page).getByLabel("Repeat").selectOption("This song");
  await skipToEnd(page);
  await expect
    .poll(() => audio(page).evaluate((one: HTMLAudioElement) => !one.paused && one.currentTime < 3))
    .toBe(true);
  await expect(player(page)).toHaveAccessibleName(first);
  await queue(page).getByLabel("Repeat").selectOption("Off");
  await queue(page).getByLabel("Sleep timer").selectOption("At the end of the song");
  await skipToEnd(page);
  await expect(bar(page, "Play")).toBeVisible();
  await expect(player(page)).toHaveAccessibleName(first);
  await expect(queue(page).getByLabel("Sleep timer")).toHaveValue("off");
});
