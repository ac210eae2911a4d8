import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { auth, call, refusalOf } from "../support/rest/call.ts";
import { customRole, makeWorld, type World } from "../support/rest/world.ts";

let world: World;

beforeEach(async () => {
  world = await makeWorld();
});

const as = (path: string, method = "GET", body?: unknown) =>
  call(path, { method, body, headers: world.administrator });

const ids = { applicant: 1, viewer: 2, contributor: 3, administrator: 4 };

describe("roles", () => {
  test("can be read without signing in, under ids that clients rely on", async () => {
    const page = await (await call(`${auth}/roles?sortBy=name`)).json<{ content: unknown[] }>();
    expect(page.content).toEqual([
      expect.objectContaining({
        id: roleIds.Administrator,
        name: "Administrator",
        systemRole: true,
      }),
      expect.objectContaining({ id: roleIds.Contributor, systemRole: true }),
      expect.objectContaining({ id: customRole, name: "Reader", systemRole: false }),
      expect.objectContaining({ id: "b65d0f04-4795-4cff-b8f8-67a03608876f", name: "Viewer" }),
    ]);
    expect(await (await as(`${auth}/roles/search?searchTerm=READ`)).json()).toMatchObject({
      totalElements: 1,
    });
    expect(await (await as(`${auth}/roles/statistics`)).json()).toEqual({
      totalRoles: 4,
      systemRoles: 3,
      customRoles: 1,
    });
    expect(await (await as(`${auth}/roles/check-name/reader`)).text()).toBe("true");
    expect(await (await as(`${auth}/roles/check-name/nobody`)).text()).toBe("false");
  });

  test("are added, changed and deleted", async () => {
    const added = await as(`${auth}/roles`, "POST", { name: " Editor ", description: "Edits." });
    expect(added.status).toBe(201);
    const role = await added.json<{ id: string }>();
    expect(role).toMatchObject({ name: "Editor", description: "Edits.", systemRole: false });
    expect(await refusalOf(await as(`${auth}/roles`, "POST", { name: "EDITOR" }))).toEqual([
      409,
      "ROLE_ALREADY_EXISTS",
    ]);
    for (const [name, message] of [
      ["", "Role name is required"],
      ["x", "Role name must be at least 2 characters long"],
      ["x".repeat(101), "Role name must not exceed 100 characters"],
    ])
      expect(await (await as(`${auth}/roles`, "POST", { name })).json()).toMatchObject({
        status: 400,
        errorMessage: message,
      });
    const changed = await as(`${auth}/roles/${role.id}`, "PUT", { name: "Copy editor" });
    expect(await changed.json()).toMatchObject({ id: role.id, name: "Copy editor" });
    const gone = await as(`${auth}/roles/${role.id}`, "DELETE");
    expect([gone.status, gone.headers.get("Content-Type"), await gone.text()]).toEqual([
      200,
      "text/plain; charset=UTF-8",
      role.id,
    ]);
    expect(await refusalOf(await as(`${auth}/roles/${role.id}`, "DELETE"))).toEqual([
      404,
      "RESOURCE_NOT_FOUND",
    ]);
  });

  test("T38 a system role keeps its name and stays; one in use stays", async () => {
    for (const id of Object.values(roleIds)) {
      expect(await refusalOf(await as(`${auth}/roles/${id}`, "DELETE"))).toEqual([409, "IN_USE"]);
      expect(await refusalOf(await as(`${auth}/roles/${id}`, "PUT", { name: "Other" }))).toEqual([
        409,
        "IN_USE",
      ]);
    }
    for (const name of ["administrator ", "Ａdministrator"])
      expect(await refusalOf(await as(`${auth}/roles`, "POST", { name }))).toEqual([
        409,
        "ROLE_ALREADY_EXISTS",
      ]);
    await as(`${auth}/users/${ids.viewer}`, "PUT", { roles: [customRole] });
    expect(await refusalOf(await as(`${auth}/roles/${customRole}`, "DELETE"))).toEqual([
      409,
      "IN_USE",
    ]);
  });
});
