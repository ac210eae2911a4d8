import {
  allowOffline,
  keepForPractice,
  storedPages,
  waitForServiceWorker,
  waitForStored,
} from "../support/offline.ts";
import { songPath, total } from "../support/songs.ts";
import { type Page, waitForHydration } from "../support/test.ts";
import { expect, test } from "../support/users.ts";
import { practiceKeys } from "#app/player/storage/practice-keys.ts";

test.use({ serviceWorkers: "allow" });
test.beforeEach(({ watch }) => allowOffline(watch));

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const note = (page: Page) => page.getByRole("complementary", { name: "Saved copy" });

test("without a connection a page says so in its own dress, and a link tries again", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/home?page=2");
  await expect(heading(page)).toHaveText("No connection");
  await expect(page).toHaveURL("/home?page=2");
  const ground = await page.locator("body").evaluate((body) => getComputedStyle(body).display);
  expect(ground, "the style sheet is there").toBe("flex");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByText(`Showing 21 to 40 of ${total} results`)).toBeVisible();
});

test("says so in the language that was chosen since", async ({ page, context }) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await page.goto("/home?lng=hi");
  const language = () =>
    page.evaluate(async () => {
      const record = await (await caches.open("index-1")).match("/tools");
      return (await record!.json<{ language: string }>()).language;
    });
  await expect.poll(language).toBe("hi");
  await context.setOffline(true);
  await page.goto("/songs/1");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.goto("/practise");
  await expect(heading(page)).toHaveText("अभ्यास");
});

test("a link followed without a connection says so at its own address", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await main(page).getByRole("link", { name: "Amba Mamava" }).click();
  await expect(heading(page)).toHaveText("No connection");
  await expect(page).toHaveURL(songPath("Amba Mamava"));
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Amba Mamava");
});

test("practice tools, raagas, taalas and what the device keeps open after a first visit", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  for (const [path, title] of [
    ["/", "M. Balamuralikrishna"],
    ["/raagas", "Raagas"],
    ["/taalas", "Taalas"],
    ["/device", "Saved on this device"],
    ["/practise", "Practise"],
  ] as const) {
    await page.goto(path);
    await waitForHydration(page);
    await expect(heading(page)).toContainText(title);
    await expect(note(page)).toContainText("Saved copy from");
  }
  await note(page).getByRole("button", { name: "Close" }).click();
  await expect(note(page)).toBeHidden();
  await main(page).getByRole("button", { name: "Keep the taala" }).click();
  await expect(main(page).getByRole("button", { name: "Stop" })).toBeVisible();
});

test("the scale of any raaga and the cycle of any taala are among the tools", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await context.setOffline(true);
  await page.goto("/raagas/Mohanam");
  await expect(page).toHaveURL("/practise?raaga=Mohanam");
  await expect(main(page).getByRole("link", { name: "Mohanam" })).toBeVisible();
  await expect(main(page).getByRole("button", { name: "Play in a loop" })).toBeVisible();
  await page.goto("/taalas/Misra%20Chapu");
  await expect(main(page).getByRole("combobox", { name: "Taala" })).toHaveValue("Misra Chapu");
});

test("with a connection pages take what they have preloaded, as without a service worker", async ({
  page,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.text().includes("preload")) warnings.push(message.text());
  });
  for (const path of ["/home", songPath("Meru Samana"), "/practise", "/raagas/Mohanam"]) {
    await page.goto(path);
    await waitForHydration(page);
  }
  // Chromium says so some seconds after a page has loaded.
  await page.waitForTimeout(5000);
  expect(warnings).toEqual([]);
});

