import { rmSync } from "node:fs";
import { builtWorker } from "../../built-worker.ts";
import { makeNextBuild } from "../support/next-build.ts";
import {
  allowOffline,
  keepForPractice,
  waitForServiceWorker,
  waitForStored,
} from "../support/offline.ts";
import { copyState, findFreePort, serveBuild, type Server } from "../support/server.ts";
import { songPath } from "../support/songs.ts";
import { test as base, expect, type Page, waitForHydration } from "../support/test.ts";

interface UpdatedServer extends Server {
  /** Replaces the site by its next version, at the same address. */
  update: () => Promise<void>;
}

const test = base.extend<object, { updated: UpdatedServer }>({
  server: [async ({ updated }, use) => use(updated), { scope: "worker" }],
  updated: [
    async ({}, use, { workerIndex }) => {
      const state = copyState(`update-${workerIndex}`);
      const client = `${state}-client`;
      const port = await findFreePort();
      let server = await serveBuild(state, port, builtWorker(), "build/client");
      const update = async () => {
        await server.stop();
        server = await serveBuild(state, port, makeNextBuild(client), client);
      };
      await use({ origin: server.origin, stop: () => server.stop(), update });
      await server.stop();
      for (const folder of [state, client]) rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 150_000 },
  ],
});

test.use({ serviceWorkers: "allow" });

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.endsWith(".js")),
  );

/** Lets what was looked at today be looked at again. */
const makeOld = (page: Page) =>
  page.evaluate(async () => {
    const index = await caches.open("index-1");
    for (const { url } of await index.keys()) {
      const record: { checkedAt?: number } = await (await index.match(url))!.json();
      if (record.checkedAt) await index.put(url, Response.json({ ...record, checkedAt: 1 }));
    }
  });

const storedText = (page: Page, path: string) =>
  page.evaluate(async (stored) => {
    const answer = await (await caches.open("pages-1")).match(stored, { ignoreVary: true });
    return new Response(answer!.body!.pipeThrough(new DecompressionStream("gzip"))).text();
  }, path);

test("a new version of the site breaks neither an open tab nor what is kept", async ({
  page,
  context,
  updated,
  watch,
}) => {
  test.setTimeout(180_000);
  allowOffline(watch);
  watch.allow(/ERR_CONNECTION_REFUSED/);
  const song = songPath("Meru Samana");
  const main = page.getByRole("main");
  await page.goto(song);
  await waitForServiceWorker(page);
  await keepForPractice(page);
  const open = await context.newPage();
  await open.goto("/home");
  await waitForHydration(open);
  await waitForStored(open, "/home");
  await updated.update();

  // The open tab goes on with parts of its own version, which the site no longer has.
  await open.getByRole("searchbox").first().fill("Vatapi");
  await expect(open.getByRole("option").first()).toBeVisible();
  await open.getByRole("main").getByRole("link", { name: "Amba Mamava" }).click();
  await expect(heading(open)).toHaveText("Amba Mamava");

  // What is kept opens without a connection, and its parts load.
  await context.setOffline(true);
  await page.goto(song);
  await waitForHydration(page);
  await expect(heading(page)).toContainText("Meru Samana");
  const scale = main.locator("[data-scale]").first();
  await scale.click();
  await expect(scale).toHaveAttribute("aria-pressed", "true");
  expect((await scripts(page)).filter((path) => path.includes("/next-"))).toEqual([]);

  // With a connection the page is the new one, and so is its copy.
  await context.setOffline(false);
  await page.goto(song);
  await waitForHydration(page);
  expect((await scripts(page)).filter((path) => !path.includes("/next-"))).toEqual([]);
  await expect.poll(() => storedText(page, song), { timeout: 60_000 }).toContain("/assets/next-");
  const inTamil = `${song}?script=ta`;
  expect(await storedText(page, inTamil)).not.toContain("/assets/next-");

  // What is kept is renewed once a day; what nothing needs any more goes.
  await makeOld(page);
  await page.goto("/taalas");
  await expect.poll(() => storedText(page, inTamil), { timeout: 60_000 }).toContain("/next-");
  await context.setOffline(true);
  await page.goto(inTamil);
  await waitForHydration(page);
  await expect(heading(page)).toContainText("Meru Samana");
});
