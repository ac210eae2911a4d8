import { youTubeAddress } from "../media/media-url.ts";
import { type FieldWith, fieldsWith, songFields, specOf } from "./song-fields.ts";
import { raagaOf, type SongRevision, taalaOf } from "./song-revision.ts";

interface Named {
  id: string;
  description: string;
}

export interface SongCsvLists {
  raagas: Named[];
  taalas: Named[];
  songTypes: Named[];
  accompanimentTypes: { id: number; name: string }[];
  mediaTypes: { id: number; description: string }[];
}

/** The column of a recording's address, which three fields of a song hold; it follows the upload type. */
const addressColumn = "url";

export const compositionColumn = "compositionId";

const isProse = (field: FieldWith<"csv">) => specOf(field).kind === "prose";
const csvFields = fieldsWith("csv").toSorted((one, other) => +isProse(one) - +isProse(other));

export const songColumns: readonly string[] = csvFields.flatMap((field): string[] => {
  const column = songFields[field].csv;
  if (field === "uploadType") return [column, addressColumn];
  return field === "songTypeId" ? [column, compositionColumn] : [column];
});

export const titleSeparator = ";";

/** The columns of a file without a header: those of the archive's first exports. */
export const oldColumns = [
  "title",
  "singer",
  "uploadType",
  "url",
  "media",
  "composer",
  "recordingDate",
  "raagaId",
  "taalaId",
  "songTypeId",
  "description",
  "lyrics",
  "mridangam",
  "violin",
  "morsing",
  "ghatam",
  "kanjeera",
  "flute",
];

const uploadTypeNames = { YouTube: "YouTube", Audio: "Audio upload", Video: "Video upload" };

type CellLists = Pick<SongCsvLists, "accompanimentTypes" | "mediaTypes">;

/** Returns the cells of a song's row: `songColumns`, then one for each accompaniment type. */
export function songCells(
  song: SongRevision & { compositionId?: number | null },
  lists: CellLists,
  origin: string,
): (string | null)[] {
  const video = song.externalMediaId && youTubeAddress(song.externalMediaId);
  const file = song.mediaFileId && `${origin}/media/${song.mediaFileId}`;
  const address = video ?? file ?? song.mediaUrl;
  return [
    ...csvFields.flatMap((field) => {
      const cell = cellOf(song, field, lists);
      if (field === "uploadType") return [cell, address];
      return field === "songTypeId" ? [cell, song.compositionId?.toString() ?? null] : [cell];
    }),
    ...lists.accompanimentTypes.map(({ id }) =>
      song.accompaniments
        .filter(({ typeId }) => typeId === id)
        .flatMap(({ players }) => players)
        .join(", "),
    ),
  ];
}

function cellOf(song: SongRevision, field: FieldWith<"csv">, lists: CellLists): string | null {
  if (field === "uploadType") return song.uploadType && uploadTypeNames[song.uploadType];
  if (field === "mediaTypeId") {
    const type = lists.mediaTypes.find(({ id }) => id === song.mediaTypeId);
    return type?.description.toLowerCase() ?? null;
  }
  if (field === "raagaId") return raagaOf(song);
  if (field === "taalaId") return taalaOf(song);
  if (field === "otherTitles") return song.otherTitles.join(`${titleSeparator} `);
  return song[field]?.toString() ?? null;
}
