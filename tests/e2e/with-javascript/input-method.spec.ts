import { endInputMethod } from "../support/input-method.ts";
import { expect, waitForHydration } from "../support/test.ts";
import { test } from "../support/users.ts";

const fields = [
  { name: "the search box", path: "/home", field: "header input[name=q]", typed: "omkara" },
  { name: "the raaga of a song", path: "/songs/add", field: "#raagaId", typed: "kalyani" },
  { name: "the title of a song", path: "/songs/add", field: "#title", typed: "ma" },
];

for (const { name, path, field, typed } of fields)
  test(`Enter that ends an input method picks no suggestion; the next one does: ${name}`, async ({
    page,
    signIn,
  }) => {
    await signIn("Contributor");
    await page.goto(path);
    await waitForHydration(page);
    const box = page.locator(field);
    await box.pressSequentially(typed);
    await expect(page.getByRole("option").first()).toBeVisible();
    await box.press("ArrowDown");
    await expect(box).toHaveAttribute("aria-activedescendant", /./);
    await endInputMethod(box);
    await expect(box).toHaveAttribute("aria-activedescendant", /./);
    await expect(box).toHaveValue(typed);
    expect(new URL(page.url()).pathname).toBe(path);
    await box.press("Enter");
    // The suggestion is in the field, or its page is shown.
    await expect(page.locator(`${field}[aria-activedescendant]`)).toHaveCount(0);
  });
