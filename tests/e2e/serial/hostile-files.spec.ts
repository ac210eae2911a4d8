import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostile } from "#tests/media-samples.ts";
import { expect, test } from "../support/users.ts";
import type { Page } from "../support/test.ts";
import { disguised, fileOf, ways } from "./hostile-songs.ts";

/** Notes whatever a script that ran would have done, and answers that would make the test say nothing. */
function listen(page: Page) {
  const heard: string[] = [];
  page.on("dialog", (dialog) => {
    heard.push(`dialog at ${page.url()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (request.url().endsWith("/ran")) heard.push(`request of ${request.frame().url()}`);
  });
  page.on("response", (response) => {
    if (response.status() === 429) heard.push("too many requests");
  });
  return heard;
}

/** Another site, without any policy, at a real address: what it has, and how it is called. */
async function elsewhere(files: Record<string, { type: string; body: string | Buffer }>) {
  const server = createServer((request, response) => {
    const file = files[request.url!];
    response.writeHead(file ? 200 : 404, file && { "Content-Type": file.type });
    response.end(file?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const ranIn = (page: Page) =>
  Promise.all(page.frames().map((frame) => frame.evaluate(() => "ran" in window)));

test.describe.configure({ mode: "serial" });
test.beforeEach(async ({ signIn, watch }) => {
  test.setTimeout(120_000);
  // The browser complains of each file that it refuses, and of the other site.
  watch.allow(/\/media\/[0-9a-f]{32}/, /unsupported MIME type/, /http:\/\/127\.0\.0\.1:/);
  await signIn("Contributor");
});

for (const [way, send] of Object.entries(ways))
  test(`T56 what is no recording is refused ${way}`, async ({ page, baseURL }) => {
    for (const [what, [name, bytes]] of Object.entries(hostile)) {
      // A form without a byte in its file asks for one.
      if (bytes.length === 0) continue;
      const sent = { title: what, name, type: "audio/mpeg", bytes };
      expect(await send(page, baseURL!, sent), what).toBe(415);
    }
  });

test("T56 what passes for a recording is taken, by every way in", async ({ page, baseURL }) => {
  for (const [at, [title, [name, type, bytes]]] of Object.entries(disguised).entries()) {
    const way = Object.values(ways)[at % 3]!;
    expect([201, 302], title).toContain(await way(page, baseURL!, { title, name, type, bytes }));
  }
});

test("T56 as a page, or as a script, it would run: these files are no blanks", async ({ page }) => {
  const heard = listen(page);
  for (const [title, [, , bytes]] of Object.entries(disguised)) {
    const isScript = title.includes("script");
    heard.length = 0;
    const body = Buffer.from(bytes);
    const site = await elsewhere({
      "/": { type: "text/html", body: isScript ? '<script src="/file"></script>' : body },
      "/file": { type: "text/javascript", body },
    });
    await page.goto(site.address);
    await expect.poll(() => heard.length, title).toBeGreaterThan(1);
    expect(await ranIn(page), title).toEqual([true]);
    site.close();
  }
});

for (const [title, [, type]] of Object.entries(disguised))
  test(`T56 nothing of it runs, wherever it is opened: ${title}`, async ({ page, baseURL }) => {
    const heard = listen(page);
    const at = Object.keys(disguised).indexOf(title);
    // Each from another place, as one place may ask for sixty recordings at once.
    await page.setExtraHTTPHeaders({ "CF-Connecting-IP": `203.0.113.${at + 1}` });
    const path = await fileOf(page, title);

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

    // By itself. What the browser cannot play it may offer to keep.
    await page
      .goto(path)
      .catch((error: Error) => expect(error.message).toMatch(/Download|ABORTED/));
    await page.waitForTimeout(300);
    expect(await ranIn(page)).toEqual([false]);

    // Named by one of our own pages, had somebody found a way to write there.
    await page.goto("/home");
    const loaded = await page.evaluate(async (src) => {
      const put = (name: string, attributes: Record<string, string>) =>
        new Promise<string>((resolve) => {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          for (const event of ["load", "error"])
            element.addEventListener(event, () => resolve(`${name} ${event}`));
          setTimeout(() => resolve(`${name} nothing`), 1000);
          document.body.appendChild(element);
        });
      const tried = (work: Promise<unknown>) =>
        work.then(
          () => "taken",
          () => "refused",
        );
      const scripts = await Promise.all([
        put("script", { src }),
        put("script", { src, type: "module" }),
        tried(import(/* @vite-ignore */ src)),
        tried(navigator.serviceWorker.register(src)),
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
        put("iframe", { src }),
        put("object", { data: src }),
        put("embed", { src }),
        put("img", { src }),
        put("link", { rel: "stylesheet", href: src }),
      ]);
      return scripts;
    }, path);
    expect(loaded).toEqual(["script error", "script error", "refused", "refused", "refused"]);
    expect(new Set(await ranIn(page))).toEqual(new Set([false]));

    // And by another site, which has no policy.
    const address = new URL(path, baseURL).href;
    const named = `<script src="${address}"></script><iframe src="${address}"></iframe>
      <object data="${address}"></object><embed src="${address}">`;
    const site = await elsewhere({ "/": { type: "text/html", body: `<!doctype html>${named}` } });
    await page.goto(site.address);
    await page.waitForTimeout(300);
    expect(new Set(await ranIn(page))).toEqual(new Set([false]));
    site.close();
    expect(heard).toEqual([]);
  });
