import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { defaultReason } from "#app/domain/users/account-forms.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { readSettings } from "#app/config.server.ts";
import { findRequest, listPendingRequests } from "#app/data/users/approvals.ts";
import { openDatabase } from "#app/data/database.ts";
import { decideApprovals } from "#app/operations/users/decide-approval.ts";
import { notifyAdministrators } from "#app/operations/users/notify-administrators.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { readText, visit } from "../support/front-door.ts";
import { cookiesOf, count, makeUser, readOutbox } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

/** Creates a Viewer's request for the Contributor role and returns its id. */
async function makeRequest(username: string, reason = "I have old recordings.", language?: string) {
  const userId = await makeUser(username);
  await env.DB.prepare("UPDATE users SET language = ? WHERE id = ?")
    .bind(language ?? null, userId)
    .run();
  const row = await env.DB.prepare(
    "INSERT INTO approval_requests (user_id, role_id, reason) VALUES (?, ?, ?) RETURNING id",
  )
    .bind(userId, roleIds.Contributor, reason)
    .first<{ id: number }>();
  return { userId, id: row!.id };
}

const request = (id: number) =>
  env.DB.prepare("SELECT * FROM approval_requests WHERE id = ?").bind(id).first();
const isContributor = async (userId: number) =>
  (await count(
    "FROM user_roles WHERE user_id = ? AND role_id = ?",
    userId,
    roleIds.Contributor,
  )) === 1;
const after = async (response: Response, path = "/admin/approvals") => {
  const headers = { Cookie: `${admin.cookie}; ${cookiesOf(response)}` };
  return readText(await visit(path, { headers }));
};

