import { noTags } from "../../../domain/songs/drafts/file-tags.ts";
import { loadPart } from "../../../ui/part.tsx";
import type { FileSound } from "./read-tags.client.ts";

/** Reads a file's duration, bit rate and tags. Never rejects. */
export async function readSound(file: File, kind: "Audio" | "Video"): Promise<FileSound> {
  const [metadata, measuredSeconds] = await Promise.all([readTags(file), readDuration(file, kind)]);
  // The duration from the browser's player comes first: a header may be wrong.
  const seconds = measuredSeconds ?? metadata?.seconds ?? null;
  const average = seconds ? Math.round((file.size * 8) / seconds) : null;
  return { seconds, bitRate: metadata?.bitRate ?? average, tags: metadata?.tags ?? noTags };
}

/** The parsers are fifteen packages. Browsers load them with the first file; the Worker does not contain them. */
async function readTags(file: File): Promise<FileSound | null> {
  try {
    const part = await loadPart(() => import("./read-tags.client.ts"));
    return part && (await part.readTags(file));
  } catch {
    return null;
  }
}

const timeout = 10_000;

/** Returns the duration of a file in seconds; null if the browser cannot tell it within ten seconds. */
export function readDuration(file: File, kind: "Audio" | "Video"): Promise<number | null> {
  const url = URL.createObjectURL(file);
  return readDurationAt(url, kind).finally(() => URL.revokeObjectURL(url));
}

export function readDurationAt(url: string, kind: "Audio" | "Video"): Promise<number | null> {
  const medium = document.createElement(kind === "Audio" ? "audio" : "video");
  return new Promise<number | null>((resolve) => {
    const report = () => resolve(Number.isFinite(medium.duration) ? medium.duration : null);
    medium.addEventListener("loadedmetadata", report);
    medium.addEventListener("error", () => resolve(null));
    setTimeout(() => resolve(null), timeout);
    medium.preload = "metadata";
    medium.src = url;
  }).finally(() => medium.removeAttribute("src"));
}
