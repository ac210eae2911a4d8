import { expect, waitForHydration } from "../support/test.ts";
import { test } from "../support/users.ts";
import { standInForYouTube } from "../support/youtube.ts";

/** What the oldest browsers lack, and what is in some of them only. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const [owner, name] of [
      [window, "BroadcastChannel"],
      [Map, "groupBy"],
      [AbortSignal, "any"],
      [AbortSignal, "timeout"],
      [URL, "canParse"],
      [Intl, "Segmenter"],
      [HTMLElement.prototype, "popover"],
    ] as const)
      Reflect.deleteProperty(owner, name);
  }),
);

test("pages of signed-in users need no BroadcastChannel", async ({ page, signIn, watch }) => {
  watch.allow(/youtube/);
  await standInForYouTube(page);
  await signIn("Viewer");
  await page.goto("/home");
  await page.locator("dialog.idle").waitFor({ state: "attached" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
  await page.getByRole("main").locator("button.play").first().click();
  await expect(page.locator("dialog.player")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
});

test("suggestions and a list that grows need no newer functions", async ({ page }) => {
  await page.goto("/home?paging=smooth");
  await waitForHydration(page);
  await page.getByRole("searchbox").first().fill("moha");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.locator(".leaves > li")).not.toHaveCount(20, { timeout: 1000 });
  }).toPass();
});

test("the form of a raaga, requests and a video's address need none", async ({ page, signIn }) => {
  await signIn("Administrator");
  await page.goto("/admin/raaga?dialog=edit&id=Mohanam");
  await waitForHydration(page);
  await expect(page.locator("dialog").getByRole("textbox").first()).toBeVisible();
  await page.goto("/admin/approvals");
  await waitForHydration(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Approval Requests");
  await page.goto("/songs/add");
  await waitForHydration(page);
  await page.locator("[name=mediaUrl]").fill("https://youtu.be/aaaaaaaaaaa");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
