import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { seedReference } from "../support/seeds.ts";

const counter = async (name: string) =>
  (await env.DB.prepare("SELECT value FROM counters WHERE name = ?")
    .bind(name)
    .first<number>("value"))!;
const count = (raaga: string) =>
  env.DB.prepare("SELECT song_count FROM raagas WHERE id = ?").bind(raaga).first("song_count");
const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();

const revise = (kind: string, id: string, fields: Record<string, unknown>) =>
  run(
    "INSERT INTO revisions (subject_kind, subject_id, kind, fields) VALUES (?, ?, 'updated', ?)",
    kind,
    id,
    JSON.stringify(fields),
  );

describe("counters", () => {
  test("follow songs as they are added, changed, deleted, restored and removed", async () => {
    await makeRaaga({ id: "A" });
    await makeRaaga({ id: "B" });
    const id = await makeSong({ title: "One", raagaId: "A" });
    await makeSong({ title: "Two", raagaId: "A" });
    expect([await counter("songs"), await count("A"), await count("B")]).toEqual([2, 2, 0]);
    await run("UPDATE songs SET raaga_id = 'B' WHERE id = ?", id);
    expect([await count("A"), await count("B")]).toEqual([1, 1]);
    await run("UPDATE songs SET deleted_at = 5 WHERE id = ?", id);
    expect([await counter("songs"), await count("B")]).toEqual([1, 0]);
    await run("UPDATE songs SET deleted_at = NULL, raaga_id = 'A' WHERE id = ?", id);
    expect([await counter("songs"), await count("A"), await count("B")]).toEqual([2, 2, 0]);
    await run("UPDATE songs SET raaga_id = NULL WHERE id = ?", id);
    expect(await count("A")).toBe(1);
    await run("DELETE FROM songs WHERE id = ?", id);
    expect([await counter("songs"), await count("A")]).toEqual([1, 1]);
  });

  test("a renamed raaga takes its songs and its count along", async () => {
    await makeRaaga({ id: "Kalyani" });
    await makeSong({ title: "One", raagaId: "Kalyani" });
    await makeSong({ title: "Two", raagaId: "Kalyani" });
    await run("UPDATE raagas SET id = 'Mechakalyani' WHERE id = 'Kalyani'");
    expect(await count("Mechakalyani")).toBe(2);
    const raaga = await env.DB.prepare("SELECT DISTINCT raaga_id FROM songs").all();
    expect(raaga.results).toEqual([{ raaga_id: "Mechakalyani" }]);
  });

  test("every write raises the version of the data", async () => {
    let before = await counter("version");
    const raised = async () => {
      const after = await counter("version");
      expect(after).toBeGreaterThan(before);
      before = after;
    };
    await makeRaaga({ id: "A" });
    await raised();
    const id = await makeSong({ title: "One" });
    await raised();
    await run("UPDATE songs SET description = 'x' WHERE id = ?", id);
    await raised();
    await run("UPDATE raagas SET description = 'y' WHERE id = 'A'");
    await raised();
    await run("DELETE FROM raagas WHERE id = 'A'");
    await raised();
  });
});

