import { listDeityIds } from "#app/data/music/deity-pages.ts";
import { listRaagaIds } from "#app/data/music/raaga-pages/listed-raagas.ts";
import { listTaalaIds } from "#app/data/music/taala-pages/list-taalas.ts";
import { listPersonIds } from "#app/data/people/person-record.ts";
import { listSourceIds } from "#app/data/records/sources/find-source.ts";
import { listConcertIds } from "#app/data/songs/concerts/list-concerts.ts";
import { listSongAddresses } from "#app/data/songs/lists/song-feeds.ts";
import { deityPath } from "#app/domain/music/deity-path.ts";
import { raagaPath } from "#app/domain/music/raaga-path.ts";
import { taalaPath } from "#app/domain/music/taalas/taala-path.ts";
import { alternatesOf } from "#app/domain/page-addresses.ts";
import { parseId } from "#app/domain/paging.ts";
import { sourcePath } from "#app/domain/records/source.ts";
import { concertPath } from "#app/domain/songs/concert.ts";
import { escapeXml } from "#app/lib/xml.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

/** Songs per sitemap (3 MB). The protocol allows 50,000 URLs. */
const partSize = 5000;

const lists = [
  { name: "raagas", listIds: listRaagaIds, path: raagaPath },
  { name: "taalas", listIds: listTaalaIds, path: taalaPath },
  { name: "deities", listIds: listDeityIds, path: deityPath },
  { name: "concerts", listIds: listConcertIds, path: concertPath },
  { name: "people", listIds: listPersonIds, path: (id: string) => `/people/${id}` },
];

/** The sources, which have no page that lists them. */
const sourcePart = "sources";

/**
 * Responds with the index of sitemaps, or one of them: `?part=n` has songs by id, the first also fixed pages;
 * `?part=raagas` has the raagas, `?part=taalas` the taalas, `?part=deities` the deities,
 * `?part=people` the people, `?part=concerts` the concerts, `?part=sources` the sources.
 */
export const sitemap: Feed = async (context, { searchParams }) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const db = context.get(databaseContext);
  const list = lists.find(({ name }) => name === searchParams.get("part"));
  if (list) {
    const { ids, version } = await list.listIds(db);
    const paths = [`/${list.name}`, ...ids.map(list.path)];
    return {
      data: xml(
        "urlset",
        paths.map((path) => entry(origin, path)),
      ),
      version,
    };
  }
  if (searchParams.get("part") === sourcePart) {
    const { ids, version } = await listSourceIds(db);
    return {
      data: xml(
        "urlset",
        ids.map((id) => entry(origin, sourcePath(id))),
      ),
      version,
    };
  }
  const part = parseId(searchParams.get("part"));
  if (part === null) {
    const { songs, version } = await listSongAddresses(db, 0, 1, "desc");
    const count = Math.ceil((songs[0]?.id ?? 1) / partSize);
    const numbers = Array.from({ length: count }, (_, at) => at + 1);
    const parts = [...numbers, ...lists.map(({ name }) => name), sourcePart].map(
      (name) => `<sitemap><loc>${origin}/sitemap.xml?part=${name}</loc></sitemap>`,
    );
    return { data: xml("sitemapindex", parts), version };
  }
  const from = (part - 1) * partSize;
  const { songs, version } = await listSongAddresses(db, from, partSize, "asc", from + partSize);
  const pages =
    part === 1
      ? [
          "/",
          "/home",
          "/search",
          "/radio",
          "/practise",
          "/about",
          "/about/numbers",
          "/data",
          "/about/privacy",
          "/about/accessibility",
        ].map((path) => entry(origin, path))
      : [];
  const entries = songs.map(({ id, changedAt }) =>
    entry(origin, `/songs/${id}`, new Date(changedAt)),
  );
  return { data: xml("urlset", [...pages, ...entries]), version };
};

function entry(origin: string, path: string, changed?: Date): string {
  const address = escapeXml(origin + path);
  const alternates = alternatesOf(origin + path).map(
    (one) =>
      `<xhtml:link rel="alternate" hreflang="${one.language}" href="${escapeXml(one.address)}"/>`,
  );
  const date = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
  return `<url><loc>${address}</loc>${date}${alternates.join("")}</url>`;
}

function xml(root: string, entries: string[]): Response {
  const spaces =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${spaces}>\n${entries.join("\n")}\n</${root}>\n`,
    { headers: { "Content-Type": "application/xml; charset=utf-8" } },
  );
}
