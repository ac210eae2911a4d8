import { caches, Headers, Request, Response, setGlobalOrigin } from "undici";
import { vi } from "vitest";

const origin = "https://archive.example";

/** What the archive answers, by path and query without the language; other paths are 404. */
export type Archive = Record<string, () => unknown>;

/** Makes an answer as the archive gives to anybody. */
export const publicAnswer = (body: string, headers: Record<string, string> = {}) =>
  new Response(body, {
    headers: {
      "Cache-Control": "public, max-age=0, must-revalidate",
      "Content-Language": "en",
      ...headers,
    },
  });

/** Makes a page as the archive gives to anybody. */
export const publicPage = (html: string) =>
  publicAnswer(html, { "Content-Type": "text/html; charset=utf-8" });

/** Gives a test the caches of a browser, empty, and a network behind which is `archive`. Node has locks of its own. */
export async function openBrowser(archive: Archive): Promise<void> {
  setGlobalOrigin(origin);
  for (const name of await caches.keys()) await caches.delete(name);
  const fetch = async (asked: string | Request) => {
    const url = new URL(typeof asked === "string" ? asked : asked.url, origin);
    url.searchParams.delete("lng");
    const answer = archive[url.pathname + decodeURIComponent(url.search)];
    return answer ? answer() : new Response("", { status: 404 });
  };
  const globals = { caches, fetch, Headers, Request, Response, location: new URL(origin) };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}
