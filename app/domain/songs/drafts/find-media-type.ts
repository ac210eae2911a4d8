import type { UploadType } from "../song-field-kinds.ts";

/** Returns the media type of an upload type. YouTube is video. */
const words: Record<UploadType, RegExp> = {
  Audio: /\baudio\b/i,
  Video: /\bvideo\b/i,
  YouTube: /\bvideo\b/i,
};

/** Finds the default media type of an upload type. */
export const findMediaType = <T extends { description: string }>(
  mediaTypes: readonly T[],
  uploadType: UploadType,
): T | undefined => mediaTypes.find(({ description }) => words[uploadType].test(description));
