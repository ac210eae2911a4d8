import { data, type RouterContextProvider } from "react-router";
import { settingsContext } from "../../web/context.ts";
import { code, signupForm } from "../../domain/users/account-forms.ts";
import { readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import {
  rejectForm,
  rejectAfterFailure,
  rejectTooManyTries,
} from "../../web/form-errors.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { verificationCookie, type Verification } from "../../web/cookies.server.ts";
import type { Services } from "../../operations/services.ts";
import { signUp, validateEmail } from "../../operations/users/sign-up.ts";
import { answerDone } from "./code-steps.server.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * The second step: makes the account, or answers the form with all that is wrong with it. A code that was
 * right is remembered, so that the rest can be corrected without it and without another try.
 */
export async function answerDetails(
  request: Request,
  context: Context,
  verification: Verification,
  fields: Record<string, string>,
) {
  const form = await readForm(request, signupForm);
  const { otp, displayName = "", role = "", reason = "" } = fields;
  const submitted = { displayName, role, reason };
  const wait = await countRequest(request, context, "codes");
  if (wait) return again(context, verification, rejectTooManyTries(context, wait, submitted));
  const services = servicesOf(context);
  const { email } = verification;
  let known = verification;
  try {
    const checked = await checkOtp(services, verification, otp);
    known = checked.verification;
    const errors = {
      ...(checked.error && { otp: checked.error }),
      ...("formErrors" in form && form.formErrors.errors),
    };
    if (!known.validated || "formErrors" in form)
      return await again(context, known, rejectForm(context, { errors, submitted }));
    const { language } = visitorOf(request, context);
    const user = { ...form.value, code: { checkedId: known.validated } };
    switch (await signUp(services, language, email, user)) {
      case "created":
        return await answerDone(context, "signup", "account.created", verification);
      case "guessable": {
        const guessable = { password: "account.passwordGuessable" } as const;
        return await again(context, known, rejectForm(context, { errors: guessable, submitted }));
      }
      case "invalidOtp": {
        const invalid = { otp: "account.invalidOtp" } as const;
        return await again(
          context,
          forgotten(known),
          rejectForm(context, { errors: invalid, submitted }),
        );
      }
    }
  } catch (error) {
    return again(
      context,
      known,
      rejectAfterFailure(context, error, "account.signupFailed", submitted),
    );
  }
}

const forgotten = ({ email, sentAt }: Verification): Verification => ({ email, sentAt });

async function checkOtp(
  services: Services,
  verification: Verification,
  otp: string | undefined,
): Promise<{ verification: Verification; error?: "account.otpRequired" | "account.invalidOtp" }> {
  if (verification.validated) return { verification };
  const submitted = code.safeParse(otp);
  if (!submitted.success) return { verification, error: "account.otpRequired" };
  const validated = await validateEmail(services, verification.email, submitted.data);
  return validated
    ? { verification: { ...verification, validated } }
    : { verification, error: "account.invalidOtp" };
}

/** The second step again, which says whether the code was right. */
async function again(
  context: Context,
  verification: Verification,
  refused: ReturnType<typeof rejectForm>,
) {
  const headers = new Headers(refused.init?.headers);
  const cookie = verificationCookie(context.get(settingsContext), "signup");
  headers.append("Set-Cookie", await cookie.write(verification));
  const validated = verification.validated !== undefined;
  return data({ ...refused.data, validated }, { ...refused.init, headers });
}
