import { z } from "zod";
import { findRole, isRoleNameTaken, listRoles } from "#app/data/users/roles.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { pageResponse } from "../http/responses.ts";
import { nameId, paged, paging, queryText } from "../http/schemas.ts";
import { roleSchema, toRole } from "./role-schema.ts";

const prefix = "/mbkmusic-mbkauth";

const query = paging(["id", "name", "createdAt"]);
const page = { status: 200, description: "A page of roles.", json: paged(roleSchema) } as const;
const one = { status: 200, description: "The role.", json: roleSchema } as const;

const list = operation(
  {
    method: "get",
    path: `${prefix}/roles`,
    summary: "Lists roles; signing up needs their ids",
    access: "public",
    query,
    response: page,
  },
  async ({ services: { db }, query: range }) => {
    const { rows, total } = await listRoles(db, { ...range, page: range.page + 1 });
    return pageResponse(rows.map(toRole), total, range);
  },
);

const search = operation(
  {
    method: "get",
    path: `${prefix}/roles/search`,
    summary: "Finds roles by part of their name or description; searchTerm searches both",
    access: "administer",
    query: query.extend({ name: queryText, description: queryText, searchTerm: queryText }),
    response: page,
  },
  async ({ services: { db }, query: { searchTerm, ...range } }) => {
    const filter = { ...range, search: searchTerm, page: range.page + 1 };
    const { rows, total } = await listRoles(db, filter);
    return pageResponse(rows.map(toRole), total, range);
  },
);

const check = operation(
  {
    method: "get",
    path: `${prefix}/roles/check-name/{name}`,
    summary: "Checks whether a role name is taken",
    access: "administer",
    params: z.object({ name: z.string().min(1).max(400) }),
    response: { status: 200, description: "True if it is taken.", json: z.boolean() },
  },
  async ({ services: { db }, params: { name } }) => Response.json(await isRoleNameTaken(db, name)),
);

const statistics = operation(
  {
    method: "get",
    path: `${prefix}/roles/statistics`,
    summary: "Counts roles",
    access: "administer",
    response: {
      status: 200,
      description: "The counts.",
      json: z.object({ totalRoles: z.int(), systemRoles: z.int(), customRoles: z.int() }),
    },
  },
  async ({ services: { db } }) => {
    const all = { page: 1, size: 1000, sortBy: "id", direction: "asc" } as const;
    const { rows, total } = await listRoles(db, all);
    const systemRoles = rows.filter(({ isSystem }) => isSystem).length;
    return Response.json({ totalRoles: total, systemRoles, customRoles: total - systemRoles });
  },
);

const find = operation(
  {
    method: "get",
    path: `${prefix}/roles/{id}`,
    summary: "Returns a role",
    access: "public",
    params: nameId,
    response: one,
  },
  async ({ services: { db }, params: { id } }) => {
    const role = await findRole(db, id);
    if (!role) throw new Problem("RESOURCE_NOT_FOUND");
    return Response.json(toRole(role));
  },
);

export const roleReadCalls = [list, search, check, statistics, find];
