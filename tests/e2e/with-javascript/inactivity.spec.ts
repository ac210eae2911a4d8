import { expect, test } from "../support/users.ts";
import { findDialog, waitForWatch } from "../support/idle.ts";
import { songPath } from "../support/songs.ts";
import { type Page, waitForHydration } from "../support/test.ts";

async function logIn(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

async function signInAsViewer(page: Page) {
  await page.clock.install();
  await page.goto("/login");
  await logIn(page, "viewer@example.org", "mridangam-at-dusk");
  await expect(page).toHaveURL("/home");
  await waitForWatch(page);
}

test("half a minute before five idle minutes a dialog offers to stay; then one is signed out", async ({
  page,
}) => {
  await signInAsViewer(page);
  const dialog = findDialog(page);
  await page.clock.runFor(275_000);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay logged in" }).click();
  await expect(dialog).toBeHidden();
  await page.clock.runFor(200_000);
  await expect(dialog).toBeHidden();
  await page.clock.runFor(101_000);
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("You have been logged out due to inactivity")).toBeVisible();
});

test("T80 two tabs, one active: no logout; both at rest: both are signed out", async ({
  page,
  context,
}) => {
  await signInAsViewer(page);
  const other = await context.newPage();
  await other.goto("/search");
  await waitForWatch(other);
  for (let minutes = 0; minutes < 12; minutes += 3) {
    await page.clock.runFor(180_000);
    await other.mouse.move(100, 100 + minutes);
    // Messages between tabs take a moment.
    await expect
      .poll(() => page.evaluate(() => document.querySelector("dialog.idle[open]")))
      .toBeNull();
  }
  await page.clock.runFor(280_000);
  await expect(findDialog(page)).toBeVisible();
  await expect(findDialog(other)).toBeVisible();
  await other.keyboard.press("Shift");
  await page.clock.runFor(2000);
  await expect(findDialog(page)).toBeHidden();
  await expect(findDialog(other)).toBeHidden();
  await expect(page).toHaveURL("/home");
  await page.clock.runFor(301_000);
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
});

test("an open full view of lyrics is activity, and keeps the session; five minutes start when it is closed", async ({
  page,
  signIn,
}) => {
  await signIn("Viewer");
  await page.clock.install();
  await page.goto(songPath("Meru Samana"));
  await waitForWatch(page);
  const pings: number[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname === "/session") pings.push(response.status());
  });
  await page.getByRole("link", { name: "Open full view" }).click();
  await page.clock.runFor(601_000);
  await expect(findDialog(page)).toBeHidden();
  await expect.poll(() => pings).toEqual([204, 204]);
  await page.getByRole("link", { name: "Close full view" }).click();
  await page.clock.runFor(280_000);
  await expect(findDialog(page)).toBeVisible();
  expect(pings).toHaveLength(2);
});

test("words in large letters are activity, as people sing from them", async ({ page, signIn }) => {
  await signIn("Viewer");
  await page.clock.install();
  await page.goto(`${songPath("Meru Samana")}/practise?view=large`);
  await waitForWatch(page);
  await page.clock.runFor(601_000);
  await expect(findDialog(page)).toBeHidden();
});

test("a tambura keeps a session for an hour after the last press, and no longer", async ({
  page,
  signIn,
}) => {
  await signIn("Viewer");
  await page.clock.install();
  await page.goto("/practise");
  await waitForHydration(page);
  await waitForWatch(page);
  await page.getByRole("button", { name: "Start the tambura" }).click();
  await expect(page.getByRole("button", { name: "Stop the tambura" })).toBeVisible();
  // The timers of a hidden tab run once a minute or less.
  await page.clock.fastForward(3_590_000);
  await page.clock.runFor(5000);
  await expect(findDialog(page)).toBeHidden();
  await page.clock.runFor(290_000);
  await expect(findDialog(page)).toBeVisible();
});

test("who was signed out over an unfinished form comes back to it, and to what was typed", async ({
  page,
}) => {
  const contributor = ["contributor@example.org", "veena-at-noon"] as const;
  await page.clock.install();
  await page.goto("/login?returnTo=/songs/add");
  await logIn(page, ...contributor);
  await expect(page).toHaveURL("/songs/add");
  await waitForWatch(page);
  await page.getByLabel("Singer *").fill("Somebody who sings");
  // A scroll to the field is activity, and may be told late.
  await expect(async () => {
    await page.clock.runFor(301_000);
    await expect(page).toHaveURL("/login?returnTo=%2Fsongs%2Fadd", { timeout: 5000 });
  }).toPass();
  await expect(page.getByText("You have been logged out due to inactivity")).toBeVisible();
  await logIn(page, ...contributor);
  await expect(page).toHaveURL("/songs/add");
  await page.getByRole("button", { name: "Restore the draft" }).click();
  await expect(page.getByLabel("Singer *")).toHaveValue("Somebody who sings");
});
