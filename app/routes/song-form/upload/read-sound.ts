import { noTags } from "../../../domain/songs/drafts/file-tags.ts";
import { loadPart } from "../../../ui/part.tsx";
import { readDuration } from "./duration.ts";
import type { FileSound } from "./read-tags.client.ts";

/** Reads playing time, bit rate and tags of a file. Never rejects. */
export async function readSound(file: File, kind: "Audio" | "Video"): Promise<FileSound> {
  const [described, measured] = await Promise.all([readTags(file), readDuration(file, kind)]);
  // What the browser plays is what is heard; a header may be wrong.
  const seconds = measured ?? described?.seconds ?? null;
  const average = seconds ? Math.round((file.size * 8) / seconds) : null;
  return { seconds, bitRate: described?.bitRate ?? average, tags: described?.tags ?? noTags };
}

/** The parsers are fifteen packages: browsers load them with the first file, and the Worker has none of them. */
async function readTags(file: File): Promise<FileSound | null> {
  try {
    const part = await loadPart(() => import("./read-tags.client.ts"));
    return part && (await part.readTags(file));
  } catch {
    return null;
  }
}
