import { z } from "zod";
import { address } from "#app/domain/users/address.ts";
import { code } from "#app/domain/users/account-forms.ts";
import { confirms, newPassword } from "#app/domain/users/password.ts";
import { resetPassword } from "#app/operations/users/reset-password.ts";
import { sendCode } from "#app/operations/users/send-code.ts";
import { operation } from "../http/operation.ts";
import { Problem, tooManyRequests } from "../http/problem.ts";
import { textResponse } from "../http/responses.ts";
import { guessable } from "./user-problems.ts";

const query = z.object({ userName: address.meta({ description: "An email address." }) });
const sent = "sent successfully";

const passwordToken = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkauth/users/passwordtoken",
    summary:
      "Sends a one-time code: for a new password if the address has an account, otherwise for signing up",
    access: "public",
    limit: "codes",
    query,
    response: {
      status: 200,
      description: "The same for every address.",
      text: z.literal(sent),
    },
  },
  async ({ services, visitor, query: { userName } }) => {
    const wait = await sendCode(services, visitor, userName, "either");
    if (wait !== null) throw tooManyRequests(wait);
    return textResponse(sent);
  },
);

const validateUser = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkauth/user/validateUser",
    summary: "Validates an email address before signing up, and sends it a one-time code",
    access: "public",
    limit: "codes",
    query,
    response: {
      status: 200,
      description:
        "The same for every address; an address that has an account is told so by email.",
      text: z.literal(sent),
    },
  },
  async ({ services, visitor, query: { userName } }) => {
    const wait = await sendCode(services, visitor, userName, "signup");
    if (wait !== null) throw tooManyRequests(wait);
    return textResponse(sent);
  },
);

const reset = z
  .object({
    userName: address,
    passwordToken: code,
    newPassword,
    confirmPassword: z.string("account.confirmRequired").min(1, "account.confirmRequired"),
  })
  .refine(...confirms("newPassword"));

const updated = "updated successfully";

const passwordValidate = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkauth/user/passwordvalidate",
    summary:
      "Sets a new password with a one-time code, and revokes all tokens and sessions of the account",
    access: "public",
    limit: "codes",
    body: { kind: "json", schema: reset },
    response: { status: 200, description: "The password was set.", text: z.literal(updated) },
    problems: ["INVALID_OTP"],
  },
  async ({ services, visitor, body }) => {
    const form = { otp: body.passwordToken, password: body.newPassword };
    const result = await resetPassword(services, visitor, body.userName, form);
    if (result === "guessable") throw guessable("newPassword");
    if (result === "invalidOtp") throw new Problem("INVALID_OTP");
    return textResponse(updated);
  },
);

export const codeCalls = [passwordToken, validateUser, passwordValidate];
