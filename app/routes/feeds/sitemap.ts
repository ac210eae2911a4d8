import { languages } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { listSongAddresses } from "../../data/songs/lists/song-feeds.ts";
import { parseId } from "../../domain/paging.ts";
import { escapeXml } from "../../lib/xml.ts";
import type { Route } from "./+types/sitemap";

/** Songs of one sitemap: with six URLs each, below the 50,000 that a sitemap may hold. */
const partSize = 5000;

/** Responds with the index of sitemaps, or one of them with `?part=n`: fixed pages in the first, songs by id. */
export const loader = publicLoader(async ({ context, url }: Route.LoaderArgs) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const db = context.get(databaseContext);
  const part = parseId(url.searchParams.get("part"));
  if (part === null) {
    const { songs, version } = await listSongAddresses(db, 0, 1, "desc");
    const count = Math.ceil((songs[0]?.id ?? 1) / partSize);
    const locations = Array.from(
      { length: count },
      (_, at) => `${origin}/sitemap.xml?part=${at + 1}`,
    );
    const parts = locations.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`);
    return { data: xml("sitemapindex", parts), version };
  }
  const from = (part - 1) * partSize;
  const { songs, version } = await listSongAddresses(db, from, partSize, "asc", from + partSize);
  const pages =
    part === 1 ? ["/", "/home", "/people", "/search"].map((path) => entry(origin, path)) : [];
  const entries = songs.map(({ id, changedAt }) =>
    entry(origin, `/songs/${id}`, new Date(changedAt)),
  );
  return { data: xml("urlset", [...pages, ...entries]), version };
});

function entry(origin: string, path: string, changed?: Date): string {
  const address = escapeXml(origin + path);
  const others = languages.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}?lng=${code}"/>`,
  );
  const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<url><loc>${address}</loc>${date}${others.join("")}</url>`;
}

function xml(root: string, entries: string[]): Response {
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${entries.join("\n")}\n</${root}>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
