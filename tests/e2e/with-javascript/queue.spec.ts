import { chooseFromMenu } from "../support/player.ts";
import { searchPath, songPath } from "../support/songs.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";
import { expect, type Page, test, waitForHydration } from "../support/test.ts";

const playable = searchPath({ composer: "Tyagaraja" });
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const audio = (page: Page) => page.locator("audio:not(.scale *, .raaga-of-day *)");
const time = (page: Page) => audio(page).evaluate((one: HTMLAudioElement) => one.currentTime);
const bar = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
const plays = (page: Page, title: string) =>
  expect(player(page)).toHaveAccessibleName(`Player: ${title}`);

async function titles(page: Page): Promise<string[]> {
  const queue = page.getByRole("region", { name: /^Queue/ });
  if (!(await queue.isVisible())) await bar(page, "Queue").click();
  await expect(queue).toBeVisible();
  return queue.locator(".queue-song > :first-child").allInnerTexts();
}

/** Goes to the last half second of the song. */
const skipToEnd = (page: Page) =>
  audio(page).evaluate((one: HTMLAudioElement) => {
    one.currentTime = one.duration - 0.5;
  });

test.beforeEach(async ({ page }) => {
  await page.goto(playable);
  await waitForHydration(page);
});

test("a list is played to its end, and one goes back and forth in it", async ({ page }) => {
  await page.getByRole("button", { name: "Play all" }).click();
  await plays(page, "Chakkani Raja Margamu");
  await expect
    .poll(() => titles(page))
    .toEqual(["Chakkani Raja Margamu", "Meru Samana", "Nidhi Chala Sukhama"]);
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await skipToEnd(page);
  await plays(page, "Meru Samana");
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await bar(page, "Next song").click();
  await plays(page, "Nidhi Chala Sukhama");
  await expect(bar(page, "Next song")).toBeDisabled();
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await bar(page, "Previous song").click();
  await plays(page, "Meru Samana");
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await audio(page).evaluate((one: HTMLAudioElement) => {
    one.currentTime = 6;
  });
  await bar(page, "Previous song").click();
  await plays(page, "Meru Samana");
  await expect.poll(() => time(page)).toBeLessThan(3);
});

test("songs of three pages make a queue that a reload keeps, paused in its place", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Play Meru Samana", exact: true }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  await chooseFromMenu(page, "Nidhi Chala Sukhama", "Add to the queue");
  await expect(page.getByText("“Nidhi Chala Sukhama” is in the queue.")).toBeVisible();

  await page.getByRole("main").getByRole("link", { name: "Chakkani Raja Margamu" }).click();
  // The address changes before the page does, and the list has a menu of this song too.
  await expect(page).toHaveURL(songPath("Chakkani Raja Margamu"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Chakkani Raja Margamu");
  await chooseFromMenu(page, "Chakkani Raja Margamu", "Play next");
  await expect
    .poll(() => titles(page))
    .toEqual(["Meru Samana", "Chakkani Raja Margamu", "Nidhi Chala Sukhama"]);
  await bar(page, "Queue").click();

  await page.getByRole("link", { name: "Murali Archive" }).first().click();
  await expect(page).toHaveURL("/");
  await skipToEnd(page);
  await plays(page, "Chakkani Raja Margamu");
  await audio(page).evaluate((one: HTMLAudioElement) => {
    one.currentTime = 5;
  });
  await expect.poll(() => time(page)).toBeGreaterThan(5);

  await page.reload();
  await plays(page, "Chakkani Raja Margamu");
  await expect.poll(() => time(page)).toBeGreaterThan(4.9);
  expect(await audio(page).evaluate((one: HTMLAudioElement) => one.paused)).toBe(true);
  await expect.poll(() => titles(page)).toHaveLength(3);
  await bar(page, "Play").click();
  await skipToEnd(page);
  await plays(page, "Nidhi Chala Sukhama");

  await bar(page, "Close the player").click();
  await page.reload();
  await waitForHydration(page);
  await expect(player(page)).toHaveCount(0);
});

test("its order is changed by keys and by dragging, and songs are taken out", async ({ page }) => {
  await page.getByRole("button", { name: "Play all" }).click();
  await plays(page, "Chakkani Raja Margamu");
  await titles(page);
  const queue = page.getByRole("region", { name: /^Queue/ });
  const up = queue.getByRole("button", { name: "Move Nidhi Chala Sukhama up" });
  await up.press("Enter");
  await expect(up).toBeFocused();
  await expect
    .poll(() => titles(page))
    .toEqual(["Chakkani Raja Margamu", "Nidhi Chala Sukhama", "Meru Samana"]);
  const handles = queue.locator(".drag-handle");
  const [first, last] = [await handles.first().boundingBox(), await handles.last().boundingBox()];
  await page.mouse.move(last!.x + 5, last!.y + 10);
  await page.mouse.down();
  await page.mouse.move(first!.x + 5, first!.y + 30, { steps: 5 });
  await page.mouse.move(first!.x + 5, first!.y + 8, { steps: 5 });
  await page.mouse.up();
  await expect
    .poll(() => titles(page))
    .toEqual(["Meru Samana", "Chakkani Raja Margamu", "Nidhi Chala Sukhama"]);
  await plays(page, "Chakkani Raja Margamu");
  await queue.getByRole("button", { name: "Remove Meru Samana from the queue" }).click();
  await queue.getByRole("button", { name: "Remove Chakkani Raja Margamu from the queue" }).click();
  await plays(page, "Nidhi Chala Sukhama");
  await expect.poll(() => titles(page)).toEqual(["Nidhi Chala Sukhama"]);
});

for (const [what, response, text] of [
  ["cannot be had", { status: 404 }, "“Meru Samana” cannot be played now and was skipped."],
  ["the browser does not know", { body: "" }, "This browser cannot play “Meru Samana”."],
] as const)
  test(`passes over what ${what}, and says so`, async ({ page, watch }) => {
    watch.allow(/404/);
    const address = await page.evaluate(async (path) => {
      const answer = await fetch(path.replace("/search?", "/search/next?"));
      const { songs } = await answer.json<{
        songs: { title: string; media: { url: string } }[];
      }>();
      return songs.find(({ title }) => title === "Meru Samana")!.media.url;
    }, playable);
    await page.route(`**${address}`, (route) =>
      route.fulfill({ contentType: "audio/wav", ...response }),
    );
    await page.getByRole("button", { name: "Play all" }).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.1);
    await skipToEnd(page);
    await expect(page.getByText(text)).toBeVisible();
    await plays(page, "Nidhi Chala Sukhama");
    await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  });

