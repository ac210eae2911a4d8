import { removeDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/users.ts";

test("the area for files is small, its button in the middle, and a row's number stands level with its button", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await page.goto("/songs/drafts");
  const area = page.locator('.drafts-files [type="file"]');
  const tall = (await area.boundingBox())!.height;
  expect(tall).toBeGreaterThan(112);
  expect(tall).toBeLessThan(144);
  const padding = await area.evaluate((input) => {
    const { paddingTop, paddingBottom, paddingLeft, paddingRight } = getComputedStyle(input);
    return [paddingTop, paddingBottom, paddingLeft, paddingRight];
  });
  expect(padding[0]).toBe(padding[1]);
  expect(padding[2]).toBe(padding[3]);
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
