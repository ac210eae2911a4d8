import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { count } from "../support/users.ts";

let admin: Administrator;

beforeEach(async () => {
  admin = await makeAdministrator();
});

const raaga = (id: string) => env.DB.prepare("SELECT * FROM raagas WHERE id = ?").bind(id).first();

test("the list has names in the reader's script first", async () => {
  await makeRaaga({ id: "Hindolam", isoName: "hindōḷaṁ" });
  expect(await readText(await admin.read("/admin/raaga?lng=te"))).toContain("హిందోళం Hindolam");
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
  expect(text).toContain("Enter only swaras");
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
  // Its parent cannot be deleted while it exists; merging moves it.
  await makeRaaga({ id: "Harikambhoji", melakarta: 28 });
  const parent = "/admin/raaga?dialog=delete&id=Kharaharapriya";
  expect(await readText(await admin.read(parent))).toContain(
    "Kharaharapriya is the parent of 1 raaga.",
  );
  expect((await admin.send(parent, { act: "delete" })).status).toBe(409);
  expect((await admin.send(parent, { act: "move", to: "Harikambhoji" })).status).toBe(302);
  expect(await raaga("Abheri")).toMatchObject({ parent_id: "Harikambhoji" });
});

test("a raaga's form previews what new names would find, and keeps submitted values", async () => {
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

  // A name that sounds like another raaga's needs confirmation, beside the same preview.
  const asked = await admin.send(path, { ...typed, act: "change" });
  expect(asked.status).toBe(409);
  const text = (await asked.text()).replaceAll("<!-- -->", "");
  expect(text).toContain("Newly found songs: 1");
  expect(text).toMatch(/name="sure" value="Kanada"/);
  expect(await count("FROM raaga_aliases")).toBe(1);
  expect((await admin.send(path, { ...typed, act: "change", sure: "Kanada" })).status).toBe(302);
  expect(await count("FROM raaga_aliases WHERE kind = 'other school'")).toBe(1);
  // Once it has the name, a change needs no confirmation, and the page lists its homophones.
  expect((await admin.send(path, { ...typed, act: "change" })).status).toBe(302);
  const now = (await (await admin.read(path)).text()).replaceAll("<!-- -->", "");
  expect(now).toMatch(/Different raagas with similar names: <a[^>]*href="\/raagas\/Kanada"/);
  expect((await admin.send(path, { ...typed, act: "foresee", melakarta: "99" })).status).toBe(400);
  const nothingNew = await admin.send(path, { ...typed, act: "foresee" });
  expect(await nothingNew.text()).toContain("None of these names is new.");
  expect((await admin.send("/admin/taala?dialog=add", { act: "foresee" })).status).toBe(400);
});
