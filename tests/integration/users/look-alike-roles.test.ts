import { beforeEach, expect, test } from "vitest";
import { makeEditor } from "../support/administrators.ts";
import { readText } from "../support/front-door.ts";
import { auth, call, refusalOf } from "../support/rest/call.ts";
import { makeWorld, type World } from "../support/rest/world.ts";
import { count } from "../support/users.ts";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const add = (name: string) =>
  call(`${auth}/roles`, { body: { name }, headers: world.administrator });
const isTaken = async (name: string) =>
  (
    await call(`${auth}/roles/check-name/${encodeURIComponent(name)}`, {
      headers: world.administrator,
    })
  ).json();

const mixed = [
  "Аdministrator",
  "Adminіstrаtоr",
  "Αdministrator",
  "Vіewer",
  "Сοntributοr",
  "\u13aadministrator",
  "\u13d9iewer",
  "\ua4eedministrator",
  "C\u2c9fntributor",
];

test("T38 no role looks like a system role in other letters, digits or signs", async () => {
  const before = await count("FROM roles");
  for (const name of [
    "Ａｄｍｉｎｉｓｔｒａｔｏｒ",
    "Admin\u200bis\u2060trator",
    "Ádministrator",
    "Administrator.",
    "★ Administrator ★",
    "Adrninistrator",
    "Aclministrator",
    "Admlnistrat0r",
    "Adm1ni5trator",
    "Administrat\u237ar",
    "@dmin!strator",
    "Contributɵr",
    "Cøntribu†or",
    "\u{1f170}dministrator",
    "𝐕iewer",
    "Ⅴiewer",
    "Vievver",
    "V13wer",
    "\ua4e6\ua4f2\ua4f0\ua4ea\ua4f0\ua4e3",
    "\u13d9\u13a5\u13ac\u13b3\u13ac\u13a1",
    "\ua4e6і\u13ac\u2cb1\u13ac\u13a1",
  ])
    expect([name, ...(await refusalOf(await add(name)))]).toEqual([
      name,
      409,
      "ROLE_ALREADY_EXISTS",
    ]);
  expect(await count("FROM roles")).toBe(before);
});

test("T38 no role mixes Latin letters with those of another script, and names like a system role are taken", async () => {
  const before = await count("FROM roles");
  for (const name of [...mixed, "Guru గురువు", "Ρροfessor"]) {
    const refused = await add(name);
    expect(refused.status, name).toBe(400);
    const { fieldErrors } = await refused.json<{ fieldErrors: object[] }>();
    expect(fieldErrors, name).toEqual([
      {
        fieldName: "name",
        errorMessage: "A role name cannot mix Roman letters with letters of another script",
      },
    ]);
  }
  for (const name of mixed) expect(await isTaken(name), name).toBe(true);
  expect(await count("FROM roles")).toBe(before);
});

test("a mixed name is explained next to its field, in the reader's language", async () => {
  const chief = await makeEditor("other-chief@example.org", "Administrator");
  const refused = await chief.send("/admin/roles?dialog=add&lng=hi", {
    act: "add",
    name: mixed[0]!,
    description: "",
  });
  expect(refused.status).toBe(400);
  expect(await readText(refused)).toContain("रोमन अक्षर किसी दूसरी लिपि के अक्षरों के साथ नहीं");
});

test.each([
  "Administrators",
  "Viewers",
  "Vie",
  "Reviewer",
  "Viewer 2",
  "Rasika ♪ 3",
  "Gāyaka",
  "నిర్వాహకుడు",
  "నిర్వాహకుడు 2",
  "நிர்வாகி",
  "ನಿರ್ವಾಹಕ",
  "കാഴ്ചക്കാരൻ",
  "व्यवस्थापक",
  "Администратор",
  "Редактор",
  "123456",
  "ØÆĦŊÞÐ",
])("another name is free: %s", async (name) => {
  expect((await add(name)).status).toBe(201);
});
