import { databaseContext } from "../../../web/context.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import type { Route } from "./+types/like";
import { findLike } from "./find-like.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await findLike(context.get(databaseContext), url.searchParams.get("text")));
}
