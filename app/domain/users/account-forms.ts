import { z } from "zod";
import { despiteErrors } from "../despite-errors.ts";
import { tidyText } from "../tidy-text.ts";
import { errorKey } from "./account-errors.ts";
import { address } from "./address.ts";
import { displayName } from "./display-name.ts";
import { confirms, newPasswordFields, presentPassword } from "./password.ts";

export const maxReasonLength = 1000;
export const defaultReason = "Request for Contributor role access";

/** Digits, perhaps with spaces; a number is accepted too. */
export const code = z
  .union([z.string(), z.number()], errorKey("account.otpRequired"))
  .transform((value) => String(value).replace(/\s/g, "").slice(0, 20))
  .pipe(z.string().min(1, errorKey("account.otpRequired")));

export const reasonText = z
  .string()
  .transform(tidyText)
  .pipe(z.string().max(maxReasonLength, errorKey("form.maximum")));

export const emailForm = z.object({ email: address });

export const signupForm = z
  .object({
    ...newPasswordFields,
    displayName: z
      .string()
      .default("")
      .transform((text) => text.trim() || null)
      .pipe(displayName.nullable()),
    role: z.enum(["Viewer", "Contributor"], errorKey("account.roleRequired")),
    reason: reasonText.default(""),
  })
  .refine(...confirms("password"))
  .refine(({ role, reason }) => role !== "Contributor" || reason !== "", {
    path: ["reason"],
    message: errorKey("account.reasonRequired"),
    ...despiteErrors,
  });

export const resetForm = z
  .object({ otp: code, ...newPasswordFields })
  .refine(...confirms("password"));

export const changePasswordForm = z
  .object({ currentPassword: presentPassword, ...newPasswordFields })
  .refine(...confirms("password"));

export const deleteAccountForm = z.object({ deletePassword: presentPassword });

export const loginForm = z.object({ username: address, password: presentPassword });

export const reasonForm = z.object({
  reason: reasonText.default(""),
});
