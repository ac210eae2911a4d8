import { z } from "zod";
import { tidyText } from "../../tidy-text.ts";
import { maxReasonLength } from "../../users/account-forms.ts";

/** The form that hides a part. */
export const hideForm = z.object({
  part: z.string("account.required"),
  reason: z
    .string("account.required")
    .transform(tidyText)
    .pipe(z.string().min(1, "account.required").max(maxReasonLength, "form.maximum")),
});
