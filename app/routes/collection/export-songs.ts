import { userContext } from "../../web/context.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { exportSongs } from "../csv/song-export.server.ts";
import type { Route } from "./+types/export-songs";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export const loader = ({ context, url }: Route.LoaderArgs) =>
  exportSongs(context, url, { ownerId: context.get(userContext).id });
