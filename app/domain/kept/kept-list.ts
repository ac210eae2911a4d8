import { z } from "zod";
import { atMost } from "../form-error.ts";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { maxNameLength, maxNoteLength, maxSongs } from "./limits.ts";

/** A user's list of songs. The list of marked songs has the name "". */
export interface KeptList {
  id: number;
  name: string;
  isMarks: boolean;
  /** How many songs it holds, those in the bin included. */
  songCount: number;
  /** The secret part of the address by which others may read it, or null. */
  shareToken: string | null;
}

const listName = z
  .string("account.required")
  .transform(tidyLine)
  .pipe(z.string().min(1, "account.required"))
  .refine((text) => text === "" || hasLetter(text), "form.noLetter")
  .refine(...atMost(maxNameLength, "form.maximum"));

export const songIdSchema = z.int().positive().max(Number.MAX_SAFE_INTEGER);

const songNote = z
  .string()
  .transform(tidyLine)
  .refine(...atMost(maxNoteLength, "form.maximum"));

export const nameForm = z.object({ name: listName });
export const noteForm = z.object({ note: songNote.default("") });

/** A list with all its songs, in their order. */
export const keptListForm = z.object({
  name: listName,
  songs: z
    .array(
      z.object({
        songId: songIdSchema,
        note: songNote.default(""),
      }),
    )
    .max(maxSongs, `A list holds at most ${maxSongs} songs.`)
    .refine((songs) => new Set(songs.map(({ songId }) => songId)).size === songs.length, {
      message: "Each song is in a list once.",
    })
    .default([]),
});

export type KeptListForm = z.output<typeof keptListForm>;
