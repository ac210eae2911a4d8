import { z } from "zod";
import {
  countUsers,
  findUser,
  isUsernameTaken,
  listUsers,
  type UserDetails,
} from "#app/data/users/user-list.ts";
import { address, newPassword } from "#app/domain/users/account.ts";
import { deleteOtherUser } from "#app/operations/users/change-user.ts";
import { updateUser } from "#app/operations/users/write-user.ts";
import { guessable } from "./codes.ts";
import { operation } from "../http/operation.ts";
import { invalidFields, Problem } from "../http/problem.ts";
import { requireDone } from "../http/write-outcome.ts";
import { pageResponse } from "../http/responses.ts";
import { numberId, paged, paging, queryText } from "../http/schemas.ts";
import { userSchema } from "./user.ts";

const prefix = "/mbkmusic-mbkauth";
const sorts = ["id", "username"] as const;

export function toUser({ id, username, roles, passwordExpiresAt }: UserDetails) {
  return { id, username, roles, passwordExpiryTimestamp: passwordExpiresAt };
}

const list = operation(
  {
    method: "get",
    path: `${prefix}/users`,
    summary: "All accounts",
    who: "administer",
    query: paging(sorts),
    answer: { status: 200, description: "A page of accounts.", json: paged(userSchema) },
  },
  async ({ services: { db }, query }) => {
    const { rows, total } = await listUsers(db, { ...query, page: query.page + 1 });
    return pageResponse(rows.map(toUser), total, query);
  },
);

const search = operation(
  {
    method: "get",
    path: `${prefix}/users/search`,
    summary:
      "Accounts by part of their e-mail address, by role, and by whether a request of theirs waits",
    who: "administer",
    query: paging(sorts).extend({
      username: queryText,
      role: queryText.meta({ description: "The name of a role." }),
      status: z
        .string()
        .toLowerCase()
        .pipe(z.enum(["pending", "active"], "This is pending or active."))
        .optional()
        .meta({
          enum: ["pending", "active"],
          description: "pending: a request of theirs waits; active: everybody, as all may sign in.",
        }),
    }),
    answer: { status: 200, description: "A page of accounts.", json: paged(userSchema) },
  },
  async ({ services: { db }, query: { status, ...query } }) => {
    const asked = { ...query, page: query.page + 1, pending: status === "pending" };
    const { rows, total } = await listUsers(db, asked);
    return pageResponse(rows.map(toUser), total, query);
  },
);

const statistics = operation(
  {
    method: "get",
    path: `${prefix}/users/statistics`,
    summary: "How many accounts there are, how many requests wait, how many hold each role",
    who: "administer",
    answer: {
      status: 200,
      description: "The numbers.",
      json: z.object({
        totalUsers: z.int(),
        pendingApprovals: z.int(),
        byRole: z.record(z.string(), z.int()),
      }),
    },
  },
  async ({ services: { db } }) => {
    const { totalUsers, pendingApprovals, byRole } = await countUsers(db);
    const held = Object.fromEntries(byRole.map(({ name, n }) => [name, n]));
    return Response.json({ totalUsers, pendingApprovals, byRole: held });
  },
);

const check = operation(
  {
    method: "get",
    path: `${prefix}/users/check-username/{name}`,
    summary: "Whether an e-mail address has an account",
    who: "administer",
    params: z.object({ name: z.string().min(1).max(400) }),
    answer: { status: 200, description: "True when it is taken.", json: z.boolean() },
  },
  async ({ services: { db }, params: { name } }) => {
    const folded = address.safeParse(name);
    return Response.json(folded.success && (await isUsernameTaken(db, folded.data)));
  },
);

const find = operation(
  {
    method: "get",
    path: `${prefix}/users/{id}`,
    summary: "One account",
    who: "administer",
    params: numberId,
    answer: { status: 200, description: "The account.", json: userSchema },
  },
  async ({ services: { db }, params: { id } }) => {
    const found = await findUser(db, id);
    if (!found) throw new Problem("RESOURCE_NOT_FOUND");
    return Response.json(toUser(found));
  },
);

/** A role as clients hand it in: its id, or the object that they were given. */
const role = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]);

const changed = z.object({
  username: address.optional(),
  password: z
    .union([z.literal("").transform(() => undefined), newPassword])
    .optional()
    .meta({ description: "Blank or absent keeps the present one." }),
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
        "Milliseconds since 1970: from then on signing in asks for a new password. Null for never; a new password has none.",
    }),
});

const change = operation(
  {
    method: "put",
    path: `${prefix}/users/{id}`,
    summary: "Changes an account; what is left out stays",
    who: "administer",
    params: numberId,
    body: { kind: "json", schema: changed, nulls: ["passwordExpiryTimestamp"] },
    answer: { status: 200, description: "The account.", json: userSchema },
    problems: ["USER_ALREADY_EXISTS", "IN_USE", "TOO_MANY_REQUESTS"],
  },
  async ({ services, visitor, params: { id }, body, user }) => {
    const found = await findUser(services.db, id);
    if (!found) throw new Problem("RESOURCE_NOT_FOUND");
    const { roles: roleIds, passwordExpiryTimestamp: passwordExpiresAt, ...rest } = body;
    const wanted = { ...rest, roleIds, passwordExpiresAt };
    const result = await updateUser(services, visitor, user, found, wanted);
    if (result === "guessable") throw guessable("password");
    if (result === "missing") throw unknownRole();
    requireDone(result, "USER_ALREADY_EXISTS");
    return Response.json(toUser((await findUser(services.db, id))!));
  },
);

export function unknownRole(): Problem {
  return invalidFields([{ fieldName: "roles", errorMessage: "A role is on no list." }]);
}

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/users/{id}`,
    summary: "Deletes an account; its songs stay. One's own is deleted on its page",
    who: "administer",
    params: numberId,
    answer: { status: 200, description: "Its id.", json: z.int() },
    problems: ["IN_USE"],
  },
  async ({ services, params: { id }, user }) => {
    const result = await deleteOtherUser(services, user, id);
    if (result === "own")
      throw new Problem("IN_USE", "Your own account can be deleted on its page only.");
    requireDone(result);
    return Response.json(id);
  },
);

export const userCalls = [list, search, statistics, check, find, change, remove];
