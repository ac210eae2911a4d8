import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { verifyPassword } from "#app/lib/password.server.ts";
import { createAdministrator } from "../../scripts/create-administrator.ts";
import { accessOf, migratedDatabase } from "../d1-api.ts";

test("T73 admin:create creates the first administrator, and prints the password once", async () => {
  const db = migratedDatabase();
  for (const statement of await referenceStatements()) db.exec(statement);
  const access = accessOf(db);

  const password = await createAdministrator(access, "first@example.org");
  const users = db.prepare("SELECT username, password_hash AS hash FROM users").all();
  expect(users).toMatchObject([{ username: "first@example.org" }]);
  const held = db.prepare("SELECT role_id FROM user_roles").all();
  expect(new Set(held.map(({ role_id }) => role_id))).toEqual(
    new Set([roleIds.Viewer, roleIds.Administrator]),
  );
  expect((await verifyPassword(password!, String(users[0]!.hash))).right).toBe(true);

  expect(await createAdministrator(access, "first@example.org")).toBeNull();
  const again = db.prepare("SELECT password_hash AS hash FROM users").all();
  expect(again, "who has an account keeps the password").toMatchObject([{ hash: users[0]!.hash }]);
});

test("admin:create asks for an address", () => {
  const { status, stderr } = spawnSync("node", ["scripts/admin-create.ts", "--email", "nobody"], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Say whose/)]);
});
