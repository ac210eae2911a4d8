import { z } from "zod";
import { entryDescription, entryName, errorKey } from "../../music/entry-fields.ts";
import { readScriptNames, scriptNameFields } from "../../music/list-names.ts";
import { columnKey } from "../../records/csv/table.ts";
import { songColumns } from "./song-csv.ts";

const reserved = new Set(songColumns.map(columnKey));

/** The name of an accompaniment type. It is a column of song CSV files, so it must differ from other columns. */
export const accompanimentName = entryName.refine(
  (name) => !reserved.has(columnKey(name)),
  errorKey("admin.nameIsColumn"),
);

export const accompanimentForm = z
  .object({ name: accompanimentName, description: entryDescription, ...scriptNameFields })
  .transform(({ name, description, ...names }) => ({
    name,
    description,
    scriptNames: readScriptNames(names),
  }));
