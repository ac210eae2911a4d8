import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { readText } from "../support/front-door.ts";

let admin: Administrator;
beforeEach(async () => {
  admin = await makeAdministrator();
});

const dialogs = {
  "/admin/raaga": ["edit", "delete"],
  "/admin/taala": ["edit", "delete"],
  "/admin/users": ["edit", "delete", "reject"],
  "/admin/roles": ["edit", "delete"],
  "/admin/approvals": ["details", "reject"],
  "/admin/lists/song-types": ["edit", "delete"],
  "/admin/lists/deities": ["edit", "delete"],
  "/admin/lists/concerts": ["edit", "delete"],
  "/admin/lists/instruments": ["edit", "delete"],
  "/admin/lists/media-types": ["edit"],
  "/admin/merges": ["separate"],
  "/admin/proposals": ["decline"],
};

test.each(
  Object.entries(dialogs).flatMap(([path, names]) => names.map((name) => `${path}?dialog=${name}`)),
)("%s says that its entry does not exist", async (path) => {
  for (const id of ["id=4711", "id=nothing", "id="]) {
    const page = await admin.read(`${path}&${id}`);
    expect(page.status, id).toBe(200);
    expect(await readText(page), id).toContain("This no longer exists.");
  }
});

test("the dialog of a new role says that roles of one's own grant nothing", async () => {
  const lead = "A custom role is a label and grants no permissions.";
  expect(await readText(await admin.read("/admin/roles?dialog=add"))).toContain(lead);
  expect(await readText(await admin.read("/admin/roles"))).not.toContain(lead);
});
