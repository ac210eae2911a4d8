import { songPath } from "../support/songs.ts";
import { type Page, waitForHydration } from "../support/test.ts";
import { timedSong } from "../support/timed-song.ts";
import { expect, test } from "../support/users.ts";

const path = `${timedSong}/practise`;

/** Opens a page, and writes down which lines light up on it. */
async function open(page: Page, address = path) {
  await page.goto(address);
  await waitForHydration(page);
  await page.evaluate(() => {
    const lines: string[] = [];
    Object.assign(window, { litLines: lines });
    const look = () => {
      const now = document.querySelector<HTMLElement>("[data-line][aria-current]")?.dataset.line;
      if (now && lines.at(-1) !== now) lines.push(now);
    };
    const what = { subtree: true, childList: true, attributeFilter: ["aria-current"] };
    new MutationObserver(look).observe(document.body, what);
  });
}

const litLines = (page: Page) =>
  page.evaluate(() => (window as unknown as { litLines: string[] }).litLines.map(Number));
const expectLit = (page: Page, number: number) =>
  expect.poll(() => litLines(page), { intervals: [100] }).toContain(number);
const line = (page: Page, number: number) => page.locator(`#l${number}`);
const fromLine = (page: Page, number: number) =>
  page.getByRole("button", { name: `Play from line ${number},` });
const choice = (page: Page, name: string) => page.getByRole("combobox", { name, exact: true });
const file = (page: Page) => page.locator("dialog.player audio");
const timeOf = (page: Page) => file(page).evaluate((audio: HTMLAudioElement) => audio.currentTime);
const isPaused = (page: Page) => file(page).evaluate((audio: HTMLAudioElement) => audio.paused);
const pause = (page: Page) => file(page).evaluate((audio: HTMLAudioElement) => audio.pause());
const goTo = (page: Page, seconds: number) =>
  file(page).evaluate((audio: HTMLAudioElement, to) => {
    audio.currentTime = to;
  }, seconds);

test("a press on a line plays from it; the line that is sung is lit, and kept in view", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 420 });
  await open(page);
  await fromLine(page, 3).click();
  await expectLit(page, 4);
  expect((await litLines(page)).slice(-2)).toEqual([3, 4]);
  await expect(page.locator(".words-list [aria-current]")).toHaveCount(1);
  await pause(page);
  await goTo(page, 14.6);
  await expect(line(page, 8)).toHaveAttribute("aria-current", "true");
  await expect(line(page, 8)).toBeInViewport();
});

test("a line is heard again and again, with a pause to sing it back, which another choice ends", async ({
  page,
}) => {
  await open(page);
  await fromLine(page, 2).click();
  await expectLit(page, 2);
  await pause(page);
  await goTo(page, 2.6);
  await choice(page, "What").selectOption("Line 2");
  await choice(page, "Pause to sing it back").selectOption("8 seconds");
  await expect(page.locator("[data-looped]")).toHaveCount(1);
  await file(page).evaluate((audio: HTMLAudioElement) => audio.play());
  await expect(page.getByText("Your turn to sing")).toBeVisible();
  await expect.poll(() => isPaused(page)).toBe(true);
  expect(await timeOf(page)).toBeLessThan(4.5 + 0.5);
  await choice(page, "Pause to sing it back").selectOption("No gap");
  await expect(page.getByText("Your turn to sing")).toBeHidden();
  await expect.poll(() => isPaused(page)).toBe(false);
  await choice(page, "To line").selectOption("3");
  await expect(page.locator("[data-looped]")).toHaveCount(2);
  await choice(page, "What").selectOption("Charanam");
  await expect(page.locator("[data-looped]")).toHaveCount(4);
  // The last line begins again before the song is over.
  await goTo(page, 15.4);
  await expectLit(page, 5);
  expect(await isPaused(page)).toBe(false);
});

/** Stands in for the screen's lock, which a headless browser does not have. Says how many are held. */
const holdScreen = (page: Page) =>
  page.addInitScript(() => {
    const screen = { held: 0 };
    Object.assign(window, { screenLock: screen });
    Object.defineProperty(navigator, "wakeLock", {
      value: {
        request: async () => {
          screen.held += 1;
          return Object.assign(new EventTarget(), {
            release: async () => {
              screen.held -= 1;
            },
          });
        },
      },
    });
  });
