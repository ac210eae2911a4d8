import { noteHeard } from "../../../data/kept/heard-songs.ts";
import { parseId } from "../../../domain/paging.ts";
import { databaseContext, userContext } from "../../../web/context.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import { requireUser } from "../../../web/guards/require-user.ts";
import type { Route } from "./+types/note-heard";

export const middleware: Route.MiddlewareFunction[] = [
  requireUser,
  requirePermission("keepCollection"),
];

/** Receives from the user's player that a song was heard; `?seconds=` is where a long recording was left. */
export async function action({ context, params, url }: Route.ActionArgs) {
  const songId = parseId(params.id);
  if (songId === null) return new Response(null, { status: 404 });
  await noteHeard(context.get(databaseContext), {
    userId: context.get(userContext).id,
    songId,
    leftAtSeconds: parseId(url.searchParams.get("seconds")),
    now: Date.now(),
  });
  return new Response(null, { status: 204 });
}
