import { demoRecordings } from "#drizzle/seed/demo/recordings.ts";
import { chooseFromMenu } from "../support/player.ts";
import { searchPath, songPath } from "../support/songs.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { askedOfYouTube, standInForYouTube, youTube } from "../support/youtube.ts";

// A part of a longer video.
const title = "Amma Ninu Korina";
const { start = 0, end = 0, video } = demoRecordings[title]![0]!;
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const seek = (page: Page) =>
  player(page).getByRole("slider", { name: "Position in the recording" });

test.beforeEach(({ watch }) => watch.allow(new RegExp(`^another site: ${youTube}/`)));

async function open(page: Page, song: string) {
  await page.goto(songPath(song));
  await waitForHydration(page);
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  await expect(player(page)).toHaveAccessibleName(`Player: ${song}`);
}

test("nothing is asked of YouTube before a video is played", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(songPath(title));
  await waitForHydration(page);
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test("a part of a video plays from its beginning; our bar pauses and seeks in it", async ({
  page,
}) => {
  await standInForYouTube(page);
  await open(page, title);
  const frame = page.locator("iframe");
  const { pathname, searchParams } = new URL((await frame.getAttribute("src"))!);
  expect(pathname).toBe(`/embed/${video}`);
  expect(Object.fromEntries(searchParams)).toMatchObject({
    start: String(start),
    end: String(end),
    enablejsapi: "1",
    autoplay: "1",
  });
  await expect(bar(page, "Pause")).toBeVisible();
  await expect(seek(page)).toHaveAttribute("max", String(end - start));
  await bar(page, "Pause").click();
  await expect(bar(page, "Play")).toBeVisible();
  await seek(page).fill("100");
  await expect
    .poll(() => askedOfYouTube(page))
    .toEqual(expect.arrayContaining([["pauseVideo"], ["seekTo", start + 100, true]]));
  await expect(seek(page)).toHaveValue("100");
  const speed = player(page).getByLabel("Speed");
  // The speeds that YouTube offers.
  expect(await speed.getByRole("option").allInnerTexts()).toEqual(
    [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2].map((rate) => `${rate}×`),
  );
  await speed.selectOption("0.75");
  await expect.poll(() => askedOfYouTube(page)).toContainEqual(["setPlaybackRate", 0.75]);
});

test("the frame is as large as YouTube asks, and nothing covers it", async ({ page }) => {
  await standInForYouTube(page);
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, title);
    const frame = page.locator("iframe");
    const box = (await frame.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(200);
    expect(box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height).toBe(true);
    const covered = await frame.evaluate((element) => {
      const { left, top, width: wide, height: high } = element.getBoundingClientRect();
      const shares = [0.02, 0.25, 0.5, 0.75, 0.98];
      return shares.flatMap((x) =>
        shares.filter(
          (y) => document.elementFromPoint(left + wide * x, top + high * y) !== element,
        ),
      );
    });
    expect(covered).toEqual([]);
    await bar(page, "Close the player").click();
  }
});

test("on a phone the tile of a playing video is a small screen, and the bar stays as high", async ({
  page,
}) => {
  await standInForYouTube(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, "Meru Samana");
    const ofSound = (await player(page).boundingBox())!;
    await open(page, title);
    await expect(page.locator("iframe")).toBeVisible();
    const tile = (await bar(page, "Show the video").boundingBox())!;
    expect(tile.width / tile.height).toBeCloseTo(16 / 9, 1);
    expect(tile.height).toBeGreaterThanOrEqual(40);
    const ofVideo = (await player(page).boundingBox())!;
    expect(ofVideo.height).toBe(ofSound.height);
    expect(tile.y).toBeGreaterThanOrEqual(ofVideo.y);
    expect(tile.y + tile.height).toBeLessThanOrEqual(ofVideo.y + ofVideo.height);
    await bar(page, "Close the player").click();
  }
});

