import { markAsCopy } from "../support/offline-states.ts";
import { parts } from "../support/parts.ts";
import { songPath } from "../support/songs.ts";
import { expect, type Page, waitForHydration } from "../support/test.ts";
import { test } from "../support/users.ts";

/** Answers files of the build by 404, as after a deployment that has other ones. Returns those that were asked for. */
async function removeAsset(page: Page, name: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route(new RegExp(`/assets/${name}-[\\w-]{7}\\.js$`), async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ status: 404, body: "" });
  });
  return asked;
}

const expected = [
  /404/,
  /dynamically imported module/,
  /reloading page/,
  /part of the page could not be loaded/,
];
const toast = (page: Page, text: string) => page.locator(".toasts").getByText(text);

/** How often the page has been told of a part that is missing. */
const countMissing = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.missing ?? 0));

for (const part of parts)
  test(`the page stays, and says so, without ${part.source}`, async ({ page, signIn, watch }) => {
    const {
      source,
      asset = source,
      path,
      as,
      keeps,
      isCopy,
      use,
      again = use,
      says,
      instead,
    } = part;
    watch.allow(...expected);
    if (as) await signIn(as);
    if (isCopy) await markAsCopy(page);
    if (keeps) await page.addInitScript(([key, text]) => localStorage.setItem(key, text), keeps);
    await page.addInitScript(() => {
      window.addEventListener("missingpart", () => {
        document.documentElement.dataset.missing = `${Number(document.documentElement.dataset.missing ?? 0) + 1}`;
      });
    });
    const asked = await removeAsset(page, asset);
    await page.goto(path);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await waitForHydration(page);
    await use?.(page);
    await expect(toast(page, says ?? "could not be loaded")).toBeVisible();
    expect(asked).not.toEqual([]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading!);
    if (again) {
      const told = await countMissing(page);
      await again(page);
      await expect.poll(() => countMissing(page)).toBeGreaterThan(told);
      await expect(toast(page, says ?? "could not be loaded")).toBeVisible();
    }
    await instead?.(page);
  });

const routes = [
  {
    name: "a song",
    asset: "song",
    from: "/home",
    to: songPath("Amba Mamava"),
    link: "Amba Mamava",
  },
  { name: "raagas", asset: "raagas", from: "/people", to: "/raagas", link: "Raagas" },
  { name: "the welcome page", asset: "welcome", from: "/home", to: "/", link: "Welcome" },
];

for (const { name, asset, from, to, link } of routes)
  test(`a link to a page whose code is missing loads that page whole, once: ${name}`, async ({
    page,
    watch,
  }) => {
    watch.allow(...expected);
    await page.goto(from);
    await waitForHydration(page);
    await removeAsset(page, asset);
    const loaded: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) loaded.push(pathname);
    });
    if (link === "Raagas") await page.getByRole("button", { name: "Browse" }).click();
    await page.getByRole("link", { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    // The router may load the page anew once for each of its attempts.
    expect([...new Set(loaded)]).toEqual([from, to]);
    expect(loaded.filter((path) => path === to)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL(from);
    await page.goForward();
    await expect(page).toHaveURL(to);
    // It is forgotten: loading another page anew stays there.
    await page.goto("/taalas");
    await page.reload();
    await expect(page).toHaveURL("/taalas");
  });

test("a form that a page without code should take has to be sent again, and that is said", async ({
  page,
  watch,
}) => {
  watch.allow(...expected);
  await page.goto("/home");
  await waitForHydration(page);
  await removeAsset(page, "preferences");
  await page.route("**/preferences.data*", () => undefined);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(toast(page, "repeat your last step")).toBeVisible();
  await expect(page).toHaveURL("/home");
});

test("the view that was chosen is shown, although the code of its form is missing", async ({
  page,
  watch,
}) => {
  watch.allow(...expected);
  await page.goto("/home");
  await waitForHydration(page);
  const answered = page.waitForResponse(/\/preferences/);
  await page.route(/\/assets\/preferences-/, async (route) => {
    await answered;
    await route.fulfill({ status: 404, body: "" });
  });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await expect(page.getByRole("main").locator("table")).toBeVisible();
});
