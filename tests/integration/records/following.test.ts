import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { mergeEntries } from "#app/data/music/merge-entries.ts";
import { raagaList } from "#app/data/music/raagas.ts";
import { deleteOtherUser } from "#app/operations/users/manage-users.ts";
import { newsMailsOfDay } from "#app/domain/records/following/follow-mail.ts";
import { mailNews } from "#app/operations/records/following/mail-news.ts";
import { makeStopToken } from "#app/operations/records/following/stop-mails.ts";
import { deliverDueMails } from "#app/operations/users/deliver-mail.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makePeople, makeRaaga } from "../support/factories.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { readMeter, readText, submit, visit } from "../support/front-door.ts";
import { compositionOf, merge } from "../support/merges.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

interface Sent {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

const day = 24 * 3600_000;

let admin: Administrator;
let owner: Administrator;
let member: Administrator;
let clock: number;
let sent: Sent[];

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const edit = async (fields: Record<string, string>) =>
  owner.send("/songs/edit/1", { ...filled, revision: await lastChange(), ...fields });
const follow = (path: string, rate = "daily") => member.send(path, { act: "follow", rate });
const followed = async () =>
  (await env.DB.prepare("SELECT kind, record_id FROM follows ORDER BY kind, record_id").raw()).map(
    (row) => row.join(" "),
  );
const services = () => ({
  db: openDatabase(env.DB),
  settings: { ...readSettings(env), OUTBOX: false, RESEND_API_KEY: "re_test" },
  defer: () => {},
  logEvent: () => {},
  now: () => clock,
});
function pass(days: number) {
  clock = Math.max(clock, Date.now()) + days * day + 1;
}
/** Runs the jobs after some days. */
async function after(days: number) {
  pass(days);
  const queued = await mailNews(services());
  await deliverDueMails(services());
  return queued;
}

beforeEach(async () => {
  freshLimits();
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  clock = Date.now();
  sent = [];
  vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as Sent;
    sent.push(body);
    return Response.json({ id: "sent" });
  });
  await seedChoices();
  admin = await makeAdministrator();
  owner = await makeEditor("owner@example.org", "Contributor");
  member = await makeEditor("member@example.org", "Viewer");
  await add(owner.cookie);
});

afterEach(() => vi.unstubAllGlobals());

