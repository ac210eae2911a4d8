import { youTubeAddress } from "../media/media-url.ts";
import { type FieldWith, fieldsWith, songFields } from "./song-fields.ts";
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

export const songColumns: readonly string[] = fieldsWith("csv").flatMap((field) =>
  field === "uploadType" ? [songFields[field].csv, addressColumn] : songFields[field].csv,
);

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
export function songCells(song: SongRevision, lists: CellLists, origin: string): (string | null)[] {
  const video = song.externalMediaId && youTubeAddress(song.externalMediaId);
  const file = song.mediaFileId && `${origin}/media/${song.mediaFileId}`;
  const address = video ?? file ?? song.mediaUrl;
  return [
    ...fieldsWith("csv").flatMap((field) => {
      const cell = cellOf(song, field, lists);
      return field === "uploadType" ? [cell, address] : [cell];
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
  return song[field];
}
