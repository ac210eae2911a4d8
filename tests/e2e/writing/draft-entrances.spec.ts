import { removeDrafts } from "../support/drafts.ts";
import { expect, test } from "../support/users.ts";

test("the entrances fill their boxes, and a row's number stands level with its button", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await removeDrafts(page);
  await page.goto("/songs/drafts");
  const heightOf = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())!.height;
  expect(await heightOf('.drafts-files [type="file"]')).toBeGreaterThan(
    (await heightOf(".drafts-files")) / 2,
  );
  await page.locator('.drafts-files [type="file"]').setInputFiles("tests/e2e/fixtures/tone.mp3");
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
