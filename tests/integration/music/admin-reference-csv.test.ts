import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeDeities, makeRaaga, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { cookiesOf, count } from "../support/users.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

test("only raagas, taalas and deities have such files", async () => {
  for (const act of ["import", "export"]) {
    for (const list of ["raaga", "taala", "deity"])
      expect((await admin.read(`/admin/${list}/${act}`)).status, `${list} ${act}`).toBe(200);
    for (const list of ["people", "deities", "constructor"])
      expect((await admin.read(`/admin/${list}/${act}`)).status, `${list} ${act}`).toBe(404);
  }
});

describe("raagas by CSV", () => {
  const path = "/admin/raaga/import";

  test("are previewed first, and then imported in one transaction", async () => {
    await makeRaaga({ id: "Kalyani", description: "Old" });
    await makeRaaga({ id: "Same" });
    expect(await readText(await admin.read(path))).toContain(
      "First you see what the file would change",
    );
    const file =
      "name,description,parentId,synonyms\nKalyani,New,,\nTodi,Morning,Kalyani,Hanumatodi\nSame,Same,,\nKalyāṇi,,,";
    const seen = await previewImport(admin, path, file);
    expect(seen.text).toContain("What list.csv would change");
    expect(seen.text).toMatch(
      /All \(4\).*Invalid \(0\).*To add \(2\).*To update \(1\).*Unchanged \(1\)/,
    );
    expect(seen.text).toContain("sounds like Kalyani");
    expect(await count("FROM raagas")).toBe(2);
    const only = await readText(await admin.read(`${seen.at}&show=change`));
    expect(only).not.toContain("Todi");
    const done = await applyImport(admin, path, seen.token);
    expect(done.headers.get("Location")).toBe("/admin/raaga");
    const headers = { Cookie: `${admin.cookie}; ${cookiesOf(done)}` };
    expect(await readText(await visit("/admin/raaga", { headers }))).toContain("3 rows imported");
    expect(await count("FROM raagas WHERE id = 'Kalyani' AND description = 'New'")).toBe(1);
    expect(
      await count("FROM name_index WHERE name = 'Todi' AND matched = 'Hanumatodi'"),
    ).toBeGreaterThan(0);
    expect(await count("FROM name_index WHERE name = 'Kalyani' AND matched = 'Old'")).toBe(0);
    expect(await count("FROM audit_events WHERE act = 'raagas imported'")).toBe(1);
    expect((await applyImport(admin, path, seen.token)).status).toBe(410);
  });

  test("nothing is imported if a line is rejected; changes since the preview are seen", async () => {
    const seen = await previewImport(admin, path, "name,melakarta\nTodi,8\nBad,80");
    expect(seen.text).toContain("A melakarta number is 1 to 72");
    expect(seen.text).toContain("nothing can be imported");
    expect((await applyImport(admin, path, seen.token)).status).toBe(409);
    expect(await count("FROM raagas")).toBe(0);
    const fine = await previewImport(admin, path, "name,melakarta\nTodi,8");
    await makeRaaga({ id: "Hanumatodi", melakarta: 8 });
    expect((await applyImport(admin, path, fine.token)).status).toBe(409);
    expect(await readText(await admin.read(fine.at))).toContain(
      "Another raaga has this melakarta number",
    );
  });

  test("a line with too few cells is shown as rejected, and nothing can be imported", async () => {
    const seen = await previewImport(admin, path, "name,description\nTodi\nKalyani,New");
    expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\)/);
    expect(seen.text).toMatch(
      /Todi.*The number of cells does not match the number of columns: 1 \/ 2\./,
    );
    expect((await applyImport(admin, path, seen.token)).status).toBe(409);
    expect(await count("FROM raagas")).toBe(0);
  });

  test("a staged file belongs to its sender, and expires after an hour", async () => {
    const seen = await previewImport(admin, path, "name\nTodi");
    const other = await makeAdministrator("two@example.org");
    const text = await readText(await other.read(seen.at));
    expect(text).toContain("This file is no longer available");
    expect(await readText(await admin.read(`${path}?file=../x`))).toContain("no longer available");
    expect(await readText(await admin.read(`/admin/taala/import?file=${seen.token}`))).toContain(
      "no longer available",
    );
  });

  test("T51 invalid CSV is rejected with its line; a missing file is reported", async () => {
    for (const [text, words] of [
      ["name\nx\0", "Line 2 of the file: There is a NUL character."],
      ['name\n"open', "Line 2 of the file: A quoted cell that starts here is not closed."],
      ["nome\nx", "Row 1: There is no such column: nome."],
      ["", "Please select a file to upload|There are no rows"],
    ] as const) {
      const refused = await admin.upload(path, text);
      expect(refused.status, words).toBe(400);
      expect(await readText(refused)).toMatch(new RegExp(words.replaceAll(/[.]/g, "\\.")));
    }
    const big = await admin.upload(path, `name\n${"x".repeat(1_200_000)}`);
    expect(big.status).toBe(413);
    expect(await readText(big)).toContain("The file is larger than 1 MB.");
    expect((await admin.send(path, { act: "check" })).status).toBe(400);
  });

  test("T51 5,000 raagas are previewed and imported within seconds", async () => {
    const line = (at: number) =>
      `Raaga number ${at},A raaga of the test with a description,Other name ${at}`;
    const file = `name,description,synonyms\n${Array.from({ length: 5000 }, (_, at) => line(at)).join("\n")}`;
    const begun = performance.now();
    const seen = await previewImport(admin, path, file);
    const looked = performance.now();
    expect(seen.text).toContain("To add (5,000)");
    expect((await applyImport(admin, path, seen.token)).status).toBe(302);
    console.log(
      `5,000 raagas: looked at in ${Math.round(looked - begun)} ms, taken in ${Math.round(performance.now() - looked)} ms`,
    );
    expect(await count("FROM raagas")).toBe(5000);
    expect(await count("FROM raaga_aliases")).toBe(5000);
    expect(looked - begun).toBeLessThan(5000);
    const again = await previewImport(admin, path, file);
    expect(again.text).toContain("Unchanged (5,000)");
  }, 60_000);
});

