import { expect, expectUrl, waitForHydration, test } from "../support/test.ts";

test("one box on every page: a key leads there, arrows choose, Enter goes", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (/suggestions-/.test(request.url())) scripts.push(request.url());
  });
  await page.goto("/");
  await waitForHydration(page);
  expect(scripts, "its code comes with the first focus").toEqual([]);
  await page.keyboard.press("/");
  const box = page.getByRole("banner").locator("input[name=q]");
  await expect(box).toBeFocused();
  await expect(box).toHaveAttribute("role", "combobox");
  await box.pressSequentially("అమృతవ", { delay: 30 });
  const options = page.getByRole("option");
  await expect(options.first()).toContainText("Amritavarshini");
  await expect(page.getByRole("group", { name: "Raaga", exact: true })).toBeVisible();
  await expect(box).toHaveAttribute("aria-expanded", "true");
  await box.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", "suggestions-0");
  await box.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute("aria-expanded", "false");
  await box.press("Backspace");
  await expect(options.first()).toContainText("Amritavarshini");
  await box.press("ArrowDown");
  await box.press("Enter");
  await expectUrl(page, "/raagas/Amritavarshini");
});

test("says what matched, and a click goes there", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  await page.keyboard.press("Control+k");
  const box = page.getByRole("banner").locator("input[name=q]");
  await box.pressSequentially("kashiramakriya", { delay: 10 });
  const option = page.getByRole("option", { name: "Kamavardhini matched Kashiramakriya" });
  await option.click();
  await expectUrl(page, "/raagas/Kamavardhini");
});

test("Enter alone asks for everything", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  const box = page.getByRole("banner").locator("input[name=q]");
  await box.fill("gana sudha");
  await box.press("Enter");
  await expectUrl(page, "/search", { q: "gana sudha" });
  await expect(page.getByRole("heading", { name: "Gana Sudha Rasa", exact: true })).toBeVisible();
});

test("on a phone the page of the search suggests the same", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/home");
  await waitForHydration(page);
  await page.getByRole("banner").getByRole("link", { name: "Search everything" }).click();
  const box = page.getByRole("main").getByLabel("Search everything");
  await expect(box).toBeFocused();
  await box.pressSequentially("అమృతవ", { delay: 30 });
  const option = page.getByRole("option").first();
  await expect(option).toContainText("Amritavarshini");
  await expect(option).toBeInViewport({ ratio: 1 });
  await option.click();
  await expectUrl(page, "/raagas/Amritavarshini");
});

test("a key in a field is a letter", async ({ page }) => {
  await page.goto("/search");
  await waitForHydration(page);
  const title = page.getByLabel("Title of the song");
  await title.press("/");
  await expect(title).toHaveValue("/");
});

test("on a narrow screen a link leads to the search page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/");
  await waitForHydration(page);
  await expect(page.getByRole("banner").locator("input[name=q]")).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Search everything" }).click();
  await expect(page).toHaveURL("/search");
});

test("on a narrow screen the key leads to the field of the search page", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/home");
  await waitForHydration(page);
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
  const field = page.getByRole("main").locator("input[name=q]");
  await expect(field).toBeFocused();
  await field.blur();
  await page.keyboard.press("/");
  await expect(field).toBeFocused();
});

test("what only sounds alike is offered as a question", async ({ page }) => {
  await page.goto("/home");
  await waitForHydration(page);
  await page.keyboard.press("/");
  const box = page.getByRole("banner").locator("input[name=q]");
  await box.pressSequentially("kalyni", { delay: 10 });
  await expect(page.getByRole("listbox", { name: "Did you mean" })).toContainText("Mechakalyani");
  await box.fill("kalyani");
  await expect(page.getByRole("listbox", { name: "Search everything" })).toContainText(
    "Mechakalyani",
  );
});