describe("the feed of changes", () => {
  const read = async (path: string) => (await visit(path)).text();

  test("of a song has who changed what, of the composition and its recordings, and no secret", async () => {
    await edit({ title: "Omkara <Akarini>" });
    const response = await visit("/songs/1/changes.atom");
    expect(response.headers.get("Content-Type")).toBe("application/atom+xml; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toContain("public");
    const feed = await response.text();
    expect(feed).toContain("<summary>Changed by owner · Title</summary>");
    expect(feed).toContain("<summary>Added by owner</summary>");
    expect(feed).toContain("Omkara &lt;Akarini&gt;");
    expect(feed).toMatch(/<id>http:\/\/localhost:8787\/songs\/1\/history\/\d+<\/id>/);
    // What was saved at once is one entry.
    expect(feed.match(/<entry>/g)).toHaveLength(2);
    expect(feed).not.toContain("owner@");
    const page = await read("/songs/1");
    expect(page).toMatch(
      /<link rel="alternate" type="application\/atom\+xml"[^>]*href="\/songs\/1\/changes.atom"/,
    );
  });

  test("of a raaga, a person and a list has the songs that belong there", async () => {
    const [song] = (
      await env.DB.prepare("SELECT raaga_id AS raaga FROM songs WHERE raaga_id IS NOT NULL").all<{
        raaga: string;
      }>()
    ).results;
    const raaga = encodeURIComponent(song!.raaga);
    expect(await read(`/raagas/${raaga}/changes.atom`)).toContain("/songs/1/history/");
    await makePeople("tyagaraja");
    await run("UPDATE compositions SET composer_id = 'tyagaraja'");
    expect(await read("/people/tyagaraja/changes.atom")).toContain("/songs/1/history/");
    await run("UPDATE compositions SET lyrics = ''");
    expect(await read("/unfinished/lyrics/changes.atom")).toContain("/songs/1/history/");
    expect(await read("/unfinished/taala/changes.atom")).not.toContain("<entry>");
  });

  test("T120 has nothing of what is in the bin, and is 404 for what is not there", async () => {
    const raaga = encodeURIComponent(
      (await env.DB.prepare("SELECT raaga_id AS id FROM songs").first<string>("id"))!,
    );
    await owner.send("/songs/1/delete", {});
    expect(await read(`/raagas/${raaga}/changes.atom`)).not.toContain("/songs/1");
    for (const path of ["/songs/1", "/songs/99", "/songs/x", "/raagas/None", "/people/nobody"])
      expect((await visit(`${path}/changes.atom`)).status, path).toBe(404);
    expect((await visit("/unfinished/title/changes.atom")).status).toBe(404);
  });

  test("costs one trip and a bounded number of rows, however often something was changed", async () => {
    await env.DB.batch(
      Array.from({ length: 400 }, (_, at) =>
        env.DB.prepare(
          `INSERT INTO revisions (subject_kind, subject_id, kind, changed_at, fields)
            VALUES ('song', '1', 'updated', ?, '{}')`,
        ).bind(at),
      ),
    );
    const response = await visit("/songs/1/changes.atom");
    const meter = readMeter(response);
    expect(meter.trips).toBe(1);
    expect(meter.rows).toBeLessThan(600);
    expect((await response.text()).match(/<entry>/g)).toHaveLength(30);
  });
});

describe("the place on a page", () => {
  test("gives visitors the feed and the login, and members a form with its state", async () => {
    for (const path of ["/songs/1", "/home?without=lyrics"]) {
      const html = await (await visit(path)).text();
      const [, form = ""] = /href="([^"]*\/follow)"/.exec(html)!;
      const login = await visit(form);
      expect(login.headers.get("Location")).toBe(
        `/login?${new URLSearchParams({ returnTo: form })}`,
      );
      expect((await member.read(form)).headers.get("Location")).toBe(path);
      expect(html, path).toContain('/changes.atom"');
      expect(html, path).not.toMatch(/<form[^>]*\/follow"/);
    }
    const before = await (await member.read("/songs/1")).text();
    expect(before).toContain('action="/songs/1/follow"');
    expect(before).toContain('aria-pressed="false"');
    const response = await follow("/songs/1/follow", "weekly");
    expect(response.headers.get("Location")).toBe("/songs/1");
    const then = await (await member.read("/songs/1")).text();
    expect(then).toMatch(/value="end"[^>]*aria-pressed="true"/);
    expect(await readText(await member.read("/songs/1"))).toContain(
      "Emails about changes: Every week",
    );
    await member.send("/songs/1/follow", { act: "end" });
    expect(await followed()).toEqual([]);
  });

  test("T120 tells nobody else who follows", async () => {
    await follow("/songs/1/follow");
    for (const path of ["/songs/1", "/songs/1.data", "/songs/1/changes.atom"])
      expect(await (await visit(path)).text(), path).not.toContain("member");
    expect(await (await admin.read("/songs/1")).text()).toContain('aria-pressed="false"');
    expect(await readText(await admin.read("/following"))).toContain(
      "You do not follow anything yet.",
    );
    const page = await member.read("/following");
    expect(page.headers.get("Cache-Control")).toContain("private");
  });

  test("sends visitors to the login, and nobody follows what is not there", async () => {
    const visitor = await submit("/songs/1/follow", { act: "follow" });
    expect(visitor.headers.get("Location")).toContain("/login?returnTo=");
    for (const path of ["/songs/99", "/raagas/None", "/people/nobody", "/unfinished/title"])
      expect((await follow(`${path}/follow`)).status, path).toBe(404);
    await run("DELETE FROM user_roles WHERE user_id = ?", member.id);
    expect((await follow("/songs/1/follow")).status).toBe(403);
    expect(await followed()).toEqual([]);
  });

  test("T119 a user follows a hundred things at most", async () => {
    await env.DB.batch(
      Array.from({ length: 100 }, (_, at) =>
        env.DB.prepare("INSERT INTO follows VALUES (?, 'raaga', ?, 0, 0)").bind(
          member.id,
          `Raaga ${at}`,
        ),
      ),
    );
    await follow("/songs/1/follow");
    expect(await count("FROM follows")).toBe(100);
    const page = await readText(await member.read("/following"));
    expect(page.match(/Stop following/g)).toHaveLength(100);
  });
});

