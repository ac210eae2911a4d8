import { z } from "zod";
import { changeRole, createRole, deleteRole } from "#app/data/users/role-writes.ts";
import { findRole } from "#app/data/users/roles.ts";
import { roleForm } from "#app/domain/users/role.ts";
import { operation } from "../http/operation.ts";
import { Problem } from "../http/problem.ts";
import { textResponse } from "../http/responses.ts";
import { nameId } from "../http/schemas.ts";
import { requireWritten } from "../http/write-outcome.ts";
import { roleSchema, toRole } from "./role-schema.ts";

const prefix = "/mbkmusic-mbkauth";

const one = { status: 200, description: "The role.", json: roleSchema } as const;

const add = operation(
  {
    method: "post",
    path: `${prefix}/roles`,
    summary: "Adds a custom role, which is a label and grants no permissions",
    access: "administer",
    body: { kind: "json", schema: roleForm },
    response: { ...one, status: 201 },
    problems: ["ROLE_ALREADY_EXISTS"],
  },
  async ({ services: { db }, body, user }) => {
    const id = crypto.randomUUID();
    requireWritten(await createRole(db, id, body, user.id), "ROLE_ALREADY_EXISTS");
    return Response.json(toRole((await findRole(db, id))!), { status: 201 });
  },
);

const change = operation(
  {
    method: "put",
    path: `${prefix}/roles/{id}`,
    summary: "Changes the name and description of a role; system roles cannot be renamed",
    access: "administer",
    params: nameId,
    body: { kind: "json", schema: roleForm },
    response: one,
    problems: ["ROLE_ALREADY_EXISTS", "IN_USE"],
  },
  async ({ services: { db }, params: { id }, body, user }) => {
    requireWritten(await changeRole(db, id, body, user.id), "ROLE_ALREADY_EXISTS");
    return Response.json(toRole((await findRole(db, id))!));
  },
);

const remove = operation(
  {
    method: "delete",
    path: `${prefix}/roles/{id}`,
    summary: "Deletes a role that nobody has; system roles cannot be deleted",
    access: "administer",
    params: nameId,
    response: { status: 200, description: "Its id.", text: z.string() },
    problems: ["IN_USE"],
  },
  async ({ services: { db }, params: { id }, user }) => {
    const role = await findRole(db, id);
    if (!role) throw new Problem("RESOURCE_NOT_FOUND");
    requireWritten(await deleteRole(db, role, user.id));
    return textResponse(id);
  },
);

export const roleWriteCalls = [add, change, remove];
