import { noTags } from "../../../domain/songs/drafts/file-tags.ts";
import { loadPart } from "../../../ui/part.tsx";
import type { FileSound } from "./read-tags.client.ts";

/** Reads a file's duration, bit rate and tags. Never rejects. */
export async function readSound(file: File, kind: "Audio" | "Video"): Promise<FileSound> {
  const [metadata, played] = await Promise.all([readTags(file), tryToPlay(file, kind)]);
  // The duration from the browser's player comes first: a header may be wrong.
  const seconds = played.seconds ?? metadata?.seconds ?? null;
  const average = seconds ? Math.round((file.size * 8) / seconds) : null;
  return {
    seconds,
    bitRate: metadata?.bitRate ?? average,
    rareFormat: metadata?.rareFormat ?? null,
    isPlayable: played.isPlayable,
    tags: metadata?.tags ?? noTags,
  };
}

/** The parsers are fifteen packages. Browsers load them with the first file; the Worker does not contain them. */
async function readTags(file: File) {
  try {
    const part = await loadPart(() => import("./read-tags.client.ts"));
    return part && (await part.readTags(file));
  } catch {
    return null;
  }
}

const timeout = 10_000;

function tryToPlay(file: File, kind: "Audio" | "Video"): Promise<Played> {
  const url = URL.createObjectURL(file);
  return tryToPlayAt(url, kind).finally(() => URL.revokeObjectURL(url));
}

interface Played {
  /** The duration, or null if the browser cannot tell it within ten seconds. */
  seconds: number | null;
  /** False if the browser has refused the medium. */
  isPlayable: boolean;
}

/** Loads the beginning of a medium into the browser's player. Never rejects. */
export function tryToPlayAt(url: string, kind: "Audio" | "Video"): Promise<Played> {
  const medium = document.createElement(kind === "Audio" ? "audio" : "video");
  return new Promise<Played>((resolve) => {
    const report = () => {
      const { duration } = medium;
      resolve({ seconds: Number.isFinite(duration) ? duration : null, isPlayable: true });
    };
    medium.addEventListener("loadedmetadata", report);
    medium.addEventListener("error", () => resolve({ seconds: null, isPlayable: false }));
    setTimeout(() => resolve({ seconds: null, isPlayable: true }), timeout);
    medium.preload = "metadata";
    medium.src = url;
  }).finally(() => medium.removeAttribute("src"));
}