describe("the page of all follows", () => {
  test("names each, ends one, and sets how often mails come", async () => {
    await makePeople("tyagaraja");
    for (const path of ["/songs/1", "/raagas/Lavangi", "/people/tyagaraja", "/unfinished/lyrics"])
      await follow(`${path}/follow`);
    const page = await readText(await member.read("/following"));
    for (const name of ["Lavangi", "Tyagaraja", "Compositions without lyrics"])
      expect(page).toContain(name);
    await member.send("/following", { act: "end", kind: "raaga", recordId: "Lavangi" });
    expect(await followed()).not.toContain("raaga Lavangi");
    await member.send("/following", { act: "rate", rate: "weekly" });
    expect(await env.DB.prepare("SELECT rate FROM news_mails").first("rate")).toBe("weekly");
    expect((await member.send("/following", { act: "rate", rate: "hourly" })).status).toBe(400);
    expect((await member.send("/following", { act: "end", kind: "user" })).status).toBe(400);
    await owner.send("/songs/1/delete", {});
    expect(await readText(await member.read("/following"))).toContain(
      "Not in the archive at present",
    );
  });
});

describe("mails with news", () => {
  test("tell once, in one mail, in the member's language, with addresses", async () => {
    await run("UPDATE users SET language = 'te' WHERE id = ?", member.id);
    const raaga = (await env.DB.prepare("SELECT raaga_id AS id FROM songs").first<string>("id"))!;
    await follow("/songs/1/follow");
    await follow(`/raagas/${encodeURIComponent(raaga)}/follow`);
    // What was there before is no news.
    expect(await after(1)).toBe(0);
    expect(sent).toEqual([]);
    await edit({ title: "Omkara Akarinii" });
    expect(await after(1)).toBe(1);
    expect(sent).toHaveLength(1);
    const [mail] = sent;
    expect(mail!.to).toBe("member@example.org");
    expect(mail!.subject).toContain("మీరు అనుసరించేవాటిలో మార్పులు");
    expect(mail!.text).toContain("http://localhost:8787/songs/1\n");
    expect(mail!.text).toMatch(/http:\/\/localhost:8787\/songs\/1\/history\/\d+/);
    expect(mail!.html).toContain('<html lang="te">');
    expect(mail!.text).not.toContain("owner@");
    expect(await after(1)).toBe(0);
    expect(sent).toHaveLength(1);
  });

  test("come daily or weekly", async () => {
    await follow("/songs/1/follow", "weekly");
    await edit({ title: "One" });
    expect(await after(1)).toBe(0);
    expect(await after(6)).toBe(1);
    await member.send("/following", { act: "rate", rate: "daily" });
    await run("UPDATE news_mails SET due_at = ?", clock + day);
    await edit({ title: "Two" });
    expect(await after(1)).toBe(1);
    expect(sent.map(({ text }) => text.includes("Two"))).toEqual([false, true]);
  });

  test("T119 have a budget of their own: who finds none left gets the same news the next day, once", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    const others = (at: number) =>
      env.DB.prepare(
        `INSERT INTO mails (id, recipient, kind, status, created_at, next_try_at)
          WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
          SELECT 'other ' || i, 'other', 'news', 'sent', ?, 0 FROM n`,
      )
        .bind(newsMailsOfDay, at)
        .run();
    await others(clock + day);
    expect(await after(1)).toBe(0);
    expect(sent).toEqual([]);
    // Codes are still sent.
    const code = await submit("/signup", { step: "send", email: "new@example.org" });
    expect(code.status).toBe(302);
    expect(await after(1)).toBe(1);
    expect(await after(1)).toBe(0);
    expect(sent.filter(({ to }) => to === "member@example.org")).toHaveLength(1);
  });

  test("go to the others if one member's cannot be told, and the job says so", async () => {
    const other = await makeEditor("other@example.org", "Viewer");
    await follow("/songs/1/follow");
    await other.send("/songs/1/follow", { act: "follow", rate: "daily" });
    await run("UPDATE news_mails SET due_at = due_at - 1 WHERE user_id = ?", member.id);
    await run("INSERT INTO follows VALUES (?, 'unfinished', 'nonsense', 0, 0)", member.id);
    await edit({ title: "One" });
    await expect(after(1)).rejects.toThrow("1 of 2 members");
    await deliverDueMails(services());
    expect(sent.map(({ to }) => to)).toEqual(["other@example.org"]);
    await run("DELETE FROM follows WHERE record_id = 'nonsense'");
    expect(await after(1)).toBe(1);
    expect(sent.map(({ to }) => to)).toEqual(["other@example.org", "member@example.org"]);
  });

  test("are queued once by runs at once", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    pass(1);
    const runs = await Promise.all([mailNews(services()), mailNews(services())]);
    expect(runs[0] + runs[1]).toBe(1);
    expect(await count("FROM mails WHERE kind = 'news'")).toBe(1);
  });

  test("T119 go to no address that nobody has confirmed", async () => {
    await run("UPDATE users SET is_address_unconfirmed = 1 WHERE id = ?", member.id);
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    expect(await after(1)).toBe(0);
    expect(await readText(await member.read("/following"))).toContain("is not confirmed");
    await run("UPDATE users SET is_address_unconfirmed = 0 WHERE id = ?", member.id);
    expect(await after(1)).toBe(1);
  });

  test("an address that an Administrator gives is not confirmed", async () => {
    const isUnconfirmed = (username: string) =>
      env.DB.prepare(
        "SELECT is_address_unconfirmed AS is FROM users WHERE username = ?".replace(
          " AS is",
          ' AS "is"',
        ),
      )
        .bind(username)
        .first<number>("is");
    const { changeUser, createUser } = await import("#app/data/users/user-writes.ts");
    const db = openDatabase(env.DB);
    const user = { username: "given@example.org", displayName: "Given", passwordHash: "x" };
    await createUser(db, user, [], admin.id);
    expect(await isUnconfirmed("given@example.org")).toBe(1);
    expect(await isUnconfirmed("member@example.org")).toBe(0);
    await changeUser(db, member.id, { username: "member@example.org" }, admin.id);
    expect(await isUnconfirmed("member@example.org")).toBe(0);
    await changeUser(db, member.id, { username: "changed@example.org" }, admin.id);
    expect(await isUnconfirmed("changed@example.org")).toBe(1);
  });
});

