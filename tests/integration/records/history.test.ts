import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findRaaga } from "#app/data/music/raaga-reads.ts";
import { raagaList } from "#app/data/music/raagas.ts";
import { findPersonRecord } from "#app/data/people/person-record.ts";
import { savePersonYears } from "#app/data/people/save-years.ts";
import { saveEntry } from "#app/operations/music/save-entry.ts";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { makeDeities, makePeople, makeRaaga, makeTaala } from "../support/factories.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { merge, mergeNumber, separate } from "../support/merges.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { suggest } from "../support/suggestions.ts";

let admin: Administrator;
let owner: Administrator;

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();
const html = async (path: string) => (await visit(path)).text();
const text = async (path: string) => readText(await visit(path));
const statusOf = async (path: string) => (await visit(path)).status;
const edit = async (fields: Record<string, string>) =>
  owner.send("/songs/edit/1", { ...filled, revision: await lastChange(), ...fields });
/** The numbers of the versions that a page links to, newest first. */
const versionsOn = async (path: string) =>
  Array.from((await html(path)).matchAll(/href="[^"]*\/history\/(\d+)"/g), ([, id]) => Number(id));

beforeEach(async () => {
  freshLimits();
  await seedChoices();
  admin = await makeAdministrator();
  owner = await makeEditor("owner@example.org", "Contributor");
  await add(owner.cookie);
});

describe("the history of a song, for anybody", () => {
  test("says who changed what and when, with the letters that differ marked", async () => {
    await edit({ title: "Omkara Akarinii", publishedDate: "1980-01-02" });
    const page = await html("/songs/1/history");
    expect(page).toContain("<ins>i</ins>");
    const words = await text("/songs/1/history");
    expect(words).toContain("owner updated the song");
    expect(words).toContain("Recording date before 15 Aug 1975 after 2 Jan 1980");
    expect(words).not.toContain("Restore this version");
    expect(page).not.toContain("<form method");
    expect(await text("/songs/1")).toContain("History");
    expect(await html("/songs/1")).toContain('href="/songs/1/history"');
  });

  test("T107 has no e-mail address, no id of a user, and a name only of who wished to be thanked", async () => {
    for (const [value, givenName, isThanked] of [
      ["Vijayawada", "Radha", "yes"],
      ["Guntur", "Secret Visitor", ""],
    ] as const) {
      const fields = { value, givenName, source: "My aunt's diary", mail: "radha@example.org" };
      await suggest("/suggest/song/1", "place", { ...fields, ...(isThanked && { isThanked }) });
      const row = await env.DB.prepare(
        "SELECT id, old_value AS seen FROM suggestions ORDER BY id DESC",
      ).first<{ id: number; seen: string }>();
      const accepted = { id: String(row!.id), act: "accept", value, seen: row!.seen };
      await admin.send("/admin/suggestions", { ...accepted, thank: "yes" });
    }
    for (const path of ["/songs/1/history", "/songs/1/history.data"]) {
      const page = await html(path);
      expect(page).toContain("Suggested by Radha");
      expect(page).toContain("Suggested by a visitor");
      for (const secret of [
        "Secret Visitor",
        "aunt",
        "owner@example.org",
        "admin@",
        "radha@",
        "changedBy",
        "createdBy",
      ])
        expect(page, `${secret} in ${path}`).not.toContain(secret);
    }
  });

  test("names a former user as a former member", async () => {
    await run("UPDATE revisions SET changed_by = NULL");
    expect(await text("/songs/1/history")).toContain("a former member added the song");
  });

  test("shows hostile texts as texts", async () => {
    await edit({ title: '<img src=x onerror="alert(1)">', description: "</script><b>bold" });
    const version = await lastChange();
    for (const path of ["/songs/1/history", `/songs/1/history/${version}`]) {
      const page = await html(path);
      expect(page).not.toContain("<img src=x");
      expect(page).not.toContain("</script><b>");
    }
  });

  test("T108 of a deleted song is for who added it and Administrators, and for nobody else", async () => {
    const version = await lastChange();
    const other = await makeEditor("other@example.org", "Contributor");
    await owner.send("/songs/1/delete", {});
    for (const path of ["/songs/1/history", `/songs/1/history/${version}`]) {
      expect(await statusOf(path)).toBe(404);
      expect((await other.read(path)).status).toBe(404);
      expect((await owner.read(path)).status).toBe(200);
      expect((await admin.read(path)).status).toBe(200);
    }
    const history = await readText(await owner.read("/songs/1/history"));
    expect(history).toContain("This song was deleted.");
    expect(history).toContain("owner deleted the song");
    expect(history).not.toContain("Restore this version");
  });

  test("T109 is read in pages, by number, in one trip and with a bounded number of rows and bytes", async () => {
    const long = "ā".repeat(40_000);
    const statements = Array.from({ length: 90 }, (_, at) =>
      env.DB.prepare(
        `INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
          VALUES ('song', '1', 'updated', ?, ?, json_object('mediaDescription', json_array(?, ?)))`,
      ).bind(owner.id, at, at === 89 ? long : `a ${at}`, at === 89 ? `${long}x` : `b ${at}`),
    );
    await env.DB.batch(statements);
    const first = await visit("/songs/1/history");
    const meter = readMeter(first);
    expect(meter.trips).toBe(1);
    expect(meter.rows).toBeLessThan(500);
    expect((await first.text()).length).toBeLessThan(120_000);
    const seen: number[] = [];
    let path: string | undefined = "/songs/1/history";
    while (path) {
      const page: string = await html(path);
      const versions = await versionsOn(path);
      expect(versions.length).toBeLessThanOrEqual(20);
      seen.push(...versions);
      path = /href="([^"]*\?before=\d+)"/.exec(page)?.[1];
    }
    // 90 changes, and the song that was added with its composition.
    expect(seen).toHaveLength(91);
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect(new Set(seen).size).toBe(91);
  });

  test("without a song of this number, or another kind of record, is not there", async () => {
    for (const path of [
      "/songs/99/history",
      "/songs/x/history",
      "/users/1/history",
      "/lists/1/history",
    ])
      expect(await statusOf(path), path).toBe(404);
    for (const version of ["99999", "0", "x"])
      expect(await statusOf(`/songs/1/history/${version}`), version).toBe(404);
  });
});

