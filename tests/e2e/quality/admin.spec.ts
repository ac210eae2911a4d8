import { AxeBuilder } from "@axe-core/playwright";
import { signInAsAdministrator } from "../support/administrator.ts";
import { choose, expect, hydrated, test } from "../support/test.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const paths = [
  "/admin",
  "/admin/raaga",
  "/admin/raaga?dialog=add",
  "/admin/raaga?dialog=edit&id=Mahati",
  "/admin/raaga?dialog=delete&id=Arabhi",
  "/admin/taala?dialog=delete&id=Desadi",
  "/admin/raaga?q=nothing+of+the+kind",
  "/admin/raaga/import",
  "/admin/songs",
  "/admin/users",
  "/admin/users?dialog=edit&id=3",
  "/admin/users?dialog=delete&id=1",
  "/admin/roles",
  "/admin/roles?dialog=add",
  "/admin/approvals",
  "/admin/audit",
];

test("no barrier that axe knows in administration, and no page wider than a phone", async ({
  page,
  context,
  baseURL,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allow(/409|400/);
  await signInAsAdministrator(page);
  for (const [language, theme, width] of [
    ["en", "light", 1280],
    ["te", "dark", 320],
    ["ta", "light", 320],
  ] as const) {
    await choose(context, baseURL, { preferences: `lng=${language}&theme=${theme}` });
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await page.goto(path);
      await hydrated(page);
      const state = `${path} ${language} ${theme} ${width}`;
      if (path.includes("dialog"))
        await expect(page.locator("dialog.page-dialog:modal")).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
      const found = violations.map(({ id, nodes }) => [
        id,
        ...nodes.map(({ target }) => target.join(" ")),
      ]);
      expect.soft(found, state).toEqual([]);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(wider, state).toBeLessThanOrEqual(0);
    }
  }
});

test("no barrier in what new names would find, nor in the question before they are saved", async ({
  page,
  watch,
}) => {
  watch.allow(/409/);
  await signInAsAdministrator(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/admin/raaga?dialog=edit&id=Mahati");
  await hydrated(page);
  await page.getByLabel("Other names").fill("Bhavani; Rohinipriya");
  for (const [button, answer] of [
    ["Preview other names", "Newly found songs"],
    ["Save", "sounds the same"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("dialog")).toContainText(answer);
    const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
    expect.soft(violations.map(({ id }) => id)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(wider).toBeLessThanOrEqual(0);
  }
});
