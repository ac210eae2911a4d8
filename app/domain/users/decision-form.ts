import { z } from "zod";
import { longestReason } from "./account.ts";

/** Why a request is decided as it is; an empty reason is left to the default. */
export const decisionForm = z.object({
  reason: z.string().trim().max(longestReason, "form.maximum").default(""),
});
