import { z } from "zod";
import { repairSurrogates } from "./tidy-text.ts";

const repaired = (_: string, value: unknown) =>
  typeof value === "string" ? repairSurrogates(value) : value;

/** Returns the schema of a JSON text whose value matches a schema. */
export const jsonText = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text, repaired);
      } catch {
        context.addIssue({ code: "custom", message: "No JSON." });
        return z.NEVER;
      }
    })
    .pipe(schema);
