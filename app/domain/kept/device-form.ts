import { z } from "zod";
import { jsonText } from "../json-text.ts";
import { keptListForm, songIdSchema } from "./kept-list.ts";
import { maxLists, maxSongs } from "./limits.ts";

const isEachOnce = (items: readonly unknown[]) => new Set(items).size === items.length;

/** What a device keeps: the one schema of it, for what is sent to be taken over. */
const deviceLists = z.object({
  marks: z.array(songIdSchema).max(maxSongs).refine(isEachOnce),
  lists: z
    .array(keptListForm)
    .max(maxLists)
    .refine((lists) => isEachOnce(lists.map(({ name }) => name))),
});

/** The same as JSON, in a field of a form. */
export const deviceForm = z.object({ device: jsonText(deviceLists) });
