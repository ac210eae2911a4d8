import type { Language } from "../archive.ts";
import { createAccountWithCode } from "../data/codes.ts";
import { defaultReason, displayNameOf, isGuessable, type RoleName } from "../domain/account.ts";
import { hashPassword, whereThereIsRoom } from "../lib/password.server.ts";
import { checkCode } from "./check-code.ts";
import type { Services } from "./services.ts";

/**
 * Makes an account of an address whose code is right: a Viewer at once; Contributor is a request.
 * Throws Busy when too many passwords are being hashed.
 */
export function signUp(
  services: Services,
  language: Language,
  email: string,
  form: { otp: string; password: string; role: RoleName; reason: string },
): Promise<"made" | "invalidOtp" | "guessable"> {
  return whereThereIsRoom(async () => {
    if (isGuessable(form.password, email)) return "guessable";
    const use = await checkCode(services, email, "signup", form.otp);
    if (!use) return "invalidOtp";
    const passwordHash = await hashPassword(form.password);
    const reason = form.role === "Contributor" ? form.reason || defaultReason : null;
    const displayName = displayNameOf(email);
    const account = { username: email, displayName, passwordHash, language, reason };
    return (await createAccountWithCode(services.db, use, account)) ? "made" : "invalidOtp";
  });
}
