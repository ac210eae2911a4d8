import { data } from "react-router";
import { findKeptList, type KeptSong } from "../../data/kept/kept-lists.ts";
import { parseId } from "../../domain/paging.ts";
import { databaseContext, settingsContext, userContext } from "../../web/context.ts";
import { respondWithCsv } from "../../web/csv-response.server.ts";
import { languageOf } from "../../web/language.ts";
import { requirePermission } from "../../web/guards/require-permission.ts";
import type { Route } from "./+types/export-list";
import { nameOfList } from "./list-names.server.ts";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("keepCollection")];

/** Downloads the user's list as CSV (`?as=csv`) or JSON. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const key = { id: parseId(params.id) ?? 0, userId: context.get(userContext).id };
  const keptList = await findKeptList(context.get(databaseContext), key, { language: "en" });
  if (!keptList) throw data(null, { status: 404 });
  const { SITE_ORIGIN } = context.get(settingsContext);
  const songs = keptList.songs.map((song) => toRow(song, SITE_ORIGIN));
  if (url.searchParams.get("as") === "csv")
    return respondWithCsv(url, "kept-list", [columns, ...songs.map((song) => Object.values(song))]);
  const name = nameOfList(languageOf(context), keptList.list);
  return Response.json(
    { name, songs },
    {
      headers: {
        "Content-Disposition": 'attachment; filename="kept-list.json"',
        "Cache-Control": "private, no-store",
      },
    },
  );
}

const columns = ["id", "title", "raaga", "taala", "singer", "composer", "note", "url"];

const toRow = (song: KeptSong, origin: string) => ({
  id: song.id,
  title: song.title,
  raaga: song.raagaId,
  taala: song.taalaId,
  singer: song.singer,
  composer: song.composer,
  note: song.note,
  url: `${origin}/songs/${song.id}`,
});