test("T104 a visited page can be read, and says from when it is; a signed-in user's is not kept", async ({
  page,
  context,
  signIn,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  const song = songPath("Meru Samana");
  await page.goto(song);
  await waitForStored(page, song);
  // One that the router has loaded is kept as well, when a visitor stays on it.
  await page.goto("/home");
  await waitForHydration(page);
  await main(page).getByRole("link", { name: "Amba Mamava" }).click();
  await waitForStored(page, songPath("Amba Mamava"));
  await signIn("Viewer");
  for (const path of ["/people", "/account", "/my-collection", songPath("Gati Nive")])
    await page.goto(path);
  const stored = await storedPages(page);
  for (const path of ["/people", "/account", "/my-collection", songPath("Gati Nive")])
    expect(stored).not.toContain(path);
  const texts = await page.evaluate(async () => {
    const store = await caches.open("pages-1");
    const answers = await store.matchAll();
    return Promise.all(
      answers.map((answer) =>
        new Response(answer.body!.pipeThrough(new DecompressionStream("gzip"))).text(),
      ),
    );
  });
  for (const text of texts) expect(text).not.toContain("viewer@example.org");

  await context.setOffline(true);
  await page.goto(song);
  await expect(heading(page)).toContainText("Meru Samana");
  await expect(note(page)).toContainText(/Saved copy from \d+ \w+ \d{4}/);
  await page.goto("/account");
  await expect(heading(page)).toHaveText("No connection");
  const visited = main(page).locator("[data-visits]");
  await expect(visited.getByRole("link", { name: /^Meru Samana/ })).toBeVisible();
  await visited.getByRole("link", { name: /^Amba Mamava/ }).click();
  await expect(heading(page)).toContainText("Amba Mamava");
});

test("T105 a stored page comes back with its own policy, and its scripts run", async ({
  page,
  context,
}) => {
  await page.goto("/");
  await waitForServiceWorker(page);
  await page.goto("/taalas/Adi");
  await waitForStored(page, "/taalas/Adi");
  await context.setOffline(true);
  const response = await page.goto("/taalas/Adi");
  expect(response!.fromServiceWorker()).toBe(true);
  const policy = response!.headers()["content-security-policy"]!;
  const [, nonce] = /'nonce-([^']+)'/.exec(policy)!;
  expect(policy).toContain("default-src 'none'");
  expect(await response!.text()).toContain(`<script nonce="${nonce}"`);
  await waitForHydration(page);
});

test("of visited pages the last fifty stay, and what is kept for practice does besides", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(songPath("Meru Samana"));
  await waitForServiceWorker(page);
  await keepForPractice(page);
  const before = await storedPages(page);
  for (let id = 100; id < 152; id++) {
    await page.goto(`/songs/${id}`);
    await waitForStored(page, `/songs/${id}`);
  }
  await expect.poll(() => storedPages(page)).not.toContain("/songs/101");
  const stored = await storedPages(page);
  expect(stored.filter((path) => /^\/songs\/1[0-5]\d$/.test(path))).toHaveLength(50);
  for (const path of before.filter((one) => one.includes("/songs/")))
    expect(stored).toContain(path);
});

test("a kept song is practised in the words that are stored, whatever its address asks for", async ({
  page,
  context,
}) => {
  const song = songPath("Nidhi Chala Sukhama");
  await page.goto(song);
  await waitForServiceWorker(page);
  await keepForPractice(page);
  const stored = await storedPages(page);
  for (const script of ["original", "ta", "kn", "ml", "hi", "iso"])
    for (const path of [song, `${song}/practise`])
      expect(stored).toContain(`${path}?script=${script}`);
  // The song was last practised in a column that is not stored.
  await page.evaluate(
    (text) => localStorage.setItem("my-practice", text),
    JSON.stringify([[Number(song.split("/").at(-1)), { script: "kn", beside: "meaning" }]]),
  );
  await context.setOffline(true);
  await page.goto(`${song}/practise`);
  await waitForHydration(page);
  await expect(page).toHaveURL(`${song}/practise`);
  await expect(note(page)).toBeVisible();
  const words = main(page).locator(".practised-words, .large-words").locator("li");
  await expect(words.first()).toHaveText(/\p{sc=Telu}/u);
  await main(page).getByRole("link", { name: "Kannada", exact: true }).click();
  await expect(words.first()).toHaveText(/\p{sc=Knda}/u);
  await waitForHydration(page);
  await main(page).getByRole("link", { name: "Large letters", exact: true }).click();
  await expect(main(page).locator(".large-words")).toBeVisible();
  await expect(words.first()).toHaveText(/\p{sc=Knda}/u);
  await main(page).getByRole("link", { name: "Larger letters", exact: true }).click();
  await expect(main(page).locator(".large-words.size-3")).toBeVisible();
  await page.goto(`${song}/practise?script=ml&beside=roman`);
  await expect(words.first()).toHaveText(/\p{sc=Mlym}/u);

  // The note on the copy stays when a dialog has been open beside it.
  await page.goto(song);
  await waitForHydration(page);
  await main(page).getByRole("button", { name: "Keep for practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep for practice" });
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await expect(note(page)).toBeVisible();
});

