import { parseId } from "../../domain/paging.ts";
import { clientAddress } from "../../lib/client-address.ts";
import { reportPlayFailure } from "../../operations/media/report-failure.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/play-failure";

/** Receives that the video of a song did not play, from the player of any visitor. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const id = parseId(params.id);
  if (id === null) return new Response(null, { status: 404 });
  const seconds = await countRequest(request, context, "search", " failure");
  if (seconds)
    return new Response(null, { status: 429, headers: { "Retry-After": String(seconds) } });
  await reportPlayFailure(servicesOf(context), id, clientAddress(request));
  return new Response(null, { status: 204 });
}
