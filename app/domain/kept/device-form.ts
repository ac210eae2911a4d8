import { z } from "zod";
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
export const deviceForm = z.object({
  device: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "No JSON." });
        return z.NEVER;
      }
    })
    .pipe(deviceLists),
});
