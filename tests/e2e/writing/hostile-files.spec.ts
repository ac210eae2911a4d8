import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostile } from "#tests/media-samples.ts";
import { expect, test } from "../support/users.ts";
import type { Page } from "../support/test.ts";
import { disguised, findMediaPath, uploadMethods } from "./hostile-songs.ts";

/** Collects signs that a script has run, and responses of a rate limit. */
function collectSigns(page: Page) {
  const signs: string[] = [];
  page.on("dialog", (dialog) => {
    signs.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/ran")) signs.push(`request of ${request.frame().url()}`);
  });
  page.on("response", (response) => {
    if (response.status() === 429) signs.push("too many requests");
  });
  return signs;
}

/** Starts another site that serves `files` without a content security policy. */
async function startOtherSite(files: Record<string, { type: string; body: string | Buffer }>) {
  const server = createServer((request, response) => {
    const file = files[request.url!];
    response.writeHead(file ? 200 : 404, file && { "Content-Type": file.type });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const hasRunIn = (page: Page) =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => "ran" in window)));

test.describe.configure({ mode: "serial" });
// It is registered, too.
test.use({ serviceWorkers: "allow" });
test.beforeEach(async ({ signIn, watch }) => {
  test.setTimeout(120_000);
  // The browser logs each file that it refuses.
  watch.allow(/\/media\/[0-9a-f]{32}/, /unsupported MIME type/, /http:\/\/127\.0\.0\.1:/);
  await signIn("Contributor");
});

for (const [way, send] of Object.entries(uploadMethods))
  test(`T56 what is no recording is refused ${way}`, async ({ page, baseURL }) => {
    for (const [what, [name, bytes]] of Object.entries(hostile)) {
      // An empty file counts as none.
      if (bytes.length === 0) continue;
      const sent = { title: what, name, type: "audio/mpeg", bytes };
      expect(await send(page, baseURL!, sent), what).toBe(415);
    }
  });

test("T56 what passes for a recording is taken, by every way in", async ({ page, baseURL }) => {
  for (const [at, [title, [name, type, bytes]]] of Object.entries(disguised).entries()) {
    const way = Object.values(uploadMethods)[at % 3]!;
    expect([201, 302], title).toContain(await way(page, baseURL!, { title, name, type, bytes }));
  }
});

test("T56 as a page, or as a script, it would run: these files are no blanks", async ({ page }) => {
  const signs = collectSigns(page);
  for (const [title, [, , bytes]] of Object.entries(disguised)) {
    const isScript = title.includes("script");
    signs.length = 0;
    const body = Buffer.from(bytes);
    const site = await startOtherSite({
      "/": { type: "text/html", body: isScript ? '<script src="/file"></script>' : body },
      "/file": { type: "text/javascript", body },
    });
    await page.goto(site.address);
    await expect.poll(() => signs.length, title).toBeGreaterThan(1);
    expect(await hasRunIn(page), title).toEqual([true]);
    site.close();
  }
});

for (const [title, [, type]] of Object.entries(disguised))
  test(`T56 nothing of it runs, wherever it is opened: ${title}`, async ({ page, baseURL }) => {
    const signs = collectSigns(page);
    const at = Object.keys(disguised).indexOf(title);
    // Each from its own address: requests for media are limited.
    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": `203.0.113.${at + 1}` });
    const path = await findMediaPath(page, title);

    const { headers, status } = await page.request
      .get(path)
      .then((answer) => ({ headers: answer.headers(), status: answer.status() }));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": type,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "same-origin",
    });

    // Opened by itself: played, or downloaded.
    await page
      .goto(path)
      .catch((error: Error) => expect(error.message).toMatch(/Download|ABORTED/));
    expect(await hasRunIn(page)).toEqual([false]);

    // Embedded in a page of the site, as after an injection.
    await page.goto("/home");
    const loaded = await page.evaluate(async (src) => {
      const append = (name: string, attributes: Record<string, string>) =>
        new Promise<string>((resolve) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          for (const event of ["load", "error"])
            element.addEventListener(event, () => resolve(`${name} ${event}`));
          setTimeout(() => resolve(`${name} nothing`), 1000);
          document.body.appendChild(element);
        });
      const outcomeOf = (work: Promise<unknown>) =>
        work.then(
          () => "taken",
          () => "refused",
        );
      const scripts = await Promise.all([
        append("script", { src }),
        append("script", { src, type: "module" }),
        outcomeOf(import(/* @vite-ignore */ src)),
        outcomeOf(navigator.serviceWorker.register(src)),
        new Promise<string>((resolve) => {
          try {
            const worker = new Worker(src);
            worker.addEventListener("error", () => resolve("refused"));
            setTimeout(() => resolve("nothing"), 1000);
          } catch {
            resolve("refused");
          }
        }),
      ]);
      await Promise.all([
        append("iframe", { src }),
        append("object", { data: src }),
        append("embed", { src }),
        append("img", { src }),
        append("link", { rel: "stylesheet", href: src }),
      ]);
      return scripts;
    }, path);
    expect(loaded).toEqual(["script error", "script error", "refused", "refused", "refused"]);
    expect(new Set(await hasRunIn(page))).toEqual(new Set([false]));

    // Embedded in another site, which has no policy.
    const address = new URL(path, baseURL).href;
    const named = `<script src="${address}"></script><iframe src="${address}"></iframe>
      <object data="${address}"></object><embed src="${address}">`;
    const site = await startOtherSite({
      "/": { type: "text/html", body: `<!doctype html>${named}` },
    });
    await page.goto(site.address);
    expect(new Set(await hasRunIn(page))).toEqual(new Set([false]));
    site.close();
    expect(signs).toEqual([]);
  });
