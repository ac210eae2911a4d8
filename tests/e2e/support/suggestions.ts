import type { Page } from "./test.ts";

/** Waits until a form for a suggestion is old enough to be sent: see `drawn-form.server.ts`. */
export async function waitToSend(page: Page): Promise<void> {
  const drawn = Number((await page.locator("[name=drawn]").inputValue()).split(".")[0]);
  // oxlint-disable-next-line playwright/no-wait-for-timeout
  await page.waitForTimeout(Math.max(0, drawn + 2500 - Date.now()));
}
