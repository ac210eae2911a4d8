import { z } from "zod";
import { archive } from "../../archive.ts";
import { besideErrors } from "../beside-errors.ts";
import { isCommonPassword } from "./common-passwords.ts";
import { atLeast, atMost } from "../form-problem.ts";

const longestAddress = 254;
const shortestPassword = 8;
const longestPassword = 256;
const longestName = 64;
export const longestReason = 1000;
/** Shorter parts of an address stand in too many other words. */
const shortestWord = 3;
/** What stands for a reason that was not given. */
export const defaultReason = "Request for Contributor role access";

/** An e-mail address as it is compared and kept: NFC, lower case, no spaces around. */
function foldAddress(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** The name that others see until a user has another: what stands before the @. */
export function displayNameOf(address: string): string {
  return address.split("@")[0]!.slice(0, longestName);
}

/** Messages are keys of the locales. */
export type AccountProblem =
  | "account.required"
  | "account.emailInvalid"
  | "account.otpRequired"
  | "account.passwordRequired"
  | "account.passwordShort"
  | "account.passwordLong"
  | "account.passwordCommon"
  | "account.passwordGuessable"
  | "account.confirmRequired"
  | "account.confirmDiffers"
  | "account.roleRequired"
  | "account.displayNameWrong"
  | "account.reasonRequired"
  | "form.maximum";

const problem = (key: AccountProblem) => key;

/** One @, a dot after it, plain ASCII without spaces or control characters, at most 254 letters. */
export const address = z
  .string(problem("account.required"))
  .transform(foldAddress)
  .pipe(
    z
      .string()
      .min(1, problem("account.required"))
      .max(longestAddress, problem("account.emailInvalid"))
      .regex(
        /^[a-z0-9.!#$%&'*+/=?^_{|}~-]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        problem("account.emailInvalid"),
      ),
  );

/** A code as people type it: digits, perhaps with spaces; a number is as good as text. */
export const code = z
  .union([z.string(), z.number()], problem("account.otpRequired"))
  .transform((value) => String(value).replace(/\s/g, "").slice(0, 20))
  .pipe(z.string().min(1, problem("account.otpRequired")));

/** A new password: 8 to 256 characters, as they are, spaces and all; not a common one. */
export const newPassword = z
  .string(problem("account.passwordRequired"))
  .refine(...atLeast(shortestPassword, problem("account.passwordShort")))
  .refine(...atMost(longestPassword, problem("account.passwordLong")))
  .refine((text) => !isCommonPassword(text), problem("account.passwordCommon"));

const siteWords = [archive.title, archive.composer, "carnatic", "archive", "raaga", "music"];

/** True for a password made of the address's parts, the site's own words and digits alone. */
export function isGuessable(password: string, ofAddress: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const parts = [ofAddress, ...siteWords].flatMap((text) => [text, ...text.split(/[^a-z]/i)]);
  const words = parts.map(letters).filter((word) => word.length >= shortestWord);
  let rest = letters(password);
  if (rest === "") return false;
  for (const word of words.toSorted((a, b) => b.length - a.length))
    rest = rest.replaceAll(word, "");
  return rest === "";
}

/** Control characters, line separators, and marks that turn the direction of the text around a name. */
const unprintable = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** The name that a user is shown by: 1 to 64 characters; no @ in any width, so that it gives no address away. */
const displayName = z
  .string(problem("account.required"))
  .transform((text) => text.normalize("NFC").trim())
  .pipe(
    z
      .string()
      .min(1, { error: problem("account.required"), abort: true })
      .refine(...atMost(longestName, problem("form.maximum")))
      .refine(
        (text) =>
          /[\p{L}\p{N}]/u.test(text) &&
          !unprintable.test(text) &&
          !text.normalize("NFKC").includes("@"),
        problem("account.displayNameWrong"),
      ),
  );

export const displayNameForm = z.object({ displayName });

const confirmed = {
  password: newPassword,
  confirmPassword: z
    .string(problem("account.confirmRequired"))
    .min(1, problem("account.confirmRequired")),
};

/** The check that `field` and `confirmPassword` of a form are the same; an empty one has its own message. */
export function confirms(field: string) {
  const check = (form: Record<string, unknown>) =>
    !form.confirmPassword || form[field] === form.confirmPassword;
  const told = { path: ["confirmPassword"], message: problem("account.confirmDiffers") };
  return [check, { ...told, ...besideErrors }] as const;
}

export const emailForm = z.object({ email: address });

/** The second step of signing up, besides its code. */
export const signupForm = z
  .object({
    ...confirmed,
    displayName: z
      .string()
      .default("")
      .transform((text) => text.trim() || null)
      .pipe(displayName.nullable()),
    role: z.enum(["Viewer", "Contributor"], problem("account.roleRequired")),
    reason: z.string().trim().max(longestReason, problem("form.maximum")).default(""),
  })
  .refine(...confirms("password"))
  .refine(({ role, reason }) => role !== "Contributor" || reason !== "", {
    path: ["reason"],
    message: problem("account.reasonRequired"),
    ...besideErrors,
  });

export const resetForm = z.object({ otp: code, ...confirmed }).refine(...confirms("password"));

/** A password that an account has: whatever it is, it is looked at. */
const presentPassword = z
  .string(problem("account.passwordRequired"))
  .min(1, problem("account.passwordRequired"))
  .max(longestPassword * 4, problem("account.passwordLong"));

export const changePasswordForm = z
  .object({ currentPassword: presentPassword, ...confirmed })
  .refine(...confirms("password"));

export const deleteAccountForm = z.object({ deletePassword: presentPassword });

export const loginForm = z.object({ username: address, password: presentPassword });

export const reasonForm = z.object({
  reason: z.string().trim().max(longestReason, problem("form.maximum")).default(""),
});
