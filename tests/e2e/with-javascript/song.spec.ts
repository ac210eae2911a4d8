import { songPath } from "../support/songs.ts";
import { expect, waitForHydration, test } from "../support/test.ts";

const song = songPath("Meru Samana");

test.describe("share", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("copies the link where there is no share sheet, and says so for a while", async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
    await page.goto(`${song}?lng=en`);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Share" }).click();
    const said = page.getByRole("status").filter({ hasText: "Link copied" });
    await expect(said).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${song}`);
    await expect(said).toHaveCount(0, { timeout: 6000 });
  });

  test("uses the share sheet where there is one", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(navigator, { share: async (what: unknown) => void shared.push(what) });
      Object.assign(window, { shared });
    });
    await page.goto(song);
    await waitForHydration(page);
    await page.getByRole("button", { name: "Share" }).click();
    const shared = () => page.evaluate(() => (window as unknown as { shared: unknown[] }).shared);
    await expect.poll(shared).toEqual([{ title: "Meru Samana", url: `${baseURL}${song}` }]);
    await expect(page.getByText("Link copied")).toHaveCount(0);
  });
});

test("tells the link when it cannot be copied", async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: undefined });
    Object.defineProperty(navigator, "clipboard", {
      value: { writeText: () => Promise.reject(new Error("no")) },
    });
  });
  await page.goto(song);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("status").filter({ hasText: `${baseURL}${song}` })).toBeVisible();
});

test("the lyrics fill the page by their address, and go back", async ({ page }) => {
  await page.goto(song);
  await waitForHydration(page);
  const lyrics = page.getByRole("region", { name: "Lyrics" });
  await expect(lyrics.locator("[lang=te]").first()).toContainText("మేరు సమాన");
  await page.getByRole("link", { name: "Open full view", exact: true }).click();
  await expect(page).toHaveURL(`${song}#lyrics`);
  const fills = async () => {
    const box = (await lyrics.boundingBox())!;
    const { width, height } = page.viewportSize()!;
    return box.x === 0 && box.y === 0 && box.width === width && box.height === height;
  };
  await expect.poll(fills).toBe(true);
  await expect(page.getByRole("link", { name: "Open full view", exact: true })).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(song);
  await expect.poll(fills).toBe(false);

  await page.goto(`${song}#lyrics`);
  await expect.poll(fills).toBe(true);
  await page.getByRole("link", { name: "Close full view" }).click();
  await expect.poll(fills).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("another script comes in place: no jump, no new page, and the full view stays", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto(song);
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  const lyrics = page.getByRole("region", { name: "Lyrics" });
  const choice = lyrics.getByRole("button", { name: "Kannada" });
  await choice.scrollIntoViewIfNeeded();
  const place = () => choice.evaluate((button) => Math.round(button.getBoundingClientRect().top));
  const before = await place();
  await choice.click();
  await expect(lyrics.locator("#l1")).toContainText("ಮೇರು ಸಮಾನ");
  expect(await place()).toBe(before);
  expect(await page.evaluate(() => "same" in window)).toBe(true);

  await page.getByRole("link", { name: "Open full view", exact: true }).click();
  await expect(page).toHaveURL(`${song}?script=kn#lyrics`);
  await lyrics.getByRole("button", { name: "Roman" }).click();
  await expect(lyrics.locator("#l1")).toContainText("mēru samāna");
  await expect(page).toHaveURL(`${song}?script=iso#lyrics`);
  expect((await lyrics.boundingBox())!.y).toBe(0);
  await page.goBack();
  await expect(lyrics.locator("#l1")).toContainText("ಮೇರು ಸಮಾನ");
});

test("on the narrowest phone a name is not broken, and the buttons of a song are one row", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(songPath("Akhila Devanuta"));
  await waitForHydration(page);
  const names = page.locator(".recordings li :is(a, b), .song-top .eyebrow a");
  const lines = await names.evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1]);
  const buttons = page.locator(".song-tools .actions .icon-button, .song-tools .actions .button");
  const middles = await buttons.evaluateAll((all) =>
    all.map((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles).toHaveLength(3);
  expect(new Set(middles).size).toBe(1);
});
