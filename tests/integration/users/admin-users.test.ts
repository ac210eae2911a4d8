import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

/** Sends the ticked roles of a user. */
const giveRoles = (
  who: Administrator,
  id: number,
  roles: string[],
  more: Record<string, string> = {},
) => {
  const body = new URLSearchParams([
    ["act", "roles"],
    ...roles.map((role) => ["roles", role]),
    ...Object.entries(more),
  ]);
  return visit(`/admin/users?dialog=edit&id=${id}`, {
    method: "POST",
    body,
    headers: { Cookie: who.cookie, Origin: origin },
  });
};

const rolesOf = async (id: number) => {
  const { results } = await env.DB.prepare(
    "SELECT r.name FROM user_roles ur JOIN roles r ON r.id = ur.role_id WHERE user_id = ? ORDER BY 1",
  )
    .bind(id)
    .all<{ name: string }>();
  return results.map(({ name }) => name).join(" ");
};

const administrators = () => count("FROM user_roles WHERE role_id = ?", roleIds.Administrator);

const remove = (who: Administrator, id: number) =>
  who.send(`/admin/users?dialog=delete&id=${id}`, { act: "delete" });

describe("users", () => {
  test("are shown with initials, id and role badges, in tabs with counts, searched and paged", async () => {
    for (let at = 1; at <= 22; at++)
      await makeUser(`member.number${String(at).padStart(2, "0")}@example.org`);
    const waits = await makeUser("waits@example.org");
    await env.DB.prepare(
      "INSERT INTO approval_requests (user_id, role_id, reason) VALUES (?, ?, 'x')",
    )
      .bind(waits, roleIds.Contributor)
      .run();
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(waits).run();
    const first = await readText(await admin.read("/admin/users"));
    expect(first).toContain("All users (24)");
    expect(first).toContain("Pending approvals (1)");
    expect(first).toContain("MN");
    expect(first).toContain("you, #1");
    expect(first).toContain("Showing 1 to 20 of 24 results");
    const html = await (await admin.read("/admin/users")).text();
    expect(html).toContain("badge Administrator");
    const pending = await readText(await admin.read("/admin/users?tab=pending"));
    expect(pending).toContain("waits@example.org");
    expect(pending).toContain("No roles");
    expect(pending).not.toContain("number01");
    expect(pending).toContain("Approve waits@example.org");
    expect(await readText(await admin.read("/admin/users?q=NUMBER22"))).toContain("number22");
    expect(await readText(await admin.read("/admin/users?q=zzz"))).toContain("Nothing matches");
  });

  test("get exactly the roles that are ticked, at once", async () => {
    const id = await makeUser("one@example.org");
    const cookie = await logIn("one@example.org");
    expect(await readText(await admin.read(`/admin/users?dialog=edit&id=${id}`))).toContain(
      "Roles of one@example.org",
    );
    const done = await giveRoles(admin, id, [roleIds.Viewer, roleIds.Administrator]);
    expect(done.status).toBe(302);
    expect(await rolesOf(id)).toBe("Administrator Viewer");
    expect((await visit("/admin/users", { headers: { Cookie: cookie } })).status).toBe(200);
    await giveRoles(admin, id, []);
    expect(await rolesOf(id)).toBe("");
    expect((await visit("/admin/users", { headers: { Cookie: cookie } })).status).toBe(403);
    expect((await giveRoles(admin, id, ["no such role"])).status).toBe(404);
    expect((await giveRoles(admin, 999, [roleIds.Viewer])).status).toBe(404);
    expect(await count("FROM audit_events WHERE act = 'roles changed'")).toBe(2);
  });

  test("are deleted after a confirmation; their songs stay as a former member's", async () => {
    const id = await makeUser("one@example.org");
    const song = await makeSong({ title: "Theirs", createdBy: id });
    expect(await readText(await admin.read(`/admin/users?dialog=delete&id=${id}`))).toContain(
      "Are you sure you want to delete the account of one@example.org?",
    );
    expect((await remove(admin, id)).status).toBe(302);
    expect(await count("FROM users WHERE id = ?", id)).toBe(0);
    expect(await readText(await visit(`/songs/${song}`))).toContain("a former member");
    expect(
      await count("FROM audit_events WHERE act = 'user deleted' AND subject = ?", String(id)),
    ).toBe(1);
    expect((await remove(admin, id)).status).toBe(404);
  });

  test("nobody deletes or demotes themselves by accident", async () => {
    await makeUser("two@example.org", "Administrator");
    expect((await remove(admin, admin.id)).status).toBe(409);
    expect(await readText(await admin.read(`/admin/users?dialog=delete&id=${admin.id}`))).toContain(
      "your own account",
    );
    const asked = await giveRoles(admin, admin.id, [roleIds.Viewer]);
    expect(asked.status).toBe(409);
    const question = await asked.text();
    expect(question).toContain("give up your own Administrator role");
    // Without scripts, too, the boxes are as they were ticked.
    expect(question.match(/<input[^>]*name="roles"[^>]*checked=""/g)).toHaveLength(1);
    expect(question).toMatch(new RegExp(`checked=""[^>]*value="${roleIds.Viewer}"`));
    expect(await rolesOf(admin.id)).toBe("Administrator");
    expect((await giveRoles(admin, admin.id, [roleIds.Viewer], { sure: "yes" })).status).toBe(302);
    expect(await rolesOf(admin.id)).toBe("Viewer");
  });

  test("T37 the last Administrator is neither deleted nor demoted, whoever tries", async () => {
    const alone = await giveRoles(admin, admin.id, [], { sure: "yes" });
    expect(alone.status).toBe(409);
    expect(await readText(alone)).toContain("the last Administrator");
    expect(await rolesOf(admin.id)).toBe("Administrator");
    await expect(env.DB.prepare("DELETE FROM user_roles").run()).rejects.toThrow(/LAST_ADMIN/);
    await expect(
      env.DB.prepare("UPDATE user_roles SET role_id = ?").bind(roleIds.Viewer).run(),
    ).rejects.toThrow(/LAST_ADMIN/);
  });

  test("T37 two who delete or demote each other at once: one of them stays", async () => {
    for (const act of ["delete", "demote"]) {
      const one = await makeAdministrator(`one-${act}@example.org`);
      const two = await makeAdministrator(`two-${act}@example.org`);
      await env.DB.prepare("DELETE FROM user_roles WHERE user_id NOT IN (?, ?)")
        .bind(one.id, two.id)
        .run();
      const answers = await Promise.all(
        act === "delete"
          ? [remove(one, two.id), remove(two, one.id)]
          : [giveRoles(one, two.id, [roleIds.Viewer]), giveRoles(two, one.id, [roleIds.Viewer])],
      );
      const done = answers.filter(({ headers }) => headers.get("Location") === "/admin/users");
      expect(done).toHaveLength(1);
      expect(await administrators()).toBe(1);
    }
  });

  test("T75 an attempt at the last Administrator leaves one line on the log", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    await giveRoles(admin, admin.id, [], { sure: "yes" });
    const noted = lines.filter((line) => line.includes('"lastAdministrator"'));
    expect(noted).toHaveLength(1);
    expect(JSON.parse(noted[0]!)).toMatchObject({ event: "roles changed", accountId: admin.id });
  });
});
