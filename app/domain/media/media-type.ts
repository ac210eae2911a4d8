import { type Container, containerOf } from "./container.ts";
import type { RareFormat } from "./rare-format.ts";

export interface MediaType {
  contentType: string;
  kind: "Audio" | "Video";
  /** The format if most browsers cannot play any file of this type. */
  rareFormat: RareFormat | null;
}

/** The first bytes of a file, by which its type is detected. */
export const headLength = 16_384;

const types: Readonly<Record<string, Partial<Record<Container, string>>>> = {
  mp3: { mp3: "audio/mpeg", "behind ID3": "audio/mpeg" },
  wav: { wav: "audio/wav" },
  m4a: { mp4: "audio/mp4" },
  flac: { flac: "audio/flac", "behind ID3": "audio/flac" },
  aac: { aac: "audio/aac", "behind ID3": "audio/aac" },
  opus: { "ogg audio": "audio/ogg" },
  ogg: { "ogg audio": "audio/ogg", "ogg video": "video/ogg" },
  aif: { aiff: "audio/aiff" },
  aiff: { aiff: "audio/aiff" },
  wma: { asf: "audio/x-ms-wma" },
  amr: { amr: "audio/amr" },
  ac3: { ac3: "audio/ac3" },
  mp4: { mp4: "video/mp4" },
  // Phones name MPEG-4 so; browsers know it by its own type.
  "3gp": { mp4: "video/mp4" },
  webm: { webm: "video/webm" },
  mov: { quicktime: "video/quicktime", mp4: "video/quicktime" },
};

const rareContainers: Partial<Record<Container, RareFormat>> = {
  aiff: "aiff",
  asf: "wma",
  amr: "amr",
  ac3: "ac3",
};

const typesOf = (fileName: string) => {
  const extension = /\.(\w{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  return Object.hasOwn(types, extension) ? types[extension] : undefined;
};

/** Returns the type on which the first bytes and the extension agree, or null if it is not accepted. */
export function mediaTypeOf(fileName: string, head: Uint8Array): MediaType | null {
  const container = containerOf(head);
  const contentType = container && typesOf(fileName)?.[container];
  if (!contentType) return null;
  const kind = contentType.startsWith("audio") ? "Audio" : "Video";
  return { contentType, kind, rareFormat: rareContainers[container] ?? null };
}

/** Returns what is wrong with a file that `mediaTypeOf` does not accept: its name, its content or both. */
export function typeFailureOf(
  fileName: string,
  head: Uint8Array,
): "wrongName" | "wrongContent" | "wrongType" {
  if (containerOf(head)) return "wrongName";
  return typesOf(fileName) ? "wrongContent" : "wrongType";
}
