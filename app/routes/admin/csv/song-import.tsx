import { actOnSongImport, loadSongImport } from "../../csv/song-import.server.ts";
import { SongImportPage } from "../../csv/song-import-page.tsx";
import { allSongs } from "../../csv/song-importer.server.ts";
import type { Route } from "./+types/song-import";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadSongImport(allSongs, context, url);
export const action = ({ context, request }: Route.ActionArgs) =>
  actOnSongImport(allSongs, context, request);

export const shouldRevalidate = () => true;

export default function SongImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SongImportPage
      title="csv.songTitle"
      lead="csv.songLead"
      path="/admin/songs"
      exportedUnder="/admin/songs"
      back="/admin"
      plan={loaderData}
      formErrors={actionData?.formErrors}
    />
  );
}
