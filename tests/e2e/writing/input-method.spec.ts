import { removeDrafts } from "../support/drafts.ts";
import { endInputMethod } from "../support/input-method.ts";
import { makeFiles } from "../support/media-files.ts";
import { expect, waitForHydration } from "../support/test.ts";
import { test } from "../support/users.ts";

test("Enter that ends an input method stays in the cell of a draft; the next one moves on", async ({
  page,
  signIn,
}) => {
  await signIn("Contributor");
  await page.goto("/songs/drafts");
  await waitForHydration(page);
  await page.locator("input[name=files]").setInputFiles(makeFiles(62).slice(-2));
  const cells = page.locator("tbody input[name$='.title']");
  await expect(cells).toHaveCount(2);
  await cells.first().focus();
  await endInputMethod(cells.first());
  await expect(cells.first()).toBeFocused();
  await cells.first().press("Enter");
  await expect(cells.last()).toBeFocused();
  await removeDrafts(page);
});
