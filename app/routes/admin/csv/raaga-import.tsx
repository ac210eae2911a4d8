import { raagaList } from "../../../data/music/raagas.ts";
import { raagaCsvColumns } from "../../../domain/music/entry-csv-columns.ts";
import type { Route } from "./+types/raaga-import";
import { raagaFormats } from "./column-formats.ts";
import { entryImporter } from "./entry-importer.server.ts";
import { EntryImportPage } from "./entry-import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

export const loader = (args: Route.LoaderArgs) => loadImport(entryImporter(raagaList), args);
export const action = (args: Route.ActionArgs) => actOnImport(entryImporter(raagaList), args);

export default function RaagaImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryImportPage
      kind="raaga"
      columns={raagaCsvColumns}
      formats={raagaFormats}
      plan={loaderData}
      formErrors={actionData?.formErrors}
    />
  );
}
