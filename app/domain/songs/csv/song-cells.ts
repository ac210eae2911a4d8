import { languages } from "../../../archive.ts";
import { addressOf } from "../medium.ts";
import { songFields } from "../song-fields.ts";
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
  type SongCsvLists,
  textColumn,
  versionColumn,
} from "./song-csv.ts";

/** A song as a file has it; `revision` is the number of its last change. */
export interface CsvSong {
  id: number;
  compositionId: number;
  revision: number;
  song: SongRevision;
}

type CellLists = Pick<SongCsvLists, "accompanimentTypes" | "mediaTypes">;

export function songCells(
  { id, revision, compositionId, song }: CsvSong,
  lists: CellLists,
  origin: string,
): Map<string, string> {
  return new Map([
    [idColumn, String(id)],
    [versionColumn, String(revision)],
    [compositionColumn, String(compositionId)],
    [addressColumn, addressOf(song, origin) ?? ""],
    ...csvFields.flatMap((field) => cellsOf(song, field, lists)),
    ...lists.accompanimentTypes.map(({ id: typeId, name }): [string, string] => [
      name,
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
  if (field === "meaning")
    return languages.map((language) => [
      textColumn(column, language),
      song.meaning[language] ?? "",
    ]);
  return [[column, cellOf(song, field, lists)]];
}

function cellOf(
  song: SongRevision,
  field: Exclude<CsvField, "meaning">,
  { mediaTypes }: CellLists,
): string {
  switch (field) {
    case "uploadType":
      return song.uploadType ? uploadTypeNames[song.uploadType] : "";
    case "mediaTypeId": {
      const type = mediaTypes.find(({ id }) => id === song.mediaTypeId);
      return type?.description.toLowerCase() ?? "";
    }
    case "otherTitles":
    case "raagas":
      return song[field].join(`${listSeparator} `);
    case "personIds":
      return Object.entries(song.personIds)
        .map(([name, person]) => `${name} ${linkSeparator} ${person ?? nobody}`)
        .join("\n");
    default:
      return song[field]?.toString() ?? "";
  }
}

/** What two cells are compared as: where they differ, a file changes the song. */
export const comparable = (cell: string) => cell.replaceAll(/\r\n?/g, "\n").trim();
