import { cutText } from "../../../domain/cut-text.ts";
import { listCandidates } from "../../../data/search/person-candidates.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import { databaseContext } from "../../../web/context.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import type { Route } from "./+types/proposals";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

const maxNames = 60;
const maxLength = 300;

export async function loader({ context, url }: Route.LoaderArgs) {
  const names = url.searchParams
    .getAll("name")
    .map((name) => tidyLine(cutText(name, maxLength)))
    .filter(Boolean);
  const distinctNames = [...new Set(names)].slice(0, maxNames);
  return Response.json(await listCandidates(context.get(databaseContext), distinctNames));
}
