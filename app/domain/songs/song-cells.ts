import { youTubeAddress } from "../media/media-url.ts";
import type { SongLookups } from "./song-csv.ts";
import type { SongRevision } from "./song-revision.ts";

const written = { YouTube: "YouTube", Audio: "Audio upload", Video: "Video upload" };

/** A song as the cells of a line: `songColumns`, then one cell for each accompaniment type. */
export function songCells(
  song: SongRevision,
  { accompanimentTypes, mediaTypes }: Pick<SongLookups, "accompanimentTypes" | "mediaTypes">,
  origin: string,
): (string | null)[] {
  const media = mediaTypes.find(({ id }) => id === song.mediaTypeId)?.description.toLowerCase();
  const file = song.mediaFileId && `${origin}/media/${song.mediaFileId}`;
  const video = song.externalMediaId && youTubeAddress(song.externalMediaId);
  return [
    song.title,
    song.singer,
    song.uploadType && written[song.uploadType],
    video ?? file ?? song.mediaUrl,
    media ?? null,
    song.composer,
    song.recordingDate,
    song.raagaId,
    song.taalaId,
    song.songTypeId,
    song.description,
    song.lyrics,
    ...accompanimentTypes.map(({ id }) =>
      song.accompaniments
        .filter(({ typeId }) => typeId === id)
        .flatMap(({ players }) => players)
        .join(", "),
    ),
  ];
}
