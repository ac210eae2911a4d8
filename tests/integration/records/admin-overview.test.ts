import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { checkLinks } from "#app/operations/media/check-links.ts";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { readMeter, readText } from "../support/front-door.ts";
import { applyFor } from "../support/rest/world.ts";
import { count, makeUser } from "../support/users.ts";

let admin: Administrator;
let clock = 0;

beforeEach(async () => {
  admin = await makeAdministrator();
  clock = Date.now();
});

const services = () => ({
  db: openDatabase(env.DB),
  settings: readSettings(env),
  defer: () => {},
  logEvent: () => {},
  now: () => clock,
});
const overview = async () => readText(await admin.read("/admin"));

describe("the overview", () => {
  test("shows what waits, what changed and how the archive grows", async () => {
    const empty = await overview();
    expect(empty).toContain("Nothing is waiting for you.");
    expect(empty, "what asks for nothing is not listed").not.toMatch(
      /Approval requests \d|Proposals \d|Compositions without/,
    );
    await makeRaaga({ id: "Mohanam", proposedAt: new Date() });
    const whole = await makeSong({
      title: "Whole",
      raagaId: "Mohanam",
      externalMediaId: "abcdefghijk",
    });
    await makeSong({ title: "Bare", createdAt: new Date("2026-01-15T00:00:00Z") });
    await makeSong({ title: "Binned", deletedAt: new Date() });
    await env.DB.prepare(
      "INSERT INTO mails (id, recipient, kind, status) VALUES ('m', 'x@example.org', 'signupCode', 'failed')",
    ).run();
    await env.DB.prepare(
      "INSERT INTO revisions (subject_kind, subject_id, kind, changed_by) VALUES ('song', ?, 'updated', ?)",
    )
      .bind(String(whole), admin.id)
      .run();
    const text = await overview();
    expect(text).toContain("Compositions whose raaga is not known 1");
    expect(text).toContain("Compositions without a recording 1");
    expect(text).toContain("Compositions without lyrics 2");
    expect(text).toContain("Unsent emails 1");
    expect(text).toContain("Proposals 1");
    expect(text).toContain("Deleted songs 1");
    expect(text).toContain("2 songs in the archive");
    expect(text).toContain("2026-01 1");
    expect(text).toMatch(/Whole updated/);
    expect(text).not.toContain("x@example.org");
  });

  test("what waits for a decision has its number and leads to its queue by one press", async () => {
    const waits = async () =>
      [
        ...(await (await admin.read("/admin")).text()).matchAll(
          /<a href="(\/admin\/[^"]+)"[^>]* aria-label="([^"]+): (\d+)"/g,
        ),
      ].map(([, to, name, number]) => [name, Number(number), to]);
    expect(await waits()).toEqual([]);
    const id = await makeSong({ title: "Linked", externalMediaId: "abcdefghijk" });
    await makePeople("tyagaraja");
    for (const statement of [
      `INSERT INTO suggestions (form_id, subject_kind, subject_id, field, new_value, language, client_hash, suggested_at)
        VALUES ('1', 'song', '${id}', 'place', 'Chennai', 'en', '', 5)`,
      "UPDATE people SET proposed_at = 5",
      `UPDATE songs SET media_failures = 3, media_checked_at = 5 WHERE id = ${id}`,
      "UPDATE compositions SET pages_elsewhere = 'lyrics https://example.org/' || char(10) || 'lesson https://example.com/'",
      "UPDATE linked_pages SET failures = 3, checked_at = 5",
    ])
      await env.DB.prepare(statement).run();
    await makeUser("asks@example.org");
    await applyFor("asks@example.org");
    const list = await waits();
    expect(list).toEqual([
      ["Approval requests", 1, "/admin/approvals?status=pending"],
      ["Suggestions", 1, "/admin/suggestions"],
      ["Proposals", 1, "/admin/proposals?kind=person"],
      ["Unavailable recordings", 1, "/admin/unavailable"],
      ["Pages that do not respond", 2, "/admin/unavailable?kind=page"],
    ]);
    for (const [, , to] of list)
      expect((await admin.read(String(to))).status, String(to)).toBe(200);
    await makeRaaga({ id: "Mohanam", proposedAt: new Date() });
    expect(await waits()).toContainEqual(["Proposals", 2, "/admin/proposals?kind=raaga"]);
  });

  test("growth counts existing songs: none in the bin, none deleted", async () => {
    const january = new Date("2026-01-15T00:00:00Z");
    await makeSong({ title: "Before", createdAt: new Date("2025-12-15T00:00:00Z") });
    const first = await makeSong({ title: "First", createdAt: january });
    const second = await makeSong({ title: "Second", createdAt: january });
    const binned = { deletedAt: new Date(), createdAt: january };
    const third = await makeSong({ title: "Third", ...binned });
    await makeSong({ title: "Fourth", ...binned, createdAt: new Date("2026-02-15T00:00:00Z") });
    const growth = async () =>
      /Month Songs 2025-12 1 (\S+ \d+)(?! \d{4}-)/.exec(await overview())?.[1];
    const run = (query: string, id: number) => env.DB.prepare(query).bind(id).run();
    expect(await growth()).toBe("2026-01 2");
    await run("UPDATE songs SET deleted_at = 1 WHERE id = ?", first);
    expect(await growth()).toBe("2026-01 1");
    await run("UPDATE songs SET deleted_at = 2 WHERE id = ?", first);
    await run("UPDATE songs SET deleted_at = NULL WHERE id = ?", third);
    expect(await growth()).toBe("2026-01 2");
    await run("DELETE FROM song_index WHERE song_id = ?", second);
    await run("DELETE FROM songs WHERE id = ?", second);
    await run("DELETE FROM song_index WHERE song_id = ?", first);
    await run("DELETE FROM songs WHERE id = ?", first);
    expect(await growth()).toBe("2026-01 1");
    await run("UPDATE songs SET deleted_at = 1 WHERE id = ?", third);
    // One month is no growth.
    expect(await overview()).not.toContain("Month Songs");
  });

  test("reads a bounded number of rows", async () => {
    for (let at = 0; at < 60; at++) await makeSong({ title: `Song ${at}`, raagaId: null });
    const { trips, rows } = readMeter(await admin.read("/admin"));
    expect(trips).toBe(2);
    expect(rows).toBeLessThan(400);
  });
});

