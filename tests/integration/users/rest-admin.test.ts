import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { roleIds } from "#app/domain/users/account.ts";
import { count, readOutbox } from "../support/members.ts";
import { auth, call, music, refusalOf } from "../support/rest.ts";
import { applyFor, customRole, csvOf, makeWorld, type World } from "../support/rest-world.ts";

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

describe("roles", () => {
  test("anybody reads them; clients hold their ids", async () => {
    const page = await (await call(`${auth}/roles?sortBy=name`)).json<{ content: unknown[] }>();
    expect(page.content).toEqual([
      expect.objectContaining({
        id: roleIds.Administrator,
        name: "Administrator",
        systemRole: true,
      }),
      expect.objectContaining({ id: roleIds.Contributor, systemRole: true }),
      expect.objectContaining({ id: customRole, name: "Reader", systemRole: false }),
      expect.objectContaining({ id: "b65d0f04-4795-4cff-b8f8-67a03608876f", name: "Viewer" }),
    ]);
    expect(await (await as(`${auth}/roles/search?searchTerm=READ`)).json()).toMatchObject({
      totalElements: 1,
    });
    expect(await (await as(`${auth}/roles/statistics`)).json()).toEqual({
      totalRoles: 4,
      systemRoles: 3,
      customRoles: 1,
    });
    expect(await (await as(`${auth}/roles/check-name/reader`)).text()).toBe("true");
    expect(await (await as(`${auth}/roles/check-name/nobody`)).text()).toBe("false");
  });

  test("are added, changed and deleted", async () => {
    const added = await as(`${auth}/roles`, "POST", { name: " Editor ", description: "Edits." });
    expect(added.status).toBe(201);
    const role = await added.json<{ id: string }>();
    expect(role).toMatchObject({ name: "Editor", description: "Edits.", systemRole: false });
    expect(await refusalOf(await as(`${auth}/roles`, "POST", { name: "EDITOR" }))).toEqual([
      409,
      "ROLE_ALREADY_EXISTS",
    ]);
    for (const [name, message] of [
      ["", "Role name is required"],
      ["x", "Role name must be at least 2 characters long"],
      ["x".repeat(101), "Role name must not exceed 100 characters"],
    ])
      expect(await (await as(`${auth}/roles`, "POST", { name })).json()).toMatchObject({
        status: 400,
        errorMessage: message,
      });
    const changed = await as(`${auth}/roles/${role.id}`, "PUT", { name: "Copy editor" });
    expect(await changed.json()).toMatchObject({ id: role.id, name: "Copy editor" });
    const gone = await as(`${auth}/roles/${role.id}`, "DELETE");
    expect([gone.status, gone.headers.get("Content-Type"), await gone.text()]).toEqual([
      200,
      "text/plain; charset=UTF-8",
      role.id,
    ]);
    expect(await refusalOf(await as(`${auth}/roles/${role.id}`, "DELETE"))).toEqual([
      404,
      "RESOURCE_NOT_FOUND",
    ]);
  });

  test("T38 a system role keeps its name and stays; one in use stays", async () => {
    for (const id of Object.values(roleIds)) {
      expect(await refusalOf(await as(`${auth}/roles/${id}`, "DELETE"))).toEqual([409, "IN_USE"]);
      expect(await refusalOf(await as(`${auth}/roles/${id}`, "PUT", { name: "Other" }))).toEqual([
        409,
        "IN_USE",
      ]);
    }
    for (const name of ["administrator ", "Ａdministrator"])
      expect(await refusalOf(await as(`${auth}/roles`, "POST", { name }))).toEqual([
        409,
        "ROLE_ALREADY_EXISTS",
      ]);
    await as(`${auth}/users/${ids.viewer}`, "PUT", { roles: [customRole] });
    expect(await refusalOf(await as(`${auth}/roles/${customRole}`, "DELETE"))).toEqual([
      409,
      "IN_USE",
    ]);
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

describe("reference lists", () => {
  test.each([
    ["raagas", "RAAGA_ALREADY_EXISTS", "raagaId"],
    ["taalas", "TAALA_ALREADY_EXISTS", "taalaId"],
    ["songTypes", "IN_USE", "songTypeId"],
  ])("%s: a new id in the body takes the songs along", async (list, taken, field) => {
    const path = `${music}/${list}`;
    const added = await as(path, "POST", { id: " New one ", description: "Described" });
    expect([added.status, await added.json()]).toEqual([
      201,
      { id: "New one", description: "Described" },
    ]);
    expect(await refusalOf(await as(path, "POST", { id: "New one" }))).toEqual([409, taken]);
    expect(await refusalOf(await as(path, "POST", { id: " " }))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    const column = field.replace("Id", "_id").replace("songType", "song_type");
    await env.DB.prepare(`UPDATE songs SET ${column} = 'New one'`).run();
    const changed = await as(`${path}/New%20one`, "PUT", { id: "Renamed", description: "Again" });
    expect(await changed.json()).toEqual({ id: "Renamed", description: "Again" });
    const song = await (await call(`${music}/songs/1`)).json<Record<string, unknown>>();
    expect(song[field]).toEqual({ id: "Renamed", description: "Again" });
    expect(await refusalOf(await as(`${path}/New%20one`))).toEqual([404, "RESOURCE_NOT_FOUND"]);
    const held = await as(`${path}/Renamed`, "DELETE");
    expect(await held.json()).toMatchObject({
      errorCode: "IN_USE",
      errorMessage: "It is in use: 1 song holds it.",
    });
    await env.DB.prepare(
      `INSERT INTO songs (title, composer, ${column}, deleted_at) VALUES ('Binned', 'M', 'Renamed', 1)`,
    ).run();
    expect(await (await as(`${path}/Renamed`, "DELETE")).json()).toMatchObject({
      errorMessage: "It is in use: 2 songs hold it, 1 of them in the bin.",
    });
    await env.DB.prepare(`UPDATE songs SET ${column} = NULL`).run();
    const gone = await as(`${path}/Renamed`, "DELETE");
    expect([gone.status, await gone.text()]).toEqual([200, "Renamed"]);
    const whole = await call(path);
    expect(await whole.json()).toMatchObject({
      size: list === "songTypes" ? 20 : 20_000,
      content: [{ id: expect.any(String) }, { id: "Unused" }],
    });
    expect(await count("FROM audit_events")).toBe(3);
  });

  test("a raaga that others are born of is in use, though no song holds it", async () => {
    await env.DB.prepare(
      "INSERT INTO raagas (id, description, melakarta) VALUES ('Parent', 'Parent', 65)",
    ).run();
    await env.DB.prepare(
      "INSERT INTO raagas (id, description, parent_id) VALUES ('Child', 'Child', 'Parent')",
    ).run();
    expect(await (await as(`${music}/raagas/Parent`, "DELETE")).json()).toMatchObject({
      errorCode: "IN_USE",
      errorMessage: "It is in use: 1 raaga is born of it.",
    });
  });

  test("accompaniment types come by name; renamed, songs tell the new name", async () => {
    const path = `${music}/accompanimentTypes`;
    const added = await as(path, "POST", { name: "Ghatam" });
    const entry = await added.json<{ id: number }>();
    expect(entry).toEqual({ id: expect.any(Number), name: "Ghatam", description: "" });
    const names = async () =>
      (await (await call(path)).json<{ content: { name: string }[] }>()).content.map(
        ({ name }) => name,
      );
    expect(await names()).toEqual(["Ghatam", "Mridangam", "Unused"]);
    const song = async () => (await call(`${music}/songs/1`)).text();
    expect(await song()).toContain("Mridangam");
    await as(`${path}/1`, "PUT", { name: "Mrudangam" });
    expect(await song()).toContain("Mrudangam");
    expect(await refusalOf(await as(`${path}/1`, "DELETE"))).toEqual([409, "IN_USE"]);
    expect(await (await as(`${path}/${entry.id}`, "DELETE")).json()).toBe(entry.id);
    expect(await refusalOf(await as(path, "POST", { name: "Unused" }))).toEqual([409, "IN_USE"]);
  });

  test("a name that is missing is asked for by field", async () => {
    for (const [list, field] of [
      ["raagas", "id"],
      ["taalas", "id"],
      ["songTypes", "id"],
      ["accompanimentTypes", "name"],
      ["mediaTypes", "description"],
    ] as const)
      expect(await (await as(`${music}/${list}`, "POST", {})).json()).toMatchObject({
        status: 400,
        fieldErrors: [{ fieldName: field, errorMessage: "Name is required" }],
      });
  });

  test("a size of 20,000 is for raagas and taalas; T70", async () => {
    for (const list of ["raagas", "taalas"]) {
      expect((await call(`${music}/${list}?size=20000`)).status).toBe(200);
      expect((await call(`${music}/${list}?size=20001`)).status).toBe(400);
    }
    expect((await call(`${music}/songTypes?size=1001`)).status).toBe(400);
  });
});

describe("POST /uploadCSV", () => {
  const upload = (text: string | Uint8Array<ArrayBuffer>) =>
    call(`${music}/uploadCSV`, { body: csvOf(text), headers: world.contributor });

  test("stores every row, by a head in any order or in the order of old", async () => {
    const head = await upload(
      '\ufeffsinger,title,Mridangam,raagaId,url\r\nA,One,"T. K. Murthy, G. Dorai",lavangi,https://youtu.be/dQw4w9WgXcQ\r\n',
    );
    expect([head.status, await head.json()]).toEqual([200, [["1 song was stored."]]]);
    const song = await (await call(`${music}/songs/2`)).json();
    expect(song).toMatchObject({
      title: "One",
      raagaId: { id: "Lavangi" },
      externalMediaId: "dQw4w9WgXcQ",
      accompaniments: [{ playedBy: ["T. K. Murthy", "G. Dorai"] }],
    });
    const old =
      "Two,A,Audio upload,https://example.org/a.mp3,audio,,15/08/1975,Lavangi,Adi,Kriti,-d,,M,,,,,\n";
    expect(await (await upload(old)).json()).toEqual([["1 song was stored."]]);
    expect(await (await call(`${music}/songs/3`)).json()).toMatchObject({
      title: "Two",
      recordingDate: "1975-08-15",
      mediaurl: "https://example.org/a.mp3",
      description: "-d",
      accompaniments: [{ accompanimentTypeName: "Mridangam", playedBy: ["M"] }],
    });
  });

  test("tells each refused row with its cells, and stores the others", async () => {
    const response = await upload("title,raagaId\nOne,Nowhere\nTwo,Lavangi\n,Lavangi\n");
    expect(await response.json()).toEqual([
      [expect.stringMatching(/^Line 2, One: “Nowhere” is not in the lists/), "One", "Nowhere"],
      [expect.stringMatching(/^Line 4, : Title is required/), "", "Lavangi"],
    ]);
    expect(await count("FROM songs WHERE title = 'Two'")).toBe(1);
  });

  test("a row with too few or too many cells is refused alone", async () => {
    const response = await upload("title,raagaId\nOne\nTwo,Lavangi\nThree,Lavangi,x\n");
    expect(await response.json()).toEqual([
      ["Line 2, One: The number of cells does not match the number of columns: 1 / 2.", "One"],
      [expect.stringMatching(/^Line 4, Three: .* 3 \/ 2\.$/), "Three", "Lavangi", "x"],
    ]);
    expect(await count("FROM songs WHERE title IN ('One', 'Two', 'Three')")).toBe(1);
    const one = await upload("title,raagaId\nFour,Lavangi\n");
    expect(await one.json()).toEqual([["1 song was stored."]]);
  });

  test("players of an instrument that is not in the lists are not dropped: their row is refused", async () => {
    // Of the instruments of old, this archive's list has the mridangam alone.
    const row = (title: string, violin: string) => `${title}${",".repeat(12)}M,${violin},,,,\n`;
    const response = await upload(row("One", "V") + row("Two", ""));
    expect(await response.json()).toEqual([
      [
        expect.stringMatching(/^Line 1, One: .*list/),
        "One",
        ...Array(11).fill(""),
        "M",
        "V",
        "",
        "",
        "",
        "",
      ],
    ]);
    expect(await count("FROM songs WHERE title IN ('One', 'Two')")).toBe(1);
  });

  test("what is wrong with the whole file is told with its line", async () => {
    const refused = await upload("title,foo\nOne,x\n");
    expect(await refused.json()).toMatchObject({
      status: 400,
      errorMessage: "Line 1: There is no such column: foo.",
    });
  });

  test("T51, T62 a zip, no UTF-8, a huge cell, too many rows: 400; no file: 400", async () => {
    const zip = Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0xff, 0xfe);
    for (const text of [
      zip,
      Uint8Array.of(0xff, 0xfe),
      `title\n${"x".repeat(10_001)}`,
      `title\n${"x\n".repeat(5001)}`,
      'title\n"open',
      "",
    ])
      expect(await refusalOf(await upload(text))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await refusalOf(await upload("x".repeat(1_100_000)))).toEqual([
      expect.any(Number),
      expect.stringMatching(/PAYLOAD_TOO_LARGE|ILLEGAL_ARGUMENT/),
    ]);
    const empty = await call(`${music}/uploadCSV`, {
      body: new FormData(),
      headers: world.contributor,
    });
    expect(await refusalOf(empty)).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await count("FROM songs")).toBe(1);
  });
});
