import { findCited } from "#app/data/records/citing/find-cited.ts";
import { cite } from "#app/domain/records/citing/citation.ts";
import type { CitationFormat } from "#app/domain/records/citing/citation-formats.ts";
import type { CitedKind } from "#app/domain/records/citing/cited-paths.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

/** Responds with the citation of a record as a file, `?of=version` with that of its present version. */
export const citationFile =
  (kind: CitedKind, { mediaType, write }: CitationFormat): Feed =>
  async (context, { searchParams }, id) => {
    const { SITE_ORIGIN: origin } = context.get(settingsContext);
    const found = await findCited(context.get(databaseContext), kind, id);
    if (!found)
      return { data: new Response("There is nothing to cite.", { status: 404 }), version: null };
    const version = searchParams.get("of") === "version" ? found.last : null;
    const citation = cite(found, { origin, now: Date.now(), version });
    const headers = {
      "Content-Type": `${mediaType}; charset=utf-8`,
      Link: `<${citation.address}>; rel="describes"; type="text/html"`,
    };
    return { data: new Response(write(citation), { headers }), version: found.version };
  };
