import { exportSongs } from "../../csv/song-export.server.ts";
import type { Route } from "./+types/song-export";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  exportSongs(context, url, { ownerId: null });
