import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Archive, openBrowser, publicAnswer, publicPage } from "#tests/browser-caches.ts";
import { patience } from "./in-time.ts";
import { savePage } from "./pages.ts";
import { listPaths } from "./store.ts";

const site = "https://archive.example";
const song = "/songs/5";
const page = (text: string) => publicPage(`<html lang="en"><script src="/assets/a-1.js">${text}`);
const never = () => new Promise(() => {});

const listeners = new Map<string, (event: unknown) => void>();
let archive: Archive;
beforeEach(async () => {
  archive = { "/assets/a-1.js": () => publicAnswer("1"), [song]: () => page("old") };
  await openBrowser(archive);
  vi.resetModules();
  vi.stubGlobal("addEventListener", (name: string, listener: (event: unknown) => void) =>
    listeners.set(name, listener),
  );
  await import("./service-worker.ts");
  await savePage(song);
});
afterEach(() => void vi.useRealTimers());

interface Asked {
  mode?: string;
  destination?: string;
  client?: string;
}

/** Sends a request through the service worker; null if it leaves it to the browser. */
function ask(path: string, { mode = "cors", destination = "", client = "" }: Asked = {}) {
  let answer: Promise<Response> | null = null;
  const work: Promise<unknown>[] = [];
  listeners.get("fetch")!({
    request: { url: site + path, method: "GET", mode, destination, headers: new Headers() },
    clientId: client,
    resultingClientId: client,
    waitUntil: (one: Promise<unknown>) => void work.push(one),
    respondWith: (one: Promise<Response>) => void (answer = one),
  });
  return { answer: answer as Promise<Response> | null, done: () => Promise.all(work) };
}

const open = (path: string, client = "tab") =>
  ask(path, { mode: "navigate", destination: "document", client });
const textOf = async (answer: Promise<Response> | null) => (await answer!).text();
const script = (client: string) => ask("/assets/a-1.js", { destination: "script", client }).answer;

test("a page from the network asks for its own files by itself", async () => {
  archive[song] = () => page("new");
  expect(await textOf(open(song).answer)).toContain("new");
  expect(script("tab")).toBeNull();
});

test("a copy that stands in for a late page has its files from the device, also when the page has come", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const { promise, resolve } = Promise.withResolvers<unknown>();
  archive[song] = () => promise;
  const { answer } = open(song, "late");
  await vi.advanceTimersByTimeAsync(patience);
  expect(await textOf(answer)).toContain("old");
  resolve(page("new"));
  await promise;
  expect(await textOf(script("late"))).toBe("1");
});

test("a copy answers where the server fails, and nothing stands in for what is not there", async () => {
  archive[song] = () => new Response("", { status: 503 });
  expect(await textOf(open(song).answer)).toContain("data-saved");
  archive["/songs/6"] = () => new Response("", { status: 503 });
  expect((await open("/songs/6").answer!).status).toBe(503);
  delete archive[song];
  expect((await open(song).answer!).status).toBe(404);
});

test("without a network a song is read in the script that was asked for, or else in any", async () => {
  archive[`${song}?script=te`] = () => page("in Telugu");
  await savePage(`${song}?script=te`);
  for (const path of Object.keys(archive))
    archive[path] = () => Promise.reject(new TypeError("Failed to fetch"));
  archive[`${song}?script=te&beside=roman`] = archive[song]!;
  archive[`${song}?script=ta`] = archive[song]!;
  expect(await textOf(open(`${song}?script=te&beside=roman`).answer)).toContain("in Telugu");
  expect(await textOf(open(`${song}?script=ta`).answer)).toContain("old");
});

test("on a dead line the router is told to load the copy, which then comes at once", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  archive["/songs/5.data"] = never;
  archive["/songs/6.data"] = never;
  archive[song] = never;
  const { answer } = ask("/songs/5.data");
  const other = ask("/songs/6.data").answer!.then(() => "answered");
  await vi.advanceTimersByTimeAsync(patience);
  const { status, headers } = await answer!;
  expect([status, headers.get("X-Remix-Redirect")]).toEqual([204, song]);
  expect(await Promise.race([other, Promise.resolve("waiting")])).toBe("waiting");
  const copy = open(song).answer;
  await vi.advanceTimersByTimeAsync(1);
  expect(await textOf(copy)).toContain("old");
});

test.each(["/songs/5/words", "/scales.json", "/songs/5/words.vtt?script=te"])(
  "on a dead line %s comes from the device",
  async (path) => {
    vi.useFakeTimers({ toFake: ["setTimeout"] });
    await (await caches.open("answers-1")).put(path, publicAnswer("kept") as never);
    archive[path] = never;
    const { answer } = ask(path);
    await vi.advanceTimersByTimeAsync(patience);
    expect(await textOf(answer)).toBe("kept");
  },
);

test("the page of a signed-in user is not stored, but the files that its tab may ask for are", async () => {
  archive["/account"] = () =>
    new Response('<link href="/assets/account-1.js"><img src="/pictures/people/0a.webp">', {
      headers: { "Content-Type": "text/html", "Cache-Control": "private, no-store" },
    });
  archive["/assets/account-1.js"] = () => publicAnswer("account");
  const { answer, done } = open("/account");
  await answer;
  await done();
  expect(await listPaths("assets")).toContain("/assets/account-1.js");
  expect(await listPaths("pages")).not.toContain("/account");
});
