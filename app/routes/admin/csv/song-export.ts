import { databaseContext, settingsContext } from "../../../web/context.ts";
import { readSongLists } from "../../../data/songs/song-lists.ts";
import { readAllSongs } from "../../../data/songs/csv/song-export.ts";
import { songCells, songColumns } from "../../../domain/songs/song-csv.ts";
import { respondWithCsv } from "../../../web/csv-response.server.ts";
import type { Route } from "./+types/song-export";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(databaseContext);
  const { SITE_ORIGIN } = context.get(settingsContext);
  const lists = await readSongLists(db);
  async function* rows() {
    yield [...songColumns, ...lists.accompanimentTypes.map(({ name }) => name)];
    for await (const song of readAllSongs(db)) yield songCells(song, lists, SITE_ORIGIN);
  }
  return respondWithCsv(url, "songs", rows());
}
