import { runAxe } from "../support/axe.ts";
import { type Page, setPreferenceCookies, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";

const paths = [
  "/admin",
  "/admin/raaga",
  "/admin/raaga?dialog=add",
  "/admin/raaga?dialog=edit&id=Mahati",
  "/admin/raaga?dialog=delete&id=Arabhi",
  "/admin/taala?dialog=delete&id=Desadi",
  "/admin/raaga?q=nothing+of+the+kind",
  "/admin/raaga/import",
  "/admin/lists/song-types",
  "/admin/lists/song-types?dialog=edit&id=Kriti",
  "/admin/lists/concerts?dialog=add",
  "/admin/lists/instruments?dialog=add",
  "/admin/lists/media-types",
  "/admin/same",
  "/admin/same?kind=person&from=tyagaraja&to=purandaradasa",
  "/admin/merges",
  "/admin/songs",
  "/admin/users",
  "/admin/users?dialog=edit&id=3",
  "/admin/users?dialog=delete&id=1",
  "/admin/roles",
  "/admin/roles?dialog=add",
  "/admin/approvals",
  "/admin/audit",
  "/admin/jobs",
  "/admin/mails",
  "/admin/hidden",
  "/admin/hide/song/1",
  "/admin/unavailable",
  "/admin/unavailable?kind=page",
  "/admin/proposals?kind=person",
  "/home?without=raaga",
];

/** Returns what is out of sight in each table of a page: pixels beside its frame, and cells that are cut. */
const findClippedTables = (page: Page) =>
  // The chart of growth hides its heads from sight.
  page.locator("table:not(.growth)").evaluateAll((all) =>
    all.map((table) => {
      const words = [...table.querySelectorAll("th, td")].filter((cell) => {
        const style = getComputedStyle(cell);
        return cell.scrollWidth > cell.clientWidth + 1 && style.position !== "absolute";
      });
      const frame = table.parentElement!;
      return {
        hidden: frame.scrollWidth - frame.clientWidth,
        clipped: words.map(({ textContent }) => textContent),
      };
    }),
  );

/** Expects every table of a page to fit in 1280 pixels. Returns how many there are. */
async function expectTablesFit(page: Page, path: string): Promise<number> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate(() => document.fonts.ready);
  const tables = await findClippedTables(page);
  for (const table of tables) expect.soft(table, path).toEqual({ hidden: 0, clipped: [] });
  return tables.length;
}

for (const [language, theme, width] of [
  ["en", "light", 1280],
  ["te", "dark", 320],
  ["ta", "light", 320],
] as const)
  test(`no barrier that axe knows in administration, nor a page that is too wide: ${language}, ${theme}, ${width} pixels`, async ({
    page,
    signIn,
    context,
    baseURL,
    watch,
  }) => {
    test.slow();
    watch.allow(/409|400/);
    await signIn("Administrator");
    await setPreferenceCookies(context, baseURL, { preferences: `lng=${language}&theme=${theme}` });
    let tables = 0;
    for (const path of paths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await waitForHydration(page);
      if (/dialog|from=/.test(path))
        await expect(page.locator("dialog.page-dialog:modal")).toBeVisible();
      expect.soft((await runAxe(page)).violations, path).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, path).toBeLessThanOrEqual(0);
      // Tamil has the longest names.
      if (language === "ta" && !path.includes("dialog"))
        tables += await expectTablesFit(page, path);
    }
    if (language !== "ta") return;
    for (const path of ["/admin/bin", "/about/numbers", "/taalas"]) {
      await page.goto(path);
      tables += await expectTablesFit(page, path);
    }
    expect(tables).toBeGreaterThan(6);
  });

test("no barrier in what new names would find, nor in the question before they are saved", async ({
  page,
  signIn,
  watch,
}) => {
  watch.allow(/409/);
  await signIn("Administrator");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin/raaga?dialog=edit&id=Mahati");
  await waitForHydration(page);
  await page.getByLabel("Other names").fill("Bhavani; Rohinipriya");
  for (const [button, answer] of [
    ["Preview other names", "Newly found songs"],
    ["Save", "sounds the same"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toContainText(answer);
    expect.soft((await runAxe(page)).violations).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider).toBeLessThanOrEqual(0);
  }
});