test("on a phone all that a video lies over can be scrolled free of it", async ({ page }) => {
  await standInForYouTube(page);
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${songPath(title)}?lng=te`);
    await waitForHydration(page);
    await page.locator(".song-tools .button").first().click();
    await expect(page.locator("iframe")).toBeVisible();
    const floating = (await page.locator(".player-video").boundingBox())!;
    for (const one of [...(await page.locator(".recordings li").all()), page.locator("footer")]) {
      await one.evaluate((element) => element.scrollIntoView({ block: "end" }));
      const { y, height: high } = (await one.boundingBox())!;
      expect(y + high).toBeLessThanOrEqual(floating.y);
    }
    await page.locator(".player").getByRole("button").last().click();
    await expect(page.locator(".player")).toHaveCount(0);
  }
});

test("the video is moved to the other side by a key and by dragging", async ({ page }) => {
  await standInForYouTube(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, title);
  const frame = page.locator("iframe");
  const left = async () => (await frame.boundingBox())!.x;
  await expect.poll(left).toBeGreaterThan(640);
  const handle = bar(page, "Move the video to the other side");
  await handle.press("Enter");
  await expect.poll(left).toBeLessThan(100);
  const { x, y } = (await handle.boundingBox())!;
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 400, y + 20, { steps: 4 });
  await page.mouse.move(x + 700, y + 20, { steps: 4 });
  await page.mouse.up();
  await expect.poll(left).toBeGreaterThan(900);
  await handle.click();
  await expect.poll(left).toBeLessThan(100);
});

test("a video that is put away is paused, and back while it plays", async ({ page }) => {
  await standInForYouTube(page);
  await open(page, title);
  const frame = page.locator("iframe");
  await expect(frame).toBeVisible();
  await bar(page, "Pause and hide the video").click();
  await expect(frame).toBeHidden();
  await expect(bar(page, "Play")).toBeVisible();
  expect(await askedOfYouTube(page)).toContainEqual(["pauseVideo"]);
  await bar(page, "Play").click();
  await expect(frame).toBeVisible();
  await expect(bar(page, "Pause")).toBeVisible();
  // After a reload nothing plays, and nothing lies over the page.
  await page.reload();
  await expect(bar(page, "Play")).toBeVisible();
  await expect(bar(page, "Show the video")).toBeVisible();
  await expect(frame).toBeHidden();
});

test("a press on its tile fills the page with a video, floating or put away", async ({ page }) => {
  await standInForYouTube(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, title);
  const frame = page.locator("iframe");
  const width = async () => (await frame.boundingBox())!.width;
  await expect.poll(width).toBeLessThan(400);
  for (const isAway of [false, true]) {
    if (isAway) await bar(page, "Pause and hide the video").click();
    await bar(page, "Show the video").click();
    await expect(page.locator(".player.large")).toBeVisible();
    await expect.poll(width).toBeGreaterThan(600);
    await expect(bar(page, "Show the video")).toBeHidden();
    await bar(page, "Minimise the player").click();
    await expect(frame).toBeVisible();
    await expect.poll(width).toBeLessThan(400);
  }
});

test("the bar names the singer, from a list and from a row; nothing moves when a video leaves it", async ({
  page,
}) => {
  const song = "Akhila Devanuta";
  await standInForYouTube(page);
  await page.goto(searchPath({ title: song }));
  await waitForHydration(page);
  await page.getByRole("button", { name: `Play ${song}`, exact: true }).click();
  const named = page.locator(".player-title");
  await expect(named.locator("small")).toHaveText("M. Balamuralikrishna · Megharanjani");
  const left = async () => (await named.boundingBox())!.x;
  const before = await left();
  await bar(page, "Pause and hide the video").click();
  await expect(page.locator("iframe")).toBeHidden();
  expect(await left()).toBe(before);

  await page.goto(songPath(song));
  await waitForHydration(page);
  const row = page.getByRole("listitem").filter({ hasText: "Prince Rama Varma" });
  const more = row.getByRole("button", { name: /^More for/ });
  expect((await more.boundingBox())!.x).toBeGreaterThan(
    (await row.locator(".recording-length").boundingBox())!.x,
  );
  await row.getByRole("button", { name: /^Play/ }).click();
  await expect(named.locator("small")).toHaveText("Prince Rama Varma · Megharanjani");
});

test("large on a phone, the way, the line and the rest are a row each", async ({ page }) => {
  await standInForYouTube(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, title);
  await bar(page, "Enlarge the player").click();
  const tops = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((all) => [...new Set(all.map((one) => one.getBoundingClientRect().top))]);
  const rows = [".player-ways", ".player-seek", ".player-more, .player-panels"];
  const found = await Promise.all(rows.map(tops));
  expect(found.map((one) => one.length)).toEqual([1, 1, 1]);
  expect(found.flat().toSorted((a, b) => a - b)).toEqual(found.flat());
});

test("a video that does not answer says so, until it does", async ({ page }) => {
  await page.clock.install();
  let answers = false;
  await page.route(`${youTube}/embed/**`, async (route) =>
    answers ? route.fallback() : route.fulfill({ contentType: "text/html", body: "" }),
  );
  await open(page, title);
  const silence = page.getByText("The video is not responding.");
  await expect(page.locator("iframe")).toBeVisible();
  await page.clock.runFor(9000);
  await expect(silence).toHaveCount(0);
  await page.clock.runFor(1500);
  await expect(silence).toBeVisible();
  const link = player(page).getByRole("link", { name: "Listen on YouTube" });
  await expect(link).toHaveAttribute("href", `https://www.youtube.com/watch?v=${video}&t=${start}`);
  answers = true;
  await page.unrouteAll();
  await standInForYouTube(page);
  await page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
    frame.src += "&again";
  });
  await expect(bar(page, "Pause")).toBeVisible();
  await expect(silence).toHaveCount(0);
});

test("a video that never answers is passed over where another follows", async ({ page }) => {
  await page.clock.install();
  const silent = demoRecordings["Akhila Devanuta"]![0]!.video;
  await standInForYouTube(page);
  await page.route(`${youTube}/embed/${silent}**`, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  await page.goto("/home");
  await waitForHydration(page);
  await chooseFromMenu(page, "Amba Mamava", "Add to the queue");
  await page.getByRole("button", { name: "Play Akhila Devanuta", exact: true }).click();
  await chooseFromMenu(page, "Amba Mamava", "Play next");
  await expect(player(page)).toHaveAccessibleName("Player: Akhila Devanuta");
  await expect(page.locator("iframe")).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(
    page.getByText("“Akhila Devanuta” cannot be played now and was skipped."),
  ).toBeVisible();
  await expect(player(page)).toHaveAccessibleName("Player: Amba Mamava");
});

test("large, a video and the words, or the video alone, leave no hole", async ({ page }) => {
  await standInForYouTube(page);
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, title);
    await bar(page, "Enlarge the player").click();
    await expect(page.getByText("There are no lyrics for this song yet.")).toBeVisible();
    const box = (await page.locator("iframe").boundingBox())!;
    expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
    expect(box.width / Math.min(width - 24, (box.height * 16) / 9)).toBeCloseTo(1, 1);
    await expect(page.locator(".player-words")).toHaveCount(0);
    await bar(page, "Close the player").click();
  }
});

test("at the end of the part the queue goes on; an unavailable video is passed over", async ({
  page,
}) => {
  const gone = demoRecordings["Akhila Devanuta"]![0]!.video;
  await standInForYouTube(page, [gone]);
  await open(page, title);
  for (const next of ["Akhila Devanuta", "Amba Mamava"]) {
    await page.goto(songPath(next));
    await waitForHydration(page);
    await chooseFromMenu(page, next, "Add to the queue");
  }
  await expect(player(page)).toHaveAccessibleName(`Player: ${title}`);
  await bar(page, "Play").click();
  await expect(bar(page, "Pause")).toBeVisible();
  const report = page.waitForRequest(`**${songPath("Akhila Devanuta")}/failure`);
  await seek(page).fill(String(end - start - 1));
  const told = page.getByText("“Akhila Devanuta” cannot be played now and was skipped.");
  await expect(told.getByRole("link", { name: "Listen on YouTube" })).toHaveAttribute(
    "href",
    new RegExp(`^https://www.youtube.com/watch\\?v=${gone}`),
  );
  expect((await (await report).response())!.status()).toBe(204);
  await expect(player(page)).toHaveAccessibleName("Player: Amba Mamava");
  await expect(bar(page, "Pause")).toBeVisible();
  await bar(page, "Queue").click();
  const failed = page.getByText("Does not play here.");
  await expect(failed).toHaveCount(1);
  await expect(failed.getByRole("link", { name: "Listen on YouTube" })).toBeVisible();
});
