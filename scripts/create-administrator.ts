import { randomBytes } from "node:crypto";
import { displayNameOf } from "#app/domain/users/display-name.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { literal } from "#drizzle/seed/sql.ts";
import type { Access } from "./access.ts";

/** Makes the user with this address an administrator. Returns the password that a new account has. */
export async function createAdministrator(access: Access, email: string): Promise<string> {
  const password = randomBytes(15).toString("base64url");
  const [username, name, hash] = [email, displayNameOf(email), await hashPassword(password)];
  const user = `(SELECT id FROM users WHERE username = ${literal(username)})`;
  await access.write([
    `INSERT INTO users (username, display_name, password_hash)
      VALUES (${[username, name, hash].map(literal).join(", ")}) ON CONFLICT DO NOTHING`,
    ...[roleIds.Viewer, roleIds.Administrator].map(
      (role) => `INSERT INTO user_roles VALUES (${user}, ${literal(role)}) ON CONFLICT DO NOTHING`,
    ),
  ]);
  return password;
}
