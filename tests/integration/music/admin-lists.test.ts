import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { cookiesOf, count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

describe.each([
  ["raaga", "Raagas", makeRaaga],
  ["taala", "Taalas", ({ id }: { id: string }) => makeTaala(id)],
] as const)("the list of %s", (kind, title, make) => {
  const path = `/admin/${kind}`;
  const table = `${kind}s`;

  test("is shown, searched by name or description, sorted and paged", async () => {
    expect(await readText(await admin.read(path))).toContain("The list is empty.");
    for (let at = 1; at <= 23; at++) await make({ id: `Name ${String(at).padStart(2, "0")}` });
    const first = await readText(await admin.read(path));
    expect(first).toContain(title);
    expect(first).toContain("Name 20");
    expect(first).not.toContain("Name 21");
    expect(first).toContain("Showing 1 to 20 of 23 results");
    expect(await readText(await admin.read(`${path}?page=2`))).toContain("Name 23");
    const turned = await readText(await admin.read(`${path}?sortBy=id&direction=desc`));
    expect(turned).toContain("Name 23");
    expect(turned).not.toContain("Name 03");
    const found = await readText(await admin.read(`${path}?q=nAME+2`));
    expect(found).toContain("Name 21");
    expect(found).not.toContain("Name 01");
    expect(await readText(await admin.read(`${path}?q=%25`))).toContain("Nothing matches");
    const odd = await admin.read(`${path}?sortBy=song_count;DROP&direction=up&page=zz`);
    expect(odd.status).toBe(200);
  });

  test("adds a new name, which is found at once; a failed form keeps submitted values", async () => {
    const form = await readText(await admin.read(`${path}?dialog=add`));
    expect(form).toContain(`Add a ${kind}`);
    const empty = await admin.send(`${path}?dialog=add`, {
      act: "add",
      name: "  ",
      description: "Kept",
    });
    expect(empty.status).toBe(400);
    const html = await empty.text();
    expect(html).toContain("Name is required");
    expect(html).toContain('value="Kept"');
    const done = await admin.send(`${path}?q=x&dialog=add`, { act: "add", name: " New   name " });
    expect(done.headers.get("Location")).toBe(`${path}?q=x`);
    const headers = { Cookie: `${admin.cookie}; ${cookiesOf(done)}` };
    expect(await readText(await visit(path, { headers }))).toContain("New name was added");
    expect(await count(`FROM ${table} WHERE id = 'New name' AND description = 'New name'`)).toBe(1);
    expect(
      await count("FROM name_index WHERE kind = ? AND name = 'New name'", kind),
    ).toBeGreaterThan(0);
    expect(
      await count("FROM audit_events WHERE act = ? AND actor_id = ?", `${kind} added`, admin.id),
    ).toBe(1);
  });

  test("asks about a name that sounds like an existing one, and adds it after confirmation", async () => {
    await make({ id: "Mohanam" });
    const same = await admin.send(`${path}?dialog=add`, { act: "add", name: "Mohanam" });
    expect(same.status).toBe(409);
    expect(await same.text()).toContain("This name is already taken");
    const asked = await admin.send(`${path}?dialog=add`, { act: "add", name: "Mōhanam" });
    expect(asked.status).toBe(409);
    expect(await readText(asked)).toMatch(/sounds the same.*Mohanam.*it is a different one/);
    expect(await count(`FROM ${table}`)).toBe(1);
    const sure = await admin.send(`${path}?dialog=add`, {
      act: "add",
      name: "Mōhanam",
      sure: "Mohanam",
    });
    expect(sure.status).toBe(302);
    expect(await count(`FROM ${table}`)).toBe(2);
  });

  test("changes a description, never the name", async () => {
    await make({ id: "Old" });
    const edit = await (await admin.read(`${path}?dialog=edit&id=Old`)).text();
    expect(edit).toMatch(/<input[^>]*disabled[^>]*value="Old"|<input[^>]*value="Old"[^>]*disabled/);
    await admin.send(`${path}?dialog=edit&id=Old`, {
      act: "change",
      name: "Other",
      description: "Newly described",
    });
    const row = await env.DB.prepare(`SELECT id, description FROM ${table}`).first();
    expect(row).toEqual({ id: "Old", description: "Newly described" });
    expect(
      await count("FROM name_index WHERE kind = ? AND matched LIKE 'Newly%'", kind),
    ).toBeGreaterThan(0);
    const gone = await admin.send(`${path}?dialog=edit&id=None`, { act: "change", name: "None" });
    expect(gone.status).toBe(404);
    expect(await readText(await admin.read(`${path}?dialog=edit&id=None`))).toContain(
      "no longer exists",
    );
  });

  test("deletes a name after a confirmation; T80 not one that songs use", async () => {
    await make({ id: "Unused" });
    await make({ id: "Used" });
    await make({ id: "Other" });
    const column = kind === "raaga" ? "raagaId" : "taalaId";
    const song = await makeSong({ title: "One", [column]: "Used" });
    await makeSong({ title: "Binned", [column]: "Used", deletedAt: new Date() });
    expect(await readText(await admin.read(`${path}?dialog=delete&id=Unused`))).toContain(
      "Are you sure you want to delete Unused?",
    );
    expect((await admin.send(`${path}?dialog=delete&id=Unused`, { act: "delete" })).status).toBe(
      302,
    );
    expect(await count(`FROM ${table} WHERE id = 'Unused'`)).toBe(0);
    expect(await count("FROM name_index WHERE name = 'Unused'")).toBe(0);
    expect((await admin.send(`${path}?dialog=delete&id=Unused`, { act: "delete" })).status).toBe(
      404,
    );

    expect(await readText(await admin.read(`${path}?dialog=delete&id=Used`))).toContain(
      "Used is used by 2 songs, including deleted songs.",
    );
    const held = await admin.send(`${path}?dialog=delete&id=Used`, { act: "delete" });
    expect(held.status).toBe(409);
    expect(await count(`FROM ${table} WHERE id = 'Used'`)).toBe(1);
    expect(await count("FROM audit_events WHERE subject = 'Used'")).toBe(0);
    const nowhere = await admin.send(`${path}?dialog=delete&id=Used`, { act: "move", to: "" });
    expect(nowhere.status).toBe(400);
    expect(
      (await admin.send(`${path}?dialog=delete&id=Used`, { act: "move", to: "Used" })).status,
    ).toBe(400);
    const moved = await admin.send(`${path}?dialog=delete&id=Used`, { act: "move", to: "Other" });
    expect(moved.status).toBe(302);
    expect(await count(`FROM ${table} WHERE id = 'Used'`)).toBe(0);
    const counted = await env.DB.prepare(
      `SELECT song_count FROM ${table} WHERE id = 'Other'`,
    ).first("song_count");
    expect(counted).toBe(1);
    const changes = await env.DB.prepare(
      "SELECT r.kind, r.changed_by, r.fields FROM revisions r JOIN songs s ON s.composition_id = r.subject_id WHERE s.id = ? AND r.subject_kind = 'composition'",
    )
      .bind(song)
      .all();
    expect(changes.results).toEqual([
      {
        kind: "updated",
        changed_by: admin.id,
        fields: JSON.stringify({ [column]: ["Used", "Other"] }),
      },
    ]);
    const merged = await env.DB.prepare(
      "SELECT kind, fields FROM revisions WHERE subject_kind = ? AND subject_id = 'Used' ORDER BY id",
    )
      .bind(kind)
      .first<{ kind: string; fields: string }>();
    expect(merged!.kind).toBe("merged");
    expect(JSON.parse(merged!.fields)).toMatchObject({ id: ["Used", null] });
  });

  test("reads a bounded number of rows", async () => {
    for (let at = 0; at < 30; at++) await make({ id: `Name ${at}` });
    const { trips, rows } = readMeter(await admin.read(path));
    expect(trips).toBeLessThanOrEqual(2);
    expect(rows).toBeLessThan(200);
  });
});
