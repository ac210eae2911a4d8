import type { RouterContextProvider } from "react-router";
import { dataVersionContext } from "#app/cache/public-loader.server.ts";
import { refuseWrite } from "#app/lib/read-only.ts";
import type { Feed } from "./feed.ts";
import { latestSongsFeed } from "./latest-songs.ts";
import { raagaFeed } from "./raaga-feed.ts";
import { robots } from "./robots.ts";
import { sitemap } from "./sitemap.ts";

const feeds: [path: RegExp, Feed][] = [
  [/^\/feed\.atom$/, latestSongsFeed],
  [/^\/raagas\/([^/]+)\/feed\.atom$/, raagaFeed],
  [/^\/sitemap\.xml$/, sitemap],
  [/^\/robots\.txt$/, robots],
];

/** Responds with a feed, a sitemap or robots.txt, to writes with 405; null for every other request. Routes would make all pages larger. */
export function serveFeed(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Response | Promise<Response> | null {
  const url = new URL(request.url);
  for (const [path, feed] of feeds) {
    const found = path.exec(url.pathname);
    if (found) return refuseWrite(request) ?? respond(feed, context, url, found[1] ?? "");
  }
  return null;
}

async function respond(
  feed: Feed,
  context: Readonly<RouterContextProvider>,
  url: URL,
  id: string,
): Promise<Response> {
  const { data, ...version } = await feed(context, url, id);
  context.set(dataVersionContext, version);
  return data;
}
