import { type MediumPart, type YouTubeVideo, youTubeAddress } from "../media/media-url.ts";
import type { UploadType } from "./song-field-kinds.ts";
import { fieldsWith, type FieldWith } from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";

export type Medium = Pick<SongRevision, FieldWith<"medium">>;

/** The choice of a song's medium in a submission. Choosing the current medium again changes nothing. */
export type MediumChoice =
  | { kind: "keep" }
  | { kind: "none"; uploadType: UploadType | null }
  | ({ kind: "YouTube" } & YouTubeVideo)
  | { kind: "Link"; uploadType: "Audio" | "Video"; url: string }
  | { kind: "File"; uploadType: "Audio" | "Video"; fileId: string }
  /** The current file of the song, checked by type or id. */
  | { kind: "ownFile"; uploadType?: UploadType; fileId?: string }
  /** A medium that the song had before. */
  | { kind: "earlier"; medium: Medium };

const locations = { YouTube: 1, File: 2, Link: 3 };

const noMedium: Medium = {
  uploadType: null,
  mediaLocationTypeId: null,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: null,
  durationSeconds: null,
};

export const mediumOf = (song: SongRevision): Medium =>
  Object.fromEntries(
    fieldsWith("medium").map((field) => [field, song[field]]),
  ) as unknown as Medium;

/** Whether two media are heard at the same place. */
export const isSameMedium = (one: Medium, other: Medium): boolean =>
  one.externalMediaId === other.externalMediaId &&
  one.mediaFileId === other.mediaFileId &&
  one.mediaUrl === other.mediaUrl;

/** Whether a choice refers to a file that the song does not have. */
export const lacksFile = (choice: MediumChoice, before: Medium): boolean =>
  choice.kind === "ownFile" &&
  (before.uploadType !== (choice.uploadType ?? before.uploadType) ||
    before.mediaFileId !== (choice.fileId ?? before.mediaFileId));

/** Whether a choice says of what type a medium is, but not where it is. */
export const lacksAddress = (choice: MediumChoice): boolean =>
  choice.kind === "none" && choice.uploadType !== null && choice.uploadType !== "YouTube";

/** Applies a choice to the previous medium. */
export function chooseMedium(choice: MediumChoice, before: Medium): Medium {
  switch (choice.kind) {
    case "keep":
      return before;
    case "none":
      return before.uploadType === choice.uploadType
        ? before
        : { ...noMedium, uploadType: choice.uploadType };
    case "YouTube":
      if (before.externalMediaId === choice.videoId) return before;
      return {
        ...noMedium,
        uploadType: "YouTube",
        mediaLocationTypeId: locations.YouTube,
        externalMediaId: choice.videoId,
      };
    case "Link":
      if (before.mediaUrl === choice.url) return before;
      return {
        ...noMedium,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.Link,
        mediaUrl: choice.url,
      };
    case "File":
      if (before.mediaFileId === choice.fileId) return { ...before, uploadType: choice.uploadType };
      return {
        ...noMedium,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.File,
        mediaFileId: choice.fileId,
      };
    case "ownFile":
      return { ...before, uploadType: choice.uploadType ?? before.uploadType };
    case "earlier":
      return choice.medium;
  }
}

/** Returns the length of a part of a recording that lasts `seconds`; null if that is not known or does not fit. */
export function lengthOfMediumPart(
  { startSeconds, endSeconds }: MediumPart,
  seconds: number | null,
): number | null {
  if (seconds === null) return null;
  const length = Math.min(endSeconds ?? seconds, seconds) - (startSeconds ?? 0);
  return length > 0 ? length : null;
}

/** Returns the address where a medium can be heard, or null; files are at `origin`. */
export function addressOf(
  {
    externalMediaId,
    mediaFileId,
    mediaUrl,
  }: Pick<Medium, "externalMediaId" | "mediaFileId" | "mediaUrl">,
  origin: string,
): string | null {
  if (externalMediaId) return youTubeAddress(externalMediaId);
  return mediaFileId ? `${origin}/media/${mediaFileId}` : mediaUrl;
}
