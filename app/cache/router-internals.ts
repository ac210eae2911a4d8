import type { EntryContext } from "react-router";

/**
 * Returns the path of the page that a URL requests: the router's scripts load its data from the path with ".data".
 * Replaces the `url` of middleware, as the cache answers before the router runs: 1.5 hellos instead of a rendered
 * page's 12 (`npm run bench`).
 */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, "");
}

/**
 * Whether the root's loader has run: where middleware has thrown before, the page has no data and comes without scripts.
 * Replaces a mark that every middleware would have to leave.
 */
export function hasRootData({ staticHandlerContext }: EntryContext): boolean {
  return Boolean(staticHandlerContext.loaderData.root);
}

/** Returns the context of a page for `ServerRouter` without the stream of its data; see `dataScript`. */
export function withoutDataStream(page: EntryContext): EntryContext {
  return { ...page, serverHandoffStream: undefined };
}

/**
 * Returns the script that hands a page's data to the router in the browser. Replaces the stream that `ServerRouter`
 * waits for in three passes of rendering; `renderToString` needs one: 2 of a song's 14 hellos, 4.5 of the 19 of /home.
 */
export async function dataScript({ serverHandoffStream }: EntryContext, nonce: string) {
  const data = JSON.stringify(await readText(serverHandoffStream!)).replaceAll("<", "\\u003c");
  const controller = "window.__reactRouterContext.streamController";
  return `<script nonce="${nonce}">${controller}.enqueue(${data});${controller}.close()</script>`;
}

async function readText(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}
