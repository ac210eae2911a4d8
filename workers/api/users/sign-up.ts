import { z } from "zod";
import { findUser } from "#app/data/users/user-list.ts";
import { type User, findCredentials } from "#app/data/users/users.ts";
import { address, code, longestReason, newPassword } from "#app/domain/users/account.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { may } from "#app/domain/users/permissions.ts";
import { signUp } from "#app/operations/users/sign-up.ts";
import { addUserDirectly } from "#app/operations/users/write-user.ts";
import { guessable } from "./codes.ts";
import { operation } from "../http/operation.ts";
import type { Call } from "../http/spec.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { requireDone } from "../http/write-outcome.ts";
import { userSchema } from "./user.ts";
import { toUser, unknownRole } from "./users.ts";
import { englishText } from "../http/english-text.ts";

const form = z.object({
  username: address,
  password: newPassword,
  roles: z
    .array(z.string(), "account.roleRequired")
    .min(1, "account.roleRequired")
    .max(100, "account.roleRequired")
    .meta({ description: "Ids of roles." }),
  token: code.optional().meta({ description: "The one-time code." }),
  reason: z.string().trim().max(longestReason, "form.maximum").default(""),
});

type Form = z.output<typeof form>;

export const addUser = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkauth/users",
    summary:
      "Signs up with a one-time code: a Viewer at once; Contributor is a request that needs a reason. Administrators make any account without a code",
    who: "anyone",
    limit: "codes",
    body: { kind: "json", schema: form },
    answer: { status: 201, description: "The account.", json: userSchema },
    problems: ["INVALID_OTP", "ACCESS_DENIED", "USER_ALREADY_EXISTS"],
  },
  async (call) =>
    call.user && may(call.user.roles, "administer")
      ? addDirectly(call, call.user)
      : signUpByCode(call),
);

const offered: readonly string[] = [roleIds.Viewer, roleIds.Contributor];

async function addDirectly({ services, body }: Call<unknown, unknown, Form, unknown>, actor: User) {
  const { username, password, roles } = body;
  const result = await addUserDirectly(services, actor, { username, password, roleIds: roles });
  if (result === "guessable") throw guessable("password");
  if (result === "missing") throw unknownRole();
  requireDone(result, "USER_ALREADY_EXISTS");
  const { id } = (await findCredentials(services.db, username))!;
  return Response.json(toUser((await findUser(services.db, id))!), { status: 201 });
}

async function signUpByCode({ services, visitor, body }: Call<unknown, unknown, Form, unknown>) {
  const { username, password, roles, token, reason } = body;
  if (!roles.every((id) => offered.includes(id))) throw new Problem("ACCESS_DENIED");
  const role = roles.includes(roleIds.Contributor) ? "Contributor" : "Viewer";
  if (role === "Contributor" && reason === "") throw missing("reason", "account.reasonRequired");
  if (token === undefined) throw missing("token", "account.otpRequired");
  const result = await signUp(services, visitor.language, username, {
    code: { otp: token },
    displayName: null,
    password,
    role,
    reason,
  });
  if (result === "guessable") throw guessable("password");
  const made = result === "made" ? await findCredentials(services.db, username) : null;
  if (!made) throw new Problem("INVALID_OTP");
  const viewer = { id: roleIds.Viewer, name: "Viewer" };
  return Response.json(
    { id: made.id, username, roles: [viewer], passwordExpiryTimestamp: null },
    { status: 201 },
  );
}

function missing(fieldName: string, message: string): Problem {
  return invalidFields([{ fieldName, errorMessage: englishText(message) }]);
}
