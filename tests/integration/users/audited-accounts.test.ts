import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { readText } from "../support/front-door.ts";
import { auth, bearerFor, call } from "../support/rest/call.ts";
import { count, logIn, makeUser, password } from "../support/users.ts";
import { submit } from "../support/front-door.ts";

const email = "leaver@example.org";

/** Everything that an administrator can do to an account, each with its event. */
async function actOnAccount() {
  const admin = await makeAdministrator();
  const bearer = await bearerFor("admin@example.org");
  const options = { headers: bearer.headers };
  const body = { username: email, password: "mridangam at noon", roles: [roleIds.Viewer] };
  const added = await call(`${auth}/users`, { ...options, body });
  const { id }: { id: number } = await added.json();
  const user = `${auth}/users/${id}`;
  const changed = { username: "renamed@example.org", password: "veena at midnight" };
  expect((await call(user, { ...options, method: "PUT", body: changed })).status).toBe(200);
  const read = async (path: string) => readText(await admin.read(path));
  return { admin, id, read, delete: () => call(user, { ...options, method: "DELETE" }) };
}

test("the events of an account name it by its present address, and by its number once it is deleted", async () => {
  const { id, read, delete: remove } = await actOnAccount();
  expect(await read("/admin/audit")).toContain("renamed@example.org");
  expect((await remove()).status).toBe(200);
  for (const path of ["/admin/audit", "/admin"]) {
    const text = await read(path);
    expect(text, path).toContain(`Deleted account ${id}`);
    expect(text, path).not.toMatch(/leaver@|renamed@/);
  }
  expect(await read("/admin/audit/export")).not.toMatch(/leaver@|renamed@/);
  expect(await count("FROM audit_events WHERE subject = ?", String(id))).toBe(4);
  expect(await count("FROM audit_events WHERE subject LIKE '%@%'")).toBe(0);
});

test("an account that deletes itself leaves no address either", async () => {
  const { id } = await actOnAccount();
  await makeUser("one@example.org");
  await env.DB.prepare("INSERT INTO audit_events (act, subject) VALUES ('roles changed', ?)")
    .bind(String(id))
    .run();
  await env.DB.prepare(
    "INSERT INTO mails (id, recipient, kind, status) VALUES ('a', 'one@example.org', 'passwordChanged', 'failed')",
  ).run();
  const cookie = await logIn("one@example.org");
  const gone = await submit(
    "/account",
    { act: "delete", deletePassword: password },
    { Cookie: cookie },
  );
  expect(gone.headers.get("Location")).toBe("/login");
  expect(await count("FROM audit_events WHERE subject LIKE '%one@%' OR detail LIKE '%one@%'")).toBe(
    0,
  );
  expect(await count("FROM mails WHERE recipient = 'one@example.org'")).toBe(0);
});

test("events of before name accounts by number, and those of deleted accounts by none", async () => {
  const id = await makeUser(email);
  const event = (act: string, subject: string, at: number) =>
    env.DB.prepare("INSERT INTO audit_events (act, subject, at) VALUES (?, ?, ?)")
      .bind(act, subject, at)
      .run();
  const later = Date.now() + 1000;
  await event("user added", email, later);
  await event("roles changed", email, later);
  await event("user deleted", email, later - 86_400_000);
  await event("password set", "gone@example.org", later);
  await event("raaga added", email, later);
  const migration = env.MIGRATIONS.find(({ name }) => name.includes("audit_accounts"))!;
  for (const query of migration.queries) await env.DB.prepare(query).run();
  const { results } = await env.DB.prepare("SELECT subject FROM audit_events ORDER BY id").all();
  expect(results.map(({ subject }) => subject)).toEqual([String(id), String(id), "", "", email]);
});
