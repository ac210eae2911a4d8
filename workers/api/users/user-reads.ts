import { z } from "zod";
import { countUsers, findUser, listUsers } from "#app/data/users/user-list.ts";
import { findUserId } from "#app/data/users/users.ts";
import { address } from "#app/domain/users/address.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { numberId, paged, paging, queryText } from "../http/schemas.ts";
import { toUser, userSchema } from "./user-schema.ts";

const prefix = "/mbkmusic-mbkauth";
const sorts = ["id", "username"] as const;
const page = { status: 200, description: "A page of accounts.", json: paged(userSchema) } as const;

const list = operation(
  {
    method: "get",
    path: `${prefix}/users`,
    summary: "Lists accounts",
    access: "administer",
    query: paging(sorts),
    response: page,
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
    summary: "Finds accounts by part of their email address, by role, and by pending requests",
    access: "administer",
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
          description:
            "pending: accounts with a pending request; active: all accounts, as all can sign in.",
        }),
    }),
    response: page,
  },
  async ({ services: { db }, query: { status, ...query } }) => {
    const filter = { ...query, page: query.page + 1, pending: status === "pending" };
    const { rows, total } = await listUsers(db, filter);
    return pageResponse(rows.map(toUser), total, query);
  },
);

const statistics = operation(
  {
    method: "get",
    path: `${prefix}/users/statistics`,
    summary: "Counts accounts, pending requests, and the accounts with each role",
    access: "administer",
    response: {
      status: 200,
      description: "The counts.",
      json: z.object({
        totalUsers: z.int(),
        pendingApprovals: z.int(),
        byRole: z.record(z.string(), z.int()),
      }),
    },
  },
  async ({ services: { db } }) => {
    const { totalUsers, pendingApprovals, byRole } = await countUsers(db);
    const counts = Object.fromEntries(byRole.map(({ name, n }) => [name, n]));
    return Response.json({ totalUsers, pendingApprovals, byRole: counts });
  },
);

const check = operation(
  {
    method: "get",
    path: `${prefix}/users/check-username/{name}`,
    summary: "Checks whether an email address has an account",
    access: "administer",
    params: z.object({ name: z.string().min(1).max(400) }),
    response: {
      status: 200,
      description: "True if the address has an account.",
      json: z.boolean(),
    },
  },
  async ({ services: { db }, params: { name } }) => {
    const folded = address.safeParse(name);
    return Response.json(folded.success && (await findUserId(db, folded.data)) !== null);
  },
);

const find = operation(
  {
    method: "get",
    path: `${prefix}/users/{id}`,
    summary: "Returns an account",
    access: "administer",
    params: numberId,
    response: { status: 200, description: "The account.", json: userSchema },
  },
  async ({ services: { db }, params: { id } }) => {
    const user = await findUser(db, id);
    if (!user) throw new Problem("RESOURCE_NOT_FOUND");
    return Response.json(toUser(user));
  },
);

export const userReadCalls = [list, search, statistics, check, find];
