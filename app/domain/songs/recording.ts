import type { UploadType } from "./song-field-kinds.ts";
import type { FieldWith } from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import type { EnteredFields } from "./song-schema.ts";

/** Where a song can be heard, as an entrance chooses it; `keep` leaves the recording as it is. */
export type RecordingChoice =
  | { kind: "keep" }
  | { kind: "none"; uploadType: UploadType | null }
  | { kind: "YouTube"; videoId: string }
  | { kind: "Link"; uploadType: "Audio" | "Video"; url: string }
  | { kind: "File"; uploadType: "Audio" | "Video"; fileId: string };

type Recording = Pick<SongRevision, FieldWith<"recording">>;

const locations = { YouTube: 1, File: 2, Link: 3 };

const noRecording: Recording = {
  uploadType: null,
  mediaLocationTypeId: null,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: null,
  mediaDescription: "",
  durationSeconds: null,
};

function toRecording(choice: RecordingChoice, before: Recording): Recording {
  const fresh = { ...noRecording, mediaDescription: before.mediaDescription };
  switch (choice.kind) {
    case "keep":
      return before;
    case "none":
      return { ...fresh, uploadType: choice.uploadType };
    case "YouTube":
      if (before.externalMediaId === choice.videoId) return before;
      return {
        ...fresh,
        uploadType: "YouTube",
        mediaLocationTypeId: locations.YouTube,
        externalMediaId: choice.videoId,
      };
    case "Link":
      return {
        ...fresh,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.Link,
        mediaUrl: choice.url,
      };
    case "File":
      return {
        ...fresh,
        uploadType: choice.uploadType,
        mediaLocationTypeId: locations.File,
        mediaFileId: choice.fileId,
      };
  }
}

/** Completes the entered fields with the chosen recording. `before` is null for a new song. */
export function toRevision(
  fields: EnteredFields,
  choice: RecordingChoice,
  before: SongRevision | null,
): SongRevision {
  return { ...before, ...toRecording(choice, before ?? noRecording), ...fields };
}

/** Keeps what is known about the recording of `before` in a song that is entered anew. */
export function keepRecording(song: SongRevision, before: SongRevision): SongRevision {
  const isSame = (["externalMediaId", "mediaFileId", "mediaUrl"] as const).every(
    (field) => song[field] === before[field],
  );
  const { mediaDescription } = before;
  const { durationSeconds } = isSame ? before : song;
  return { ...song, mediaDescription, durationSeconds };
}
