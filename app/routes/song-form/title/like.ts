import { databaseContext } from "../../../web/context.ts";
import { suggestTitles } from "../../../data/search/suggestions.ts";
import { findSong } from "../../../data/songs/detail/song-detail.ts";
import { parseId } from "../../../domain/paging.ts";
import { requirePermission } from "../../../web/guards/require-permission.ts";
import type { Route } from "./+types/like";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

const shortest = 2;

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const id = parseId(url.searchParams.get("id"));
  if (id !== null) {
    const found = await findSong(db, id);
    if (!found) return Response.json(null, { status: 404 });
    const { song, lyrics } = found;
    return Response.json({
      raaga: song.raaga && [song.raaga.id, song.raaga.description],
      taala: song.taala && [song.taala.id, song.taala.description],
      lyrics,
    });
  }
  const text = (url.searchParams.get("text") ?? "").trim().slice(0, 100);
  const found = [...text].length < shortest ? [] : await suggestTitles(db, text);
  return Response.json(found.map(({ songId, name }) => ({ id: songId, title: name })));
}
