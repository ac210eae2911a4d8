import { setPreferenceCookies, expect, waitForHydration, test } from "../support/test.ts";
import { payloads } from "./payloads.ts";

const parameters = [
  "title",
  "singer",
  "composer",
  "recordingYearStart",
  "recordingYearEnd",
  "raagaDescription",
  "taalaDescription",
  "sortBy",
  "direction",
  "page",
  "searched",
];

test.beforeEach(({ page }) => {
  page.on("dialog", (dialog) => {
    expect.soft(dialog.message(), `a dialog at ${page.url()}`).toBe("none");
    void dialog.dismiss();
  });
});

for (const language of ["en", "te"])
  test(`T46 an address runs nothing, whichever parameter it is in: ${language}`, async ({
    page,
    context,
    baseURL,
    watch,
  }) => {
    test.slow();
    // An invalid year gets an error page.
    watch.allow(/400/);
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}` });
    const text = '"><img src=x onerror=alert(1)>';
    for (const name of parameters) {
      await page.goto(`/search?${new URLSearchParams({ searched: "true", [name]: text })}`);
      await waitForHydration(page);
      await expect(page.locator("img[src='x']"), name).toHaveCount(0);
      await expect(page.getByRole("heading", { level: 1 }), name).toBeVisible();
    }
    await page.goto(`/search?${new URLSearchParams({ title: text, searched: "true" })}`);
    await expect(page.locator("input[name=title]").first()).toHaveValue(text);
  });

test("T45 a title that one searched for ends no script, and the page is taken over", async ({
  page,
}) => {
  test.slow();
  const texts = [
    ...payloads,
    "one\u2028two\u2029three",
    "<!--<script>",
    "]]>\u0000\u2028</script>",
  ];
  for (const title of texts) {
    await page.goto(`/search?${new URLSearchParams({ title, searched: "true" })}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 }), title).toBeVisible();
    await expect(page.locator("main"), title).toHaveCount(1);
    expect(await page.locator("input[name=title]").first().inputValue(), title).toBe(title);
  }
});

test("T46 nor do addresses of pages that are not there", async ({ page, watch }) => {
  watch.allow(/404/);
  const text = encodeURIComponent('"><img src=x onerror=alert(1)>');
  for (const path of [
    `/songs/${text}`,
    `/${text}`,
    `/login?returnTo=${text}`,
    `/my-collection?page=${text}`,
    `/songs/1?script=${text}`,
    `/home?view=${text}&lng=${text}`,
  ]) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(page.locator("img[src='x']"), path).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 }), path).toBeVisible();
  }
});
