import type { RouterContextProvider } from "react-router";
import { readExportedSongs, type SongScope } from "../../data/songs/csv/read-songs.ts";
import { readArchiveName } from "../../data/songs/csv/original-ids.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import { songCells } from "../../domain/songs/csv/song-cells.ts";
import { songColumns } from "../../domain/songs/csv/song-csv.ts";
import { databaseContext, settingsContext } from "../../web/context.ts";
import { respondWithCsv } from "../../web/csv-response.server.ts";

/** Streams songs as a CSV file that an import accepts, one page at a time. */
export async function exportSongs(
  context: Readonly<RouterContextProvider>,
  url: URL,
  scope: SongScope,
): Promise<Response> {
  const db = context.get(databaseContext);
  const { SITE_ORIGIN } = context.get(settingsContext);
  const [lists, archiveName] = await Promise.all([readSongLists(db), readArchiveName(db)]);
  const here = { name: archiveName, origin: SITE_ORIGIN };
  const columns = [...songColumns, ...lists.accompanimentTypes.map(({ name }) => name)];
  async function* rows() {
    yield columns;
    for await (const song of readExportedSongs(db, scope)) {
      const cells = songCells(song, lists, here);
      yield columns.map((column) => cells.get(column) ?? "");
    }
  }
  return respondWithCsv(url, "songs", rows());
}
