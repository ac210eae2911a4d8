import { z } from "zod";
import { detectMedia } from "../media/media-url.ts";
import type { Optional } from "./song-form.ts";

export const uploadTypes = ["YouTube", "Audio", "Video"] as const;
export type UploadType = (typeof uploadTypes)[number];

/** Where a song is to be heard from; `keep` leaves it as it was. */
export type ChosenMedia =
  | { kind: "keep" }
  | { kind: "YouTube"; videoId: string }
  | { kind: "Link"; uploadType: "Audio" | "Video"; url: string }
  | { kind: "File"; uploadType: "Audio" | "Video"; fileId: string };

/** Messages are keys of the locales. */
type MediaProblem =
  | "songForm.uploadTypeRequired"
  | "songForm.youTubeRequired"
  | "songForm.invalidYouTube"
  | "songForm.fileRequired";

const problem = (key: MediaProblem) => key;
const fileId = /^[0-9a-f]{32}$/;

/**
 * The part of the song form that says where a song is heard. `present` is the upload type of the medium
 * that the song has; it stays when the form brings no other.
 */
export function mediaForm(present: UploadType | null, optional: ReadonlySet<Optional> = new Set()) {
  return z
    .object({
      uploadType: z.string().default(""),
      mediaUrl: z.string().trim().default(""),
      mediaFileId: z.string().trim().default(""),
    })
    .transform(({ uploadType, mediaUrl, mediaFileId }, context): ChosenMedia => {
      const refuse = (path: string, message: MediaProblem) => {
        context.addIssue({ code: "custom", path: [path], message });
        return z.NEVER;
      };
      const chosen = uploadTypes.find((type) => type === uploadType);
      if (!chosen)
        return uploadType === "" && optional.has("media")
          ? { kind: "keep" }
          : refuse("uploadType", problem("songForm.uploadTypeRequired"));
      if (chosen === "YouTube") {
        if (mediaUrl === "") return refuse("mediaUrl", problem("songForm.youTubeRequired"));
        const found = detectMedia(mediaUrl);
        return "videoId" in found
          ? { kind: "YouTube", videoId: found.videoId }
          : refuse("mediaUrl", problem("songForm.invalidYouTube"));
      }
      if (fileId.test(mediaFileId))
        return { kind: "File", uploadType: chosen, fileId: mediaFileId };
      return present === chosen
        ? { kind: "keep" }
        : refuse("mediaFile", problem("songForm.fileRequired"));
    });
}