describe("stopping the mails", () => {
  const pathOf = async () => `/following/stop/${await makeStopToken(services(), member.id)}`;
  const rate = () => env.DB.prepare("SELECT rate FROM news_mails").first("rate");

  test("takes one press without a login; reading the page changes nothing", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    await after(1);
    const path = new URL(/http\S+\/following\/stop\/\S+/.exec(sent[0]!.text)![0]).pathname;
    expect(path).toBe(await pathOf());
    expect(await readText(await visit(path))).toContain("Stop the emails");
    expect(await rate()).toBe("daily");
    const pressed = await submit(path, {});
    expect(pressed.status).toBe(200);
    expect(await readText(pressed)).toContain("you will not get these emails any more");
    expect(await rate()).toBe("never");
    await edit({ title: "Two" });
    expect(await after(7)).toBe(0);
    // What was followed stays, and who wants mails again is told what comes from then on.
    await member.send("/following", { act: "rate", rate: "daily" });
    clock = Date.now() + 30 * day;
    expect(await after(1)).toBe(0);
    await edit({ title: "Three" });
    expect(await after(1)).toBe(1);
    expect(sent.at(-1)!.text).toContain("Three");
  });

  test("takes one request of a mail program, which has neither cookie nor origin (RFC 8058)", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    await after(1);
    const { headers } = sent[0]!;
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, address] = /^<(.*)>$/.exec(headers["List-Unsubscribe"]!)!;
    const answer = await visit(new URL(address!).pathname, {
      method: "POST",
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
    });
    expect(answer.status).toBe(200);
    expect(await rate()).toBe("never");
  });

  test("keeps back what waits", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    pass(1);
    expect(await mailNews(services())).toBe(1);
    await submit(await pathOf(), {});
    await deliverDueMails(services());
    expect(sent).toEqual([]);
  });

  test("a mail that was composed before the press is not queued after it", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    pass(1);
    const { listDueMembers, queueNews } = await import("#app/data/records/following/news-mails.ts");
    const db = openDatabase(env.DB);
    const [due] = await listDueMembers(db, clock, 10);
    await submit(await pathOf(), {});
    const mail = {
      id: "m",
      recipient: "member@example.org",
      kind: "news",
      sealed: "",
      clientAddress: "",
      now: clock,
    };
    expect(await queueNews(db, due!, mail, 1, clock)).toEqual({ ok: false, reason: "outdated" });
    expect(await count("FROM mails")).toBe(0);
  });

  test("T118 a link that was made up stops nothing", async () => {
    await follow("/songs/1/follow");
    const own = await makeStopToken(services(), member.id);
    const others = await makeStopToken(services(), admin.id);
    const forged = [
      `${member.id}.${others.split(".")[1]}`,
      `${member.id}.${"0".repeat(64)}`,
      own.slice(0, -1),
      `${own}0`,
      String(member.id),
    ];
    for (const token of forged)
      expect((await submit(`/following/stop/${token}`, {})).status, token).toBe(404);
    expect(await rate()).toBe("daily");
    expect(own).not.toContain("member");
    // Other addresses still refuse what comes from elsewhere.
    const elsewhere = await visit("/following", { method: "POST", body: new URLSearchParams() });
    expect(elsewhere.status).toBe(403);
  });
});

