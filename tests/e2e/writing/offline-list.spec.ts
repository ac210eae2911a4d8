import { runAxe } from "../support/axe.ts";
import { expectFits } from "../support/fit.ts";
import { allowOffline, storedPages, waitForServiceWorker } from "../support/offline.ts";
import { writeRecording } from "../support/recording.ts";
import { songPath } from "../support/songs.ts";
import { type Page, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ watch }) => allowOffline(watch));

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const time = (page: Page) =>
  player(page)
    .locator("audio")
    .evaluate((one: HTMLMediaElement) => one.currentTime);

async function addSong(page: Page, title: string, file: string) {
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.locator("[name=uploadType]").selectOption("Audio");
  await page.locator("[name=mediaFile]").setInputFiles(file);
  await page.locator("[name=title]").fill(title);
  await page.locator("[name=singer]").fill("M. Balamuralikrishna");
  await page.locator("[name=publishedDate]").fill("1975-08-15");
  await page.locator("textarea[name=description]").fill("A rising tone.");
  for (const name of ["mediaTypeId", "taalaId", "songTypeId"])
    await page.locator(`select[name=${name}]`).selectOption({ index: 1 });
  await page.locator("[name=raagaId]").fill("Lavangi");
  await expect(page.getByText("is uploaded.")).toBeVisible({ timeout: 30_000 });
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page).toHaveURL("/my-collection");
}

test("a list of five songs with files is kept, and read, practised and played without a network", async ({
  page,
  context,
  signIn,
}, info) => {
  test.setTimeout(240_000);
  const titles = ["Tape for the bus", "Tape for the train"];
  await signIn("Contributor");
  for (const [at, title] of titles.entries())
    await addSong(page, title, writeRecording(info.outputPath(`${at}.wav`), 4 + at));
  // One's own list goes on loading.
  await page.goto("/");
  await context.clearCookies();

  await page.goto("/search?title=Tape+for&searched=true");
  const added = await main(page)
    .getByRole("link", { name: /^Tape for the/ })
    .evaluateAll((links) => [
      ...new Set(links.map((one) => new URL((one as HTMLAnchorElement).href).pathname)),
    ]);
  expect(added).toHaveLength(2);
  const paths = [
    ...["Meru Samana", "Nidhi Chala Sukhama", "Chakkani Raja Margamu"].map(songPath),
    ...added,
  ];
  const songs = paths.map((path) => ({ songId: Number(path.split("/").at(-1)), note: "" }));
  await page.evaluate(
    (text) => localStorage.setItem("kept", text),
    JSON.stringify({ marks: [], lists: [{ name: "For the bus", songs }] }),
  );
  await page.goto("/device");
  await waitForServiceWorker(page);
  await page.setViewportSize({ width: 320, height: 700 });
  const list = main(page).getByRole("region", { name: "For the bus" });
  await list.getByRole("button", { name: "Keep for practice" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Keep for practice" });
  await dialog
    .getByRole("checkbox", { name: /^With 5 recordings \([\d.]+ [kM]B\)/ })
    .press("Space");
  await expectFits(page, "the dialog");
  expect((await runAxe(page, "all")).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Keep for practice" }).press("Enter");
  await expect(dialog.getByText("Kept for practice.")).toBeVisible({ timeout: 120_000 });
  await page.keyboard.press("Escape");
  await expect(list.getByRole("button", { name: "Keep for practice" })).toBeFocused();
  await context.setOffline(true);

  // Read, in another script and where it is practised.
  for (const path of paths) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page).toHaveURL(path);
    await expect(heading(page)).not.toHaveText("No connection");
  }
  await page.goto(songPath("Nidhi Chala Sukhama"));
  await waitForHydration(page);
  await main(page).getByRole("button", { name: "Kannada", exact: true }).click();
  await expect(main(page).locator(".lyrics-words").first()).toHaveText(/\p{sc=Knda}/u);
  await main(page).getByRole("link", { name: "Practise", exact: true }).click();
  await expect(page).toHaveURL(/\/practise/);
  await waitForHydration(page);
  await main(page).getByRole("link", { name: "Tamil", exact: true }).click();
  await expect(page).toHaveURL(/\/practise\?script=ta/);
  await expect(main(page).locator(".practised-words li").first()).toHaveText(/\p{sc=Taml}/u);
  await waitForHydration(page);
  await main(page).getByRole("button", { name: "Keep the taala" }).click();
  await expect(main(page).getByRole("button", { name: "Stop" }).first()).toBeVisible();

  // Play, one after the other.
  await page.goto("/device");
  await waitForHydration(page);
  const kept = main(page).getByRole("region", { name: "Kept for practice" });
  await expectFits(page, "what is kept");
  expect((await runAxe(page, "all")).violations).toEqual([]);
  await expect(kept.getByRole("link", { name: titles[0] })).toBeVisible();
  await kept.getByRole("button", { name: "Play all" }).click();
  for (const [at, title] of ["Meru Samana", "Nidhi Chala Sukhama"].entries()) {
    await expect(player(page)).toHaveAccessibleName(`Player: ${title}`);
    await expect.poll(() => time(page)).toBeGreaterThan(0.3);
    if (at === 0) await player(page).getByRole("button", { name: "Next song" }).click();
  }
  // Another place of a recording is asked for as a range.
  await player(page)
    .locator("audio")
    .evaluate((one: HTMLMediaElement) => {
      one.currentTime = one.duration - 2;
    });
  await expect.poll(() => time(page)).toBeGreaterThan(1);

  // Gone in one press.
  await kept.getByRole("button", { name: "Remove everything kept for practice" }).click();
  await expect(kept).toContainText("Nothing is kept for practice yet.");
  const recordings = () =>
    page.evaluate(async () => (await (await caches.open("recordings-1")).keys()).length);
  await expect.poll(recordings).toBe(0);
  expect((await storedPages(page)).filter((path) => path.includes("?script="))).toEqual([]);
});