test("cancelling stops what is being kept, and nothing is left of it", async ({ page }) => {
  const song = songPath("Nidhi Chala Sukhama");
  await page.goto(song);
  await waitForServiceWorker(page);
  await waitForStored(page, song);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/practise\?script=ta/, async (route) => {
    await released;
    await route.continue();
  });
  await main(page).getByRole("button", { name: "Keep for practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep for practice" });
  await dialog.getByRole("button", { name: "Keep for practice" }).click();
  await waitForStored(page, `${song}/practise`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  release();
  await expect.poll(() => storedPages(page)).not.toContain(`${song}/practise`);
  const records = await page.evaluate(async () =>
    (await (await caches.open("index-1")).keys()).map(({ url }) => url),
  );
  expect(records.filter((url) => url.includes("/things/"))).toEqual([]);
});

test("a raaga is kept with its exercises, and removed with one press", async ({
  page,
  context,
}) => {
  await page.goto("/raagas/Mohanam");
  await waitForServiceWorker(page);
  await keepForPractice(page);
  await context.setOffline(true);
  await page.goto("/raagas/Mohanam");
  await expect(page).toHaveURL("/raagas/Mohanam");
  await expect(heading(page)).toContainText("Mohanam");
  await page.goto("/practise?raaga=Mohanam");
  await expect(main(page).getByRole("button", { name: "Play in a loop" })).toBeVisible();
  await page.goto("/device");
  const kept = main(page).getByRole("region", { name: "Kept for practice" });
  await expect(kept.getByRole("link", { name: "Mohanam" })).toBeVisible();
  await expect(kept).toContainText(/It takes \d+ kB/);
  await kept.getByRole("button", { name: "Remove from this device: Mohanam" }).click();
  await expect(kept).toContainText("Nothing is kept for practice yet.");
  expect(await storedPages(page)).not.toContain("/practise?raaga=Mohanam");
});

test("where the device has no room, that is said, and nothing is left", async ({
  page,
  context,
}) => {
  await page.goto(songPath("Nidhi Chala Sukhama"));
  await waitForServiceWorker(page);
  const browser = await context.newCDPSession(page);
  const { usage = 0 } = await page.evaluate(() => navigator.storage.estimate());
  const { origin } = new URL(page.url());
  await browser.send("Storage.overrideQuotaForOrigin", { origin, quotaSize: usage + 30_000 });
  await main(page).getByRole("button", { name: "Keep for practice" }).click();
  const dialog = page.getByRole("dialog", { name: "Keep for practice" });
  await dialog.getByRole("checkbox", { name: /^With the recording/ }).check();
  await dialog.getByRole("button", { name: "Keep for practice" }).click();
  await expect(dialog).toContainText("There is not enough room on this device.");
  const stored = await storedPages(page);
  expect(stored.filter((path) => path.includes("?script="))).toEqual([]);
});

test.describe("signing out", () => {
  // By the form: the sessions of other tests are shared.
  const logIn = async (page: Page) => {
    await page.goto("/login?returnTo=%2Faccount");
    await page.getByLabel("Email").fill("viewer@example.org");
    await page.getByLabel("Password").fill("mridangam-at-dusk");
    await main(page).getByRole("button", { name: "Log in" }).click();
    await expect(page).toHaveURL("/account");
    await waitForHydration(page);
    await expect(page.locator("dialog.idle")).toBeAttached();
  };
  const logOut = (page: Page) =>
    main(page).getByRole("button", { name: "Log out", exact: true }).click();

  test("T106 asks whether what is kept stays, and does as it is told", async ({ page }) => {
    await page.goto("/");
    await waitForServiceWorker(page);
    await logIn(page);
    await page.goto(songPath("Meru Samana"));
    await waitForHydration(page);
    await keepForPractice(page);
    const practice = Object.fromEntries(
      practiceKeys.map((key) => [key, key === "sound-shruti" ? "D" : "1"]),
    );
    await page.evaluate((kept) => {
      for (const [key, value] of Object.entries({ ...kept, draft: "typed" }))
        localStorage.setItem(key, value);
    }, practice);
    await page.goto("/account");
    await waitForHydration(page);
    await expect(page.locator("dialog.idle")).toBeAttached();
    await logOut(page);
    const question = page.getByRole("dialog", { name: "Keep what is saved on this device?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/account");
    await logOut(page);
    await question.getByRole("button", { name: "Keep and log out" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual(practice);
    expect(await storedPages(page)).toContain(songPath("Meru Samana"));

    await logIn(page);
    await logOut(page);
    await question.getByRole("button", { name: "Remove and log out" }).click();
    await expect(page).toHaveURL("/login");
    await expect.poll(() => storedPages(page)).not.toContain(songPath("Meru Samana"));
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  });

  test("asks nothing where nothing is kept", async ({ page }) => {
    await logIn(page);
    await logOut(page);
    await expect(page).toHaveURL("/login");
  });
});
