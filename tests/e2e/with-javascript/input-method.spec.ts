import { expect, test, waitForHydration } from "../support/test.ts";

/** The key that ends an input method: as Safari sends it, and as other browsers do. */
const ends = [
  { keyCode: 229, isComposing: false },
  { keyCode: 13, isComposing: true },
];

test("Enter that ends an input method picks no suggestion; the next one does", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  const box = page.locator("header input[name=q]");
  await box.pressSequentially("omkara");
  await expect(page.getByRole("listbox").getByRole("option").first()).toBeVisible();
  await box.press("ArrowDown");
  await expect(box).toHaveAttribute("aria-activedescendant", /./);
  for (const end of ends) {
    await box.dispatchEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...end });
    await expect(box).toHaveAttribute("aria-activedescendant", /./);
  }
  expect(new URL(page.url()).pathname).toBe("/home");
  await box.press("Enter");
  await expect(page).not.toHaveURL(/\/home/);
});
