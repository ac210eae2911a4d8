import { z } from "zod";
import { tidyLine } from "../tidy-text.ts";
import { songIdSchema } from "./kept-list.ts";
import { maxEntries, maxNameLength } from "./limits.ts";

/** A list that an address contains, in the order of its songs; without a name it is "". */
export interface AddressList {
  name: string;
  songIds: number[];
}

const songId = z
  .string()
  .regex(/^[1-9a-z][0-9a-z]{0,10}$/)
  .transform((text) => Number.parseInt(text, 36))
  .pipe(songIdSchema);

const schema = z.object({
  name: z
    .string()
    .transform(tidyLine)
    .refine((text) => [...text].length <= maxNameLength)
    .default(""),
  songs: z
    .string()
    .transform((text) => text.split("."))
    .pipe(z.array(songId).max(maxEntries))
    .transform((ids) => [...new Set(ids)]),
});

/** Reads the list of an address, as `addressListPath` writes it; null where that is no list. */
export function readAddressList(query: URLSearchParams): AddressList | null {
  const parsed = schema.safeParse(Object.fromEntries(query));
  return parsed.success ? { name: parsed.data.name, songIds: parsed.data.songs } : null;
}
