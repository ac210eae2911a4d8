import { data, redirect } from "react-router";
import { follow, recordOf, unfollow } from "../../data/records/following/follow.ts";
import { followedPath, parseFollowed } from "../../domain/records/following/followed.ts";
import { databaseContext, userContext } from "../../web/context.ts";
import { redirectWithFlash } from "../../web/flash.server.ts";
import { readFields } from "../../web/form.server.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { requireUser } from "../../web/guards/require-user.ts";
import { servicesOf } from "../../web/services.server.ts";
import type { Route } from "./+types/follow";

export const middleware: Route.MiddlewareFunction[] = [
  requireUser,
  requirePermission("keepCollection"),
];

function followedOf({ kind, id }: Route.LoaderArgs["params"]) {
  const followed = parseFollowed(kind, id);
  if (!followed) throw data(null, { status: 404 });
  return followed;
}

/** Leads a visitor, who logs in first, back to the page. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(followedPath(followedOf(params)));

export async function action({ request, context, params }: Route.ActionArgs) {
  const followed = followedOf(params);
  const { act, rate } = await readFields(request);
  const db = context.get(databaseContext);
  const { id: userId } = context.get(userContext);
  const path = followedPath(followed);
  if (act === "end") {
    await unfollow(db, userId, recordOf(followed));
    return redirectWithFlash(context, path, { kind: "success", message: "follow.ended" });
  }
  const chosen = rate === "daily" ? "daily" : "weekly";
  const { now, logEvent } = servicesOf(context);
  const result = await follow(db, userId, followed, chosen, now());
  logEvent("follow", result.ok ? "done" : result.reason, userId);
  if (result.ok)
    return redirectWithFlash(context, path, { kind: "success", message: "follow.started" });
  if (result.reason === "unavailable")
    return redirectWithFlash(context, path, { kind: "error", message: "follow.full" });
  throw data(null, { status: result.reason === "missing" ? 404 : 403 });
}
