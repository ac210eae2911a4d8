import { areaMessages } from "../../i18n/locales.server.ts";
import { AreaI18nProvider } from "../../i18n/provider.tsx";
import { Stylesheet } from "../../ui/document/stylesheet.tsx";
import admin from "../../styles/admin.css?url";
import { requirePermission } from "../../web/guards/require-permission.ts";
import { languageOf } from "../../web/language.ts";
import { actOnSongImport, loadSongImport } from "../csv/song-import.server.ts";
import { SongImportPage } from "../csv/song-import-page.tsx";
import { ownSongs } from "../csv/song-importer.server.ts";
import type { Route } from "./+types/import-songs";

export const middleware: Route.MiddlewareFunction[] = [requirePermission("addSongs")];

export async function loader({ context, url }: Route.LoaderArgs) {
  const plan = await loadSongImport(ownSongs, context, url);
  return { plan, messages: areaMessages("csv", languageOf(context)) };
}

export const action = ({ context, request }: Route.ActionArgs) =>
  actOnSongImport(ownSongs, context, request);

export const shouldRevalidate = () => true;

export default function ImportSongs({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AreaI18nProvider messages={loaderData.messages}>
      <Stylesheet href={admin} />
      <SongImportPage
        title="csv.ownTitle"
        lead="csv.ownLead"
        path="/my-collection/import"
        exportedUnder="/my-collection"
        back="/my-collection"
        plan={loaderData.plan}
        formErrors={actionData?.formErrors}
      />
    </AreaI18nProvider>
  );
}
