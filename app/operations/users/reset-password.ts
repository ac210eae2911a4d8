import { resetPasswordWithCode } from "../../data/users/codes.ts";
import { mailStatement } from "../../data/users/mails.ts";
import { isGuessable } from "../../domain/users/account.ts";
import { hashPassword, whereThereIsRoom } from "../../lib/password.server.ts";
import { checkCode } from "./check-code.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import type { Services, Visitor } from "../services.ts";

/** Tells an address that its password was changed. */
export async function mailPasswordChanged(
  services: Services,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const mail = await draftMail(services, visitor, email, "passwordChanged");
  await services.db.batch([mailStatement(services.db, mail)]);
  services.defer(deliverMail(services, mail.id));
}

/** Sets a new password where the code is right; every session of the account ends. Throws Busy. */
export function resetPassword(
  services: Services,
  visitor: Visitor,
  email: string,
  form: { otp: string; password: string },
): Promise<"reset" | "invalidOtp" | "guessable"> {
  return whereThereIsRoom(async () => {
    if (isGuessable(form.password, email)) return "guessable";
    const use = await checkCode(services, email, "reset", form.otp);
    if (!use) return "invalidOtp";
    const passwordHash = await hashPassword(form.password);
    const userId = await resetPasswordWithCode(services.db, use, email, passwordHash);
    if (userId === null) return "invalidOtp";
    await mailPasswordChanged(services, visitor, email);
    return "reset";
  });
}