test("taalas by CSV are previewed and imported", async () => {
  const path = "/admin/taala/import";
  const seen = await previewImport(
    admin,
    path,
    "name,jati,angas,aksharas\nAdi,Chatusra,IOO,8\nOdd,Chatusra,XX,8",
  );
  expect(seen.text).toContain("Only the letters I, O and U");
  const fine = await previewImport(admin, path, "name,jati,angas,aksharas\nAdi,Chatusra,IOO,8");
  expect((await applyImport(admin, path, fine.token)).status).toBe(302);
  expect(await count("FROM taalas WHERE id = 'Adi' AND aksharas = 8 AND jati = 'Chatusra'")).toBe(
    1,
  );
});

describe("deities by CSV", () => {
  const path = "/admin/deity/import";
  const storedNames = async (id: string) => {
    const { results } = await env.DB.prepare(
      "SELECT name, kind FROM deity_names WHERE deity_id = ? ORDER BY rowid",
    )
      .bind(id)
      .all();
    return results.map(({ name, kind }) => `${String(name)} ${String(kind)}`);
  };

  test("are previewed and imported with their names; songs that have them are their own", async () => {
    await makeDeities();
    const id = await makeSong({ title: "One", deity: "harihara putra" });
    const file = [
      "name,description,te,otherNames,commonNames",
      "Ayyappa,,అయ్యప్ప,Sasta; Harihara Putra; Ayyappa,Manikanta",
      "Guru,Teachers,,gurus,",
      "Devi,Devi,దేవి,??? ????,",
    ];
    const seen = await previewImport(admin, path, file.join("\n"));
    expect(seen.text).toContain("Import deities from CSV");
    expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\).*To update \(1\)/);
    expect((await applyImport(admin, path, seen.token)).status).toBe(409);
    const fine = await previewImport(admin, path, file.slice(0, 3).join("\n"));
    const done = await applyImport(admin, path, fine.token);
    expect(done.headers.get("Location")).toBe("/admin/lists/deities");
    expect(await storedNames("Ayyappa")).toEqual([
      "Ayyappa usual",
      "అయ్యప్ప usual",
      "Manikanta common",
      "Sasta other",
      "Harihara Putra other",
    ]);
    // The cell of Telugu was empty; the other scripts have no column in the file.
    expect(await storedNames("Guru")).toEqual([
      "Guru usual",
      "குரு usual",
      "ಗುರು usual",
      "ഗുരു usual",
      "गुरु usual",
      "gurus other",
    ]);
    expect(await count("FROM deities WHERE id = 'Guru' AND description = 'Teachers'")).toBe(1);
    expect(await count(`FROM songs WHERE id = ${id} AND deity_id = 'Ayyappa'`)).toBe(1);
    expect(
      await count("FROM name_index WHERE kind = 'deity' AND matched = 'Manikanta'"),
    ).toBeGreaterThan(0);
    expect(await count("FROM name_index WHERE kind = 'deity' AND matched = 'teacher'")).toBe(0);
    expect(await count("FROM revisions WHERE subject_kind = 'deity'")).toBe(2);
    expect(await count("FROM audit_events WHERE act = 'deities imported'")).toBe(1);
    const again = await previewImport(admin, path, file.slice(0, 3).join("\n"));
    expect(again.text).toContain("Unchanged (2)");
  });

  test("a row with a name in another script or with too many names is refused", async () => {
    const many = Array.from({ length: 201 }, (_, at) => `Name ${at}`).join("; ");
    const seen = await previewImport(
      admin,
      path,
      `name,te,otherNames\nAyyappa,ஐயப்பன்,\nGuru,,${many}\nDevi/Amba,,`,
    );
    expect(seen.text).toContain("Invalid (3)");
    expect(seen.text).toContain("Only letters of this language's script");
    expect(seen.text).toContain("At most 200 names");
    expect((await applyImport(admin, path, seen.token)).status).toBe(409);
    expect(await count("FROM deities")).toBe(0);
  });

  test("the page of the list leads there, and to the export", async () => {
    const links = await (await admin.read("/admin/lists/deities")).text();
    expect(links).toContain('href="/admin/deity/export"');
    expect(links).toContain(`href="${path}"`);
    expect(await (await admin.read("/admin/lists/song-types")).text()).not.toContain("/export");
    const answer = await admin.read("/admin/deity/export");
    expect(answer.headers.get("Content-Disposition")).toMatch(/filename="deities-[\d-]+\.csv"$/);
    expect(await answer.text()).toBe(
      "name,description,te,ta,kn,ml,hi,otherNames,commonNames,sources\r\n",
    );
  });
});

describe("exports", () => {
  test("T51 are UTF-8, with a BOM on request, safe from formulas, and can be imported unchanged", async () => {
    await makeRaaga({ id: "తోడి", description: '=HYPERLINK("x")' });
    await makeRaaga({ id: "-Dash", description: "'+x" });
    const answer = await admin.read("/admin/raaga/export");
    expect(answer.headers.get("Content-Type")).toContain("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="raagas-[\d-]+\.csv"$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    const text = await answer.text();
    expect(text).toContain(`తోడి,"'=HYPERLINK(""x"")"`);
    expect(text).toContain("'-Dash,''+x");
    const marked = new Uint8Array(
      await (await admin.read("/admin/raaga/export?bom=1")).arrayBuffer(),
    );
    expect(marked.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const seen = await previewImport(admin, "/admin/raaga/import", text);
    expect(seen.text).toContain("Unchanged (2)");
  });
});
