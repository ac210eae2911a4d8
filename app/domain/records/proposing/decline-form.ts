import { z } from "zod";
import { tidyText } from "../../tidy-text.ts";
import { maxReasonLength } from "../../users/account-forms.ts";

const required = "account.required";

/** The form to decline a proposal. The reason is mailed to the proposer. */
export const declineForm = z.object({
  reason: z
    .string(required)
    .transform(tidyText)
    .pipe(z.string().min(1, required).max(maxReasonLength, "form.maximum")),
});
