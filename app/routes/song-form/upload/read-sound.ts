import { type FileTags, noTags } from "../../../domain/songs/drafts/file-tags.ts";
import { readDuration } from "./duration.ts";

/** What the browser reads of a file; null for what it cannot tell. */
export interface FileSound {
  seconds: number | null;
  /** Bits per second on average. */
  bitRate: number | null;
  tags: FileTags;
}

/** Reads playing time, bit rate and tags of a file. Never rejects. */
export async function readSound(file: File, kind: "Audio" | "Video"): Promise<FileSound> {
  const [described, measured] = await Promise.all([readTags(file), readDuration(file, kind)]);
  // What the browser plays is what is heard; a header may be wrong.
  const seconds = measured ?? described?.seconds ?? null;
  const average = seconds ? Math.round((file.size * 8) / seconds) : null;
  return { seconds, bitRate: described?.bitRate ?? average, tags: described?.tags ?? noTags };
}

async function readTags(file: File): Promise<FileSound | null> {
  try {
    const { parseBlob } = await import("music-metadata");
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
  } catch {
    return null;
  }
}
