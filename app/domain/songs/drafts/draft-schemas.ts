import { cutText } from "../../cut-text.ts";
import { z } from "zod";
import { detectMedia } from "../../media/media-url.ts";
import { sha256Hex, tidyFileName } from "../../media/upload.ts";
import { tidyLine, tidyText } from "../../tidy-text.ts";
import { parseChapters } from "./chapter-list.ts";
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

/** The ids of drafts that a browser asks about. */
export const draftIds = z.array(z.uuid()).max(maxDrafts);

const maxSongs = 60;

const songCount = z.coerce.number().int().min(1).max(maxSongs);

/**
 * A video, or a recording of the table (the id of its draft), with several songs: their number, or a list of chapters,
 * which comes first.
 */
export const videoForm = z
  .object({
    videoUrl: z.string().trim().default(""),
    videoRecording: z.string().max(36).default(""),
    videoChapters: z.string().max(20_000).default(""),
    videoSongs: z.string().default(""),
  })
  .transform((form, context) => {
    const { videoRecording: recording } = form;
    const reject = (input: keyof typeof form, message: string) =>
      context.addIssue({ code: "custom", path: [input], message });
    const video = recording ? null : detectMedia(form.videoUrl);
    if (video && !("videoId" in video))
      reject("videoUrl", form.videoUrl ? "songForm.invalidYouTube" : "songForm.youTubeRequired");
    const { chapters, leftOut } = parseChapters(form.videoChapters);
    const count = songCount.safeParse(form.videoSongs);
    const hasList = form.videoChapters.trim() !== "";
    if (hasList && (chapters.length === 0 || chapters.length > maxDrafts))
      reject("videoChapters", "drafts.chaptersInvalid");
    if (!hasList && !count.success) reject("videoSongs", "drafts.songsInvalid");
    if (context.issues.length > 0) return z.NEVER;
    return {
      recording,
      video: video && "videoId" in video ? video : null,
      chapters: hasList ? chapters : null,
      leftOut,
      count: count.data ?? 0,
    };
  });
