import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { count, readOutbox } from "../support/users.ts";
import { auth, call, music, refusalOf } from "../support/rest/call.ts";
import { applyFor, customRole, makeWorld, type World } from "../support/rest/world.ts";

let world: World;

beforeEach(async () => {
  world = await makeWorld();
});

const as = (path: string, method = "GET", body?: unknown) =>
  call(path, { method, body, headers: world.administrator });

const ids = { applicant: 1, viewer: 2, contributor: 3, administrator: 4 };

describe("users", () => {
  test("are listed, found and counted, without a password or a hash", async () => {
    const page = await as(`${auth}/users?sortBy=username&direction=desc&size=2`);
    const text = await page.text();
    expect(text).not.toMatch(/hash|scrypt|"password"/i);
    expect(JSON.parse(text)).toMatchObject({
      totalElements: 4,
      totalPages: 2,
      content: [{ username: "viewer@example.org" }, { username: "contributor@example.org" }],
    });
    expect(await (await as(`${auth}/users/${ids.viewer}`)).json()).toEqual({
      id: ids.viewer,
      username: "viewer@example.org",
      roles: [{ id: roleIds.Viewer, name: "Viewer" }],
      passwordExpiryTimestamp: null,
    });
    await applyFor("applicant@example.org");
    for (const [query, total] of [
      ["username=EXAMPLE", 4],
      ["username=%25", 0],
      ["role=contributor", 1],
      ["status=pending", 1],
      ["username=view&role=Administrator", 0],
    ] as const)
      expect(await (await as(`${auth}/users/search?${query}`)).json(), query).toMatchObject({
        totalElements: total,
      });
    expect(await (await as(`${auth}/users/statistics`)).json()).toEqual({
      totalUsers: 4,
      pendingApprovals: 1,
      byRole: { Administrator: 1, Contributor: 1, Viewer: 2, Reader: 0 },
    });
    const taken = async (name: string) =>
      (await as(`${auth}/users/check-username/${encodeURIComponent(name)}`)).text();
    expect(await taken(" VIEWER@example.org")).toBe("true");
    expect(await taken("nobody@example.org")).toBe("false");
    expect(await taken("nobody")).toBe("false");
  });

  test("an Administrator makes any account without a code", async () => {
    const body = {
      username: "New@example.org",
      password: "veena under stars",
      roles: [roleIds.Administrator, customRole],
    };
    const response = await as(`${auth}/users`, "POST", body);
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      id: 5,
      username: "new@example.org",
      roles: expect.arrayContaining([
        { id: roleIds.Administrator, name: "Administrator" },
        { id: customRole, name: "Reader" },
      ]),
    });
    expect(await refusalOf(await as(`${auth}/users`, "POST", body))).toEqual([
      409,
      "USER_ALREADY_EXISTS",
    ]);
    const unknown = { ...body, username: "other@example.org", roles: ["none"] };
    expect(await refusalOf(await as(`${auth}/users`, "POST", unknown))).toEqual([
      400,
      "ILLEGAL_ARGUMENT",
    ]);
    expect(await count("FROM users")).toBe(5);
    expect(await count("FROM audit_events WHERE act = 'user added'")).toBe(1);
  });

  test("T36 are changed in one go; a new password ends their tokens and is told by mail", async () => {
    const path = `${auth}/users/${ids.viewer}`;
    const kept = await as(path, "PUT", {
      id: 99,
      username: "viewer@example.org",
      password: "",
      roles: [{ id: roleIds.Contributor }],
      passwordExpiryTimestamp: "1800000000000",
    });
    expect(await kept.json()).toEqual({
      id: ids.viewer,
      username: "viewer@example.org",
      roles: [{ id: roleIds.Contributor, name: "Contributor" }],
      passwordExpiryTimestamp: 1_800_000_000_000,
    });
    const never = await as(path, "PUT", { passwordExpiryTimestamp: null, username: null });
    expect(await never.json()).toMatchObject({
      username: "viewer@example.org",
      passwordExpiryTimestamp: null,
    });
    expect((await call("/users/me", { headers: world.viewer })).status).toBe(200);
    expect((await as(path, "PUT", { password: "veena under stars" })).status).toBe(200);
    expect((await call("/users/me", { headers: world.viewer })).status).toBe(401);
    expect((await readOutbox()).map(({ to, kind }) => [to, kind])).toEqual([
      ["viewer@example.org", "passwordChanged"],
    ]);
    const taken = await as(path, "PUT", { username: "contributor@example.org" });
    expect(await refusalOf(taken)).toEqual([409, "USER_ALREADY_EXISTS"]);
    expect(await refusalOf(await as(path, "PUT", { password: "short" }))).toEqual([
      400,
      "ILLEGAL_ARGUMENT",
    ]);
  });

  test("T37 the last Administrator is neither demoted nor deleted", async () => {
    const path = `${auth}/users/${ids.administrator}`;
    const demoted = await as(path, "PUT", { roles: [roleIds.Viewer] });
    expect(await refusalOf(demoted)).toEqual([409, "IN_USE"]);
    expect(await refusalOf(await as(path, "DELETE"))).toEqual([409, "IN_USE"]);
    const gone = await as(`${auth}/users/${ids.contributor}`, "DELETE");
    expect([gone.status, await gone.text()]).toEqual([200, String(ids.contributor)]);
    expect((await call("/users/me", { headers: world.contributor })).status).toBe(401);
    expect(await (await call(`${music}/songs/1`)).json()).toMatchObject({ createdBy: null });
  });
});

