import { z } from "zod";
import { hasLetter, tidyLine, tidyText } from "../../tidy-text.ts";
import { address } from "../../users/address.ts";
import { maxReasonLength } from "../../users/account-forms.ts";
import { rightsField, type SuggestionField } from "./suggestion-fields.ts";

const maxLineLength = 300;
const maxTextLength = 5000;
const maxSourceLength = 500;
const maxNameLength = 64;

const line = (max: number) =>
  z.string().default("").transform(tidyLine).pipe(z.string().max(max, "form.maximum"));

/** A name may not be an address: it may come to stand on a public page. */
const givenName = line(maxNameLength).refine(
  (text) => text === "" || (hasLetter(text) && !/[@/]/.test(text.normalize("NFKC"))),
  "account.displayNameWrong",
);

const checkbox = z
  .string()
  .optional()
  .transform((text) => text === "yes");

/** A value as it should be: what is typed for a field. */
export const suggestedValue = ({ control }: Pick<SuggestionField, "control">) => {
  const isLine = control === "line";
  return z
    .string("account.required")
    .transform(isLine ? tidyLine : tidyText)
    .pipe(
      z
        .string()
        .min(1, "account.required")
        .max(isLine ? maxLineLength : maxTextLength, "form.maximum")
        .refine((text) => text === "" || hasLetter(text), "form.noLetter"),
    );
};

const mail = z
  .string()
  .default("")
  .transform((text) => text.trim() || null)
  .pipe(address.nullable());

/**
 * The form for one field of a record. `mail` is null without an address. Who asks to take something down gives a name,
 * and without an account an address.
 */
export const suggestionForm = (field: SuggestionField, isUser: boolean) => {
  const isClaim = field.name === rightsField;
  return z.object({
    value: suggestedValue(field),
    source: line(maxSourceLength),
    givenName: isClaim ? givenName.pipe(z.string().min(1, "account.required")) : givenName,
    mail: isClaim && !isUser ? mail.refine((text) => text !== null, "account.required") : mail,
    isThanked: checkbox,
    wantsMail: checkbox,
  });
};
export type SuggestionInput = z.output<ReturnType<typeof suggestionForm>>;

/** The form to decline a suggestion: the words are mailed to whoever made it. */
export const declineSuggestionForm = z.object({
  reason: z
    .string("account.required")
    .transform(tidyText)
    .pipe(z.string().min(1, "account.required").max(maxReasonLength, "form.maximum")),
});
