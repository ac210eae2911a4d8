import { z } from "zod";
import { findUser } from "#app/data/users/user-list.ts";
import { findUserId, type User } from "#app/data/users/users.ts";
import { address } from "#app/domain/users/address.ts";
import { code, reasonText } from "#app/domain/users/account-forms.ts";
import { newPassword } from "#app/domain/users/password.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { hasPermission } from "#app/domain/users/permissions.ts";
import { signUp } from "#app/operations/users/sign-up.ts";
import { createUserDirectly } from "#app/operations/users/manage-users.ts";
import { operation } from "../http/operation.ts";
import type { Call } from "../http/spec.ts";
import { invalidField, Problem } from "../http/problem.ts";
import { guessable, requireUserWritten } from "./user-problems.ts";
import { toUser, userSchema } from "./user-schema.ts";

const form = z.object({
  username: address,
  password: newPassword,
  roles: z
    .array(z.string(), "account.roleRequired")
    .min(1, "account.roleRequired")
    .max(100, "account.roleRequired")
    .meta({ description: "The ids of the roles." }),
  token: code.optional().meta({ description: "The one-time code." }),
  reason: reasonText.default(""),
});

type Form = z.output<typeof form>;

export const addUser = operation(
  {
    method: "post",
    path: "/mbkmusic-mbkauth/users",
    summary:
      "Signs up with a one-time code. The account is a Viewer at once; Contributor is requested, with a reason. Administrators create any account without a code",
    access: "anyone",
    limit: "codes",
    body: { kind: "json", schema: form },
    response: { status: 201, description: "The account.", json: userSchema },
    problems: ["INVALID_OTP", "ACCESS_DENIED", "USER_ALREADY_EXISTS"],
  },
  async (call) =>
    call.user && hasPermission(call.user.roles, "administer")
      ? addDirectly(call, call.user)
      : signUpByCode(call),
);

const offered: readonly string[] = [roleIds.Viewer, roleIds.Contributor];

async function addDirectly({ services, body }: Call<unknown, unknown, Form, unknown>, actor: User) {
  const { username, password, roles } = body;
  const result = await createUserDirectly(services, actor, { username, password, roleIds: roles });
  requireUserWritten(result);
  const id = (await findUserId(services.db, username))!;
  return Response.json(toUser((await findUser(services.db, id))!), { status: 201 });
}

async function signUpByCode({ services, visitor, body }: Call<unknown, unknown, Form, unknown>) {
  const { username, password, roles, token, reason } = body;
  if (!roles.every((id) => offered.includes(id))) throw new Problem("ACCESS_DENIED");
  const role = roles.includes(roleIds.Contributor) ? "Contributor" : "Viewer";
  if (role === "Contributor" && reason === "")
    throw invalidField("reason", "account.reasonRequired");
  if (token === undefined) throw invalidField("token", "account.otpRequired");
  const result = await signUp(services, visitor.language, username, {
    code: { otp: token },
    displayName: null,
    password,
    role,
    reason,
  });
  if (result === "guessable") throw guessable("password");
  const id = result === "created" ? await findUserId(services.db, username) : null;
  if (id === null) throw new Problem("INVALID_OTP");
  const viewer = { id: roleIds.Viewer, name: "Viewer" };
  return Response.json(
    { id, username, roles: [viewer], passwordExpiryTimestamp: null },
    { status: 201 },
  );
}
