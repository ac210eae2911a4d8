import { randomBytes } from "node:crypto";
import { displayNameOf } from "#app/domain/users/display-name.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import type { Access } from "./access.ts";

export async function hasAccount({ read }: Access, email: string): Promise<boolean> {
  return (await read("SELECT 1 AS found FROM users WHERE username = ?", email)).length > 0;
}

/** Makes the user with this address an administrator. Returns the password of a new account, else null. */
export async function createAdministrator(access: Access, email: string): Promise<string | null> {
  const isNew = !(await hasAccount(access, email));
  const password = randomBytes(15).toString("base64url");
  await access.write([
    {
      sql: "INSERT INTO users (username, display_name, password_hash) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
      params: [email, displayNameOf(email), await hashPassword(password)],
    },
    ...[roleIds.Viewer, roleIds.Administrator].map((role) => ({
      sql: `INSERT INTO user_roles (user_id, role_id)
        SELECT id, ? FROM users WHERE username = ? ON CONFLICT DO NOTHING`,
      params: [role, email],
    })),
  ]);
  return isNew ? password : null;
}
