import type { Page } from "@playwright/test";

/** Resolves when the song form has stored a draft that contains `text`. */
export async function waitForDraft(page: Page, text: string): Promise<void> {
  await page.waitForFunction(
    (part) =>
      Object.keys(localStorage).some(
        (key) => key.startsWith("draft") && localStorage.getItem(key)!.includes(part),
      ),
    text,
  );
}

/** Resolves when pending changes are painted: after two frames. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}
