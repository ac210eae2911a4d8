import type { YouTubeVideo } from "../media/media-url.ts";
import type { UploadType } from "./song-field-kinds.ts";
import type { FieldWith } from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import type { EnteredFields } from "./song-schema.ts";

/** Where a song can be heard, as an entrance chooses it; `keep` leaves the medium as it is. */
export type MediumChoice =
  | { kind: "keep" }
  | { kind: "none"; uploadType: UploadType | null }
  | ({ kind: "YouTube" } & YouTubeVideo)
  | { kind: "Link"; uploadType: "Audio" | "Video"; url: string }
  | { kind: "File"; uploadType: "Audio" | "Video"; fileId: string };

type Medium = Pick<SongRevision, FieldWith<"medium">>;

const locations = { YouTube: 1, File: 2, Link: 3 };

const noMedium: Medium = {
  uploadType: null,
  mediaLocationTypeId: null,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: null,
  durationSeconds: null,
};

function toMedium(choice: MediumChoice, before: Medium): Medium {
  switch (choice.kind) {
    case "keep":
      return before;
    case "none":
      return { ...noMedium, uploadType: choice.uploadType };
    case "YouTube":
      if (before.externalMediaId === choice.videoId) return before;
      return {
        ...noMedium,
        uploadType: "YouTube",
        mediaLocationTypeId: locations.YouTube,
        externalMediaId: choice.videoId,
      };
    case "Link":
      return {
        ...noMedium,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.Link,
        mediaUrl: choice.url,
      };
    case "File":
      return {
        ...noMedium,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.File,
        mediaFileId: choice.fileId,
      };
  }
}

const noDetails: Pick<SongRevision, FieldWith<"formOnly">> = {
  isoTitle: null,
  nativeTitle: null,
  otherTitles: [],
  composerId: null,
  raagas: [],
  deity: "",
  signature: "",
  meaning: {},
  singerPart: "vocal",
  event: "",
  place: "",
  track: null,
  startSeconds: null,
  endSeconds: null,
  ownRaagaId: null,
  ownTaalaId: null,
  mediaDescription: "",
  personIds: {},
};

/**
 * Completes the entered fields with the chosen medium. Start and end come from its address where they are empty.
 * `before` is null for a new song. Of another composer it is not
 * known who it is, unless it was entered.
 */
export function toRevision(
  fields: EnteredFields,
  choice: MediumChoice,
  before: SongRevision | null,
): SongRevision {
  const details = before ?? noDetails;
  const composerId = before?.composer === fields.composer ? details.composerId : null;
  const medium = toMedium(choice, before ?? noMedium);
  const song: SongRevision = { ...details, ...medium, composerId, ...fields };
  if (choice.kind !== "YouTube") return song;
  return {
    ...song,
    startSeconds: song.startSeconds ?? choice.startSeconds,
    endSeconds: song.endSeconds ?? choice.endSeconds,
  };
}

/** Keeps what is known about the medium of `before` in a song that is entered anew. */
export function keepMedium(song: SongRevision, before: SongRevision): SongRevision {
  const isSame = (["externalMediaId", "mediaFileId", "mediaUrl"] as const).every(
    (field) => song[field] === before[field],
  );
  return isSame ? { ...song, durationSeconds: before.durationSeconds } : song;
}
