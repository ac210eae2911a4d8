import { deityList } from "../../../data/music/deities.ts";
import { raagaList } from "../../../data/music/raagas.ts";
import { taalaList } from "../../../data/music/taalas.ts";
import { deityTable } from "../../../domain/music/deity-table.ts";
import { raagaTable } from "../../../domain/music/raaga-table.ts";
import { taalaTable } from "../../../domain/music/taala-table.ts";
import {
  deityCsvColumns,
  raagaCsvColumns,
  taalaCsvColumns,
} from "../../../domain/music/entry-csv-columns.ts";
import { valueForList } from "./value-for-list.server.ts";
import type { Route } from "./+types/entry-import";
import { deityFormats, raagaFormats, taalaFormats } from "./column-formats.ts";
import type { CsvListKind } from "./entry-paths.ts";
import { entryImporter } from "./entry-importer.server.ts";
import { EntryImportPage } from "./entry-import-page.tsx";
import { actOnImport, loadImport } from "./import.server.ts";

const importerOf = (list: string) =>
  valueForList(list, {
    raaga: () => entryImporter(raagaList, raagaTable),
    taala: () => entryImporter(taalaList, taalaTable),
    deity: () => entryImporter(deityList, deityTable),
  })();

export const loader = (args: Route.LoaderArgs) => loadImport(importerOf(args.params.list), args);
export const action = (args: Route.ActionArgs) => actOnImport(importerOf(args.params.list), args);

const pages = {
  raaga: { kind: "raaga", columns: raagaCsvColumns, formats: raagaFormats },
  taala: { kind: "taala", columns: taalaCsvColumns, formats: taalaFormats },
  deity: { kind: "deity", columns: deityCsvColumns, formats: deityFormats },
} as const;

export default function EntryImport({ params, loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryImportPage
      {...pages[params.list as CsvListKind]}
      plan={loaderData}
      formErrors={actionData?.formErrors}
    />
  );
}
