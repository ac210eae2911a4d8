import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { verifyPassword } from "#app/lib/password.server.ts";

const state = mkdtempSync(join(tmpdir(), "archive-"));
const env = { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false", ARCHIVE_STATE: state };
const options = { env, encoding: "utf8" as const, stdio: "pipe" as const };

afterAll(() => rmSync(state, { recursive: true }));

test("T73 admin:create creates the first administrator, and prints the password once", async () => {
  execFileSync(
    "wrangler",
    ["d1", "migrations", "apply", "DB", "--local", "--persist-to", state],
    options,
  );
  const file = globSync(`${state}/v3/d1/**/*.sqlite`).find((name) => !name.includes("metadata"))!;
  const open = () => new DatabaseSync(file);
  const roles = open();
  for (const [name, id] of Object.entries(roleIds))
    roles
      .prepare("INSERT INTO roles (id, name, name_key, is_system) VALUES (?, ?, ?, 1)")
      .run(id, name, name.toLowerCase());
  roles.close();

  const script = ["scripts/admin-create.ts", "--email"];
  expect(() => execFileSync(process.execPath, [...script, "nobody"], options)).toThrow("Say whose");
  const said = execFileSync(process.execPath, [...script, " First@Example.org "], options);
  const password = /password is:\s+(\S{20})\s/.exec(said)![1]!;
  expect(existsSync(".wrangler/admin.sql")).toBe(false);

  const kept = open();
  const users = kept.prepare("SELECT username, password_hash AS hash FROM users").all();
  expect(users).toMatchObject([{ username: "first@example.org" }]);
  const held = kept.prepare("SELECT role_id FROM user_roles").all();
  kept.close();
  expect(new Set(held.map(({ role_id }) => role_id))).toEqual(
    new Set([roleIds.Viewer, roleIds.Administrator]),
  );
  expect((await verifyPassword(password, String(users[0]!.hash))).right).toBe(true);
}, 120_000);
