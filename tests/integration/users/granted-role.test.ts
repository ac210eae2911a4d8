import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { readText } from "../support/front-door.ts";
import { makeUser } from "../support/users.ts";

test("a role that is granted without its request closes it", async () => {
  const admin = await makeAdministrator();
  const userId = await makeUser("waits@example.org");
  await env.DB.prepare("INSERT INTO approval_requests (user_id, role_id, reason) VALUES (?, ?, '')")
    .bind(userId, roleIds.Contributor)
    .run();
  expect(await readText(await admin.read("/admin"))).toContain("Approval requests 1");
  const done = await admin.send(`/admin/users?dialog=roles&id=${userId}`, {
    act: "roles",
    roles: roleIds.Contributor,
  });
  expect(done.status).toBe(302);
  expect(await env.DB.prepare("SELECT status, decided_by FROM approval_requests").first()).toEqual({
    status: "approved",
    decided_by: admin.id,
  });
  expect(await readText(await admin.read("/admin"))).not.toMatch(/Approval requests \d/);
});
