import { z } from "zod";
import { archive } from "../archive.ts";
import { isCommonPassword } from "./common-passwords.ts";

/** The fixed ids of the system roles; clients hold them. */
export const roleIds = {
  Viewer: "b65d0f04-4795-4cff-b8f8-67a03608876f",
  Contributor: "38a47da9-8077-4872-9d75-8bb43b041f9a",
  Administrator: "91660574-9963-4944-a66c-9fdab6fbd7f4",
} as const;
export type RoleName = keyof typeof roleIds;

const longestAddress = 254;
const shortestPassword = 8;
const longestPassword = 256;
export const longestReason = 1000;
/** Shorter parts of an address stand in too many other words. */
const shortestWord = 3;
/** What stands for a reason that was not given. */
export const defaultReason = "Request for Contributor role access";

/** An e-mail address as it is compared and kept: NFC, lower case, no spaces around. */
function foldAddress(text: string): string {
  return text.normalize("NFC").trim().toLowerCase();
}

/** The name that others see until a member has another: what stands before the @. */
export function displayNameOf(address: string): string {
  return address.split("@")[0]!.slice(0, 64);
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
  | "account.reasonRequired"
  | "account.reasonLong";

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

const lettersOf = (text: string) => [...text].length;

/** A new password: 8 to 256 characters, as they are, spaces and all; not a common one. */
export const newPassword = z
  .string(problem("account.passwordRequired"))
  .refine((text) => lettersOf(text) >= shortestPassword, problem("account.passwordShort"))
  .refine((text) => lettersOf(text) <= longestPassword, problem("account.passwordLong"))
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

const confirmed = {
  password: newPassword,
  confirmPassword: z
    .string(problem("account.confirmRequired"))
    .min(1, problem("account.confirmRequired")),
};

function checkPasswords(
  value: { password: string; confirmPassword: string },
  context: z.RefinementCtx,
): void {
  if (value.password !== value.confirmPassword)
    context.addIssue({
      code: "custom",
      path: ["confirmPassword"],
      message: problem("account.confirmDiffers"),
    });
}

export const emailForm = z.object({ email: address });

export const signupForm = z
  .object({
    otp: code,
    ...confirmed,
    role: z.enum(["Viewer", "Contributor"], problem("account.roleRequired")),
    reason: z.string().trim().max(longestReason, problem("account.reasonLong")).default(""),
  })
  .superRefine((value, context) => {
    checkPasswords(value, context);
    if (value.role === "Contributor" && value.reason === "")
      context.addIssue({
        code: "custom",
        path: ["reason"],
        message: problem("account.reasonRequired"),
      });
  });

export const resetForm = z.object({ otp: code, ...confirmed }).superRefine(checkPasswords);

/** A password that an account has: whatever it is, it is looked at. */
const presentPassword = z
  .string(problem("account.passwordRequired"))
  .min(1, problem("account.passwordRequired"))
  .max(longestPassword * 4, problem("account.passwordLong"));

export const changePasswordForm = z
  .object({ currentPassword: presentPassword, ...confirmed })
  .superRefine(checkPasswords);

export const deleteAccountForm = z.object({ deletePassword: presentPassword });

export const loginForm = z.object({ username: address, password: presentPassword });

export const reasonForm = z.object({
  reason: z.string().trim().max(longestReason, problem("account.reasonLong")).default(""),
});