describe("a version of a song", () => {
  test("is what the song was, says that it is old, and leads to today's song", async () => {
    const added = await lastChange();
    await edit({ title: "Another title", place: "Madras", publishedDate: "1980-01-02" });
    await edit({ title: "A third title" });
    const path = `/songs/1/history/${added}`;
    const page = await html(path);
    expect(page).toContain('<meta name="robots" content="noindex"/>');
    expect(page).toMatch(/<link rel="canonical" href="[^"]*\/songs\/1"\/>/);
    const words = await text(path);
    expect(words).toContain("This is an old version");
    expect(words).toMatch(/After this change .*Omkara Akarini .*15 Aug 1975/);
    expect(words).toMatch(/After this change .*Raaga Lavangi/);
    expect(words.split("After this change")[1]).not.toContain("Madras");
    const latest = await text(`/songs/1/history/${await lastChange()}`);
    expect(latest).toContain("This is the latest version");
    expect(latest.split("After this change")[1]).toContain("Madras");
  });

  test("has an address that does not change: also the older half of one act leads to it", async () => {
    const added = Number(await lastChange());
    const half = await visit(`/songs/1/history/${added - 1}`);
    expect(half.headers.get("Location")).toBe(`/songs/1/history/${added}`);
    const before = await text(`/songs/1/history/${added}`);
    for (let at = 0; at < 3; at++) await edit({ title: `Title ${at}` });
    expect(await text(`/songs/1/history/${added}`)).toContain(
      before.split("What changed")[1]!.split("After this change")[0]!,
    );
  });

  test("after too many changes says that it cannot tell, and shows the change alone", async () => {
    const added = await lastChange();
    await env.DB.batch(
      Array.from({ length: 201 }, (_, at) =>
        env.DB.prepare(
          `INSERT INTO revisions (subject_kind, subject_id, kind, changed_at, fields)
            VALUES ('song', '1', 'updated', ?, '{"place":["A","B"]}')`,
        ).bind(at),
      ),
    );
    const words = await text(`/songs/1/history/${added}`);
    expect(words).toContain("owner added the song");
    expect(words).toContain("do not show what the rest was like");
    expect(words).not.toContain("After this change");
  });

  test("of a composition that was merged stays at its address, and the merge is in the history", async () => {
    await add(owner.cookie, { title: "The other" });
    const version = await lastChange(2);
    await owner.send("/songs/edit/2", { ...filled, title: "The otherr", revision: version });
    const changed = await lastChange(2);
    await merge(admin, "composition", 2, 1);
    expect(await text(`/songs/2/history/${changed}`)).toContain(
      "Title before The other after The otherr",
    );
    const merged = await text("/songs/1/history");
    expect(merged).toContain("admin merged the composition with another");
    expect(merged).toContain("Merged with “The otherr”");
    expect(await text(`/songs/1/history/${await lastChange()}`)).toContain("Merged with");
    await separate(admin, "composition", await mergeNumber());
    expect(await text("/songs/1/history")).toContain("Separated from “The otherr”");
    expect(await text(`/songs/2/history/${changed}`)).toContain(
      "Title before The other after The otherr",
    );
  });

  test("of another record leads there", async () => {
    await add(owner.cookie, { title: "The other" });
    const version = await lastChange(2);
    const response = await visit(`/songs/1/history/${version}`);
    expect(response.headers.get("Location")).toBe(`/songs/2/history/${version}`);
  });

  test("is restored by whoever may edit, and by nobody else", async () => {
    const added = await lastChange();
    await edit({ title: "Another title" });
    const other = await makeEditor("other@example.org", "Contributor");
    expect(await readText(await other.read("/songs/1/history"))).not.toContain("Restore this");
    expect((await other.send("/songs/1/history", { change: added })).status).toBe(403);
    expect(await readText(await owner.read("/songs/1/history"))).toContain("Restore this version");
    expect((await owner.send("/songs/1/history", { change: added })).status).toBe(302);
    expect(await text("/songs/1")).toContain("Omkara Akarini");
  });
});

