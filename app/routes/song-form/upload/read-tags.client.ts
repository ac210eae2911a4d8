import { type IAudioMetadata, parseBlob } from "music-metadata";
import { findRareFormat, type RareFormat } from "../../../domain/media/rare-format.ts";
import { type FileTags, maxTagLength } from "../../../domain/songs/drafts/file-tags.ts";

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
  const metadata = await parseBlob(file, { skipCovers: true });
  const { common, format } = metadata;
  const { title, artist, artists, albumartist, composer, album, track, comment, lyrics } = common;
  const { container, codec, trackInfo } = format;
  return {
    seconds: format.duration ?? null,
    bitRate: format.bitrate ? Math.round(format.bitrate) : null,
    rareFormat: findRareFormat([container, codec, ...trackInfo.map((one) => one.codecName)]),
    tags: {
      title: title ?? "",
      artist: artists?.join(", ") || artist || albumartist || "",
      composer: composer?.join(", ") ?? "",
      album: album ?? "",
      date: dateOf(metadata),
      track: String(track.no ?? ""),
      comment: textsOf(comment?.filter(({ descriptor = "" }) => !isOfProgram.test(descriptor))),
      lyrics: textsOf(lyrics?.map(({ text, syncText }) => ({ text: text ?? linesOf(syncText) }))),
    },
  };
}

/** iTunes keeps volumes and gaps in comments. */
const isOfProgram = /^iTun/;

const linesOf = (lines: readonly { text: string }[]) => lines.map(({ text }) => text).join("\n");

const textsOf = (texts: readonly { text?: string }[] = []) =>
  [...new Set(texts.map(({ text = "" }) => text.trim()))]
    .filter(Boolean)
    .join("\n")
    .slice(0, maxTagLength);

/** Until ID3v2.3 a date is a year (TYER) and, apart from it, day and month (TDAT, DDMM). */
function dateOf({ common, native }: IAudioMetadata): string {
  const { date = "", year = "" } = common;
  const isYear = /^\d{4}$/.test(date || String(year));
  const tags = Object.values(native).flat();
  const dayMonth = tags.find(({ id }) => id === "TDAT" || id === "TDA")?.value;
  const [, day, month] = /^(\d{2})(\d{2})$/.exec(String(dayMonth)) ?? [];
  return isYear && day ? `${date || year}-${month}-${day}` : date || String(year);
}
