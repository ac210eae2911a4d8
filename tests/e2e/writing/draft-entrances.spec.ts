import { removeDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/users.ts";

test("the area for files fills its card, its button in the middle, and a row's number stands level with its button", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await page.goto("/songs/drafts");
  const area = page.locator('.drafts-files [type="file"]');
  const boxes = await page
    .locator(".drafts-entrances > form, .drafts-files :is([type='file'], label)")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const [files, label, zone, video] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
  expect(files.height).toBe(video.height);
  expect(zone.height).toBeGreaterThan(files.height / 2);
  expect(label.left + label.right).toBeCloseTo(zone.left + zone.right, 0);
  expect(label.top + label.bottom).toBeCloseTo(zone.top + zone.bottom, 0);
  await area.setInputFiles("tests/e2e/fixtures/tone.mp3");
  const number = page.locator(".drafts-scroll tbody th");
  await expect(number.getByRole("button")).toBeVisible();
  const [digits, button] = await number.evaluate((cell) => {
    const range = document.createRange();
    range.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode()!);
    return [range, cell.querySelector("button")!].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return top + height / 2;
    });
  });
  expect(Math.abs(digits! - button!)).toBeLessThan(1);
  await removeDrafts(page);
});
