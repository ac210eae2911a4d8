import { parseBlob } from "music-metadata";
import type { FileTags } from "../../../domain/songs/drafts/file-tags.ts";

/** What the browser reads of a file; null for what it cannot tell. */
export interface FileSound {
  seconds: number | null;
  /** Bits per second on average. */
  bitRate: number | null;
  tags: FileTags;
}

/** Reads what a file says of itself. Rejects if its format is unknown. */
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
