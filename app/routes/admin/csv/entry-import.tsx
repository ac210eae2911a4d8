import { raagaList } from "../../../data/music/raagas.ts";
import { taalaList } from "../../../data/music/taalas.ts";
import { raagaCsvColumns, taalaCsvColumns } from "../../../domain/music/entry-csv-columns.ts";
import { valueForList } from "./value-for-list.server.ts";
import type { Route } from "./+types/entry-import";
import { raagaFormats, taalaFormats } from "./column-formats.ts";
import { entryImporter } from "./entry-importer.server.ts";
import { EntryImportPage } from "./entry-import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

const importerOf = (list: string) =>
  valueForList(list, {
    raaga: () => entryImporter(raagaList),
    taala: () => entryImporter(taalaList),
  })();

export const loader = (args: Route.LoaderArgs) => loadImport(importerOf(args.params.list), args);
export const action = (args: Route.ActionArgs) => actOnImport(importerOf(args.params.list), args);

const raaga = { kind: "raaga", columns: raagaCsvColumns, formats: raagaFormats } as const;
const taala = { kind: "taala", columns: taalaCsvColumns, formats: taalaFormats } as const;

export default function EntryImport({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryImportPage
      {...(params.list === "raaga" ? raaga : taala)}
      plan={loaderData}
      formErrors={actionData?.formErrors}
    />
  );
}