const held = (page: Page) =>
  page.evaluate(() => (window as unknown as { screenLock: { held: number } }).screenLock.held);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test("in large letters the screen stays on, a press turns the page, and one on a line plays from it", async ({
  page,
}) => {
  await holdScreen(page);
  await page.setViewportSize({ width: 390, height: 600 });
  await open(page, `${path}?view=large&size=4`);
  await expect(page.getByText("The screen stays on.")).toBeVisible();
  expect(await held(page)).toBe(1);
  await page.getByRole("button", { name: "Page on" }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Page back" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  const heading = page.getByRole("heading", { name: "Anupallavi" });
  await heading.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await heading.click();
  await expect.poll(() => scrolled(page)).not.toBe(before);
  await fromLine(page, 2).click();
  await expectLit(page, 3);
  expect((await litLines(page)).slice(-2)).toEqual([2, 3]);
  await page.getByRole("link", { name: "Close large letters" }).click();
  await expect(page.getByRole("heading", { name: "Tambura" })).toBeVisible();
  expect(await held(page)).toBe(0);
});

test("in large letters the words have the room of a phone, and the controls keep their names", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `${path}?view=large&size=1&lng=ml`);
  const words = page.locator(".words-list");
  expect((await words.boundingBox())!.y).toBeLessThan(844 / 3);
  await open(page, `${path}?view=large&size=1`);
  await expect(page.getByRole("link", { name: "Smaller letters" })).toBeDisabled();
  await page.getByRole("link", { name: "Larger letters" }).click();
  await expect(page.getByRole("link", { name: "Smaller letters" })).toBeEnabled();
  const kannada = page.getByRole("link", { name: "Kannada", exact: true });
  await expect(kannada).toBeHidden();
  await page.getByText("Script and more").focus();
  await page.keyboard.press("Enter");
  await kannada.click();
  await expect(words).toHaveText(/\p{sc=Knda}/u);
  await expect(kannada).toBeVisible();
});

test("how a song is practised is kept, and heard in large letters too", async ({ page }) => {
  await open(page);
  await choice(page, "What").selectOption("Line 1");
  await choice(page, "Speed").selectOption("1.5×");
  await choice(page, "Pause to sing it back").selectOption("2 seconds");
  await open(page);
  await expect(choice(page, "Speed")).toHaveValue("1.5");
  await expect(page.locator("[data-looped]")).toHaveCount(1);
  await page.getByRole("link", { name: "Large letters" }).click();
  await expect(page.locator(".large-words [data-looped]")).toHaveCount(1);
  await fromLine(page, 1).click();
  await expect(page.getByText("Your turn to sing")).toBeVisible();
  expect(
    await file(page).evaluate((audio: HTMLAudioElement) => audio.playbackRate),
    "the speed of the practice",
  ).toBe(1.5);
});

test("a recording whose lines have times has captions in the player, and the next has its own", async ({
  page,
}) => {
  await open(page, timedSong);
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  const track = file(page).locator("track");
  await expect(track).toHaveAttribute("src", `${timedSong}/words.vtt?lng=en`);
  await file(page).evaluate((audio: HTMLAudioElement) => {
    audio.textTracks[0]!.mode = "hidden";
  });
  const cues = () =>
    file(page).evaluate((audio: HTMLAudioElement) => audio.textTracks[0]!.cues?.length);
  await expect.poll(cues).toBe(8);
  await open(page, songPath("Meru Samana"));
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("Meru Samana").first()).toBeVisible();
  await expect(track).toHaveCount(0);
});

const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem("my-practice"), localStorage.getItem("sound-shruti")]);

test("a shared practice sounds on its page alone, until the reader changes something of it", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: async ({ url }: { url: string }) => Object.assign(window, { sharedUrl: url }),
    }),
  );
  await open(page);
  await choice(page, "What").selectOption("Pallavi");
  await choice(page, "Shruti").selectOption("G");
  await page.locator(".my-practice").getByRole("button", { name: "Share" }).click();
  const { pathname, hash } = new URL(
    await page.evaluate(() => (window as unknown as { sharedUrl: string }).sharedUrl),
  );
  expect(hash).toContain("first=1&last=2");
  await page.getByRole("button", { name: "Forget" }).click();
  await choice(page, "Shruti").selectOption("D");
  await choice(page, "What").selectOption("Charanam");
  const own = await stored(page);
  await open(page, pathname + hash);
  await expect(choice(page, "Shruti")).toHaveValue("G");
  await expect(page.locator("[data-looped]")).toHaveCount(2);
  await expect(page.getByText("This address shares how somebody practises")).toBeVisible();
  await page
    .locator(".site-header")
    .getByRole("link", { name: "Search", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/search/);
  expect(await stored(page)).toEqual(own);
  await page.goBack();
  await expect(page.locator("[data-looped]")).toHaveCount(2);
  await choice(page, "Speed").selectOption("0.8×");
  await expect(page.getByText("are kept on this device.")).toBeVisible();
  const [practice, shruti] = await stored(page);
  expect(JSON.parse(practice!)[0][1]).toMatchObject({ first: 1, last: 2, rate: 0.8, shruti: "G" });
  expect(shruti).toBe("G");
});

