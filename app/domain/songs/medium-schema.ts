import { z } from "zod";
import { detectMedia } from "../media/media-url.ts";
import { type UploadType, uploadTypes } from "./song-field-kinds.ts";
import type { SongField } from "./song-fields.ts";
import type { MediumChoice } from "./medium.ts";

const fileId = /^[0-9a-f]{32}$/;

/** Makes the schema of the recording's inputs. Without a new file, a `present` upload type may stay. */
export function mediumSchema(
  present: UploadType | null,
  optional: ReadonlySet<SongField> = new Set(),
) {
  return z
    .object({
      uploadType: z.string().default(""),
      mediaUrl: z.string().trim().default(""),
      mediaFileId: z.string().trim().default(""),
    })
    .transform(({ uploadType, mediaUrl, mediaFileId }, context): MediumChoice => {
      const reject = (input: string, message: string) => {
        context.addIssue({ code: "custom", path: [input], message });
        return z.NEVER;
      };
      const chosen = uploadTypes.find((type) => type === uploadType);
      if (!chosen)
        return uploadType === "" && optional.has("uploadType")
          ? { kind: "keep" }
          : reject("uploadType", "songForm.uploadTypeRequired");
      if (chosen === "YouTube") {
        if (mediaUrl === "") return reject("mediaUrl", "songForm.youTubeRequired");
        const found = detectMedia(mediaUrl);
        return "videoId" in found
          ? { kind: "YouTube", ...found }
          : reject("mediaUrl", "songForm.invalidYouTube");
      }
      if (fileId.test(mediaFileId))
        return { kind: "File", uploadType: chosen, fileId: mediaFileId };
      return present === chosen ? { kind: "keep" } : reject("mediaFile", "songForm.fileRequired");
    });
}
