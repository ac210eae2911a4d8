import { languages } from "../../../archive.ts";
import { cutLength } from "../../cut-length.ts";
import type { FormError } from "../../form-error.ts";
import { specOf, songFields } from "../song-fields.ts";
import { isArchiveDate } from "./cell-dates.ts";
import { type CellName, foldName, type NameList, splitNames } from "./cell-names.ts";
import {
  type CsvField,
  linkSeparator,
  listSeparator,
  nobody,
  type SongCsvLists,
  textColumn,
} from "./song-csv.ts";

type Cells = Readonly<Record<string, string | undefined>>;

/** The input for a field's schema (undefined for a blank cell), or the unknown names. */
type RowInput = { input: unknown } | { unknown: CellName[] } | FormError;

export type ListedIds = Record<
  "raagas" | "taalas" | "songTypes" | "mediaTypes",
  ReadonlyMap<string, string | number>
> & { people: ReadonlySet<string> };

/** Returns a lookup of ids by id or description. An id takes precedence over another entry's description. */
function byName<Id extends string | number>(entries: { id: Id; description: string }[]) {
  const names = new Map(entries.map(({ id, description }) => [foldName(description), id]));
  for (const { id } of entries) if (typeof id === "string") names.set(foldName(id), id);
  return names;
}

export const listIds = (lists: SongCsvLists, people: ReadonlySet<string>): ListedIds => ({
  raagas: byName(lists.raagas),
  taalas: byName(lists.taalas),
  songTypes: byName(lists.songTypes),
  mediaTypes: byName(lists.mediaTypes),
  people,
});

export function readInput(cells: Cells, field: CsvField, ids: ListedIds): RowInput {
  const column = songFields[field].csv;
  const cell = cells[column] ?? "";
  const { kind, list } = specOf(field);
  if (kind === "texts") return { input: readTexts(cells, column) };
  if (cell.trim() === "") return { input: undefined };
  if (kind === "personIds") return readPeople(column, cell, ids.people);
  if (kind === "references") return readReferences(column, cell, ids.raagas);
  if (kind === "reference" && !list)
    return ids.people.has(cell.trim())
      ? { input: cell.trim() }
      : { unknown: [{ column, at: 0, name: cell.trim(), list: "people" }] };
  if (list) return readReference(column, cell, list, ids[list]);
  if (kind === "date" && !isArchiveDate(cell))
    return { error: "csv.dateFormats", values: { what: cutLength(cell.trim(), 50) } };
  if (kind === "singerPart" || kind === "language") return { input: foldName(cell) };
  return { input: kind === "lines" ? cell.replaceAll(listSeparator, "\n") : cell };
}

function readReference(
  column: string,
  cell: string,
  list: NameList,
  ids: ReadonlyMap<string, string | number>,
): RowInput {
  const id = ids.get(foldName(cell));
  return id === undefined
    ? { unknown: [{ column, at: 0, name: cell.trim(), list }] }
    : { input: id };
}

function readReferences(
  column: string,
  cell: string,
  ids: ReadonlyMap<string, string | number>,
): RowInput {
  const named = splitNames(column, cell).map((text, at) => ({ at, name: text.trim() }));
  const nonBlank = named.filter(({ name }) => name !== "");
  const missing = nonBlank.filter(({ name }) => !ids.has(foldName(name)));
  return missing.length > 0
    ? { unknown: missing.map((one) => ({ ...one, column, list: "raagas" })) }
    : { input: nonBlank.map(({ name }) => ids.get(foldName(name))) };
}

function readTexts(cells: Cells, column: string) {
  const texts = languages.map((language) => [language, cells[textColumn(column, language)] ?? ""]);
  return Object.fromEntries(texts.filter(([, text]) => text!.trim() !== ""));
}

function readPeople(column: string, cell: string, people: ReadonlySet<string>): RowInput {
  const links = splitNames(column, cell).flatMap((line, at) => {
    if (line.trim() === "") return [];
    const [name, person] = splitLink(line);
    return [{ at, name, person }];
  });
  if (links.some(({ name }) => name === "")) return { error: "csv.peopleLine" };
  const missing = links.filter(({ person }) => person !== nobody && !people.has(person));
  return missing.length > 0
    ? { unknown: missing.map(({ at, person }) => ({ column, at, name: person, list: "people" })) }
    : {
        input: Object.fromEntries(
          links.map(({ name, person }) => [name, person === nobody ? null : person]),
        ),
      };
}

function splitLink(line: string): [name: string, person: string] {
  const end = line.lastIndexOf(linkSeparator);
  return [line.slice(0, Math.max(end, 0)).trim(), line.slice(end + 1).trim()];
}

export function personIdsIn(rows: readonly { fields: Cells }[]): string[] {
  const cells = rows.flatMap(({ fields }) => [
    fields.composerId?.trim() ?? "",
    ...splitNames("people", fields.people ?? "").map((line) => splitLink(line)[1]),
  ]);
  return [...new Set(cells)].filter((id) => id !== "" && id !== nobody);
}
