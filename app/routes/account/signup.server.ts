import { data, type RouterContextProvider } from "react-router";
import { settingsContext } from "../../web/context.ts";
import { code, signupForm } from "../../domain/users/account-forms.ts";
import { readForm } from "../../web/form.server.ts";
import { countRequest } from "../../web/rate-limits.server.ts";
import {
  type FormMessages,
  rejectForm,
  rejectAfterFailure,
  rejectTooManyTries,
} from "../../web/form-errors.server.ts";
import { servicesOf, visitorOf } from "../../web/services.server.ts";
import { verificationCookie, type Verification } from "../../web/cookies.server.ts";
import type { Services } from "../../operations/services.ts";
import { signUp, validateEmail } from "../../operations/users/sign-up.ts";
import { redirectToLogin } from "./code-steps.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Creates the account. A verified code stays in the cookie, so that later errors do not ask for it again. */
export async function handleDetailsStep(
  request: Request,
  context: Context,
  verification: Verification,
  fields: Record<string, string>,
) {
  const form = await readForm(request, signupForm);
  const { otp, displayName = "", role = "", reason = "" } = fields;
  const submitted = { displayName, role, reason };
  const wait = await countRequest(request, context, "codes");
  if (wait) return repeatStep(context, verification, rejectTooManyTries(context, wait, submitted));
  const reject = (current: Verification, errors: FormMessages["errors"]) =>
    repeatStep(context, current, rejectForm(context, { errors, submitted }));
  const services = servicesOf(context);
  const { email } = verification;
  let checkedCode = verification;
  try {
    const checked = await checkOtp(services, verification, otp);
    checkedCode = checked.verification;
    if (!checkedCode.validated || "formErrors" in form)
      return await reject(checkedCode, {
        ...(checked.error && { otp: checked.error }),
        ...("formErrors" in form && form.formErrors.errors),
      });
    const { language } = visitorOf(request, context);
    const user = { ...form.value, code: { checkedId: checkedCode.validated } };
    switch (await signUp(services, language, email, user)) {
      case "created":
        return await redirectToLogin(context, "signup", "account.created", verification);
      case "guessable":
        return await reject(checkedCode, { password: "account.passwordGuessable" });
      case "invalidOtp":
        return await reject(withoutValidation(checkedCode), { otp: "account.invalidOtp" });
    }
  } catch (error) {
    const rejection = rejectAfterFailure(context, error, "account.signupFailed", submitted);
    return repeatStep(context, checkedCode, rejection);
  }
}

const withoutValidation = ({ email, sentAt }: Verification): Verification => ({ email, sentAt });

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

async function repeatStep(
  context: Context,
  verification: Verification,
  rejected: ReturnType<typeof rejectForm>,
) {
  const headers = new Headers(rejected.init?.headers);
  const cookie = verificationCookie(context.get(settingsContext), "signup");
  headers.append("Set-Cookie", await cookie.write(verification));
  const validated = verification.validated !== undefined;
  return data({ ...rejected.data, validated }, { ...rejected.init, headers });
}