describe("approvals", () => {
  const decide = (...decisions: unknown[]) =>
    as(`${auth}/users/userApprovalStatus`, "POST", decisions);
  const approve = (userName: string) => ({ userName, approvalStatus: "APPROVED" });

  test("are a bare array, newest first, of every status", async () => {
    await applyFor("viewer@example.org", "First");
    await env.DB.prepare(
      "UPDATE approval_requests SET requested_at = 1, status = 'rejected'",
    ).run();
    await applyFor("applicant@example.org", "Second");
    const all = await (await as(`${auth}/users/userApproval`)).json<unknown[]>();
    expect(all).toEqual([
      {
        id: 2,
        userName: "applicant@example.org",
        roleName: "Contributor",
        reason: "Second",
        status: "pending",
        requestDate: expect.stringMatching(/Z$/),
        submittedDate: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ status: "rejected", requestDate: "1970-01-01T00:00:00.001Z" }),
    ]);
    expect(await (await as(`${auth}/users/userApproval?status=REJECTED`)).json()).toHaveLength(1);
    expect(await refusalOf(await as(`${auth}/users/userApproval?status=x`))).toEqual([
      400,
      "ILLEGAL_ARGUMENT",
    ]);
  });

  test("are decided: the role follows at once, with who decided, why and when", async () => {
    await applyFor("applicant@example.org");
    await applyFor("viewer@example.org");
    const response = await decide(approve("Applicant@example.org"), {
      userName: "viewer@example.org",
      approvalStatus: "REJECTED",
      reason: "Not now",
    });
    expect([response.status, await response.text()]).toEqual([200, "updated"]);
    const { results } = await env.DB.prepare(
      "SELECT status, decision_reason AS reason, decided_by AS by, decided_at > 0 AS decided FROM approval_requests ORDER BY id",
    ).all();
    expect(results).toEqual([
      { status: "approved", reason: "Approved by administrator", by: 4, decided: 1 },
      { status: "rejected", reason: "Not now", by: 4, decided: 1 },
    ]);
    expect(
      await count("FROM user_roles WHERE user_id = 1 AND role_id = ?", roleIds.Contributor),
    ).toBe(1);
    expect(await count("FROM user_roles WHERE user_id = 2")).toBe(1);
  });

  test("T40 all or nothing: an unknown user, no request, one twice, a bad status", async () => {
    await applyFor("applicant@example.org");
    const good = approve("applicant@example.org");
    for (const list of [
      [good, approve("nobody@example.org")],
      [good, approve("viewer@example.org")],
      [good, good],
      [good, { userName: "viewer@example.org", approvalStatus: "approved" }],
      [good, {}],
      [],
    ])
      expect(await refusalOf(await decide(...list))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await count("FROM approval_requests WHERE status = 'pending'")).toBe(1);
  });

  test("T39 of several decisions at once one wins", async () => {
    await applyFor("applicant@example.org");
    const reject = { userName: "applicant@example.org", approvalStatus: "REJECTED" };
    const all = await Promise.all([
      decide(approve("applicant@example.org")),
      decide(reject),
      decide(approve("applicant@example.org")),
    ]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status }) => status === 400)).toHaveLength(2);
    const status = await env.DB.prepare("SELECT status FROM approval_requests").first("status");
    expect(
      await count("FROM user_roles WHERE user_id = 1 AND role_id = ?", roleIds.Contributor),
    ).toBe(status === "approved" ? 1 : 0);
  });
});