describe("the schema", () => {
  test("a raaga, a taala or an account that songs refer to cannot be deleted", async () => {
    await makeRaaga({ id: "A" });
    await makeSong({ title: "One", raagaId: "A" });
    await expect(run("DELETE FROM raagas WHERE id = 'A'")).rejects.toThrow(/FOREIGN KEY/);
  });

  test("rejects what is not in its lists", async () => {
    const bad = [
      "INSERT INTO songs (title, composer, upload_type) VALUES ('x', 'y', 'Tape')",
      "INSERT INTO songs (title, composer, recording_date) VALUES ('x', 'y', '5 May 1978')",
      "INSERT INTO raagas (id, description, melakarta) VALUES ('x', 'x', 73)",
      "INSERT INTO name_index (kind, field, key, name, matched) VALUES ('dancer', 0, 'x', 'x', 'x')",
    ];
    for (const query of bad) await expect(run(query)).rejects.toThrow(/CHECK/);
  });

  test("every filter and sort of a list is answered from an index", async () => {
    const queries = [
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY title COLLATE NOCASE, id LIMIT 20",
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY singer COLLATE NOCASE DESC, id DESC LIMIT 20",
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY composer COLLATE NOCASE, id LIMIT 20",
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY CASE WHEN recording_date IS NULL THEN '~' ELSE recording_date END, id LIMIT 20",
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY recorded_key DESC, id DESC LIMIT 20",
      "SELECT id FROM songs WHERE deleted_at IS NULL AND raaga_id = 'A'",
      "SELECT id FROM songs WHERE deleted_at IS NULL AND taala_id = 'A'",
      "SELECT id FROM songs WHERE deleted_at IS NULL AND song_type_id = 'A'",
      "SELECT id FROM songs WHERE deleted_at IS NULL AND created_by = 1",
      "SELECT id FROM songs WHERE deleted_at IS NULL AND recorded_key BETWEEN '1970' AND '1980'",
      "SELECT id FROM songs WHERE deleted_at IS NULL ORDER BY changed_at DESC, id DESC LIMIT 30",
    ];
    for (const query of queries) {
      const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${query}`).all<{ detail: string }>();
      const steps = plan.results.map(({ detail }) => detail).join("; ");
      expect(steps, query).toMatch(/USING (COVERING )?INDEX/);
      expect(steps, query).not.toMatch(/TEMP B-TREE/);
    }
  });
});

describe("the reference lists", () => {
  test("are seeded once, however often the seed runs", async () => {
    await seedReference();
    const size = () => env.DB.prepare("SELECT count(*) AS n FROM raagas").first("n");
    const before = await size();
    await run("UPDATE raagas SET description = 'edited' WHERE id = 'Mahati'");
    await seedReference();
    expect(await size()).toBe(before);
    expect(
      await env.DB.prepare("SELECT description FROM raagas WHERE id = 'Mahati'").first(
        "description",
      ),
    ).toBe("edited");
  });

  test("get the ISO 15919 names that they lack, and keep existing ones", async () => {
    await seedReference();
    const name = (id: string) =>
      env.DB.prepare("SELECT iso_name FROM raagas WHERE id = ?").bind(id).first("iso_name");
    await run("UPDATE raagas SET iso_name = NULL WHERE id = 'Mahati'");
    await run("UPDATE raagas SET iso_name = 'edited' WHERE id = 'Shri'");
    await revise("raaga", "Shri", { isoName: ["śrī", "edited"] });
    await seedReference();
    expect(await Promise.all(["Mahati", "Shri", "Behag"].map(name))).toEqual([
      "mahatī",
      "edited",
      "bēhāg",
    ]);
    expect(
      await env.DB.prepare("SELECT iso_name FROM taalas WHERE id = 'Adi'").first("iso_name"),
    ).toBe("ādi");
  });

  test("get parents and scales where empty, and keep those that an editor wrote", async () => {
    await seedReference();
    const empty = "parent_id = NULL, arohana = NULL, avarohana = NULL";
    await run(`UPDATE raagas SET ${empty} WHERE id IN ('Hindolam', 'Kedaram', 'Harikambhoji')`);
    await run(
      "UPDATE raagas SET parent_id = 'Kanakangi', avarohana = 'S'' S' WHERE id = 'Kedaram'",
    );
    await revise("raaga", "Kedaram", {
      parentId: [null, "Kanakangi"],
      arohana: ["S R2 S'", null],
    });
    await seedReference();
    const raaga = (id: string) =>
      env.DB.prepare("SELECT parent_id, arohana, avarohana FROM raagas WHERE id = ?")
        .bind(id)
        .first();
    expect(await raaga("Hindolam")).toEqual({
      parent_id: "Nathabhairavi",
      arohana: "S G2 M1 D1 N2 S'",
      avarohana: "S' N2 D1 M1 G2 S",
    });
    expect(await raaga("Kedaram")).toEqual({
      parent_id: "Kanakangi",
      arohana: null,
      avarohana: "S' S",
    });
    expect(await raaga("Harikambhoji")).toMatchObject({
      parent_id: null,
      arohana: "S R2 G3 M1 P D2 N2 S'",
    });
  });

  test("get misspelt names corrected, with their songs", async () => {
    await seedReference();
    await run(
      "UPDATE raagas SET id = 'Meghranjani', description = 'Meghranjani' WHERE id = 'Megharanjani'",
    );
    await run("UPDATE name_index SET name = 'Meghranjani' WHERE name = 'Megharanjani'");
    await run("UPDATE taalas SET iso_name = 'catusrajāti ēka' WHERE id = 'Chatusra-jati Eka'");
    await run("UPDATE taalas SET iso_name = 'tisram' WHERE id = 'Tisra-jati Eka'");
    await revise("taala", "Tisra-jati Eka", { isoName: ["tisrajāti ēka", "tisram"] });
    await makeSong({ title: "One", raagaId: "Meghranjani" });
    await seedReference();
    const { results } = await env.DB.prepare(
      "SELECT id, description, song_count FROM raagas WHERE id IN ('Meghranjani', 'Megharanjani')",
    ).all();
    expect(results).toEqual([{ id: "Megharanjani", description: "Megharanjani", song_count: 1 }]);
    expect(await env.DB.prepare("SELECT raaga_id FROM songs").first("raaga_id")).toBe(
      "Megharanjani",
    );
    const named = await env.DB.prepare(
      "SELECT count(*) AS n FROM name_index WHERE name = 'Meghranjani' OR matched = 'Meghranjani'",
    ).first("n");
    expect(named).toBe(0);
    const isoName = (id: string) =>
      env.DB.prepare("SELECT iso_name FROM taalas WHERE id = ?").bind(id).first("iso_name");
    expect(await isoName("Chatusra-jati Eka")).toBe("caturaśrajāti ēka");
    expect(await isoName("Tisra-jati Eka")).toBe("tisram");
  });

  test("count the songs in the janyas of a melakarta beside the wheel", async () => {
    await seedReference();
    await makeSong({ title: "One", raagaId: "Bhairavi" });
    await makeSong({ title: "Two", raagaId: "Hindolam" });
    await makeSong({ title: "Three", raagaId: "Nata" });
    const html = await (await visit("/")).text();
    const text = await readText(new Response(html));
    expect(text).toContain("20 Nathabhairavi 2 in janyas");
    expect(text).toContain("36 Chalanata 1 in janyas");
    expect(text).toContain("66 Chitrambari 12 Aditya");
    expect(html.match(/class="cell janya"/g)).toHaveLength(2);
  });

  test("fill the wheel: 72 cells, all of them links, those with songs filled", async () => {
    await seedReference();
    await makeSong({ title: "One", raagaId: "Mechakalyani" });
    const html = await (await visit("/")).text();
    expect(html.match(/<a [^>]*class="cell/g)).toHaveLength(72);
    expect(html.match(/<a [^>]*class="cell full"/g)).toHaveLength(1);
    expect(await readText(new Response(html))).toContain("65 Mechakalyani 1 song 66");
  });
});
