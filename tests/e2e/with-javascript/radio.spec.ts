import { expect, type Page, test, waitForHydration } from "../support/test.ts";
import { standInForYouTube, youTube } from "../support/youtube.ts";

const player = (page: Page) => page.getByRole("dialog", { name: /^Player: / });
const stored = (page: Page) =>
  page.evaluate(() => {
    const queue = JSON.parse(sessionStorage.getItem("queue") ?? "null") as {
      entries: { id: number }[];
      repeat: string;
      seed: number | null;
    } | null;
    return queue && { ...queue, ids: queue.entries.map(({ id }) => id) };
  });

test.beforeEach(async ({ page, watch }) => {
  watch.allow(new RegExp(`^another site: ${youTube}/`));
  await standInForYouTube(page);
});

test("an address waits for a press, and then plays on without end", async ({ page }) => {
  await page.goto("/radio?raaga=Arabhi");
  await waitForHydration(page);
  await expect(player(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Play the radio" }).click();
  await expect(player(page)).toBeVisible();
  const queue = (await stored(page))!;
  expect(queue.repeat).toBe("all");
  expect(queue.seed).not.toBeNull();
  expect(queue.ids.length).toBeGreaterThan(1);
  const next = player(page).getByRole("button", { name: "Next song" });
  for (let step = 0; step < queue.ids.length + 1; step++) {
    await expect(next).toBeEnabled();
    await next.click();
  }
});

test("a link to a radio is a press to listen", async ({ page }) => {
  await page.goto("/raagas/Arabhi");
  await waitForHydration(page);
  await page.getByRole("main").getByRole("link", { name: "Radio", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Arabhi" })).toBeVisible();
  await expect(player(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(player(page).getByRole("button", { name: "Play", exact: true })).toBeVisible();
});

test("the welcome page offers everything, his own voice, and a raaga for the hour", async ({
  page,
}) => {
  await page.clock.install({ time: new Date(2026, 0, 1, 18, 0) });
  await page.goto("/");
  await waitForHydration(page);
  const lengths: number[] = [];
  for (const name of ["Everything", "His own voice", "A raaga for this hour"]) {
    const answer = page.waitForResponse((response) => response.url().includes("/songs/play"));
    await page.getByRole("group", { name: "Listen now" }).getByRole("link", { name }).click();
    if (name.startsWith("A raaga")) expect((await answer).url()).toMatch(/of=hour&id=18$/);
    await expect(player(page)).toBeVisible();
    await expect.poll(async () => (await stored(page))?.ids.length).not.toBe(lengths.at(-1));
    lengths.push((await stored(page))!.ids.length);
  }
  expect(lengths[0]).toBeGreaterThan(100);
  expect(lengths[2]).toBeLessThan(10);
  await expect(page).toHaveURL(/\/$/);
});