test("a place in a recording of more than ten minutes is remembered on the device", async ({
  page,
}) => {
  // The demonstration has no long recording: this one says it were one.
  await page.addInitScript(() => {
    const duration = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, "duration")!;
    Object.defineProperty(HTMLMediaElement.prototype, "duration", {
      get() {
        const own = duration.get!.call(this) as number;
        return own > 0 ? own + 700 : own;
      },
    });
  });
  await page.reload();
  await waitForHydration(page);
  await page.evaluate(() => localStorage.setItem("player-places", "[[999,40]]"));
  await page.getByRole("button", { name: "Play Meru Samana", exact: true }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.1);
  expect(await page.evaluate(() => localStorage.getItem("player-places"))).toBe("[[999,40]]");
  await bar(page, "Close the player").click();
  const { id } = await page.evaluate(async (path) => {
    const answer = await fetch(path.replace("/search?", "/search/next?"));
    const { songs } = await answer.json<{ songs: { title: string; id: number }[] }>();
    return songs.find(({ title }) => title === "Meru Samana")!;
  }, playable);
  await page.evaluate((one) => localStorage.setItem("player-places", `[[${one},7]]`), id);
  await page.getByRole("button", { name: "Play Meru Samana", exact: true }).click();
  await expect.poll(() => time(page)).toBeGreaterThan(7);
  await expect(page.getByText("Resumed where you left off.")).toBeVisible();
});

test("the songs of a raaga, a taala and a person are played as a whole", async ({
  page,
  watch,
}) => {
  watch.allow(new RegExp(`^another site: ${youTube}/`));
  await standInForYouTube(page);
  for (const [path, first] of [
    ["/raagas/Mayamalavagaula", "Meru Samana"],
    ["/people/tyagaraja", "Chakkani Raja Margamu"],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Play all" }).first().click();
    await plays(page, first);
    await expect.poll(() => time(page)).toBeGreaterThan(0.1);
    await bar(page, "Close the player").click();
  }
  await page.goto("/taalas/Adi");
  await waitForHydration(page);
  await page.getByRole("button", { name: /^Play all/ }).click();
  await expect(player(page)).toBeVisible();
  expect((await titles(page)).length).toBeGreaterThan(2);
});

test("by keys alone: from a card into the bar, its queue and its largest size, and out again", async ({
  page,
}) => {
  const tabTo = async (name: string) => {
    const wanted = bar(page, name);
    for (let presses = 0; presses < 40; presses++) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  const card = page.getByRole("button", { name: "Play Meru Samana", exact: true });
  await card.focus();
  await page.keyboard.press("Enter");
  await plays(page, "Meru Samana");
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.locator(".player-title a").focus();
  await tabTo("Queue");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: "Queue: 1 song" })).toBeVisible();
  await page.keyboard.press("Enter");
  await tabTo("Enlarge the player");
  await page.keyboard.press("Enter");
  await expect(page.locator(".player.large")).toBeVisible();
  await tabTo("Repeat from here");
  await page.keyboard.press("Enter");
  await expect(bar(page, "Repeat up to here")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.locator(".player.docked")).toBeVisible();
  await expect(bar(page, "Repeat up to here")).toBeFocused();
  await tabTo("Close the player");
  await page.keyboard.press("Enter");
  await expect(player(page)).toHaveCount(0);
});
