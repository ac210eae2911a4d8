import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
  await makeRaaga({ id: "Abheri" }, ["Aabheri"]);
  await makeRaaga({ id: "Bhimplasi" }, ["Bhimpalas", "Aabheri"]);
});

const merge = () =>
  admin.send("/admin/raaga?dialog=delete&id=Bhimplasi", { act: "move", to: "Abheri" });

const revisionsOf = async (kind: string, id: string | number) => {
  const { results } = await env.DB.prepare(
    "SELECT kind, changed_by, fields FROM revisions WHERE subject_kind = ? AND subject_id = ? ORDER BY id",
  )
    .bind(kind, String(id))
    .all<{ kind: string; changed_by: number; fields: string }>();
  return results.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) as unknown }));
};

test("the name and the aliases of a merged raaga stay as aliases that are searched", async () => {
  const song = await makeSong({ title: "O Rangasayi", raagaId: "Bhimplasi" });
  const page = await admin.read("/admin/raaga?dialog=delete&id=Bhimplasi");
  expect(await readText(page)).toContain("Bhimplasi will be kept as another spelling");
  expect((await merge()).status).toBe(302);
  const { results } = await env.DB.prepare(
    "SELECT raaga_id, alias, kind FROM raaga_aliases ORDER BY alias",
  ).all();
  expect(results).toEqual([
    { raaga_id: "Abheri", alias: "Aabheri", kind: "spelling" },
    { raaga_id: "Abheri", alias: "Bhimpalas", kind: "spelling" },
    { raaga_id: "Abheri", alias: "Bhimplasi", kind: "spelling" },
  ]);
  for (const alias of ["Bhimplasi", "Bhimpalas"])
    expect(
      await count("FROM name_index WHERE name = 'Abheri' AND matched = ?", alias),
    ).toBeGreaterThan(0);
  expect(await count("FROM name_index WHERE name = 'Bhimplasi'")).toBe(0);
  const found = await readText(
    await admin.read("/search?raagaDescription=Bhimpalas&searched=true"),
  );
  expect(found).toContain("O Rangasayi");
  expect(await count("FROM songs WHERE id = ? AND raaga_id = 'Abheri'", song)).toBe(1);
  const [renamed] = await revisionsOf("raaga", "Abheri");
  expect(renamed).toMatchObject({ kind: "merged", changed_by: admin.id });
  expect(renamed!.fields).toMatchObject({ aliases: [[{ alias: "Aabheri" }], expect.any(Array)] });
});

test("sections of a ragamalika and recordings in another raaga move with a revision of their own", async () => {
  const song = await makeSong({ title: "Ragamalika" });
  await makeRaaga({ id: "Mohanam" });
  await env.DB.batch(
    ["Mohanam", "Bhimplasi", "Bhimplasi"].map((raaga, position) =>
      env.DB.prepare(
        "INSERT INTO composition_raagas SELECT composition_id, ?, ? FROM songs WHERE id = ?",
      ).bind(position, raaga, song),
    ),
  );
  const sung = await makeSong({ title: "Varnam", raagaId: "Mohanam" });
  await env.DB.prepare("UPDATE songs SET own_raaga_id = 'Bhimplasi' WHERE id = ?").bind(sung).run();
  expect((await merge()).status).toBe(302);
  expect(await count("FROM composition_raagas WHERE raaga_id = 'Abheri'")).toBe(2);
  expect(await count("FROM songs WHERE raaga_id = 'Abheri' AND id = ?", sung)).toBe(1);
  const composition = await env.DB.prepare("SELECT composition_id AS id FROM songs WHERE id = ?")
    .bind(song)
    .first<number>("id");
  const raagas = [
    ["Mohanam", "Bhimplasi", "Bhimplasi"],
    ["Mohanam", "Abheri", "Abheri"],
  ];
  const by = { kind: "updated", changed_by: admin.id };
  expect(await revisionsOf("composition", composition!)).toEqual([{ ...by, fields: { raagas } }]);
  const ownRaagaId = ["Bhimplasi", "Abheri"];
  expect(await revisionsOf("song", sung)).toEqual([{ ...by, fields: { ownRaagaId } }]);
});

test("adding, changing and deleting a raaga is recorded with the fields that changed", async () => {
  await admin.send("/admin/raaga?dialog=add", { act: "add", name: "Revati" });
  const path = "/admin/raaga?dialog=edit&id=Revati";
  await admin.send(path, { act: "change", name: "Revati", spellings: "Revathi" });
  await admin.send(path, { act: "change", name: "Revati", spellings: "Revathi" });
  await admin.send("/admin/raaga?dialog=delete&id=Revati", { act: "delete" });
  const by = { changed_by: admin.id };
  const aliases = [{ alias: "Revathi", kind: "spelling" }];
  const [created, updated, deleted, ...others] = await revisionsOf("raaga", "Revati");
  expect(created).toMatchObject({ ...by, kind: "created", fields: { id: [null, "Revati"] } });
  expect(updated).toEqual({ ...by, kind: "updated", fields: { aliases: [[], aliases] } });
  expect(deleted).toMatchObject({ ...by, kind: "deleted", fields: { aliases: [aliases, null] } });
  expect(others).toEqual([]);
});

test("what a file adds and changes is recorded, line by line", async () => {
  const path = "/admin/raaga/import";
  const file = "name,spellings\nRevati,Revathi\nAbheri,Aabheri; Ābhēri\n";
  const { token } = await previewImport(admin, path, file);
  expect((await applyImport(admin, path, token)).status).toBe(302);
  const by = { changed_by: admin.id };
  expect(await revisionsOf("raaga", "Revati")).toMatchObject([{ ...by, kind: "created" }]);
  const [changed] = await revisionsOf("raaga", "Abheri");
  expect(changed).toMatchObject({ ...by, kind: "updated" });
  expect(Object.keys(changed!.fields as object)).toEqual(["aliases"]);
});

test("a raaga that only a composition without such songs names is moved, not deleted", async () => {
  await makeRaaga({ id: "Mohanam" });
  await env.DB.prepare(
    "INSERT INTO compositions (title, composer, raaga_id, deleted_at) VALUES ('A', 'M', 'Bhimplasi', 1)",
  ).run();
  const path = "/admin/raaga?dialog=delete&id=Bhimplasi";
  expect(await readText(await admin.read(path))).toContain("compositions that no song shows");
  expect((await admin.send(path, { act: "delete" })).status).toBe(409);
  expect((await merge()).status).toBe(302);
  expect(await count("FROM compositions WHERE raaga_id = 'Abheri'")).toBe(1);
});
