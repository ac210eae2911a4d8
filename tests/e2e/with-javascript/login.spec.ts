import { expect, waitForHydration, type Page, test } from "../support/test.ts";

test.describe("the pictures of the login page", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("change every five seconds until they are paused", async ({ page }) => {
    await page.clock.install();
    await page.goto("/login");
    await waitForHydration(page);
    const pictures = page.getByRole("region", { name: "Pictures of the music" });
    const shown = () =>
      pictures.evaluate((section) =>
        [...section.querySelectorAll(":scope > div")].findIndex(({ classList }) =>
          classList.contains("shown"),
        ),
      );
    expect(await shown()).toBe(0);
    // The clock runs meanwhile: allow a second.
    await page.clock.runFor(4000);
    expect(await shown()).toBe(0);
    await page.clock.runFor(1000);
    expect(await shown()).toBe(1);
    await page.clock.runFor(20_000);
    expect(await shown()).toBe(0);
    await pictures.getByRole("button", { name: "Pause the pictures" }).click();
    await page.clock.runFor(30_000);
    expect(await shown()).toBe(0);
    await pictures.getByRole("button", { name: "Play the pictures" }).click();
    await page.clock.runFor(5100);
    expect(await shown()).toBe(1);
  });
});

test("stand still for whoever asked for less motion, until they are set going", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  await waitForHydration(page);
  const first = page.locator(".carousel > div").first();
  await page.clock.runFor(30_000);
  await expect(first).toContainClass("shown");
  await page.getByRole("button", { name: "Play the pictures" }).click();
  await page.clock.runFor(5100);
  await expect(first).not.toContainClass("shown");
});

test("a toast stands 16 pixels from the top right, comes in 230 ms and goes after its time", async ({
  page,
}) => {
  await page.clock.install();
  const toast = page.locator(".toast");
  const stays = async (milliseconds: number) => {
    await page.clock.runFor(milliseconds - 1500);
    await expect(toast).toBeVisible();
    await page.clock.runFor(1500);
    await expect(toast).toBeHidden();
  };
  await page.goto("/my-collection");
  await expect(toast).toHaveText("Please log in to view your collection");
  await expect(page.getByRole("status").filter({ has: toast })).toBeVisible();
  const [box, width] = [await toast.boundingBox(), await page.evaluate(() => innerWidth)];
  const scrollbar = width - (await page.evaluate(() => document.documentElement.clientWidth));
  expect(box!.y).toBe(16);
  expect(Math.round(width - scrollbar - box!.x - box!.width)).toBe(16);
  await stays(5000);

  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/logout" });
    document.body.appendChild(form);
    form.submit();
  });
  await expect(toast).toHaveText("You are logged out.");
  await stays(4000);
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });
  test("a toast takes 230 ms to come", async ({ page }) => {
    await page.goto("/my-collection");
    const toast = page.locator(".toast");
    await expect(toast).toBeVisible();
    await expect(toast).toHaveCSS("animation-duration", "0.23s");
  });
});

/** Returns all that a script of the page can read: storage, cookies, caches, the page. */
function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await Promise.all(
      (await window.caches.keys()).map(async (name) => {
        const cache = await window.caches.open(name);
        const answers = await cache.matchAll();
        return Promise.all(answers.map((answer) => answer.text()));
      }),
    );
    const stores = [{ ...localStorage }, { ...sessionStorage }, history.state, window.name];
    const html = document.documentElement.outerHTML;
    return JSON.stringify([stores, document.cookie, databases, caches, html]);
  });
}

test("T22, T24 no script can read who is signed in; signing out ends it here and over REST", async ({
  page,
  context,
}) => {
  const user = { username: "viewer@example.org", password: "mridangam-at-dusk" };
  await page.goto("/login?returnTo=%2Faccount");
  await page.getByLabel("Email").fill(user.username);
  await page.getByLabel("Password").fill(user.password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL("/account");
  await waitForHydration(page);
  const session = (await context.cookies()).find(({ name }) => name === "__Host-session")!;
  const value = decodeURIComponent(session.value);
  const { token } = JSON.parse(atob(value.slice(0, value.lastIndexOf("."))));
  expect(token).toMatch(/^[\w-]{43}$/);
  const kept = await readBrowserStorage(page);
  expect(kept, "the page itself is read").toContain(user.username);
  for (const secret of [token, session.value, value, user.password])
    expect(kept).not.toContain(secret);

  const login = await page.request.post("/auth/login", { form: user });
  const { accessToken } = await login.json();
  expect(accessToken).not.toBe(token);
  const me = (bearer: string) =>
    page.request.get("/users/me", { headers: { Authorization: `Bearer ${bearer}` } });
  expect((await me(token)).status(), "the browser's is none of a program").toBe(401);
  expect((await me(accessToken)).status()).toBe(200);

  await page.getByRole("main").getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page).toHaveURL("/login");
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__Host-session");
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText(user.username)).toHaveCount(0);
  await context.addCookies([session]);
  await page.goto("/account");
  await expect(page, "the cookie from before is nobody's").toHaveURL(/\/login\?returnTo/);
  const out = { headers: { Authorization: `Bearer ${accessToken}` } };
  expect((await page.request.post("/auth/logout", out)).status()).toBe(204);
  expect((await me(accessToken)).status()).toBe(401);
});
