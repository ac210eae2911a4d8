import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { count } from "../support/users.ts";

let admin: Administrator;
beforeEach(async () => {
  admin = await makeAdministrator();
});

const inAddress = "it cannot contain slashes";

test.each(["/admin/raaga", "/admin/taala", "/admin/lists/song-types"])(
  "the form of %s refuses a slash beside the name, and keeps what was typed",
  async (path) => {
    const name = "Natta/Nata";
    const refused = await admin.send(`${path}?dialog=add`, { act: "add", name });
    const page = await refused.text();
    expect([refused.status, page.includes(inAddress)]).toEqual([400, true]);
    expect(page).toContain(`value="${name}"`);
    const blank = await admin.send(`${path}?dialog=add`, { act: "add", name: "\u200b…" });
    expect(await blank.text()).toContain("At least one letter or digit");
    await admin.send(`${path}?dialog=add`, { act: "add", name: "Na\u200bta\u202e" });
    expect(await (await admin.read(path)).text()).toContain("Nata");
  },
);

test("a CSV file refuses such names by row, and drops what shows nothing", async () => {
  const path = "/admin/raaga/import";
  const wrong = await previewImport(admin, path, "name\nNatta/Nata\n..\nNata\n");
  expect(wrong.text).toContain(inAddress);
  expect(wrong.text).toContain("At least one letter or digit");
  const right = await previewImport(admin, path, "name\n\u202eNa\u200bta\n");
  await applyImport(admin, path, right.token);
  expect(await count("FROM raagas WHERE id = 'Nata'")).toBe(1);
});
