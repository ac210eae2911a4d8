import { setPreferenceCookies, expect, expectUrl, test } from "../support/test.ts";

const languages = {
  te: "తెలుగు",
  ta: "தமிழ்",
  kn: "ಕನ್ನಡ",
  ml: "മലയാളം",
  hi: "हिंदी",
};

test("speaks the language chosen in the menu, and stays with it", async ({ page }) => {
  await page.goto("/home?sortBy=composer");
  for (const [code, name] of Object.entries(languages)) {
    await page.locator("[popovertarget=language-menu]").click();
    await page.getByRole("button", { name, exact: true }).click();
    await expect(page).toHaveURL("/home?sortBy=composer");
    await expect(page.locator("html")).toHaveAttribute("lang", code);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("All Compositions");
  }
  await page.goto("/search");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.locator("[popovertarget=language-menu]").click();
  const menu = page.locator("#language-menu");
  await expect(menu.locator("[name=lng]")).toHaveCount(6);
  await expect(menu.locator("[aria-current=true]")).toHaveText("हिंदी");
  await menu.getByRole("button", { name: "English" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search");
});

test("shows the page of a link in its language, and what follows in one's own", async ({
  page,
  context,
  baseURL,
}) => {
  const language = page.locator("html");
  for (const own of ["en", "hi"]) {
    if (own !== "en") await setPreferenceCookies(context, baseURL, { preferences: `lng=${own}` });
    const before = await context.cookies();
    await page.goto("/home?lng=kn");
    await expect(language).toHaveAttribute("lang", "kn");
    await page.getByRole("main").getByRole("link", { name: "ಅಂಬ ಮಾಮವ" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Amba Mamava");
    await expect(language).toHaveAttribute("lang", own);
    await page.goto("/home?lng=kn");
    await page.getByRole("search").first().getByRole("searchbox").fill("meru");
    await page.keyboard.press("Enter");
    await expectUrl(page, "/search", { q: "meru" });
    await expect(language).toHaveAttribute("lang", own);
    expect(await context.cookies()).toEqual(before);
  }
  await page.goto("/home?lng=ta");
  await page.locator("[popovertarget=language-menu]").click();
  await page.getByRole("button", { name: "తెలుగు" }).click();
  await expect(page).toHaveURL("/home");
  await expect(language).toHaveAttribute("lang", "te");
  await page.goto("/search");
  await expect(language).toHaveAttribute("lang", "te");
});

test("an address that leads nowhere says so on the welcome page, once", async ({ page }) => {
  const said = page.locator(".toast, .flash");
  await page.goto("/no/such/page");
  await expect(page).toHaveURL("/");
  await expect(said).toHaveText("There is no page at this address. This is the welcome page.");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(said).toHaveCount(0);
});

test.describe("a browser that asks for Malayalam", () => {
  test.use({ locale: "ml-IN" });
  test("gets it", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "ml");
  });
});

test("switches the theme at once and keeps it", async ({ page, context }) => {
  const ground = () =>
    page.locator("html").evaluate((html) => getComputedStyle(html).backgroundColor);
  await page.goto("/songs/1");
  const light = await ground();
  await page.getByRole("button", { name: "Switch to the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect.poll(ground).not.toBe(light);
  await expect(page).toHaveURL("/songs/1");
  await page.goto("/home");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("button", { name: "Switch to the light theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect.poll(ground).toBe(light);
  // T27 whether the server or a script has written it.
  const kept = (await context.cookies()).find(({ name }) => name === "preferences");
  expect(kept).toMatchObject({ value: "theme=light", secure: true });
});

test.describe("a system in dark colours", () => {
  test.use({ colorScheme: "dark" });
  test("is followed until the visitor chooses", async ({ page }) => {
    await page.goto("/");
    const scheme = () =>
      page.locator("html").evaluate((html) => {
        const [red] = getComputedStyle(html).backgroundColor.match(/\d+/)!;
        return Number(red) < 128 ? "dark" : "light";
      });
    expect(await scheme()).toBe("dark");
    await page.getByRole("button", { name: "Switch to the light theme" }).click();
    await expect.poll(scheme).toBe("light");
    await page.goto("/home");
    expect(await scheme()).toBe("light");
  });
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the menu has all places and closes behind the visitor", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
    const menu = page.locator("#site-menu");
    await expect(menu).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu.getByRole("link")).toHaveText([
      "Welcome",
      "All Compositions",
      "Search",
      "Raagas",
      "Taalas",
      "People",
      "Deities",
      "Concerts",
      "Radio",
      "Log in",
      "Sign up",
    ]);
    await menu.getByRole("link", { name: "All Compositions" }).click();
    await expect(page).toHaveURL("/home");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
    await expect(menu).toBeHidden();
  });
});

test("shows Roman letters beside names in headings alone, and everywhere when asked", async ({
  page,
}) => {
  await page.goto("/home?lng=te");
  await page.locator("[popovertarget=language-menu]").click();
  await page.getByRole("button", { name: "తెలుగు" }).click();
  const roman = page.getByRole("main").getByText("Amba Mamava");
  await expect(page.getByRole("main").getByRole("link", { name: "అంబ మామవ" })).toBeVisible();
  await expect(roman).toBeHidden();
  const choice = page.getByRole("button", { name: "రోమన్ అక్షరాలు చూపించండి" });
  for (const isShown of [true, false]) {
    await page.locator("[popovertarget=language-menu]").click();
    await choice.click();
    await expect(page).toHaveURL("/home");
    await expect(roman).toBeVisible({ visible: isShown });
  }
  await page.getByRole("main").getByRole("link", { name: "అంబ మామవ" }).click();
  await expect(page.locator("h1").getByText("Amba Mamava")).toBeVisible();
  await page.goto("/");
  await expect(page.locator(".palm-leaf blockquote a")).toBeVisible();
  await expect(page.locator(".palm-leaf figcaption a:lang(en)")).toBeHidden();
});
