import type { SongFields } from "./song-form.ts";
import type { SongRevision } from "./song-revision.ts";
import type { ChosenMedia } from "./song-media.ts";

/** What a writer hands in of a song. */
export interface SongToSave {
  fields: SongFields;
  media: ChosenMedia;
  /** What is said of the recording; absent leaves it as it was. */
  mediaDescription?: string;
}

const locations = { YouTube: 1, File: 2, Link: 3 };
const noMedia = {
  uploadType: null,
  mediaLocationTypeId: null,
  mediaUrl: null,
  externalMediaId: null,
  mediaFileId: null,
  mediaDescription: "",
  durationSeconds: null,
};

/** The fields of a song that belong to its medium. */
export const mediumFields = Object.keys(noMedia);

/** The medium of a song as its row keeps it; what it had is `before`, null for a new song. */
function withMedia(
  media: ChosenMedia,
  before: SongRevision | null,
): Omit<SongRevision, keyof SongFields> {
  const { mediaDescription } = before ?? noMedia;
  const fresh = { ...noMedia, mediaDescription };
  switch (media.kind) {
    case "keep":
      return before ?? noMedia;
    case "YouTube":
      if (before?.externalMediaId === media.videoId) return before;
      return {
        ...fresh,
        uploadType: "YouTube",
        mediaLocationTypeId: locations.YouTube,
        externalMediaId: media.videoId,
      };
    case "Link":
      return {
        ...fresh,
        uploadType: media.uploadType,
        mediaLocationTypeId: locations.Link,
        mediaUrl: media.url,
      };
    case "File":
      return {
        ...fresh,
        uploadType: media.uploadType,
        mediaLocationTypeId: locations.File,
        mediaFileId: media.fileId,
      };
  }
}

/** A song as it is to be kept: what was handed in, and of `before` what was not. */
export function toRevision(song: SongToSave, before: SongRevision | null): SongRevision {
  const kept = { ...before, ...withMedia(song.media, before), ...song.fields };
  return song.mediaDescription === undefined
    ? kept
    : { ...kept, mediaDescription: song.mediaDescription };
}
