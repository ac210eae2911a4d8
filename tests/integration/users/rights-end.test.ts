import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type RoleName, roleIds } from "#app/domain/users/system-roles.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { origin, submit, visit } from "../support/front-door.ts";
import { count, logIn, password, readOutbox } from "../support/users.ts";
import { auth, bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { applyFor } from "../support/rest/world.ts";

let admin: Administrator;
let chief: Record<string, string>;

beforeEach(async () => {
  admin = await makeAdministrator();
  chief = (await bearerOf("chief@example.org", "Administrator")).headers;
});

/** A user with a web session and a REST token. */
async function makeSignedIn(username: string, ...roles: RoleName[]) {
  const { id, headers } = await bearerOf(username, ...roles);
  return { id, bearer: headers, cookie: await logIn(username) };
}
type SessionUser = Awaited<ReturnType<typeof makeSignedIn>>;

const page = ({ cookie }: SessionUser, path: string) =>
  visit(path, { headers: { Cookie: cookie } });
const form = ({ cookie }: SessionUser, path: string, fields: Record<string, string> = {}) =>
  submit(path, fields, { Cookie: cookie });
const roleForm = (roles: string[]) =>
  new URLSearchParams([["act", "roles"], ...roles.map((role) => ["roles", role])]);

describe("T25 rights end with the role that gave them, between one call and the next", () => {
  /** Everything a Contributor may do, with the expected status. */
  const contribute = async (who: SessionUser, song: number) => {
    const start = { method: "POST", body: "ID3", headers: { Cookie: who.cookie, Origin: origin } };
    const answers = [
      await page(who, "/songs/add"),
      await page(who, "/songs/add.data"),
      await page(who, `/songs/edit/${song}`),
      await form(who, `/songs/${song}/history`, { change: "none" }),
      await form(who, "/songs/add", { act: "save" }),
      await form(who, `/songs/edit/${song}`, { act: "save", revision: "9" }),
      await visit("/uploads?name=a.mp3&size=-1", start),
      await call(`${music}/songs`, { headers: who.bearer, body: {} }),
      await call(`${music}/songs/${song}`, { method: "PUT", headers: who.bearer, body: {} }),
      await call(`${music}/s3Song`, { headers: who.bearer, body: new FormData() }),
      await call(`${music}/uploadCSV`, { headers: who.bearer, body: new FormData() }),
      // Last, because it writes if it is allowed.
      await call(`${music}/songs/${song}`, { method: "DELETE", headers: who.bearer }),
    ];
    return answers.map(({ status }) => status);
  };

  test("a Contributor who is made a Viewer", async () => {
    const singer = await makeSignedIn("singer@example.org", "Contributor");
    const own = await makeSong({ title: "Their own", createdBy: singer.id });
    const another = await makeSong({ title: "Their own, too", createdBy: singer.id });
    const before = await contribute(singer, own);
    expect(before.filter((status) => [401, 403, 404, 500].includes(status))).toEqual([]);
    await visit(`/admin/users?dialog=edit&id=${singer.id}`, {
      method: "POST",
      body: roleForm([roleIds.Viewer]),
      headers: { Cookie: admin.cookie, Origin: origin },
    });
    const after = await contribute(singer, another);
    expect(after).toEqual(before.map(() => 403));
    expect(await form(singer, `/songs/${another}/delete`).then(({ status }) => status)).toBe(403);
    expect((await page(singer, "/my-collection")).status, "what a Viewer may").toBe(200);
    expect(await count("FROM songs WHERE deleted_at IS NULL AND updated_at IS NULL")).toBe(1);
  });

  test("an Administrator who is made a Contributor over REST", async () => {
    const second = await makeSignedIn("second@example.org", "Administrator");
    const pages = ["", "/users", "/roles", "/approvals", "/audit", "/raaga", "/songs", "/bin"];
    const paths = [`${auth}/users`, `${auth}/users/statistics`, `${auth}/users/userApproval`];
    const administer = async () => [
      ...(await Promise.all(pages.map((path) => page(second, `/admin${path}`)))),
      ...(await Promise.all(paths.map((path) => call(path, { headers: second.bearer })))),
      await form(second, "/admin/roles?dialog=add", { act: "add", name: "x" }),
      await call(`${auth}/roles`, { headers: second.bearer, body: {} }),
    ];
    const before = (await administer()).map(({ status }) => status);
    expect(before).toEqual([...[...pages, ...paths].map(() => 200), 400, 400]);
    const change = { method: "PUT", headers: chief, body: { roles: [roleIds.Contributor] } };
    expect((await call(`${auth}/users/${second.id}`, change)).status).toBe(200);
    for (const answer of await administer()) {
      expect(answer.status, answer.url).toBe(403);
      expect(await answer.text()).not.toContain("chief@");
    }
  });

  test("a deleted user has no session, no token, and cannot sign in", async () => {
    const gone = await makeSignedIn("gone@example.org", "Contributor");
    const song = await makeSong({ title: "Left behind", createdBy: gone.id });
    const remove = { method: "DELETE", headers: chief };
    expect((await call(`${auth}/users/${gone.id}`, remove)).status).toBe(200);
    for (const path of ["/account", "/my-collection", "/songs/add", `/songs/edit/${song}`])
      expect((await page(gone, path)).headers.get("Location"), path).toMatch(/^\/login\?/);
    expect((await form(gone, "/account", { act: "request" })).status).toBe(302);
    expect((await form(gone, `/songs/${song}/delete`)).status).toBe(302);
    const put = { method: "PUT", headers: gone.bearer, body: {} };
    for (const answer of [
      await call("/users/me", { headers: gone.bearer }),
      await call(`${music}/songs/${song}`, put),
      await call(`${music}/user/songs`, { headers: gone.bearer }),
    ])
      expect(await refusalOf(answer)).toEqual([401, "USER_NOT_AUTHENTICATED"]);
    expect(await count("FROM sessions WHERE user_id = ?", gone.id)).toBe(0);
    expect(await count("FROM approval_requests")).toBe(0);
    expect(await count("FROM songs WHERE deleted_at IS NULL")).toBe(1);
    const again = await submit("/login", { username: "gone@example.org", password });
    expect(again.status).toBe(401);
  });

  test("a rejected request gives no right; an approved one gives it at once", async () => {
    for (const [decision, status] of [
      ["REJECTED", 403],
      ["APPROVED", 200],
    ] as const) {
      const userName = `${decision.toLowerCase()}@example.org`;
      const who = await makeSignedIn(userName);
      await applyFor(userName);
      expect((await page(who, "/songs/add")).status, "while it waits").toBe(403);
      const body = [{ userName, approvalStatus: decision, reason: "No." }];
      const path = `${auth}/users/userApprovalStatus`;
      expect((await call(path, { headers: chief, body })).status).toBe(200);
      expect((await page(who, "/songs/add")).status, decision).toBe(status);
      const added = await call(`${music}/songs`, { headers: who.bearer, body: {} });
      expect(added.status, decision).toBe(status === 200 ? 400 : 403);
    }
  });
});

describe("T36 a password that an Administrator sets", () => {
  const set = (id: number, newPassword: string, headers = chief) =>
    call(`${auth}/users/${id}`, { method: "PUT", headers, body: { password: newPassword } });

  test("ends every session, is mailed in the user's language, and is logged and audited", async () => {
    const one = await makeSignedIn("one@example.org");
    const other = await makeSignedIn("other@example.org");
    await env.DB.prepare("UPDATE users SET language = 'te' WHERE id = ?").bind(one.id).run();
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    expect((await set(one.id, "mridangam at noon")).status).toBe(200);
    expect((await page(one, "/account")).status).toBe(302);
    expect((await call("/users/me", { headers: one.bearer })).status).toBe(401);
    expect((await page(other, "/account")).status, "nobody else's").toBe(200);
    expect((await call("/users/me", { headers: other.bearer })).status).toBe(200);
    const logged = lines.flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
    expect(logged.filter(({ event }) => event === "password set")).toMatchObject([
      { outcome: "done", accountId: one.id, requestId: expect.any(String) },
    ]);
    expect(JSON.stringify(logged)).not.toMatch(/mridangam|@/);
    const written = "FROM audit_events WHERE act = 'password set' AND subject = ?";
    expect(await count(written, String(one.id))).toBe(1);
    const mails = await readOutbox();
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      ["one@example.org", "passwordChanged"],
    ]);
    expect(mails[0]!.text).toMatch(/\p{sc=Telu}/u);
    const login = (text: string) =>
      submit("/login", { username: "one@example.org", password: text });
    expect((await login(password)).status).toBe(401);
    expect((await login("mridangam at noon")).status).toBe(302);
  });

  test("that is rejected changes nothing and sends no mail", async () => {
    const one = await makeSignedIn("one@example.org", "Contributor");
    const hash = () =>
      env.DB.prepare("SELECT password_hash FROM users WHERE id = ?").bind(one.id).first();
    const before = await hash();
    for (const weak of ["short", "password1", "one@example.org", "x".repeat(257)])
      expect(await refusalOf(await set(one.id, weak)), weak).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect((await set(one.id, "mridangam at noon", one.bearer)).status).toBe(403);
    // The form of the site gives roles alone.
    const smuggled = roleForm([roleIds.Contributor]);
    for (const name of ["password", "passwordHash", "password_hash", "newPassword"])
      smuggled.set(name, "mridangam at noon");
    await visit(`/admin/users?dialog=edit&id=${one.id}`, {
      method: "POST",
      body: smuggled,
      headers: { Cookie: admin.cookie, Origin: origin },
    });
    expect(await hash()).toEqual(before);
    expect((await page(one, "/account")).status).toBe(200);
    expect((await call("/users/me", { headers: one.bearer })).status).toBe(200);
    expect(await readOutbox()).toEqual([]);
    expect(await count("FROM audit_events WHERE act = 'password set'")).toBe(0);
  });
});
