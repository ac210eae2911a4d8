import { beforeEach, expect, test } from "vitest";
import { auth, call, refusalOf } from "../support/rest/call.ts";
import { makeWorld, type World } from "../support/rest/world.ts";
import { count } from "../support/users.ts";

let world: World;
beforeEach(async () => {
  world = await makeWorld();
});

const add = (name: string) =>
  call(`${auth}/roles`, { body: { name }, headers: world.administrator });

test("T38 no role looks like a system role in other letters", async () => {
  const before = await count("FROM roles");
  for (const name of [
    "Аdministrator",
    "Adminіstrаtоr",
    "Αdministrator",
    "ΑDΜΙΝISΤRΑΤΟR",
    "Ａｄｍｉｎｉｓｔｒａｔｏｒ",
    "Admin\u200bis\u2060trator",
    "Ádministrator",
    "Administrator.",
    "Adrninistrator",
    "Admlnistrat0r",
    "Vіewer",
    "Ⅴiewer",
    "Vievver",
    "Сοntributοr",
  ])
    expect(await refusalOf(await add(name)), name).toEqual([409, "ROLE_ALREADY_EXISTS"]);
  expect(await count("FROM roles")).toBe(before);
});

test("other names are free, also in other scripts", async () => {
  for (const name of ["Administrators", "Администратор", "Редактор", "నిర్వాహకుడు", "Viewers", "Vie"])
    expect((await add(name)).status, name).toBe(201);
});
