import { archive } from "#app/archive.ts";
import { listLatestChanges } from "#app/data/records/harvest/latest-changes.ts";
import { parsePosition, writePosition } from "#app/domain/paging.ts";
import { copiedPath } from "#app/domain/records/harvest/copied-kinds.ts";
import { escapeXml } from "#app/lib/xml.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

const time = (at: number) => new Date(at).toISOString();

/**
 * Responds with an Atom feed of all records that have changed, the last first, and of those that are gone (RFC 6721).
 * `?before=` is a later page of it (RFC 5005).
 */
export const changesFeed: Feed = async (context, { searchParams }) => {
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const before = parsePosition(searchParams.get("before"));
  const { changes, older, version } = await listLatestChanges(context.get(databaseContext), before);
  const entries = changes.map((change) => {
    const address = `${origin}/${copiedPath(change)}`;
    if (change.isDeleted)
      return `<at:deleted-entry ref="${escapeXml(address)}" when="${time(change.at)}"/>`;
    return `<entry>
<id>${escapeXml(address)}</id>
<title>${escapeXml(change.title)}</title>
<link href="${escapeXml(address)}"/>
<updated>${time(change.at)}</updated>
<category term="${change.kind}"/>
</entry>`;
  });
  const page = (position: typeof before) =>
    `${origin}/changes.atom${position ? `?before=${writePosition(position)}` : ""}`;
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0">
<id>${page(null)}</id>
<title>${escapeXml(archive.title)}</title>
<author><name>${escapeXml(archive.title)}</name></author>
<link rel="self" href="${page(before)}"/>
<link rel="first" href="${page(null)}"/>
${older ? `<link rel="next" href="${page(older)}"/>\n` : ""}<link href="${origin}/"/>
<updated>${time(changes[0]?.at ?? 0)}</updated>
${entries.join("\n")}
</feed>
`;
  return {
    data: new Response(body, {
      headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
    }),
    version,
  };
};
