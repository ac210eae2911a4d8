import { parseBlob } from "music-metadata";
import type { FileTags } from "../../../domain/songs/drafts/file-tags.ts";

/** Properties of a file; null where the browser cannot determine one. */
export interface FileSound {
  seconds: number | null;
  /** Average bit rate in bits per second. */
  bitRate: number | null;
  tags: FileTags;
}

/** Reads a file's metadata. Rejects if the format is unknown. */
export async function readTags(file: File): Promise<FileSound> {
  const { common, format } = await parseBlob(file, { skipCovers: true });
  const { title, artist, album, date, year, track } = common;
  return {
    seconds: format.duration ?? null,
    bitRate: format.bitrate ? Math.round(format.bitrate) : null,
    tags: {
      title: title ?? "",
      artist: artist ?? "",
      album: album ?? "",
      date: date ?? String(year ?? ""),
      track: String(track.no ?? ""),
    },
  };
}
