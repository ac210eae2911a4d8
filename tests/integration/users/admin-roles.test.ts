import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { countUsers } from "#app/data/users/user-list.ts";
import { findUserId } from "#app/data/users/users.ts";
import { isRoleNameTaken } from "#app/data/users/roles.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { readText } from "../support/front-door.ts";
import { count, makeUser } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

describe("roles", () => {
  const path = "/admin/roles";
  const add = (name: string, description = "") =>
    admin.send(`${path}?dialog=add`, { act: "add", name, description });
  const idOf = async (name: string) =>
    (await env.DB.prepare("SELECT id FROM roles WHERE name = ?").bind(name).first<string>("id"))!;

  test("are shown with system roles marked, which cannot be deleted", async () => {
    await add("Archivist", "Keeps the tapes");
    const text = await readText(await admin.read(path));
    expect(text.match(/System role(?!s)/g)).toHaveLength(3);
    expect(text).toContain("Archivist");
    const html = await (await admin.read(path)).text();
    expect(html).toContain("Delete Archivist");
    expect(html).not.toContain("Delete Viewer");
    expect(await readText(await admin.read(`${path}?q=tapes`))).toContain("Archivist");
    expect(await readText(await admin.read(`${path}?q=tapes`))).not.toContain("Contributor b");
  });

  test("are described in the reader's language, until their descriptions are changed", async () => {
    const { Viewer } = roleIds;
    const read = async () => readText(await admin.read(`${path}?lng=ml`));
    const described = await read();
    expect(described).toContain("ഗാനങ്ങളുടെ സ്വന്തം ശേഖരം സൂക്ഷിക്കാം.");
    expect(described.match(/\b[A-Z][a-z]+s [a-z]+/g)).toBeNull();
    await admin.send(`${path}?dialog=edit&id=${Viewer}`, {
      act: "change",
      name: "Viewer",
      description: "Listens to songs",
    });
    expect(await read()).toContain("Listens to songs");
  });

  test("are validated, added, changed and deleted", async () => {
    const cases = [
      ["  ", "Role name is required"],
      ["x", "Role name must be at least 2 characters long"],
      ["x".repeat(101), "Role name must not exceed 100 characters"],
    ] as const;
    for (const [name, message] of cases) {
      const refused = await add(name);
      expect(refused.status).toBe(400);
      expect(await readText(refused)).toContain(message);
    }
    expect(await readText(await add("Fine", "x".repeat(501)))).toContain(
      "must not exceed 500 characters",
    );
    expect((await add("Archivist", "Keeps the tapes")).status).toBe(302);
    const id = await idOf("Archivist");
    const edit = `${path}?dialog=edit&id=${id}`;
    expect(await readText(await admin.read(edit))).toContain("Keeps the tapes");
    await admin.send(edit, { act: "change", name: "Librarian", description: "Keeps the notes" });
    expect(await idOf("Librarian")).toBe(id);
    const gone = `${path}?dialog=delete&id=${id}`;
    expect(await readText(await admin.read(gone))).toContain("This cannot be undone");
    await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?)").bind(admin.id, id).run();
    const held = await admin.send(gone, { act: "delete" });
    expect(held.status).toBe(409);
    expect(await readText(held)).toContain("Someone has this role");
    await env.DB.prepare("DELETE FROM user_roles WHERE role_id = ?").bind(id).run();
    expect((await admin.send(gone, { act: "delete" })).status).toBe(302);
    expect((await admin.send(gone, { act: "delete" })).status).toBe(404);
    expect(await count("FROM audit_events WHERE act LIKE 'role %'")).toBe(3);
  });

  test("the dialog of a role that cannot be deleted says so and has no button", async () => {
    await add("Archivist");
    const id = await idOf("Archivist");
    const question = async (role: string) => {
      const page = await admin.read(`${path}?dialog=delete&id=${role}`);
      const html = await page.clone().text();
      return { text: await readText(page), isAsked: html.includes('value="delete"') };
    };
    for (const role of Object.values(roleIds)) {
      const { text, isAsked } = await question(role);
      expect(text).toContain("System roles cannot be renamed or deleted.");
      expect(text).not.toContain("This cannot be undone");
      expect(isAsked).toBe(false);
    }
    expect((await question(id)).isAsked).toBe(true);
    await env.DB.prepare("INSERT INTO user_roles VALUES (?, ?)").bind(admin.id, id).run();
    const held = await question(id);
    expect(held.text).toContain("Someone has this role");
    expect(held.isAsked).toBe(false);
  });

  test("T38 no spelling of a system role can be added; none can be renamed or deleted, neither by the site nor in the database", async () => {
    for (const name of [
      "administrator ",
      "Ａdministrator",
      "ADMINISTRATOR",
      "Viewer\u200b",
      "contributor",
    ])
      expect((await add(name)).status, name).toBe(409);
    expect(await count("FROM roles")).toBe(3);
    for (const id of Object.values(roleIds)) {
      expect((await admin.send(`${path}?dialog=delete&id=${id}`, { act: "delete" })).status).toBe(
        409,
      );
      const renamed = { act: "change", name: "Chief", description: "" };
      expect((await admin.send(`${path}?dialog=edit&id=${id}`, renamed)).status).toBe(409);
      await expect(
        env.DB.prepare("UPDATE roles SET name = 'Chief' WHERE id = ?").bind(id).run(),
      ).rejects.toThrow(/SYSTEM_ROLE/);
    }
    const described = { act: "change", name: "Viewer", description: "Listens and collects." };
    expect((await admin.send(`${path}?dialog=edit&id=${roleIds.Viewer}`, described)).status).toBe(
      302,
    );
    expect(await count("FROM roles WHERE description = 'Listens and collects.'")).toBe(1);
  });
});

test("counts of users by role, and names that are taken in any spelling", async () => {
  const db = openDatabase(env.DB);
  await makeUser("one@example.org", "Viewer", "Contributor");
  await env.DB.prepare(
    "INSERT INTO approval_requests (user_id, role_id, reason) VALUES (?, ?, 'x')",
  )
    .bind(admin.id, roleIds.Contributor)
    .run();
  const numbers = await countUsers(db);
  expect(numbers).toMatchObject({ totalUsers: 2, pendingApprovals: 1 });
  expect(Object.fromEntries(numbers.byRole.map(({ name, n }) => [name, n]))).toEqual({
    Viewer: 1,
    Contributor: 1,
    Administrator: 1,
  });
  expect((await findUserId(db, "one@example.org")) !== null).toBe(true);
  expect((await findUserId(db, "two@example.org")) !== null).toBe(false);
  expect(await isRoleNameTaken(db, " VIEWER")).toBe(true);
  expect(await isRoleNameTaken(db, "Archivist")).toBe(false);
});
