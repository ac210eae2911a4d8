import type { ChangedSong } from "#app/data/songs/lists/song-feeds.ts";
import { bothOf, showName } from "#app/domain/music/shown-name.ts";
import { escapeXml } from "#app/lib/xml.ts";

interface AtomEntry {
  path: string;
  title: string;
  /** Milliseconds since 1970, as `updated`; only of what can change later. */
  published?: number;
  updated: number;
  author: string;
  summary: string;
}

interface AtomFeed {
  origin: string;
  path: string;
  self: string;
  title: string;
  entries: AtomEntry[];
}

const describe = ({ songTypeId, raagaId, taalaId, names }: ChangedSong) =>
  [
    songTypeId && showName(names?.songType, songTypeId),
    raagaId && showName(names?.raaga, raagaId),
    taalaId && showName(names?.taala, taalaId),
  ]
    .flatMap((name) => (name ? [bothOf(name)] : []))
    .join(" · ");

export const songEntry = (song: ChangedSong): AtomEntry => ({
  path: `/songs/${song.id}`,
  title: bothOf(showName(song.names?.title, song.title)),
  published: song.createdAt,
  updated: song.changedAt,
  author: bothOf(showName(song.names?.composer, song.composer)),
  summary: describe(song),
});

const time = (at: number) => new Date(at).toISOString();

/** Returns an Atom feed (RFC 4287), the last changed first. */
export function atomResponse({ origin, path, self, title, entries }: AtomFeed): Response {
  const addressOf = (one: string) => escapeXml(origin + one);
  const written = entries.map(
    (entry) => `<entry>
<id>${addressOf(entry.path)}</id>
<title>${escapeXml(entry.title)}</title>
<link href="${addressOf(entry.path)}"/>
${entry.published === undefined ? "" : `<published>${time(entry.published)}</published>\n`}<updated>${time(entry.updated)}</updated>
<author><name>${escapeXml(entry.author)}</name></author>
<summary>${escapeXml(entry.summary)}</summary>
</entry>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${addressOf(path === "/home" ? "/" : path)}</id>
<title>${escapeXml(title)}</title>
<link rel="self" href="${addressOf(self)}"/>
<link href="${addressOf(path)}"/>
<updated>${time(entries[0]?.updated ?? 0)}</updated>
${written.join("\n")}
</feed>
`,
    { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  );
}
