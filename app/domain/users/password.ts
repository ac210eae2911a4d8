import { z } from "zod";
import { archive } from "../../archive.ts";
import { despiteErrors } from "../despite-errors.ts";
import { atLeast, atMost } from "../form-error.ts";
import { errorKey } from "./account-errors.ts";
import { isCommonPassword } from "./common-passwords.ts";

const minPasswordLength = 8;
const maxPasswordLength = 256;
/** Shorter words occur in too many others. */
const minWordLength = 3;

/** 8 to 256 characters, spaces included; not a common one. */
export const newPassword = z
  .string(errorKey("account.passwordRequired"))
  .refine(...atLeast(minPasswordLength, errorKey("account.passwordShort")))
  .refine(...atMost(maxPasswordLength, errorKey("account.passwordLong")))
  .refine((text) => !isCommonPassword(text), errorKey("account.passwordCommon"))
  .meta({ minLength: minPasswordLength, maxLength: maxPasswordLength });

const siteWords = [archive.title, archive.composer, "carnatic", "archive", "raaga", "music"];

/** Whether a password consists only of digits, parts of the address and the site's own words. */
export function isGuessable(password: string, ofAddress: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const parts = [ofAddress, ...siteWords].flatMap((text) => [text, ...text.split(/[^a-z]/i)]);
  const words = parts.map(letters).filter((word) => word.length >= minWordLength);
  let rest = letters(password);
  if (rest === "") return false;
  for (const word of words.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(word, "");
  return rest === "";
}

export const presentPassword = z
  .string(errorKey("account.passwordRequired"))
  .min(1, errorKey("account.passwordRequired"))
  .max(maxPasswordLength * 4, errorKey("account.passwordLong"));

export const newPasswordFields = {
  password: newPassword,
  confirmPassword: z
    .string(errorKey("account.confirmRequired"))
    .min(1, errorKey("account.confirmRequired")),
};

/** An empty `confirmPassword` has its own error. */
export function confirms(field: string) {
  const check = (form: Record<string, unknown>) =>
    !form.confirmPassword || form[field] === form.confirmPassword;
  const issue = { path: ["confirmPassword"], message: errorKey("account.confirmDiffers") };
  return [check, { ...issue, ...despiteErrors }] as const;
}