describe("requests", () => {
  test("are shown with their defaults, searched, and filtered by status", async () => {
    expect(await readText(await admin.read("/admin/approvals"))).toContain(
      "There are no requests yet.",
    );
    await makeRequest("one@example.org");
    const two = await makeRequest("two@example.org", "");
    await env.DB.prepare("UPDATE approval_requests SET status = 'rejected' WHERE id = ?")
      .bind(two.id)
      .run();
    const all = await readText(await admin.read("/admin/approvals"));
    expect(all).toContain("one@example.org");
    expect(all).toContain("No reason provided");
    expect(all.match(/Approve one@/g)).toHaveLength(1);
    expect(all).not.toContain("Approve two@");
    await makeRequest("three@example.org", defaultReason);
    expect(await readText(await admin.read("/admin/approvals?lng=te"))).toContain(
      "కంట్రిబ్యూటర్ పాత్ర కోసం అభ్యర్థన",
    );
    const pending = await readText(await admin.read("/admin/approvals?status=pending"));
    expect(pending).not.toContain("two@example.org");
    for (const q of ["ONE@", "old rec", "contrib"])
      expect(await readText(await admin.read(`/admin/approvals?q=${q}`))).toContain(
        "one@example.org",
      );
    expect(await readText(await admin.read("/admin/approvals?q=nobody"))).toContain(
      "Nothing matches",
    );
    const beyond = await admin.read("/admin/approvals?page=7&q=one");
    expect(beyond.headers.get("Location")).toBe("/admin/approvals?page=1&q=one");
  });

  test("are shown in full in a dialog, where only those that wait can be decided", async () => {
    const { id } = await makeRequest("one@example.org", "A long reason\nof two lines");
    const path = `/admin/approvals?dialog=details&id=${id}`;
    const open = await (await admin.read(path)).text();
    expect(open).toMatch(/<dialog[^>]*open/);
    expect(open).toContain("of two lines");
    await admin.send(path, { act: "approve", request: String(id) });
    const decided = await readText(await admin.read(path));
    expect(decided).toContain("Approved by administrator");
    expect(decided).not.toContain("Approve one@");
    const tooLate = await readText(await admin.read(`/admin/approvals?dialog=reject&id=${id}`));
    expect(tooLate).toContain("admin@example.org Approved by administrator");
  });

  test("approved ones grant the role, are mailed to the applicant in their language, and are audited", async () => {
    const { id, userId } = await makeRequest("one@example.org", "Please", "te");
    const done = await admin.send("/admin/approvals?status=pending", {
      act: "approve",
      request: String(id),
    });
    expect(done.headers.get("Location")).toBe("/admin/approvals?status=pending");
    expect(await after(done)).toContain("User one@example.org approved successfully");
    expect(await request(id)).toMatchObject({
      status: "approved",
      decision_reason: "Approved by administrator",
      decided_by: admin.id,
    });
    expect(await isContributor(userId)).toBe(true);
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({ to: "one@example.org", kind: "requestApproved" });
    expect(mail!.subject).toMatch(/\p{sc=Telu}/u);
    const event = await env.DB.prepare("SELECT act, subject FROM audit_events").first();
    expect(event).toEqual({ act: "request approved", subject: String(userId) });
  });

  test("rejecting asks for confirmation, and the reason is mailed as text", async () => {
    const { id, userId } = await makeRequest("one@example.org");
    const path = `/admin/approvals?dialog=reject&id=${id}`;
    expect(await readText(await admin.read(path))).toContain(
      "Are you sure you want to reject user one@example.org?",
    );
    const long = await admin.send(path, {
      act: "reject",
      request: String(id),
      reason: "x".repeat(1001),
    });
    expect(long.status).toBe(400);
    const form = { act: "reject", request: String(id), reason: "<b>Not now</b>" };
    const done = await admin.send(path, form);
    expect(done.headers.get("Location")).toBe("/admin/approvals");
    expect(await after(done)).toContain("User one@example.org rejected successfully");
    expect(await isContributor(userId)).toBe(false);
    const [mail] = await readOutbox();
    expect(mail).toMatchObject({
      kind: "requestRejected",
      subject: "Your request was not approved",
    });
    expect(mail!.text).toContain("<b>Not now</b>");
    expect(mail!.html).toContain("&lt;b&gt;Not now");
    const other = await makeRequest("two@example.org");
    await admin.send("/admin/approvals", { act: "reject", request: String(other.id), reason: " " });
    expect(await request(other.id)).toMatchObject({ decision_reason: "Rejected by administrator" });
  });

  test("T39 of three simultaneous decisions one wins, roles and mails agree with it, and the others get an error", async () => {
    const two = await makeAdministrator("two@example.org");
    for (const round of [1, 2, 3]) {
      const { id, userId } = await makeRequest(`applicant${round}@example.org`);
      const answers = await Promise.all([
        admin.send("/admin/approvals", { act: "approve", request: String(id) }),
        two.send("/admin/approvals", { act: "reject", request: String(id) }),
        admin.send("/admin/users?tab=pending", { act: "reject", request: String(id) }),
      ]);
      const told = await Promise.all(answers.map((answer) => after(answer)));
      expect(told.filter((text) => text.includes("successfully"))).toHaveLength(1);
      const row = await request(id);
      const by = row!.decided_by === admin.id ? "admin@example.org" : "two@example.org";
      const decided = `has already been ${String(row!.status)} by ${by}.`;
      expect(told.filter((text) => text.includes(decided))).toHaveLength(2);
      expect(await isContributor(userId)).toBe(row!.status === "approved");
      expect(await count("FROM mails WHERE recipient = ?", `applicant${round}@example.org`)).toBe(
        1,
      );
      expect(await count("FROM audit_events WHERE subject = ?", String(userId))).toBe(1);
    }
  });

  test("T40 a list of decisions with one request already decided changes nothing", async () => {
    const made = [];
    for (let at = 0; at < 4; at++) made.push(await makeRequest(`a${at}@example.org`));
    const db = openDatabase(env.DB);
    const services = {
      db,
      settings: readSettings(env),
      defer: () => {},
      logEvent: () => {},
      now: () => Date.now(),
    };
    const actor = { id: admin.id, username: "", displayName: "", roles: [] };
    const requests = await listPendingRequests(db, [
      "a0@example.org",
      "a1@example.org",
      "a2@example.org",
      "gone@example.org",
    ]);
    expect(requests).toHaveLength(3);
    await env.DB.prepare("UPDATE approval_requests SET status = 'rejected' WHERE id = ?")
      .bind(made[2]!.id)
      .run();
    const decided = requests.map((one) => ({ request: one, status: "approved" as const }));
    expect((await decideApprovals(services, actor, decided)).ok).toBe(false);
    expect(await count("FROM approval_requests WHERE status = 'pending'")).toBe(3);
    expect(await count("FROM mails")).toBe(0);
    expect((await decideApprovals(services, actor, decided.slice(0, 2))).ok).toBe(true);
    expect(await count("FROM approval_requests WHERE status = 'approved'")).toBe(2);
    // Only an Administrator decides, whatever calls the operation.
    const stranger = { ...actor, id: made[3]!.userId };
    const last = await findRequest(db, made[3]!.id);
    const denied = [{ request: last!, status: "approved" as const }];
    expect((await decideApprovals(services, stranger, denied)).ok).toBe(false);
    const unknown = await admin.send("/admin/approvals", { act: "approve", request: "99999" });
    expect(await after(unknown)).toContain("Failed to approve user");
  });

  test("T75 each decision leaves one line on the log, without an address", async () => {
    const lines: string[] = [];
    vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
    const { id, userId } = await makeRequest("one@example.org");
    await admin.send("/admin/approvals", { act: "approve", request: String(id) });
    const noted = lines
      .filter((line) => line.includes("request approved"))
      .map((line) => JSON.parse(line));
    expect(noted).toHaveLength(1);
    expect(noted[0]).toMatchObject({ outcome: "done", accountId: userId });
    expect(lines.filter((line) => line.startsWith("{")).join("")).not.toContain("@example.org");
  });
});

test("administrators get new requests in one mail, at most once an hour", async () => {
  await makeUser("two@example.org", "Administrator");
  let clock = Date.now();
  const services = {
    db: openDatabase(env.DB),
    settings: readSettings(env),
    defer: () => {},
    logEvent: () => {},
    now: () => clock,
  };
  const mails = () => count("FROM mails WHERE kind = 'requestsWaiting'");
  await notifyAdministrators(services);
  expect(await mails()).toBe(0);
  await makeRequest("a@example.org");
  await makeRequest("b@example.org");
  await Promise.all([notifyAdministrators(services), notifyAdministrators(services)]);
  expect(await mails()).toBe(2);
  const letter = (await readOutbox()).find(({ to }) => to === "two@example.org");
  expect(letter!.text).toContain("New pending requests: 2");
  expect(letter!.text).toContain("/admin/approvals?status=pending");
  await makeRequest("c@example.org");
  clock += 30 * 60_000;
  await notifyAdministrators(services);
  expect(await mails()).toBe(2);
  clock += 31 * 60_000;
  await notifyAdministrators(services);
  expect(await mails()).toBe(4);
  clock += 61 * 60_000;
  await notifyAdministrators(services);
  expect(await mails()).toBe(4);
});
