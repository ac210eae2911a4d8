import { languages } from "../../../archive.ts";
import { cutLength } from "../../cut-length.ts";
import type { FormError } from "../../form-error.ts";
import { specOf, songFields } from "../song-fields.ts";
import { isArchiveDate } from "./cell-dates.ts";
import { type CellName, foldName, type NameList, splitLink, splitNames } from "./cell-names.ts";
import { type EntryList, type NameAliases, nameKey } from "./name-aliases.ts";
import { type CsvField, listSeparator, nobody, type SongCsvLists, textColumn } from "./song-csv.ts";

type Cells = Readonly<Record<string, string | undefined>>;

/** The input for a field's schema (undefined for a blank cell), or the unknown names. */
type RowInput = { input: unknown } | { unknown: CellName[] } | FormError;

type Ids = ReadonlyMap<string, string | number>;

/** Returns the id of the entry that a name stands for, if there is one. */
type FindId = (name: string) => string | number | undefined;

export type ListedIds = Record<EntryList, FindId>;

/** Returns a lookup of ids by id or description. An id takes precedence over another entry's description. */
function byName(entries: { id: string | number; description: string }[]): Ids {
  const names = new Map(entries.map(({ id, description }) => [foldName(description), id]));
  for (const { id } of entries) if (typeof id === "string") names.set(foldName(id), id);
  return names;
}

export function listIds({
  lists,
  people,
  aliases,
}: {
  lists: SongCsvLists;
  people: ReadonlySet<string>;
  aliases?: NameAliases;
}): ListedIds {
  const aliasOf = (list: EntryList, name: string) => aliases?.get(nameKey({ list, name }))?.id;
  const find =
    (list: EntryList, ids: Ids): FindId =>
    (name) =>
      ids.get(foldName(name)) ?? aliasOf(list, name);
  return {
    raagas: find("raagas", byName(lists.raagas)),
    taalas: find("taalas", byName(lists.taalas)),
    songTypes: find("songTypes", byName(lists.songTypes)),
    mediaTypes: find("mediaTypes", byName(lists.mediaTypes)),
    concerts: find("concerts", byName(lists.concerts)),
    people: (id) => (people.has(id) ? id : aliasOf("people", id)),
  };
}

export function readInput(cells: Cells, field: CsvField, ids: ListedIds): RowInput {
  const column = songFields[field].csv;
  const cell = cells[column] ?? "";
  const { kind, list } = specOf(field);
  if (kind === "texts") return { input: readTexts(cells, column) };
  if (cell.trim() === "") return { input: undefined };
  if (kind === "personIds") return readPeople(column, cell, ids.people);
  if (kind === "references") return readReferences(column, cell, ids.raagas);
  if (kind === "reference" && !list) return readReference(column, cell, "people", ids.people);
  if (list) return readReference(column, cell, list, ids[list]);
  if (kind === "date" && !isArchiveDate(cell))
    return { error: "csv.dateFormats", values: { what: cutLength(cell.trim(), 50) } };
  if (kind === "singerPart" || kind === "language") return { input: foldName(cell) };
  return { input: kind === "lines" ? cell.replaceAll(listSeparator, "\n") : cell };
}

function readReference(column: string, cell: string, list: NameList, findId: FindId): RowInput {
  const name = cell.trim();
  const id = findId(name);
  return id === undefined ? { unknown: [{ column, at: 0, name, list }] } : { input: id };
}

function readReferences(column: string, cell: string, findId: FindId): RowInput {
  const named = splitNames(column, cell).map((text, at) => ({ at, name: text.trim() }));
  const nonBlank = named.filter(({ name }) => name !== "");
  const missing = nonBlank.filter(({ name }) => findId(name) === undefined);
  return missing.length > 0
    ? { unknown: missing.map((one) => ({ ...one, column, list: "raagas" })) }
    : { input: nonBlank.map(({ name }) => findId(name)) };
}

function readTexts(cells: Cells, column: string) {
  const texts = languages.map((language) => [language, cells[textColumn(column, language)] ?? ""]);
  return Object.fromEntries(texts.filter(([, text]) => text!.trim() !== ""));
}

function readPeople(column: string, cell: string, findId: FindId): RowInput {
  const links = splitNames(column, cell).flatMap((line, at) => {
    if (line.trim() === "") return [];
    const [name, person] = splitLink(line);
    return [{ at, name, person, id: person === nobody ? null : findId(person) }];
  });
  if (links.some(({ name }) => name === "")) return { error: "csv.peopleLine" };
  const missing = links.filter(({ id }) => id === undefined);
  return missing.length > 0
    ? { unknown: missing.map(({ at, person }) => ({ column, at, name: person, list: "people" })) }
    : {
        input: Object.fromEntries(links.map(({ name, id }) => [name, id])),
      };
}