describe("the log of administration", () => {
  test("lists every act, is filtered and paged, and is exported as CSV", async () => {
    for (let at = 1; at <= 23; at++)
      await admin.send("/admin/raaga?dialog=add", {
        act: "add",
        name: `Name${at}`,
        sure: `Name${at}`,
      });
    await admin.send("/admin/taala?dialog=add", { act: "add", name: "=Taala" });
    const first = await readText(await admin.read("/admin/audit"));
    expect(first).toContain("admin@example.org");
    expect(first).toContain("Taala added");
    expect(first).not.toContain("Name1 ");
    const html = await (await admin.read("/admin/audit")).text();
    const older = /href="(\/admin\/audit\?before=\d+)"/.exec(html)![1]!;
    expect(await readText(await admin.read(older))).toContain("Name1 ");
    const filtered = await readText(await admin.read("/admin/audit?act=taala+added"));
    expect(filtered).toContain("=Taala");
    expect(filtered).not.toContain("Name23");
    expect(await readText(await admin.read("/admin/audit?actor=nobody@example.org"))).toContain(
      "Nothing matches",
    );
    const csv = await (await admin.read("/admin/audit/export")).text();
    expect(csv.split("\r\n")).toHaveLength(26);
    expect(csv).toContain(",taala added,'=Taala,");
    const some = await (await admin.read("/admin/audit/export?act=taala+added")).text();
    expect(some.split("\r\n")).toHaveLength(3);
  });
});

describe("checking links of videos", () => {
  const song = (id: number) =>
    env.DB.prepare("SELECT media_failures, media_checked_at FROM songs WHERE id = ?")
      .bind(id)
      .first<{
        media_failures: number;
        media_checked_at: number | null;
      }>();
  const day = 24 * 3600_000;

  test("three failures in a row mark a medium as unavailable; one success resets them", async () => {
    const gone = await makeSong({ title: "Gone", externalMediaId: "gonegonegon" });
    const there = await makeSong({ title: "There", externalMediaId: "abcdefghijk" });
    await makeSong({ title: "None" });
    const asked: string[] = [];
    const ask = async (url: RequestInfo | URL) => {
      const video = new URL(
        new URL(new Request(url).url).searchParams.get("url")!,
      ).searchParams.get("v")!;
      asked.push(video);
      return new Response("{}", { status: video === "gonegonegon" ? 404 : 200 });
    };
    for (let at = 0; at < 3; at++) {
      await checkLinks(services(), ask);
      clock += day + 1000;
    }
    expect(await song(gone)).toMatchObject({ media_failures: 3 });
    expect(await song(there)).toMatchObject({ media_failures: 0 });
    // Available links are checked once a week.
    expect(asked.filter((video) => video === "abcdefghijk")).toHaveLength(1);
    expect(await readText(await admin.read("/admin/unavailable"))).toContain("Gone");
    expect(await overview()).toContain("Unavailable recordings 1");
    await checkLinks(services(), async () => new Response("{}"));
    expect(await song(gone)).toMatchObject({ media_failures: 0 });
    expect(await overview()).not.toContain("Unavailable recordings");
  });

  test("network errors and a busy YouTube do not count as failures", async () => {
    const id = await makeSong({ title: "One", externalMediaId: "abcdefghijk" });
    let calls = 0;
    await makeSong({ title: "Two", externalMediaId: "bbcdefghijk" });
    const away = async () => {
      calls++;
      throw new TypeError("network");
    };
    await checkLinks(services(), away);
    expect(calls).toBe(1);
    await checkLinks(services(), async () => new Response("", { status: 503 }));
    await checkLinks(services(), async () => new Response("", { status: 429 }));
    expect(await song(id)).toEqual({ media_failures: 0, media_checked_at: null });
  });

  test("a few at a time", async () => {
    for (let at = 0; at < 30; at++)
      await makeSong({
        title: `S${at}`,
        externalMediaId: `abcdefghi${String(at).padStart(2, "0")}`,
      });
    await checkLinks(services(), async () => new Response("{}"));
    expect(await count("FROM songs WHERE media_checked_at IS NOT NULL")).toBe(20);
  });
});