describe("the histories of raagas, taalas, deities and people", () => {
  const raaga = "/admin/raaga?dialog=edit&id=Lavangi";
  /** Gives Lavangi another name, as REST does. */
  const rename = async (id: string) => {
    const db = openDatabase(env.DB);
    const entry = { ...(await findRaaga(db, "Lavangi"))!, id };
    await saveEntry({ db }, raagaList, { id: "Lavangi", entry, actorId: admin.id });
  };

  test("a raaga's follows it to another name, from the addresses of its old one", async () => {
    await makeRaaga({ id: "Kanakangi", melakarta: 1 });
    await admin.send(raaga, {
      act: "change",
      name: "Lavangi",
      arohana: "S R1 M1 D1 S'",
      parentId: "Kanakangi",
    });
    const words = await text("/raagas/Lavangi/history");
    expect(words).toContain("Changed by admin");
    expect(words).toMatch(/Parent raaga before \(nothing\) after Kanakangi/);
    expect(await html("/raagas/Lavangi")).toContain('href="/raagas/Lavangi/history"');
    const [version] = await versionsOn("/raagas/Lavangi/history");
    await rename("Ramapriya");
    const moved = await visit(`/raagas/Lavangi/history/${version}`);
    expect(moved.headers.get("Location")).toBe(`/raagas/Ramapriya/history/${version}`);
    const old = await text(`/raagas/Ramapriya/history/${version}`);
    expect(old.split("After this change")[1]).toMatch(/Name Lavangi .*Kanakangi/);
  });

  test("a merge is told in both, and of children and their new parent too", async () => {
    await makeRaaga({ id: "Abheri" });
    await makeRaaga({ id: "Child", parentId: "Lavangi" });
    await admin.send("/admin/raaga?dialog=delete&id=Lavangi", { act: "move", to: "Abheri" });
    const from = await text("/raagas/Lavangi/history");
    expect(from).toContain("Merged by admin");
    expect(await text("/raagas/Abheri/history")).toContain(
      "Merged into this one before (nothing) after Lavangi",
    );
    expect(await text("/raagas/Child/history")).toContain(
      "Parent raaga before Lavangi after Abheri",
    );
  });

  test("T108 of an entry that was deleted is for Administrators", async () => {
    await makeTaala("Khanda");
    await admin.send("/admin/taala?dialog=edit&id=Khanda", {
      act: "change",
      name: "Khanda",
      aksharas: "5",
    });
    expect(await text("/taalas/Khanda/history")).toContain(
      "Aksharas in a cycle before (nothing) after 5",
    );
    expect(await html("/taalas/Khanda")).toContain('href="/taalas/Khanda/history"');
    await admin.send("/admin/taala?dialog=delete&id=Khanda", { act: "delete" });
    expect(await statusOf("/taalas/Khanda/history")).toBe(404);
    expect(await readText(await admin.read("/taalas/Khanda/history"))).toContain(
      "Deleted by admin",
    );
  });

  test("an Administrator restores a raaga, with the name that it has today", async () => {
    const scale = (arohana: string) => ({ act: "change", name: "Lavangi", arohana });
    await admin.send(raaga, scale("S R1 M1 D1 S'"));
    const [version] = await versionsOn("/raagas/Lavangi/history");
    await admin.send(raaga, scale("S R2 M1 D1 S'"));
    await rename("Ramapriya");
    const path = "/raagas/Ramapriya/history";
    expect(await readText(await owner.read(path))).not.toContain("Restore this version");
    expect((await owner.send(path, { change: String(version) })).status).toBe(403);
    expect(await readText(await admin.read(path))).toContain("Restore this version");
    expect((await admin.send(path, { change: String(version) })).status).toBe(302);
    const row = await env.DB.prepare(
      "SELECT id, arohana FROM raagas WHERE id IN ('Lavangi', 'Ramapriya')",
    ).first();
    expect(row).toEqual({ id: "Ramapriya", arohana: "S R1 M1 D1 S'" });
    await admin.send(path, { change: "0" });
    expect(
      await env.DB.prepare("SELECT arohana FROM raagas WHERE id = 'Ramapriya'").first(),
    ).toEqual({
      arohana: null,
    });
  });

  test("restoring a raaga loses no name, and follows merges of its parent and creator", async () => {
    await makePeople("tyagaraja");
    await run(
      `INSERT INTO people (id, name, sort_name, parts) VALUES ('ayyaval', 'Ayyaval', 'Ayyaval', '["vocal"]')`,
    );
    await makeRaaga({ id: "Kanakangi", melakarta: 1 });
    await makeRaaga({ id: "Kanakambari" });
    await makeRaaga({ id: "Abheri" });
    const fields = { act: "change", name: "Lavangi" };
    const named = { parentId: "Kanakambari", creator: "ayyaval", spellings: "Lavangee" };
    expect((await admin.send(raaga, { ...fields, ...named })).status).toBe(302);
    const [version] = await versionsOn("/raagas/Lavangi/history");
    await admin.send(raaga, fields);
    await merge(admin, "person", "ayyaval", "tyagaraja");
    for (const [from, to] of [
      ["Kanakambari", "Kanakangi"],
      ["Abheri", "Lavangi"],
    ])
      await admin.send(`/admin/raaga?dialog=delete&id=${from}`, { act: "move", to: to! });
    await admin.send("/raagas/Lavangi/history", { change: String(version) });
    const restored = await findRaaga(openDatabase(env.DB), "Lavangi");
    expect(restored).toMatchObject({ parentId: "Kanakangi", creatorId: "tyagaraja" });
    const names = restored!.aliases.map(({ alias }) => alias);
    expect(names.toSorted()).toEqual(["Abheri", "Lavangee"]);
  });

  test("a raaga's former name leads to the history of its present one", async () => {
    await run(
      "INSERT INTO raaga_aliases (raaga_id, alias, kind) VALUES ('Lavangi', 'Navaneetam', 'spelling')",
    );
    const response = await visit("/raagas/Navaneetam/history");
    expect(response.headers.get("Location")).toBe("/raagas/Lavangi/history");
    expect(await statusOf("/raagas/Unheard/history")).toBe(404);
  });

  test("an Administrator restores the years of a person, and nobody else", async () => {
    await makePeople("tyagaraja");
    const path = "/people/tyagaraja/history";
    const db = openDatabase(env.DB);
    const saveYears = async (born: number) =>
      savePersonYears(
        db,
        (await findPersonRecord(db, "tyagaraja"))!,
        { born, died: 1847, source: "A book" },
        { userId: admin.id, now: 1, alongside: [] },
      );
    const yearOf = async () => (await findPersonRecord(db, "tyagaraja"))!.born;
    await saveYears(1766);
    await saveYears(1759);
    const [, version] = await versionsOn(path);
    expect(await readText(await owner.read(path))).not.toContain("Restore this version");
    expect((await owner.send(path, { change: String(version) })).status).toBe(403);
    expect(await yearOf()).toBe(1759);
    const words = await readText(await admin.read(path));
    expect(words.match(/Restore this version/g)).toHaveLength(2);
    expect((await admin.send(path, { change: String(version) })).status).toBe(302);
    expect(await yearOf()).toBe(1766);
    expect(await text(path)).toMatch(/Year of birth before 1759 after 1766/);
    await run(
      `INSERT INTO people (id, name, sort_name, parts) VALUES ('ayyaval', 'Ayyaval', 'Ayyaval', '["vocal"]')`,
    );
    await merge(admin, "person", "ayyaval", "tyagaraja");
    expect(await readText(await admin.read(path))).not.toContain("Restore this version");
    // What came before a merge is not restored, as it moved names.
    await admin.send(path, { change: "0" });
    expect(await yearOf()).toBe(1766);
  });

  test("a deity's is at the foot of its page", async () => {
    await makeDeities();
    await run(
      `INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, fields)
        VALUES ('deity', 'Devi', 'updated', ?, '{"otherNames":[["Amba"],["Amba","Ambika"]]}')`,
      admin.id,
    );
    expect(await html("/deities/Devi")).toContain('href="/deities/Devi/history"');
    expect(await text("/deities/Devi/history")).toMatch(
      /Other names before Amba after Amba\s+Ambika/,
    );
  });

  test("T107 a person's has merges both ways, and no year that came without a source", async () => {
    await makePeople("tyagaraja");
    await run(
      `INSERT INTO people (id, name, sort_name, parts, born) VALUES ('ayyaval', 'Ayyaval', 'Ayyaval', '["vocal"]', 1761)`,
    );
    await run(
      "UPDATE people SET born = NULL, died = NULL, years_source = NULL WHERE id = 'tyagaraja'",
    );
    await makeRaaga({ id: "Navarasa", creatorId: "ayyaval" });
    await merge(admin, "person", "ayyaval", "tyagaraja");
    const path = "/people/tyagaraja/history";
    expect(await html("/people/tyagaraja")).toContain(`href="${path}"`);
    expect(await text(path)).toContain("Merged with “Ayyaval”");
    expect(await html(path)).not.toContain("1761");
    expect(await text("/people/ayyaval/history")).toContain("Merged into");
    expect(await text("/raagas/Navarasa/history")).toMatch(/Created by before Ayyaval after \S/);
    for (const version of await versionsOn(path))
      expect(await html(`/people/tyagaraja/history/${version}`)).not.toContain("1761");
    await separate(admin, "person", await mergeNumber());
    expect(await html(path)).not.toContain("1761");
    for (const version of await versionsOn(path))
      expect(await html(`/people/tyagaraja/history/${version}`)).not.toContain("1761");
    expect(await text("/raagas/Navarasa/history")).toMatch(/after Ayyaval/);
  });
});
