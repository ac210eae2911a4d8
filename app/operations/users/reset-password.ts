import { resetPasswordWithCode } from "../../data/users/code-uses.ts";
import { mailStatement } from "../../data/users/mails.ts";
import { isGuessable } from "../../domain/users/password.ts";
import { hashPassword, withHashingSlot } from "../../lib/password.server.ts";
import { checkCode } from "./check-code.ts";
import { deliverMail, draftMail } from "./deliver-mail.ts";
import type { Services, Visitor } from "../services.ts";

export async function mailPasswordChanged(
  services: Services,
  visitor: Visitor,
  email: string,
): Promise<void> {
  const mail = await draftMail(services, visitor, email, "passwordChanged");
  await services.db.batch([mailStatement(services.db, mail)]);
  services.defer(deliverMail(services, mail.id));
}

/** Sets a password and ends all sessions if the code is right. Throws TooBusyError. */
export function resetPassword(
  services: Services,
  visitor: Visitor,
  email: string,
  form: { otp: string; password: string },
): Promise<"reset" | "invalidOtp" | "guessable"> {
  return withHashingSlot(async () => {
    if (isGuessable(form.password, email)) return "guessable";
    const checked = await checkCode(services, email, "reset", form.otp);
    if (!checked) return "invalidOtp";
    const passwordHash = await hashPassword(form.password);
    const result = await resetPasswordWithCode(services.db, checked, email, passwordHash);
    if (!result.ok) return "invalidOtp";
    await mailPasswordChanged(services, visitor, email);
    return "reset";
  });
}
