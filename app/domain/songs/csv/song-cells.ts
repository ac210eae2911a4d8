import { languages } from "../../../archive.ts";
import { addressOf } from "../medium.ts";
import { citingKind, songFields, specOf } from "../song-fields.ts";
import { type CitedSource, sourceLines } from "../../records/cited-sources.ts";
import type { NameLinks } from "../../people/name-links.ts";
import type { SongRevision } from "../song-revision.ts";
import {
  addressColumn,
  compositionColumn,
  type CsvField,
  csvFields,
  idColumn,
  linkSeparator,
  listSeparator,
  nobody,
  originColumn,
  type SongCsvLists,
  textColumn,
  versionColumn,
} from "./song-csv.ts";

/** A song as exported. `revision` is the number of its last change. */
export interface CsvSong {
  id: number;
  compositionId: number;
  revision: number;
  song: SongRevision;
}

type CellLists = Pick<SongCsvLists, "accompanimentTypes" | "mediaTypes">;

/** What a file says of the archive that exports it: its name, and the address of its files. */
export interface CsvArchive {
  name: string;
  origin: string;
}

export function songCells(
  { id, revision, compositionId, song }: CsvSong,
  lists: CellLists,
  { name, origin }: CsvArchive,
): Map<string, string> {
  return new Map([
    [idColumn, String(id)],
    [versionColumn, String(revision)],
    [originColumn, name],
    [compositionColumn, String(compositionId)],
    [addressColumn, addressOf(song, origin) ?? ""],
    ...csvFields.flatMap((field) => cellsOf(song, field, lists)),
    ...lists.accompanimentTypes.map(({ id: typeId, name: column }): [string, string] => [
      column,
      song.accompaniments
        .filter((one) => one.typeId === typeId)
        .flatMap(({ players }) => players)
        .join(", "),
    ]),
  ]);
}

const uploadTypeNames = { YouTube: "YouTube", Audio: "Audio upload", Video: "Video upload" };

function cellsOf(song: SongRevision, field: CsvField, lists: CellLists): [string, string][] {
  const column = songFields[field].csv;
  if (specOf(field).kind !== "texts") return [[column, cellOf(song, field, lists)]];
  const texts = song[field] as Record<string, string>;
  return languages.map((language) => [textColumn(column, language), texts[language] ?? ""]);
}

function cellOf(song: SongRevision, field: CsvField, { mediaTypes }: CellLists): string {
  const value = song[field];
  switch (specOf(field).kind) {
    case "uploadType":
      return song.uploadType ? uploadTypeNames[song.uploadType] : "";
    case "numberedReference": {
      const type = mediaTypes.find(({ id }) => id === value);
      return type?.description.toLowerCase() ?? "";
    }
    case "lines":
    case "references":
      return (value as string[]).join(`${listSeparator} `);
    case "sources":
      return sourceLines(citingKind(field), value as CitedSource[]);
    case "personIds":
      return Object.entries(value as NameLinks)
        .map(([name, person]) => `${name} ${linkSeparator} ${person ?? nobody}`)
        .join("\n");
    default:
      return typeof value === "string" || typeof value === "number" ? `${value}` : "";
  }
}

/** Normalizes a cell for comparison. A difference means that the file changes the song. */
export const comparable = (cell: string) => cell.replaceAll(/\r\n?/g, "\n").trim();
