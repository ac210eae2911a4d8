import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { address } from "#app/domain/users/address.ts";
import { displayNameOf } from "#app/domain/users/display-name.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { hashPassword } from "#app/lib/password.server.ts";
import { run, statePath } from "./local.ts";

// `npm run admin:create -- --email someone@example.org [--remote]`: creates the first administrator. A user with
// this address becomes one and keeps the password.
const given = process.argv[process.argv.indexOf("--email") + 1];
const email = address.safeParse(process.argv.includes("--email") ? given : undefined);
if (!email.success) {
  console.error("Say whose: npm run admin:create -- --email someone@example.org [--remote]");
  process.exit(1);
}
const password = randomBytes(15).toString("base64url");
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const user = `(SELECT id FROM users WHERE username = ${quoted(email.data)})`;
const name = quoted(displayNameOf(email.data));
const statements = [
  `INSERT INTO users (username, display_name, password_hash) VALUES (${quoted(email.data)}, ${name}, ${quoted(await hashPassword(password))}) ON CONFLICT DO NOTHING`,
  ...[roleIds.Viewer, roleIds.Administrator].map(
    (role) => `INSERT INTO user_roles VALUES (${user}, ${quoted(role)}) ON CONFLICT DO NOTHING`,
  ),
];
const file = ".wrangler/admin.sql";
mkdirSync(".wrangler", { recursive: true });
writeFileSync(file, `${statements.join(";\n")};\n`, { mode: 0o600 });
const target = process.argv.includes("--remote")
  ? ["--remote"]
  : ["--local", "--persist-to", statePath];
process.on("exit", () => rmSync(file));
run("wrangler", ["d1", "execute", "DB", ...target, "--yes", "--file", file]);
console.log(
  `\n${email.data} is an administrator. For a new account the password is:\n\n  ${password}\n`,
);
