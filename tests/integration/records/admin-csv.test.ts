import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong, makeSongType, makeTaala } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { cookiesOf, count } from "../support/members.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

/** Sends a file and follows to what it would do; the address of that, and its text. */
async function look(path: string, text: string) {
  const sent = await admin.upload(path, text);
  expect(sent.status).toBe(302);
  const at = sent.headers.get("Location")!;
  return { at, text: await readText(await admin.read(at)), token: at.split("file=")[1]! };
}
const apply = (path: string, token: string) => {
  const body = new FormData();
  body.set("act", "apply");
  body.set("file", token);
  const headers = { Cookie: admin.cookie, Origin: "http://localhost:8787" };
  return visit(path, { method: "POST", body, headers });
};

describe("raagas by CSV", () => {
  const path = "/admin/raaga/import";

  test("are looked at first, and then taken all at once", async () => {
    await makeRaaga({ id: "Kalyani", description: "Old" });
    await makeRaaga({ id: "Same" });
    expect(await readText(await admin.read(path))).toContain(
      "First you see what the file would change",
    );
    const file =
      "name,description,parentId,synonyms\nKalyani,New,,\nTodi,Morning,Kalyani,Hanumatodi\nSame,Same,,\nKalyāṇi,,,";
    const seen = await look(path, file);
    expect(seen.text).toContain("What list.csv would change");
    expect(seen.text).toMatch(
      /All \(4\).*Invalid \(0\).*To add \(2\).*To update \(1\).*Unchanged \(1\)/,
    );
    expect(seen.text).toContain("sounds like Kalyani");
    expect(await count("FROM raagas")).toBe(2);
    const only = await readText(await admin.read(`${seen.at}&show=change`));
    expect(only).not.toContain("Todi");
    const done = await apply(path, seen.token);
    expect(done.headers.get("Location")).toBe("/admin/raaga");
    const headers = { Cookie: `${admin.cookie}; ${cookiesOf(done)}` };
    expect(await readText(await visit("/admin/raaga", { headers }))).toContain("3 lines imported");
    expect(await count("FROM raagas WHERE id = 'Kalyani' AND description = 'New'")).toBe(1);
    expect(
      await count("FROM name_index WHERE name = 'Todi' AND matched = 'Hanumatodi'"),
    ).toBeGreaterThan(0);
    expect(await count("FROM name_index WHERE name = 'Kalyani' AND matched = 'Old'")).toBe(0);
    expect(await count("FROM audit_events WHERE act = 'raagas imported'")).toBe(1);
    expect((await apply(path, seen.token)).status).toBe(410);
  });

  test("nothing is taken where a line is refused; what changed meanwhile is seen", async () => {
    const seen = await look(path, "name,melakarta\nTodi,8\nBad,80");
    expect(seen.text).toContain("A melakarta number is 1 to 72");
    expect(seen.text).toContain("nothing can be imported");
    expect((await apply(path, seen.token)).status).toBe(409);
    expect(await count("FROM raagas")).toBe(0);
    const fine = await look(path, "name,melakarta\nTodi,8");
    await makeRaaga({ id: "Hanumatodi", melakarta: 8 });
    expect((await apply(path, fine.token)).status).toBe(409);
    expect(await readText(await admin.read(fine.at))).toContain(
      "Another raaga has this melakarta number",
    );
  });

  test("a line with too few cells is shown refused, and nothing can be taken", async () => {
    const seen = await look(path, "name,description\nTodi\nKalyani,New");
    expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\)/);
    expect(seen.text).toMatch(
      /Todi.*The number of cells does not match the number of columns: 1 \/ 2\./,
    );
    expect((await apply(path, seen.token)).status).toBe(409);
    expect(await count("FROM raagas")).toBe(0);
  });

  test("a file is its sender's own, and gone after an hour", async () => {
    const seen = await look(path, "name\nTodi");
    const other = await makeAdministrator("two@example.org");
    const text = await readText(await other.read(seen.at));
    expect(text).toContain("This file is no longer available");
    expect(await readText(await admin.read(`${path}?file=../x`))).toContain("no longer available");
    expect(await readText(await admin.read(`/admin/taala/import?file=${seen.token}`))).toContain(
      "no longer available",
    );
  });

  test("T51 what is no CSV is refused with its line; no file is asked for", async () => {
    for (const [text, words] of [
      ["name\nx\0", "Line 2: There is a NUL character."],
      ['name\n"open', "Line 2: A quoted cell that starts here is not closed."],
      ["nome\nx", "Line 1: There is no such column: nome."],
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

  test("T51 5,000 raagas: looked at and taken, within seconds", async () => {
    const line = (at: number) =>
      `Raaga number ${at},A raaga of the test with a description,Other name ${at}`;
    const file = `name,description,synonyms\n${Array.from({ length: 5000 }, (_, at) => line(at)).join("\n")}`;
    const begun = performance.now();
    const seen = await look(path, file);
    const looked = performance.now();
    expect(seen.text).toContain("To add (5,000)");
    expect((await apply(path, seen.token)).status).toBe(302);
    console.log(
      `5,000 raagas: looked at in ${Math.round(looked - begun)} ms, taken in ${Math.round(performance.now() - looked)} ms`,
    );
    expect(await count("FROM raagas")).toBe(5000);
    expect(await count("FROM raaga_aliases")).toBe(5000);
    expect(looked - begun).toBeLessThan(5000);
    const again = await look(path, file);
    expect(again.text).toContain("Unchanged (5,000)");
  }, 60_000);
});

test("taalas by CSV are looked at and taken", async () => {
  const path = "/admin/taala/import";
  const seen = await look(path, "name,jati,angas,aksharas\nAdi,Chatusra,IOO,8\nOdd,Chatusra,XX,8");
  expect(seen.text).toContain("Only the letters I, O and U");
  const fine = await look(path, "name,jati,angas,aksharas\nAdi,Chatusra,IOO,8");
  expect((await apply(path, fine.token)).status).toBe(302);
  expect(await count("FROM taalas WHERE id = 'Adi' AND aksharas = 8 AND jati = 'Chatusra'")).toBe(
    1,
  );
});

describe("exports", () => {
  test("T51 are UTF-8, with a mark where asked, safe from formulas, and come back unchanged", async () => {
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
    const seen = await look("/admin/raaga/import", text);
    expect(seen.text).toContain("Unchanged (2)");
  });
});

describe("songs by CSV", () => {
  const path = "/admin/songs";

  beforeEach(async () => {
    await makeRaaga({ id: "Mohanam" });
    await makeTaala("Adi");
    await makeSongType("Kriti");
    await env.DB.batch([
      env.DB.prepare("INSERT INTO accompaniment_types (name) VALUES ('Mridangam'), ('Violin')"),
      env.DB.prepare("INSERT INTO media_types (description) VALUES ('Audio'), ('Video')"),
      env.DB.prepare(
        "INSERT INTO media_location_types (description) VALUES ('YouTube'), ('Archive'), ('Web address')",
      ),
    ]);
  });

  test("are looked at line by line, and those that are right are added, findable and with history", async () => {
    const file =
      "title,singer,raagaId,taalaId,uploadType,url,recordingDate,mridangam\n" +
      'Nagumomu,A. Singer,mohanam,Adi,YouTube,https://youtu.be/abcdefghijk,15/08/1967,"One Player, Two Player"\n' +
      "Wrong,B. Singer,No such raaga,,,,,\n" +
      "Endaro,,,,,,,";
    const seen = await look(path, file);
    expect(seen.text).toContain("Invalid (1)");
    expect(seen.text).toContain("is not in the lists of raagas");
    expect(await count("FROM songs")).toBe(0);
    expect((await apply(path, seen.token)).status).toBe(302);
    expect(await count("FROM songs")).toBe(2);
    const song = await env.DB.prepare("SELECT * FROM songs WHERE title = 'Nagumomu'").first();
    expect(song).toMatchObject({
      raaga_id: "Mohanam",
      external_media_id: "abcdefghijk",
      recording_date: "1967-08-15",
      created_by: admin.id,
      version: 1,
      accompaniments: JSON.stringify([{ typeId: 1, players: ["One Player", "Two Player"] }]),
    });
    expect(await count("FROM song_changes WHERE kind = 'created'")).toBe(2);
    expect(await count("FROM accompaniment_players")).toBe(2);
    expect(await env.DB.prepare("SELECT song_count FROM raagas").first("song_count")).toBe(1);
    for (const query of ["title=gumo", "singer=a.+singer", "accompanistName=two+player"])
      expect(await readText(await visit(`/search?${query}&searched=true`))).toContain("Nagumomu");
    expect(await readText(await visit(`/songs/${song!.id as number}`))).toContain("One Player");
    const again = await look(path, file);
    expect(again.text).toContain("Unchanged (2)");
  });

  test("columns are named as they are written in a file, what is said of them in the reader's words", async () => {
    const headers = { Cookie: `${admin.cookie}; preferences=lng=te` };
    const page = await (await visit(path, { headers })).text();
    expect(page).toContain("ఒక్కో పక్కవాద్యానికి ఒకటి");
    const [, code] = page.match(/<code>([^<]*)<\/code>/)!;
    expect(code).toMatch(/^title, [A-Za-z, ]+, lyrics$/);
  });

  test("a line with too many cells is refused, and the others are added", async () => {
    const seen = await look(path, "title,singer\nOne,A,more\nTwo,B");
    expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\)/);
    expect(seen.text).toContain("The number of cells does not match the number of columns: 3 / 2.");
    expect((await apply(path, seen.token)).status).toBe(302);
    expect(await count("FROM songs WHERE title = 'Two'")).toBe(1);
    expect(await count("FROM songs")).toBe(1);
  });

  test("one file taken twice at once adds its songs once", async () => {
    const seen = await look(path, "title\nOne\nTwo");
    const answers = await Promise.all([apply(path, seen.token), apply(path, seen.token)]);
    expect(answers.filter(({ status }) => status === 302).length).toBeGreaterThanOrEqual(1);
    expect(await count("FROM songs")).toBe(2);
  });

  test("5,000 songs: looked at and taken; the whole archive goes out and comes back unchanged", async () => {
    const line = (at: number) =>
      `Song of the large file number ${at},Singer ${at % 50},Mohanam,Adi,Player ${at % 70}`;
    const file = `title,singer,raagaId,taalaId,violin\n${Array.from({ length: 5000 }, (_, at) => line(at)).join("\n")}`;
    const begun = performance.now();
    const seen = await look(path, file);
    const looked = performance.now();
    expect(seen.text).toContain("To add (5,000)");
    expect((await apply(path, seen.token)).status).toBe(302);
    const taken = performance.now();
    expect(await count("FROM songs")).toBe(5000);
    expect(await count("FROM accompaniment_players")).toBe(5000);
    expect(await env.DB.prepare("SELECT song_count FROM raagas").first("song_count")).toBe(5000);
    expect(await readText(await visit("/search?title=number+4321&searched=true"))).toContain(
      "number 4321",
    );
    const text = await (await admin.read(`${path}/export`)).text();
    const sent = performance.now();
    console.log(
      `5,000 songs: looked at in ${Math.round(looked - begun)} ms, taken in ${Math.round(taken - looked)} ms, exported in ${Math.round(sent - taken)} ms`,
    );
    expect(text.split("\r\n")).toHaveLength(5002);
    const back = await look(path, text);
    expect(back.text).toContain("Unchanged (5,000)");
  }, 120_000);

  test("songs in the bin are not exported", async () => {
    await makeSong({ title: "Live" });
    await makeSong({ title: "Binned", deletedAt: new Date() });
    const text = await (await admin.read(`${path}/export`)).text();
    expect(text).toContain("Live");
    expect(text).not.toContain("Binned");
  });
});
