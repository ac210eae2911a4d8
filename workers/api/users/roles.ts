import { z } from "zod";
import {
  addRole,
  changeRole,
  findRole,
  isRoleNameTaken,
  listRoles,
  removeRole,
  type Role,
} from "#app/data/users/roles.ts";
import { roleForm } from "#app/domain/users/role.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { requireDone } from "../http/write-outcome.ts";
import { textResponse, pageResponse } from "../http/responses.ts";
import { nameId, paged, paging, queryText } from "../http/schemas.ts";

const prefix = "/mbkmusic-mbkauth";

const role = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    createdAt: z.iso.datetime(),
    systemRole: z.boolean(),
  })
  .meta({ id: "Role" });

const toRole = ({ isSystem, createdAt, ...rest }: Role) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  systemRole: isSystem,
});

const query = paging(["id", "name", "createdAt"]);
const page = { status: 200, description: "A page of roles.", json: paged(role) } as const;
const one = { status: 200, description: "The role.", json: role } as const;

const list = operation(
  {
    method: "get",
    path: `${prefix}/roles`,
    summary: "All roles: signing up needs their ids",
    who: "anyone",
    query,
    answer: page,
  },
  async ({ services: { db }, query: asked }) => {
    const { rows, total } = await listRoles(db, { ...asked, page: asked.page + 1 });
    return pageResponse(rows.map(toRole), total, asked);
  },
);

const search = operation(
  {
    method: "get",
    path: `${prefix}/roles/search`,
    summary: "Roles by part of their name or description; searchTerm looks into both",
    who: "administer",
    query: query.extend({ name: queryText, description: queryText, searchTerm: queryText }),
    answer: page,
  },
  async ({ services: { db }, query: { searchTerm, ...asked } }) => {
    const filter = { ...asked, search: searchTerm, page: asked.page + 1 };
    const { rows, total } = await listRoles(db, filter);
    return pageResponse(rows.map(toRole), total, asked);
  },
);

const check = operation(
  {
    method: "get",
    path: `${prefix}/roles/check-name/{name}`,
    summary: "Whether a name is a role's",
    who: "administer",
    params: z.object({ name: z.string().min(1).max(400) }),
    answer: { status: 200, description: "True when it is taken.", json: z.boolean() },
  },
  async ({ services: { db }, params: { name } }) => Response.json(await isRoleNameTaken(db, name)),
);

const statistics = operation(
  {
    method: "get",
    path: `${prefix}/roles/statistics`,
    summary: "How many roles there are",
    who: "administer",
    answer: {
      status: 200,
      description: "The numbers.",
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
    summary: "One role",
    who: "anyone",
    params: nameId,
    answer: one,
  },
  async ({ services: { db }, params: { id } }) => {
    const found = await findRole(db, id);
    if (!found) throw new Problem("RESOURCE_NOT_FOUND");
    return Response.json(toRole(found));
  },
);

const add = operation(
  {
    method: "post",
    path: `${prefix}/roles`,
    summary: "Adds a role",
    who: "administer",
    body: { kind: "json", schema: roleForm },
    answer: { ...one, status: 201 },
    problems: ["ROLE_ALREADY_EXISTS"],
  },
  async ({ services: { db }, body, user }) => {
    const id = crypto.randomUUID();
    requireDone(await addRole(db, id, body, user.id), "ROLE_ALREADY_EXISTS");
    return Response.json(toRole((await findRole(db, id))!), { status: 201 });
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/roles/{id}`,
    summary: "Changes a role's name and description; a system role keeps its name",
    who: "administer",
    params: nameId,
    body: { kind: "json", schema: roleForm },
    answer: one,
    problems: ["ROLE_ALREADY_EXISTS", "IN_USE"],
  },
  async ({ services: { db }, params: { id }, body, user }) => {
    requireDone(await changeRole(db, id, body, user.id), "ROLE_ALREADY_EXISTS");
    return Response.json(toRole((await findRole(db, id))!));
  },
);

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/roles/{id}`,
    summary: "Deletes a role that nobody has; a system role stays",
    who: "administer",
    params: nameId,
    answer: { status: 200, description: "Its id.", text: z.string() },
    problems: ["IN_USE"],
  },
  async ({ services: { db }, params: { id }, user }) => {
    const found = await findRole(db, id);
    if (!found) throw new Problem("RESOURCE_NOT_FOUND");
    requireDone(await removeRole(db, found, user.id));
    return textResponse(id);
  },
);

export const roleCalls = [list, search, check, statistics, find, add, change, remove];
