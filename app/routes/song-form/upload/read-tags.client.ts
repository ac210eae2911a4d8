import { parseBlob } from "music-metadata";
import { findRareFormat, type RareFormat } from "../../../domain/media/rare-format.ts";
import type { FileTags } from "../../../domain/songs/drafts/file-tags.ts";

/** Properties of a file; null where the browser cannot determine one. */
export interface FileSound {
  seconds: number | null;
  /** Average bit rate in bits per second. */
  bitRate: number | null;
  rareFormat: RareFormat | null;
  /** Whether this browser can play it, as far as it tells. */
  isPlayable: boolean;
  tags: FileTags;
}

/** Reads a file's metadata. Rejects if the format is unknown. */
export async function readTags(file: File): Promise<Omit<FileSound, "isPlayable">> {
  const { common, format } = await parseBlob(file, { skipCovers: true });
  const { title, artist, album, date, year, track } = common;
  const { container, codec, trackInfo = [] } = format;
  return {
    seconds: format.duration ?? null,
    bitRate: format.bitrate ? Math.round(format.bitrate) : null,
    rareFormat: findRareFormat([container, codec, ...trackInfo.map((one) => one.codecName)]),
    tags: {
      title: title ?? "",
      artist: artist ?? "",
      album: album ?? "",
      date: date ?? String(year ?? ""),
      track: String(track.no ?? ""),
    },
  };
}
