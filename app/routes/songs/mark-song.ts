import { data, redirect } from "react-router";
import { markSong } from "../../data/songs/mark-song.ts";
import { parseId } from "../../domain/paging.ts";
import { userContext, databaseContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/mark-song";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export const loader = ({ params }: Route.LoaderArgs) => redirect(`/songs/${Number(params.id)}`);

export async function action({ request, context, params }: Route.ActionArgs) {
  const id = parseId(params.id);
  if (id === null) throw data(null, { status: 404 });
  const isMarked = (await readFields(request)).act !== "unmark";
  const { id: userId } = context.get(userContext);
  const { now, logEvent } = servicesOf(context);
  const { ok } = await markSong(context.get(databaseContext), id, isMarked, { userId, now: now() });
  logEvent("song marked", ok ? "done" : "denied", userId);
  if (!ok) throw data(null, { status: 403 });
  const message = isMarked ? "recordings.marked" : "recordings.unmarked";
  return redirectWithFlash(context, `/songs/${id}`, { kind: "success", message });
}
