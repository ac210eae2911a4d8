import type { Language } from "../../archive.ts";
import { createUserWithCode } from "../../data/users/code-uses.ts";
import { defaultReason } from "../../domain/users/account-forms.ts";
import { displayNameOf } from "../../domain/users/display-name.ts";
import { isGuessable } from "../../domain/users/password.ts";
import { type RoleName } from "../../domain/users/system-roles.ts";
import { hashPassword, withHashingSlot } from "../../lib/password.server.ts";
import { checkCode } from "./check-code.ts";
import type { Services } from "../services.ts";

/** Checks a code. Returns its id, which `signUp` accepts instead of the code, or null. */
export async function validateEmail(
  services: Services,
  email: string,
  otp: string,
): Promise<string | null> {
  return (await checkCode(services, email, "signup", otp))?.id ?? null;
}

/** Creates a Viewer. The Contributor role is only requested. Throws TooBusyError. */
export function signUp(
  services: Services,
  language: Language,
  email: string,
  form: {
    code: { otp: string } | { checkedId: string };
    /** Null: the part of the address before the @. */
    displayName: string | null;
    password: string;
    role: RoleName;
    reason: string;
  },
): Promise<"created" | "invalidOtp" | "guessable"> {
  return withHashingSlot(async () => {
    if (isGuessable(form.password, email)) return "guessable";
    const { code } = form;
    const checked =
      "otp" in code
        ? await checkCode(services, email, "signup", code.otp)
        : { id: code.checkedId, now: services.now() };
    if (!checked) return "invalidOtp";
    const passwordHash = await hashPassword(form.password);
    const reason = form.role === "Contributor" ? form.reason || defaultReason : null;
    const displayName = form.displayName ?? displayNameOf(email);
    const user = { username: email, displayName, passwordHash, language, reason };
    return (await createUserWithCode(services.db, checked, user)).ok ? "created" : "invalidOtp";
  });
}
