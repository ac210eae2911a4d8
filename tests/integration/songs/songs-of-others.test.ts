import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { type Administrator, makeAdministrator } from "../support/administrators.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { logIn, makeUser } from "../support/users.ts";

let admin: Administrator;
let cookie: string;
let id: number;

beforeEach(async () => {
  await seedChoices();
  admin = await makeAdministrator();
  const owner = await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
  id = await makeSong({ title: "Theirs", singer: "Somebody", createdBy: owner });
});

const acts = async () =>
  (await env.DB.prepare("SELECT act, subject, detail FROM audit_events ORDER BY id").all()).results;

async function edit(fields: Record<string, string>, by: string) {
  const revision = await lastChange(id);
  const response = await submit(
    `/songs/edit/${id}`,
    { ...filled, title: "Theirs", singer: "Somebody", revision, ...fields },
    { Cookie: by },
  );
  expect(response.status).toBe(302);
}

test("what an administrator changes and deletes of others is in the log; one's own is not", async () => {
  await edit({ description: "By its owner." }, cookie);
  expect(await acts()).toEqual([]);
  await edit({ description: "By an administrator." }, admin.cookie);
  expect(await acts()).toEqual([
    { act: "song changed", subject: `${id} Theirs`, detail: "description" },
  ]);
  await submit(`/songs/${id}/delete`, {}, { Cookie: admin.cookie });
  expect((await acts()).at(-1)).toEqual({
    act: "song deleted",
    subject: `${id} Theirs`,
    detail: "",
  });
  expect(await readText(await admin.read("/admin/audit?act=song+deleted"))).toContain("Theirs");
});

test("the history of a deleted song stays readable to administrators, and only to them", async () => {
  await edit({ description: "Before it goes." }, cookie);
  await submit(`/songs/${id}/delete`, {}, { Cookie: cookie });
  expect(await (await admin.read("/admin/bin")).text()).toContain(`href="/songs/${id}/history"`);
  const history = await readText(await admin.read(`/songs/${id}/history`));
  expect(history).toContain("This song was deleted.");
  expect(history).toContain("Before it goes.");
  expect(history).not.toContain("Restore this version");
  const theirs = await visit(`/songs/${id}/history`, { headers: { Cookie: cookie } });
  expect(theirs.status).toBe(404);
});
