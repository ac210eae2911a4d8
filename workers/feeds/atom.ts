import type { ChangedSong } from "#app/data/songs/lists/song-feeds.ts";
import { bothOf, showName } from "#app/domain/music/shown-name.ts";
import { escapeXml } from "#app/lib/xml.ts";

interface AtomFeed {
  origin: string;
  path: string;
  self: string;
  title: string;
  songs: ChangedSong[];
}

const describe = ({ songTypeId, raagaId, taalaId, names }: ChangedSong) =>
  [
    songTypeId && showName(names?.songType, songTypeId),
    raagaId && showName(names?.raaga, raagaId),
    taalaId && showName(names?.taala, taalaId),
  ]
    .flatMap((name) => (name ? [bothOf(name)] : []))
    .join(" · ");

const time = (at: number) => new Date(at).toISOString();

/** Returns an Atom feed (RFC 4287) of songs, the last changed first. */
export function atomResponse({ origin, path, self, title, songs }: AtomFeed): Response {
  const entries = songs.map(
    (song) => `<entry>
<id>${origin}/songs/${song.id}</id>
<title>${escapeXml(bothOf(showName(song.names?.title, song.title)))}</title>
<link href="${origin}/songs/${song.id}"/>
<published>${time(song.createdAt)}</published>
<updated>${time(song.changedAt)}</updated>
<author><name>${escapeXml(bothOf(showName(song.names?.composer, song.composer)))}</name></author>
<summary>${escapeXml(describe(song))}</summary>
</entry>`,
  );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${origin}${path === "/home" ? "/" : path}</id>
<title>${escapeXml(title)}</title>
<link rel="self" href="${origin}${self}"/>
<link href="${origin}${path}"/>
<updated>${time(songs[0]?.changedAt ?? 0)}</updated>
${entries.join("\n")}
</feed>
`,
    { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  );
}