describe("what is followed", () => {
  test("is the one that stays, if two compositions or people are merged", async () => {
    await add(owner.cookie, { title: "Second Song" });
    const [first, second] = [await compositionOf(1), await compositionOf(2)];
    await makePeople("tyagaraja", "chembai-vaidyanatha-bhagavatar");
    await follow("/songs/1/follow");
    await follow("/people/tyagaraja/follow");
    await merge(admin, "composition", 1, 2);
    await merge(admin, "person", "tyagaraja", "chembai-vaidyanatha-bhagavatar");
    expect(await followed()).toEqual([
      `composition ${second}`,
      "person chembai-vaidyanatha-bhagavatar",
    ]);
    expect(first).not.toBe(second);
  });

  test("is one thing, if both were followed", async () => {
    await add(owner.cookie, { title: "Second Song" });
    await follow("/songs/1/follow");
    await follow("/songs/2/follow");
    await merge(admin, "composition", 1, 2);
    expect(await followed()).toEqual([`composition ${await compositionOf(2)}`]);
  });

  test("moves with a raaga that is merged or renamed, and ends with one that is deleted", async () => {
    await makeRaaga({ id: "Mahathi" });
    await follow("/raagas/Lavangi/follow");
    const db = openDatabase(env.DB);
    const move = { from: "Lavangi", to: "Mahathi", actorId: admin.id, now: clock };
    expect((await mergeEntries(db, raagaList, move)).ok).toBe(true);
    expect(await followed()).toEqual(["raaga Mahathi"]);
    await run("UPDATE raagas SET id = 'Mahati' WHERE id = 'Mahathi'");
    expect(await followed()).toEqual(["raaga Mahati"]);
    await makeRaaga({ id: "Xyzzy" });
    await follow("/raagas/Xyzzy/follow");
    await run("DELETE FROM raagas WHERE id = 'Xyzzy'");
    expect(await followed()).toEqual(["raaga Mahati"]);
  });

  test("goes with the account, and so do mails that wait", async () => {
    await follow("/songs/1/follow");
    await edit({ title: "One" });
    pass(1);
    await mailNews(services());
    const actor = { id: admin.id, username: "", roles: [] };
    expect((await deleteOtherUser(services(), actor, member.id)).ok).toBe(true);
    for (const table of ["follows", "news_mails", "mails"])
      expect(await count(`FROM ${table}`), table).toBe(0);
    const cookie = await logIn("owner@example.org");
    expect((await visit("/following", { headers: { Cookie: cookie } })).status).toBe(200);
    expect(await makeUser("new@example.org")).toBeGreaterThan(0);
  });
});
