import { databaseContext } from "../../../web/context.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import type { Route } from "./+types/like";
import { cutText } from "../../../domain/cut-text.ts";
import type { Database } from "../../../data/database.ts";
import { suggestCompositions } from "../../../data/search/suggest-compositions.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await findLike(context.get(databaseContext), url.searchParams.get("text")));
}

const shortest = 2;
const longest = 100;

/** Finds compositions like a title; none for a text of fewer than two letters. */
export async function findLike(db: Database, title: string | null | undefined) {
  const text = cutText(title?.trim() ?? "", longest).trim();
  return [...text].length < shortest ? [] : suggestCompositions(db, text);
}
