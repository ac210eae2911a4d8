import { z } from "zod";

/** Makes the schema of a text that is JSON of a schema. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "No JSON." });
        return z.NEVER;
      }
    })
    .pipe(schema);
