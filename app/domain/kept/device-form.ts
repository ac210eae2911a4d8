import { z } from "zod";
import { jsonText } from "../json-text.ts";
import { keptListForm, songIdSchema } from "./kept-list.ts";
import { maxLists, maxSongs } from "./limits.ts";

const isEachOnce = (items: readonly unknown[]) => new Set(items).size === items.length;

/** The schema of a device's lists, as sent to be copied into an account. */
const deviceLists = z.object({
  marks: z.array(songIdSchema).max(maxSongs).refine(isEachOnce),
  lists: z
    .array(keptListForm)
    .max(maxLists)
    .refine((lists) => isEachOnce(lists.map(({ name }) => name))),
});

/** The same as JSON, in a field of a form. */
export const deviceForm = z.object({ device: jsonText(deviceLists) });
