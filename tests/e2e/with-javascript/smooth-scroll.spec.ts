import {
  cardTitles,
  expectResults,
  searchPath,
  titles,
  total,
  totalOfHis,
} from "../support/songs.ts";
import {
  setPreferenceCookies,
  expect,
  waitForHydration,
  type Page,
  test,
} from "../support/test.ts";

const end = "You have reached the end of the list.";

test.beforeEach(({ context, baseURL }) => {
  test.slow();
  return setPreferenceCookies(context, baseURL, { paging: "smooth" });
});

const scrollToEnd = (page: Page) =>
  page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

/** Scrolls to the end until `count` items are shown. */
async function scrollUntil(page: Page, count: number, items = cardTitles(page)) {
  await expect(async () => {
    await scrollToEnd(page);
    expect(await items.count()).toBe(count);
  }).toPass({ timeout: 45_000, intervals: [200] });
}

/** Keeps back what follows the first songs until the test has looked at these. */
async function holdNext(page: Page): Promise<() => void> {
  const { promise: looked, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/next?*", async (route) => {
    await looked;
    await route.continue();
  });
  return release;
}

test("loads every song once, in order, and says how many are shown and when it is done", async ({
  page,
}) => {
  const release = await holdNext(page);
  await page.goto("/home");
  await waitForHydration(page);
  await expect(cardTitles(page)).toHaveCount(20);
  await expectResults(page, 1, 20, total);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await expect(page.getByText(end)).toHaveCount(0);
  release();
  await scrollUntil(page, total);
  await expect(cardTitles(page)).toHaveText(titles);
  await expectResults(page, 1, total, total);
  await expect(page.getByText(end)).toBeVisible();

  // Whoever comes back from a song finds the place again.
  const song = page.getByRole("main").getByRole("link", { name: titles.at(-3)!, exact: true });
  await song.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await song.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.at(-3)!);
  await page.goBack();
  await expect(cardTitles(page)).toHaveCount(total);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("begins anew at the top when the song it would go on after is not there", async ({ page }) => {
  await page.route("**/home/next?*", (route) => {
    const address = new URL(route.request().url());
    address.searchParams.set("after", "999999");
    return route.continue({ url: address.href });
  });
  await page.goto("/home");
  await waitForHydration(page);
  const answered = page.waitForResponse("**/home/next?*");
  await scrollToEnd(page);
  await answered;
  await expectResults(page, 1, 20, total);
  await expect(cardTitles(page)).toHaveText(titles.slice(0, 20));
});

test("goes on in the order of the list", async ({ page }) => {
  await page.goto("/home?sortBy=title&direction=desc&view=table");
  await waitForHydration(page);
  const rows = page.getByRole("rowheader");
  await scrollUntil(page, total, rows);
  await expect(rows).toHaveText(titles.toReversed());
});

test("loads all results of a search, and says how many are shown", async ({ page }) => {
  const release = await holdNext(page);
  await page.goto(searchPath({ composer: "Balamuralikrishna" }));
  await waitForHydration(page);
  await expectResults(page, 1, 20, totalOfHis);
  release();
  await scrollUntil(page, totalOfHis);
  await expectResults(page, 1, totalOfHis, totalOfHis);
  await expect(page.getByText(end)).toBeVisible();
  expect(new Set(await cardTitles(page).allTextContents()).size).toBe(totalOfHis);
});

test("goes on in a busy browser, which tells that the end was out of view and is in view at once", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Observer = window.IntersectionObserver;
    window.IntersectionObserver = class extends Observer {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const queue: IntersectionObserverEntry[] = [];
        super((entries, observer) => {
          queue.push(...entries);
          setTimeout(() => queue.length > 0 && callback(queue.splice(0), observer), 2000);
        }, options);
      }
    };
  });
  await page.goto("/home");
  await waitForHydration(page);
  await scrollToEnd(page);
  await expect(cardTitles(page)).toHaveCount(40);
});

test("a short list is at its end at once", async ({ page }) => {
  await page.goto(searchPath({ raagaDescription: "Amritavarshini" }));
  await expect(page.getByText(end)).toBeVisible();
});

test("tries three times more, ever later, then says so and offers another try", async ({
  page,
  watch,
}) => {
  watch.allow(/net::ERR_FAILED/);
  const attempts: number[] = [];
  await page.route("**/home/next?*", (route) => {
    attempts.push(performance.now());
    return route.abort();
  });
  await page.goto("/home");
  await waitForHydration(page);
  await scrollToEnd(page);
  await expect(page.getByText("Loading more…")).toBeVisible();
  const trouble = page.getByRole("main").getByText("Failed to load more content");
  await expect(trouble).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole("status").filter({ hasText: "Failed to load" })).toBeVisible();
  const waits = attempts.slice(1).map((at, index) => Math.round((at - attempts[index]!) / 1000));
  expect(waits, "seconds between attempts").toEqual([1, 2, 3]);
  await expect(cardTitles(page)).toHaveCount(20);

  await page.unroute("**/home/next?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(cardTitles(page)).toHaveCount(40);
  await expect(trouble).toHaveCount(0);
  await scrollUntil(page, total);
  await expect(cardTitles(page)).toHaveText(titles);
});

test("gives up on an answer that does not come in 15 seconds", async ({ page }) => {
  await page.clock.install();
  await page.route("**/home/next?*", () => {});
  await page.goto("/home");
  await waitForHydration(page);
  const asked = page.waitForRequest("**/home/next?*");
  await scrollToEnd(page);
  await asked;
  await page.clock.pauseAt(Date.now() + 10_000);
  const trouble = page.getByRole("main").getByText("Loading timed out. Please try again.");
  await expect(trouble).toBeHidden();
  await page.clock.fastForward(15_000);
  await expect(trouble).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});
