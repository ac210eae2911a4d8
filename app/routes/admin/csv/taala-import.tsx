import { taalaList } from "../../../data/music/taalas.ts";
import { taalaCsvColumns } from "../../../domain/music/entry-csv-columns.ts";
import type { Route } from "./+types/taala-import";
import { taalaFormats } from "./column-formats.ts";
import { entryImporter } from "./entry-importer.server.ts";
import { EntryImportPage } from "./entry-import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

export const loader = (args: Route.LoaderArgs) => loadImport(entryImporter(taalaList), args);
export const action = (args: Route.ActionArgs) => actOnImport(entryImporter(taalaList), args);

export default function TaalaImport({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryImportPage
      kind="taala"
      columns={taalaCsvColumns}
      formats={taalaFormats}
      plan={loaderData}
      formErrors={actionData?.formErrors}
    />
  );
}
