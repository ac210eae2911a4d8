import type { Language } from "../../archive.ts";
import { createUserWithCode } from "../../data/users/codes.ts";
import { defaultReason, displayNameOf, isGuessable } from "../../domain/users/account.ts";
import { type RoleName } from "../../domain/users/system-roles.ts";
import { hashPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import { checkCode, useCode } from "./check-code.ts";
import type { Services } from "../services.ts";

/** Checks the code that was sent to an address: its id, which signs up in its place, or null. Counts a try. */
export async function validateEmail(
  services: Services,
  email: string,
  otp: string,
): Promise<string | null> {
  return (await checkCode(services, email, "signup", otp))?.id ?? null;
}

/**
 * Makes an account of an address whose code is right, or was right before: a Viewer at once; Contributor is
 * a request. Throws Busy when too many passwords are being hashed.
 */
export function signUp(
  services: Services,
  language: Language,
  email: string,
  form: {
    code: { otp: string } | { validated: string };
    /** Null for the part of the address before the @. */
    displayName: string | null;
    password: string;
    role: RoleName;
    reason: string;
  },
): Promise<"made" | "invalidOtp" | "guessable"> {
  return whereThereIsRoom(async () => {
    if (isGuessable(form.password, email)) return "guessable";
    const { code } = form;
    const use =
      "otp" in code
        ? await checkCode(services, email, "signup", code.otp)
        : useCode(services, code.validated);
    if (!use) return "invalidOtp";
    const passwordHash = await hashPassword(form.password);
    const reason = form.role === "Contributor" ? form.reason || defaultReason : null;
    const displayName = form.displayName ?? displayNameOf(email);
    const user = { username: email, displayName, passwordHash, language, reason };
    return (await createUserWithCode(services.db, use, user)) ? "made" : "invalidOtp";
  });
}
