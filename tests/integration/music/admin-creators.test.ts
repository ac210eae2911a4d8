import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { previewImport } from "../support/csv-import.ts";
import { makePeople, makeRaaga } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";

let admin: Administrator;
const himself = "m-balamuralikrishna";

beforeEach(async () => {
  admin = await makeAdministrator();
  await makePeople();
  await makeRaaga({ id: "Mahati" });
});

const creator = () =>
  env.DB.prepare("SELECT creator_id FROM raagas WHERE id = 'Mahati'").first("creator_id");
const edit = "/admin/raaga?dialog=edit&id=Mahati";
const save = (given: Record<string, string>) =>
  admin.send(edit, { act: "change", name: "Mahati", ...given });

test.each(["M. Balamuralikrishna", "మంగళంపల్లి బాలమురళీకృష్ణ", himself])(
  "a creator is named in any script, or by id: %s",
  async (name) => {
    expect((await save({ creator: name })).status).toBe(302);
    expect(await creator()).toBe(himself);
    expect(await (await admin.read(edit)).text()).toContain('value="M. Balamuralikrishna"');
    expect((await save({ creator: "" })).status).toBe(302);
    expect(await creator()).toBeNull();
  },
);

test("a name that nobody bears is refused beside its field, with those that are like it; so is an unknown id", async () => {
  const unclear = await save({ creator: "Balamuralikrish", isoName: "mahatī", melakarta: "99" });
  expect(unclear.status).toBe(400);
  const text = await readText(unclear);
  expect(text).toContain("It is not clear who is meant");
  expect(text).toContain(`(${himself})`);
  expect(text).toContain("A melakarta number is 1 to 72");
  const html = await (await save({ creator: "Qzx" })).text();
  expect(html).toContain("There is no such person in the archive");
  expect(html).toContain('value="Qzx"');
  await save({ creatorId: "nobody-at-all" });
  expect(await creator()).toBeNull();
});

test("who is already named stays by name, even if another bears it, too", async () => {
  await save({ creator: himself });
  await env.DB.prepare(
    "INSERT INTO people (id, name, sort_name, parts) VALUES ('other', 'M. Balamuralikrishna', 'B', '[]')",
  ).run();
  await env.DB.prepare(
    "INSERT INTO person_names (person_id, name, kind) VALUES ('other', 'M. Balamuralikrishna', 'usual')",
  ).run();
  expect((await save({ creator: "M. Balamuralikrishna" })).status).toBe(302);
  expect(await creator()).toBe(himself);
});

test("a row of a CSV file names a person of the archive by id", async () => {
  const seen = await previewImport(
    admin,
    "/admin/raaga/import",
    `name,creatorId\nA,${himself}\nB,nobody`,
  );
  expect(seen.text).toMatch(/Invalid \(1\).*To add \(1\)/);
  expect(seen.text).toContain("There is no such person in the archive");
  const taalas = await previewImport(admin, "/admin/taala/import", "name,creatorId\nB,nobody");
  expect(taalas.text).toContain("Invalid (1)");
});
