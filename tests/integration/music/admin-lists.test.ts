import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong, makeTaala } from "../support/factories.ts";
import { readMeter, readText, visit } from "../support/front-door.ts";
import { cookiesOf, count } from "../support/members.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

const raaga = (id: string) => env.DB.prepare("SELECT * FROM raagas WHERE id = ?").bind(id).first();

describe.each([
  ["raaga", "Raagas", makeRaaga],
  ["taala", "Taalas", ({ id }: { id: string }) => makeTaala(id)],
] as const)("the list of %s", (kind, title, make) => {
  const path = `/admin/${kind}`;
  const table = `${kind}s`;

  test("is shown, searched by name or description, put in order and paged", async () => {
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

  test("takes a new name, which is found at once, and says so; a failed form keeps what was typed", async () => {
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

  test("asks about a name that sounds like one that is there, and takes it when it is another", async () => {
    await make({ id: "Mohanam" });
    const same = await admin.send(`${path}?dialog=add`, { act: "add", name: "Mohanam" });
    expect(same.status).toBe(409);
    expect(await same.text()).toContain("This name is taken already");
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

  test("gives up a name after a question; T80 not one that songs hold", async () => {
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
    const change = await env.DB.prepare("SELECT * FROM song_changes WHERE song_id = ?")
      .bind(song)
      .first();
    expect(change).toMatchObject({
      kind: "updated",
      changed_by: admin.id,
      version: 2,
      fields: JSON.stringify({ [column]: ["Used", "Other"] }),
    });
  });

  test("reads a bounded number of rows", async () => {
    for (let at = 0; at < 30; at++) await make({ id: `Name ${at}` });
    const { trips, rows } = readMeter(await admin.read(path));
    expect(trips).toBeLessThanOrEqual(2);
    expect(rows).toBeLessThan(200);
  });
});

test("a raaga has a melakarta number or a parent, scales and aliases", async () => {
  await makeRaaga({ id: "Kharaharapriya", melakarta: 22 });
  const path = "/admin/raaga?dialog=add";
  const given = {
    act: "add",
    name: "Abheri",
    parentId: "Kharaharapriya",
    arohana: "S  G2 M1 P N2 S'",
    avarohana: "S' N2 D2 P M1 G2 R2 S",
    spellings: "Aabheri; Ābhēri",
    synonyms: "Bhimplasi",
  };
  const wrong = await admin.send(path, { ...given, melakarta: "73", arohana: "Sa Ri Ga" });
  expect(wrong.status).toBe(400);
  const text = await readText(wrong);
  expect(text).toContain("A melakarta number is 1 to 72");
  expect(text).toContain("Only swaras");
  expect(await readText(await admin.send(path, { ...given, melakarta: "5" }))).toContain(
    "A melakarta has no parent",
  );
  expect(await readText(await admin.send(path, { ...given, parentId: "Nobody" }))).toContain(
    "no such parent raaga",
  );
  const taken = await admin.send(path, { ...given, parentId: "", melakarta: "22" });
  expect(taken.status).toBe(409);
  expect(await taken.text()).toContain("Another raaga has this melakarta number");
  expect(await raaga("Abheri")).toBeNull();
  expect((await admin.send(path, given)).status).toBe(302);
  expect(await raaga("Abheri")).toMatchObject({
    parent_id: "Kharaharapriya",
    arohana: "S G2 M1 P N2 S'",
  });
  const aliases = await env.DB.prepare("SELECT alias, kind FROM raaga_aliases ORDER BY id").all();
  expect(aliases.results).toEqual([
    { alias: "Aabheri", kind: "spelling" },
    { alias: "Ābhēri", kind: "spelling" },
    { alias: "Bhimplasi", kind: "synonym" },
  ]);
  expect(
    await count("FROM name_index WHERE name = 'Abheri' AND matched = 'Bhimplasi'"),
  ).toBeGreaterThan(0);
  await admin.send("/admin/raaga?dialog=edit&id=Abheri", {
    ...given,
    act: "change",
    synonyms: "",
    spellings: "Abhēri",
  });
  expect(await count("FROM name_index WHERE name = 'Abheri' AND matched = 'Bhimplasi'")).toBe(0);
  expect(await count("FROM raaga_aliases")).toBe(1);
  // Its parent cannot go while it is there; a move takes it along.
  await makeRaaga({ id: "Harikambhoji", melakarta: 28 });
  const parent = "/admin/raaga?dialog=delete&id=Kharaharapriya";
  expect(await readText(await admin.read(parent))).toContain(
    "Kharaharapriya is the parent of 1 raaga.",
  );
  expect((await admin.send(parent, { act: "delete" })).status).toBe(409);
  expect((await admin.send(parent, { act: "move", to: "Harikambhoji" })).status).toBe(302);
  expect(await raaga("Abheri")).toMatchObject({ parent_id: "Harikambhoji" });
});

test("a raaga's form tells what new names would find before anything is saved, and keeps what was typed", async () => {
  await makeRaaga({ id: "Abheri" }, ["Aabheri"]);
  await makeRaaga({ id: "Kanada" });
  await makeSong({ title: "Nagumomu", raagaId: "Abheri" });
  const path = "/admin/raaga?dialog=edit&id=Abheri";
  const form = await (await admin.read(path)).text();
  expect(form).toMatch(/<button[^>]*value="foresee"/);
  // Enter in a field presses the first button: it must be the one that saves.
  expect(form.indexOf('value="change"')).toBeLessThan(form.indexOf('value="foresee"'));
  const typed = {
    name: "Abheri",
    description: "Kept as typed",
    spellings: "Aabheri; Kannada",
    synonyms: "Bhimplasi",
    otherSchools: "Karnatakadevagandhari",
  };
  const told = await admin.send(path, { ...typed, act: "foresee" });
  expect(told.status).toBe(200);
  const html = (await told.text()).replaceAll("<!-- -->", "");
  expect(html).toContain('value="Kept as typed"');
  expect(html).toContain('value="Aabheri; Kannada"');
  expect(html).toContain('value="Karnatakadevagandhari"');
  expect(html).toMatch(/<b>Bhimplasi<\/b><p>Newly found songs: 1<\/p><p[^>]*>Nagumomu</);
  expect(html).toMatch(/<b>Kannada<\/b>.*<p>Sounds like: Kanada<\/p>/);
  expect(html).not.toContain("<b>Aabheri</b>");
  expect(await count("FROM raaga_aliases WHERE alias = 'Bhimplasi'")).toBe(0);

  // A name that sounds like another raaga's is asked about, with the same answer beside it.
  const asked = await admin.send(path, { ...typed, act: "change" });
  expect(asked.status).toBe(409);
  const text = (await asked.text()).replaceAll("<!-- -->", "");
  expect(text).toContain("Newly found songs: 1");
  expect(text).toMatch(/name="sure" value="Kanada"/);
  expect(await count("FROM raaga_aliases")).toBe(1);
  expect((await admin.send(path, { ...typed, act: "change", sure: "Kanada" })).status).toBe(302);
  expect(await count("FROM raaga_aliases WHERE kind = 'other school'")).toBe(1);
  // It has the name now: the next change asks no more, and the page says what it is not.
  expect((await admin.send(path, { ...typed, act: "change" })).status).toBe(302);
  const now = (await (await admin.read(path)).text()).replaceAll("<!-- -->", "");
  expect(now).toMatch(/Different raagas with similar names: <a[^>]*raagaDescription=Kanada&amp;/);
  expect((await admin.send(path, { ...typed, act: "foresee", melakarta: "99" })).status).toBe(400);
  const nothingNew = await admin.send(path, { ...typed, act: "foresee" });
  expect(await nothingNew.text()).toContain("None of these names is new.");
  expect((await admin.send("/admin/taala?dialog=add", { act: "foresee" })).status).toBe(400);
});
