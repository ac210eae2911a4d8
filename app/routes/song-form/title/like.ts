import { suggestCompositions } from "../../../data/search/suggest-compositions.ts";
import { databaseContext } from "../../../web/context.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import type { Route } from "./+types/like";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  return Response.json(await suggestCompositions(db, url.searchParams.get("text")));
}
