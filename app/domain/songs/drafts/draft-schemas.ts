import { cutText } from "../../cut-text.ts";
import { z } from "zod";
import { detectMedia } from "../../media/media-url.ts";
import { sha256Hex, tidyFileName } from "../../media/upload.ts";
import { tidyLine, tidyText } from "../../tidy-text.ts";
import { maxDrafts, maxTagLength } from "./file-tags.ts";
import { readBackUtf8 } from "./read-back-utf8.ts";

const tag = z
  .string()
  .default("")
  .transform((text) => tidyLine(cutText(readBackUtf8(text), 300)));

/** A tag of several lines. */
const proseTag = z
  .string()
  .default("")
  .transform((text) => tidyText(cutText(readBackUtf8(text), maxTagLength)));

const chosenFile = z.object({
  name: z.string().min(1).max(500).transform(tidyFileName),
  size: z.number().int().positive(),
  /** SHA-256 in hex, as `hashParts` makes it. */
  hash: sha256Hex,
  /** Whether it is known to be another file than the songs' with the same hash. */
  isAnother: z.boolean().default(false),
  kind: z.enum(["Audio", "Video"]),
  tags: z.object({
    title: tag,
    artist: tag,
    composer: tag,
    album: tag,
    date: tag,
    track: tag,
    comment: proseTag,
    lyrics: proseTag,
  }),
});
export type ChosenFile = z.output<typeof chosenFile>;

export const chosenFiles = z.object({ files: z.array(chosenFile).min(1).max(maxDrafts) });

/** The data of a draft that a browser sends. */
export const draftInputs = z.record(z.string().max(40), z.string().max(5000));

const maxSongs = 60;

/** The address of a video with several songs, and the number of drafts to create. */
export const videoForm = z.object({
  videoUrl: z
    .string("songForm.youTubeRequired")
    .trim()
    .min(1, "songForm.youTubeRequired")
    .transform((text, context) => {
      const medium = detectMedia(text);
      if ("videoId" in medium) return medium;
      context.addIssue({ code: "custom", message: "songForm.invalidYouTube" });
      return z.NEVER;
    }),
  videoSongs: z.coerce
    .number("drafts.songsInvalid")
    .int("drafts.songsInvalid")
    .min(1, "drafts.songsInvalid")
    .max(maxSongs, "drafts.songsInvalid"),
});