test("times are tapped along with one key, undone, nudged, and kept as a draft", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await open(page, `${songPath("Chakkani Raja Margamu")}/lines`);
  const time = (number: number) => page.getByLabel(`Times of line ${number}`, { exact: true });
  const meaning = page.getByLabel("Meaning of line 1", { exact: true });
  const tap = page.getByRole("button", { name: "A line begins" });
  await expect(tap).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("main").getByRole("button", { name: "Play", exact: true }).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.2);
  await tap.focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Enter");
  await expect(time(2)).toHaveValue(/^0:\d\d/);
  await page.keyboard.press("Backspace");
  await expect(time(2)).toHaveValue("");
  await expect(page.getByText("Next: line 2")).toBeVisible();
  await time(1).fill("0:12");
  await page.getByRole("button", { name: "0.1 s later" }).click();
  await expect(time(1)).toHaveValue("0:12.1");
  await time(1).press("ArrowDown");
  await expect(time(1)).toHaveValue("0:12");

  await page.getByRole("button", { name: "Tap from line 8 on" }).click();
  await tap.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Every line has a time.")).toBeVisible();
  await expect(tap).toBeFocused();
  await page.keyboard.press("Backspace");
  await expect(time(8)).toHaveValue("");
  await expect(time(1)).toHaveValue("0:12");
  await page.keyboard.press("Space");

  await meaning.fill("A royal road");
  await page.getByRole("button", { name: "తెలుగు" }).click();
  await expect(meaning).toHaveAttribute("lang", "te");
  await expect(meaning).toHaveValue("");
  await expect(time(1)).toHaveValue("0:12");
  await page.getByRole("button", { name: "English" }).click();
  await expect(meaning).toHaveValue("A royal road");

  await time(3).fill("0:20");
  const drafts = () =>
    page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith("draft "))?.[1],
    );
  await expect.poll(drafts).toContain("0:20");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/practise$/);
  await expect(page.getByRole("heading", { name: "Tambura" })).toBeVisible();
  await page.goBack();
  await page.getByRole("button", { name: "Restore the draft" }).click();
  await expect(time(3)).toHaveValue("0:20");
  await expect(time(8)).toHaveValue(/^0:\d\d/);
  await expect(meaning).toHaveValue("A royal road");
});

test("a song is practised by keyboard alone", async ({ page }) => {
  await open(page);
  const tabTo = async (name: RegExp) => {
    const names: string[] = [];
    const focused = page.locator("*:focus");
    for (let presses = 0; presses < 80; presses++) {
      await page.keyboard.press("Tab");
      const label = await focused.evaluate(
        (element) =>
          element.ariaLabel ??
          (element instanceof HTMLSelectElement ? element.labels[0]?.textContent : undefined) ??
          element.textContent,
      );
      names.push(label ?? "");
      if (name.test(label ?? "")) return;
    }
    throw new Error(`Tab does not lead to ${name}: ${names.join(", ")}`);
  };
  await tabTo(/^What$/);
  await page.keyboard.press("ArrowDown");
  await expect(page.locator("[data-looped]")).toHaveCount(1);
  await tabTo(/^Play from line 1,/);
  await page.keyboard.press("Enter");
  await expectLit(page, 1);
  await page.keyboard.press("Shift+Tab");
  await tabTo(/^Play from line 4,/);
  await page.keyboard.press("Space");
  await expectLit(page, 8);
  await page.keyboard.press("Tab");
  await expect(fromLine(page, 5)).toBeFocused();
  await open(page);
  await tabTo(/^Large letters$/);
  await page.keyboard.press("Enter");
  await tabTo(/^Play from line 2,/);
  await page.keyboard.press("Enter");
  await expectLit(page, 2);
  await tabTo(/^Page on$/);
  await page.keyboard.press("Enter");
  await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
});
