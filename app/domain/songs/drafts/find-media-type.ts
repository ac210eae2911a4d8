import type { UploadType } from "../song-field-kinds.ts";

/** What the media type of an upload is called: YouTube shows videos. */
const words: Record<UploadType, RegExp> = {
  Audio: /\baudio\b/i,
  Video: /\bvideo\b/i,
  YouTube: /\bvideo\b/i,
};

/** Finds the media type that an upload type has unless somebody chooses another. */
export const findMediaType = <T extends { description: string }>(
  mediaTypes: readonly T[],
  uploadType: UploadType,
): T | undefined => mediaTypes.find(({ description }) => words[uploadType].test(description));
