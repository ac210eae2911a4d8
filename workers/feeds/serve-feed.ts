import type { RouterContextProvider } from "react-router";
import { dataVersionContext } from "#app/cache/public-loader.server.ts";
import { addressPattern, type Pages } from "#app/cache/public-pages.ts";
import { refuseWrite } from "#app/lib/read-only.ts";
import { citationFormats } from "#app/domain/records/citing/citation-formats.ts";
import { citationFileAddress, citedKinds } from "#app/domain/records/citing/cited-paths.ts";
import { changesFeedAddress, followedKinds } from "#app/domain/records/following/followed.ts";
import { changesFeed } from "./changes-feed.ts";
import { followedFeed } from "./followed-feed.ts";
import { citationFile } from "./citation-file.ts";
import type { Feed } from "./feed.ts";
import { hidden } from "./hidden.ts";
import { latestSongsFeed } from "./latest-songs.ts";
import { manifest } from "./manifest.ts";
import { raagaFeed } from "./raaga-feed.ts";
import { robots } from "./robots.ts";
import { scales } from "./scales.ts";
import { sitemap } from "./sitemap.ts";
import { wordsVtt } from "./words-vtt.ts";

interface ServedFeed {
  address: string;
  queryKeys: string[];
  feed: Feed;
}

const feeds: ServedFeed[] = [
  { address: "/feed.atom", queryKeys: [], feed: latestSongsFeed },
  { address: "/changes.atom", queryKeys: ["before"], feed: changesFeed },
  { address: "/raagas/:id/feed.atom", queryKeys: [], feed: raagaFeed },
  ...followedKinds.map((kind) => ({
    address: changesFeedAddress(kind),
    queryKeys: [],
    feed: followedFeed(kind),
  })),
  { address: "/songs/:id/manifest.json", queryKeys: [], feed: manifest },
  { address: "/songs/:id/words.vtt", queryKeys: ["script"], feed: wordsVtt },
  { address: "/sitemap.xml", queryKeys: ["part"], feed: sitemap },
  { address: "/robots.txt", queryKeys: [], feed: robots },
  { address: "/scales.json", queryKeys: [], feed: scales },
  { address: "/hidden.json", queryKeys: [], feed: hidden },
  ...citedKinds.flatMap((kind) =>
    citationFormats.map((format) => ({
      address: citationFileAddress(kind, format.extension),
      queryKeys: ["of"],
      feed: citationFile(kind, format),
    })),
  ),
];

/**
 * Feeds and files of data, with `more`: they are public pages. `serve` responds with a feed, a sitemap, scales, captions,
 * a citation, a manifest or robots.txt, or 405 to writes, and returns null for other paths. These are no routes, since
 * every route adds to the size of all pages.
 */
export function openFeeds(more: readonly ServedFeed[]) {
  const all = [...feeds, ...more];
  const pages: Pages = new Map(all.map(({ address, queryKeys }) => [address, queryKeys]));
  const patterns = all.map(({ address, feed }) => [addressPattern(address), feed] as const);
  function serve(
    request: Request,
    context: Readonly<RouterContextProvider>,
  ): Response | Promise<Response> | null {
    const url = new URL(request.url);
    for (const [pattern, feed] of patterns) {
      const match = pattern.exec(url.pathname);
      if (match) return refuseWrite(request) ?? respond(feed, context, url, decode(match[1] ?? ""));
    }
    return null;
  }
  return { pages, serve };
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
