import { archive } from "../../archive.ts";
import { publicLoader } from "../../cache/public-loader.server.ts";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { listLatestSongs } from "../../data/songs/lists/song-feeds.ts";
import { escapeXml } from "../../lib/xml.ts";
import type { Route } from "./+types/feed";

const entryCount = 30;

/** An Atom feed (RFC 4287) of new and changed songs, newest first. */
export const loader = publicLoader(async ({ context }: Route.LoaderArgs) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const { songs, version } = await listLatestSongs(context.get(databaseContext), entryCount);
  const time = (at: number) => new Date(at).toISOString();
  const entries = songs.map(
    (song) => `<entry>
<id>${origin}/songs/${song.id}</id>
<title>${escapeXml(song.title)}</title>
<link href="${origin}/songs/${song.id}"/>
<published>${time(song.createdAt)}</published>
<updated>${time(song.changedAt)}</updated>
<author><name>${escapeXml(song.composer)}</name></author>
<summary>${escapeXml([song.songTypeId, song.raagaId, song.taalaId].filter(Boolean).join(" · "))}</summary>
</entry>`,
  );
  const data = new Response(
    `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${origin}/</id>
<title>${escapeXml(archive.title)}</title>
<link rel="self" href="${origin}/feed.atom"/>
<link href="${origin}/home"/>
<updated>${time(songs[0]?.changedAt ?? 0)}</updated>
${entries.join("\n")}
</feed>
`,
    { headers: { "Content-Type": "application/atom+xml; charset=utf-8" } },
  );
  return { data, version };
});
