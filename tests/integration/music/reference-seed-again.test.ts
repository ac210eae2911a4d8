import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { findRaaga } from "#app/data/music/raaga-reads.ts";
import { raagaList } from "#app/data/music/raagas.ts";
import { removeEntry } from "#app/data/music/reference-writes.ts";
import type { Raaga } from "#app/domain/music/raaga.ts";
import { saveEntry } from "#app/operations/music/save-entry.ts";
import { makeRaaga } from "../support/factories.ts";
import { seedReference } from "../support/seeds.ts";
import { makeUser } from "../support/users.ts";

const archive = openDatabase(env.DB);
const run = (query: string) => env.DB.prepare(query).run();

const raaga = (id: string) => env.DB.prepare("SELECT * FROM raagas WHERE id = ?").bind(id).first();
const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" "));

async function edit(actorId: number, id: string, changes: Partial<Raaga>) {
  const before = (await findRaaga(archive, id))!;
  const entry = { ...before, ...changes };
  const saved = await saveEntry({ db: archive }, raagaList, { id, entry, actorId });
  expect(saved.ok).toBe(true);
}

describe("an archive that editors have changed, seeded again", () => {
  test("gets new facts where no editor wrote", async () => {
    await makeRaaga({ id: "Hindolam", arohana: "S G2 M1 S'" });
    await makeRaaga({ id: "Yagapriya", melakarta: 31 });
    await seedReference();
    expect(await raaga("Hindolam")).toMatchObject({
      parent_id: "Nathabhairavi",
      iso_name: "hindōḷaṁ",
      arohana: "S G2 M1 D1 N2 S'",
      avarohana: "S' N2 D1 M1 G2 S",
    });
    expect(await raaga("Mahati")).toMatchObject({ creator_id: "m-balamuralikrishna" });
    expect(await list("SELECT groups FROM taalas WHERE id = 'Misra Chapu'")).toEqual(["3+2+2"]);
  });

  test("keeps what an editor wrote, field by field", async () => {
    await seedReference();
    const editor = await makeUser("editor@example.org", "Administrator");
    const own = { arohana: "S R2 S'", avarohana: "S' R2 S", description: "His own" };
    await edit(editor, "Manorama", own);
    await run("UPDATE raagas SET iso_name = 'manorama', parent_id = NULL WHERE id = 'Manorama'");
    await seedReference();
    expect(await raaga("Manorama")).toMatchObject({
      ...own,
      parent_id: "Kharaharapriya",
      iso_name: "manōramā",
    });
  });

  test("keeps an emptied field and removed aliases", async () => {
    await seedReference();
    const editor = await makeUser("editor@example.org", "Administrator");
    await edit(editor, "Mahati", { parentId: null });
    await edit(editor, "Shri", { aliases: [] });
    await seedReference();
    expect((await raaga("Mahati"))!.parent_id).toBeNull();
    expect(await list("SELECT alias FROM raaga_aliases WHERE raaga_id = 'Shri'")).toEqual([]);
    const keys = "SELECT DISTINCT matched FROM name_index WHERE kind = 'raaga' AND name = 'Shri'";
    expect(await list(keys)).toEqual(["Shri"]);
  });

  test("does not bring back what was deleted or renamed", async () => {
    await seedReference();
    const editor = await makeUser("editor@example.org", "Administrator");
    expect(await removeEntry(archive, raagaList, "Abhiru", editor)).toMatchObject({ ok: true });
    await edit(editor, "Siddhi", { id: "Siddhiraga" });
    await seedReference();
    expect([await raaga("Abhiru"), await raaga("Siddhi")]).toEqual([null, null]);
    expect((await raaga("Siddhiraga"))!.description).toBe("Siddhi");
  });

  test("keeps what was changed before fields were recorded, and fills what is empty", async () => {
    await seedReference();
    await run("UPDATE raagas SET arohana = 'S R2 P', iso_name = NULL WHERE id = 'Abhogi'");
    await run("INSERT INTO audit_events (act, subject) VALUES ('raaga changed', 'Abhogi')");
    await seedReference();
    expect(await raaga("Abhogi")).toMatchObject({ arohana: "S R2 P", iso_name: "ābhōgi" });
  });

  test("finds a melakarta that was renamed, and writes the same twice", async () => {
    await seedReference();
    const editor = await makeUser("editor@example.org", "Administrator");
    await edit(editor, "Hanumatodi", { id: "Hanumathodi" });
    await seedReference();
    expect(await raaga("Hanumatodi")).toBeNull();
    expect((await raaga("Asaveri"))!.parent_id).toBe("Hanumathodi");
    const tables = ["raagas", "raaga_scales", "raaga_aliases", "taalas", "claims", "name_index"];
    const read = () =>
      Promise.all(tables.map((table) => list(`SELECT * FROM ${table} ORDER BY 1, 2, 3, 4`)));
    const once = await read();
    await seedReference();
    expect(await read()).toEqual(once);
  });
});
