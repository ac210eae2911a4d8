import { demoRecordings } from "#drizzle/seed/demo/recordings.ts";
import { songPath } from "../support/songs.ts";
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
  await page.getByRole("button", { name: "Open in player" }).click();
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
  await player(page).getByLabel("Speed").selectOption("0.8");
  await expect.poll(() => askedOfYouTube(page)).toContainEqual(["setPlaybackRate", 0.8]);
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

test("on a wide page a docked video covers nothing that one reads", async ({ page }) => {
  await standInForYouTube(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, title);
  const frame = (await page.locator("iframe").boundingBox())!;
  const right = await page.getByRole("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    let furthest = 0;
    const range = document.createRange();
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      furthest = Math.max(furthest, range.getBoundingClientRect().right);
    }
    return furthest;
  });
  expect(right).toBeGreaterThan(100);
  expect(right).toBeLessThanOrEqual(frame.x);
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
    await page.getByRole("button", { name: `Add ${next} to the queue` }).click();
  }
  await expect(player(page)).toHaveAccessibleName(`Player: ${title}`);
  await bar(page, "Play").click();
  await expect(bar(page, "Pause")).toBeVisible();
  await seek(page).fill(String(end - start - 1));
  await expect(
    page.getByText("“Akhila Devanuta” cannot be played now and was skipped."),
  ).toBeVisible();
  await expect(player(page)).toHaveAccessibleName("Player: Amba Mamava");
  await expect(bar(page, "Pause")).toBeVisible();
});
