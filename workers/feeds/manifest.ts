import { findRecording } from "#app/data/songs/detail/find-recording.ts";
import { parseId } from "#app/domain/paging.ts";
import { iiifManifest, iiifMediaType } from "#app/domain/records/iiif-manifest.ts";
import { databaseContext, settingsContext } from "#app/web/context.ts";
import type { Feed } from "./feed.ts";

/** Responds with the manifest of a song's uploaded recording, which players of other sites may read. */
export const manifest: Feed = async (context, _, id) => {
  const found = await findRecording(context.get(databaseContext), parseId(id) ?? 0);
  if (!found) return { data: new Response("No such recording.", { status: 404 }), version: null };
  const { SITE_ORIGIN: origin } = context.get(settingsContext);
  const headers = { "Content-Type": iiifMediaType, "Access-Control-Allow-Origin": "*" };
  const text = JSON.stringify(iiifManifest(found.recording, origin));
  return { data: new Response(text, { headers }), version: found.version };
};
