import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { referenceStatements } from "#drizzle/seed/reference/index.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { verifyPassword } from "#app/lib/password.server.ts";
import type { Access } from "../../scripts/access.ts";
import { createAdministrator } from "../../scripts/create-administrator.ts";

test("T73 admin:create creates the first administrator, and prints the password once", async () => {
  const db = new DatabaseSync(":memory:");
  for (const file of globSync("migrations/*.sql").toSorted()) db.exec(readFileSync(file, "utf8"));
  const access: Access = {
    read: () => Promise.reject(new Error("not needed")),
    write: async (statements) => db.exec(statements.join(";\n")),
  };
  await access.write(await referenceStatements());

  const password = await createAdministrator(access, "first@example.org");
  const users = db.prepare("SELECT username, password_hash AS hash FROM users").all();
  expect(users).toMatchObject([{ username: "first@example.org" }]);
  const held = db.prepare("SELECT role_id FROM user_roles").all();
  expect(new Set(held.map(({ role_id }) => role_id))).toEqual(
    new Set([roleIds.Viewer, roleIds.Administrator]),
  );
  expect((await verifyPassword(password, String(users[0]!.hash))).right).toBe(true);

  await createAdministrator(access, "first@example.org");
  const again = db.prepare("SELECT password_hash AS hash FROM users").all();
  expect(again, "who has an account keeps the password").toMatchObject([{ hash: users[0]!.hash }]);
});

test("admin:create asks for an address", () => {
  const { status, stderr } = spawnSync("node", ["scripts/admin-create.ts", "--email", "nobody"], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^Say whose/)]);
});
