import { expect, test } from "../support/users.ts";
import { setPreferenceCookies, waitForHydration } from "../support/test.ts";

test("a page that is refused in the browser keeps the frame of the site", async ({
  page,
  context,
  baseURL,
  signIn,
  watch,
}) => {
  watch.allow(/403/);
  await signIn("Viewer");
  await setPreferenceCookies(context, baseURL, { preferences: "theme=dark" });
  await page.goto("/my-collection");
  await waitForHydration(page);
  const document = await page.evaluateHandle(() => globalThis.document);
  // A Viewer sees no link to it: the test adds one.
  await page.evaluate(() => {
    const router = (
      window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
    ).__reactRouterDataRouter;
    router.navigate("/songs/add");
  });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Access Denied");
  await expect(page.getByRole("main")).toContainText(
    "You don't have permission to access this page.",
  );
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Dedicated to");
  expect(await document.evaluate((first) => first === globalThis.document)).toBe(true);
  await page.getByRole("link", { name: "Return home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("All Compositions");
});
