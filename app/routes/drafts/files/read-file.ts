import { headLength, mediaTypeOf, typeFailureOf } from "../../../domain/media/media-type.ts";
import { maxUploadBytes, type UploadFailure } from "../../../domain/media/upload.ts";
import { readSound } from "../../song-form/upload/read-sound.ts";
import type { FileSound } from "../../song-form/upload/read-tags.client.ts";
import { hashParts } from "./hash-parts.ts";

export interface ReadFile {
  file: File;
  kind: "Audio" | "Video";
  hash: string;
  sound: FileSound;
}

export type RejectedFile = { file: File; reason: UploadFailure };

/** Reads a chosen file; returns the reason if it cannot be uploaded. */
export async function readFile(file: File): Promise<ReadFile | RejectedFile> {
  if (file.size === 0) return { file, reason: "empty" };
  if (file.size > maxUploadBytes) return { file, reason: "tooLarge" };
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    const type = mediaTypeOf(file.name, head);
    if (!type) return { file, reason: typeFailureOf(file.name, head) };
    const { kind } = type;
    const [hash, sound] = await Promise.all([hashParts(file), readSound(file, kind)]);
    const rareFormat = type.rareFormat ?? sound.rareFormat;
    return { file, kind, hash, sound: { ...sound, rareFormat } };
  } catch {
    return { file, reason: "unreadable" };
  }
}

const atOnce = 4;

/** Reads files, four at a time, and returns the results in their order. `onRead` receives the number read so far. */
export async function readFiles(
  files: readonly File[],
  onRead: (read: number) => void,
): Promise<(ReadFile | RejectedFile)[]> {
  const results: (ReadFile | RejectedFile)[] = [];
  const queue = files.map((file, at) => ({ file, at }));
  let readCount = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results[next.at] = await readFile(next.file);
      onRead(++readCount);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
