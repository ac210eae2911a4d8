import { type Container, containerOf } from "./container.ts";

export interface MediaType {
  contentType: string;
  kind: "Audio" | "Video";
}

/** The first bytes of a file, by which its type is detected. */
export const headLength = 4096;

const types: Readonly<Record<string, Partial<Record<Container, string>>>> = {
  mp3: { mp3: "audio/mpeg" },
  wav: { wav: "audio/wav" },
  m4a: { mp4: "audio/mp4" },
  flac: { flac: "audio/flac" },
  aac: { aac: "audio/aac" },
  opus: { "ogg audio": "audio/ogg" },
  ogg: { "ogg audio": "audio/ogg", "ogg video": "video/ogg" },
  mp4: { mp4: "video/mp4" },
  webm: { webm: "video/webm" },
  mov: { quicktime: "video/quicktime", mp4: "video/quicktime" },
};

/** Returns the type on which the first bytes and the extension agree, or null if it is not accepted. */
export function mediaTypeOf(fileName: string, head: Uint8Array): MediaType | null {
  const extension = /\.(\w{1,5})$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
  const container = containerOf(head);
  const allowed = Object.hasOwn(types, extension) ? types[extension] : undefined;
  const contentType = container && allowed?.[container];
  if (!contentType) return null;
  return { contentType, kind: contentType.startsWith("audio") ? "Audio" : "Video" };
}
