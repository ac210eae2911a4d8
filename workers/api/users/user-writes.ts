import { z } from "zod";
import { findUser } from "#app/data/users/user-list.ts";
import { address } from "#app/domain/users/address.ts";
import { newPassword } from "#app/domain/users/password.ts";
import { deleteOtherUser, updateUser } from "#app/operations/users/manage-users.ts";
import { operation } from "../http/operation.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { numberId } from "../http/schemas.ts";
import { requireWritten } from "../http/write-outcome.ts";
import { requireUserWritten } from "./user-problems.ts";
import { toUser, userSchema } from "./user-schema.ts";

const prefix = "/mbkmusic-mbkauth";

const role = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const changed = z.object({
  username: address.optional(),
  password: z
    .union([z.literal("").transform(() => undefined), newPassword])
    .optional()
    .meta({ description: "If blank or absent, the password stays." }),
  roles: z.array(role).min(1, "account.roleRequired").max(100, "account.roleRequired").optional(),
  passwordExpiryTimestamp: z
    .union([
      z.int().nonnegative(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .nullish()
    .meta({
      description:
        "When the password expires, in milliseconds since 1970; not in the past. Signing in then requires a new password. Null if it never expires, as with a new password.",
    }),
});

const isPast = (time: number | null | undefined, now: number) =>
  typeof time === "number" && time <= now;

const change = operation(
  {
    method: "put",
    path: `${prefix}/users/{id}`,
    summary: "Changes an account; fields that are left out stay as they are",
    access: "administer",
    params: numberId,
    body: { kind: "json", schema: changed, nulls: ["passwordExpiryTimestamp"] },
    response: { status: 200, description: "The account.", json: userSchema },
    problems: ["USER_ALREADY_EXISTS", "IN_USE", "TOO_MANY_REQUESTS"],
  },
  async ({ services, visitor, params: { id }, body, user }) => {
    const stored = await findUser(services.db, id);
    if (!stored) throw new Problem("RESOURCE_NOT_FOUND");
    const { roles: roleIds, passwordExpiryTimestamp: passwordExpiresAt, ...rest } = body;
    // A client may send back the past time that it has read.
    if (isPast(passwordExpiresAt, services.now()) && passwordExpiresAt !== stored.passwordExpiresAt)
      throw invalidFields([{ fieldName: "passwordExpiryTimestamp", errorMessage: "It is past." }]);
    const changes = { ...rest, roleIds, passwordExpiresAt };
    const result = await updateUser(services, visitor, user, stored, changes);
    requireUserWritten(result);
    return Response.json(toUser((await findUser(services.db, id))!));
  },
);

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/users/{id}`,
    summary: "Deletes an account; its songs stay. You delete your own account on its page",
    access: "administer",
    params: numberId,
    response: { status: 200, description: "Its id.", json: z.int() },
    problems: ["IN_USE"],
  },
  async ({ services, params: { id }, user }) => {
    const result = await deleteOtherUser(services, user, id);
    if (!result.ok && result.reason === "ownAccount")
      throw new Problem("IN_USE", "Your own account can be deleted on its page only.");
    requireWritten(result);
    return Response.json(id);
  },
);

export const userWriteCalls = [change, remove];
