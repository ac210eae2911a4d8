import type { Database } from "#app/data/database.ts";
import { findSoundShape } from "#app/data/media/sound-shapes.ts";
import { etagOf, matchesEtag, notModified } from "#app/lib/etag.ts";

/** Responds with the shape of a file as base64, or 204 if it is not computed yet. */
export async function readSoundShape(
  request: Request,
  db: Database,
  id: string,
): Promise<Response> {
  const shape = await findSoundShape(db, id);
  if (shape === undefined) return new Response("No such recording.", { status: 404 });
  // Not cached: the browser that computes it reads it again at once.
  if (shape === null) return new Response(null, { status: 204 });
  const headers = new Headers({
    "Cache-Control": "public, max-age=3600",
    "Content-Type": "text/plain",
    ETag: etagOf(shape),
  });
  if (matchesEtag(request, headers)) return notModified(headers);
  return new Response(request.method === "HEAD" ? null : shape, { headers });
}
