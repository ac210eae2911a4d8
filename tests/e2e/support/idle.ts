import { expect, type Page, waitForHydration } from "./test.ts";
import type { Work } from "./works.ts";

/** The watch has a script of its own: before it has come, no time passes for it. */
export const waitForWatch = (page: Page) =>
  page.locator("dialog.idle").waitFor({ state: "attached" });

export const findDialog = (page: Page) =>
  page.getByRole("dialog", { name: "Are you still there?" });

/** Lets what an input has begun come to its end, while the clock of the page stands. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 50; turn++)
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", resolve, { once: true });
        port1.start();
        port2.postMessage(null);
      });
  });

/** Expects that work prevents signing out, and that five minutes start when it ends. */
export async function expectActivity(
  page: Page,
  { path, start, stop, isBrief }: Work,
): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await waitForHydration(page);
  await waitForWatch(page);
  await start(page);
  await page.clock.runFor(290_000);
  await expect(findDialog(page)).toBeHidden();
  // The timers of a hidden tab run once a minute or less.
  if (!isBrief) await page.clock.fastForward(400_000);
  await expect(findDialog(page)).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(path);
  if (!stop) return;
  await stop(page);
  await settle(page);
  await page.clock.runFor(280_000);
  await expect(findDialog(page)).toBeVisible();
}
