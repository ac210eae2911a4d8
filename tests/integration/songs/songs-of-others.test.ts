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
  const log = await (await admin.read("/admin/audit?act=song+deleted")).text();
  expect(log).toContain(`href="/songs/${id}/history"`);
  expect(await (await admin.read("/admin")).text()).toContain(`href="/songs/${id}/history"`);
});

test("the history of a deleted song stays readable to administrators and who added it, and only to them", async () => {
  await edit({ description: "Before it goes." }, cookie);
  await submit(`/songs/${id}/delete`, {}, { Cookie: cookie });
  expect(await (await admin.read("/admin/bin")).text()).toContain(`href="/songs/${id}/history"`);
  const history = await readText(await admin.read(`/songs/${id}/history`));
  expect(history).toContain("This song was deleted.");
  expect(history).toContain("Before it goes.");
  expect(history).not.toContain("Restore this version");
  const theirs = await visit(`/songs/${id}/history`, { headers: { Cookie: cookie } });
  expect(theirs.status).toBe(200);
  expect((await visit(`/songs/${id}/history`)).status).toBe(404);
});

test("so is a composition of another that goes with one's own recording, and its main song", async () => {
  const own = await makeSong({ title: "Ours", singer: "Admin", createdBy: admin.id });
  await env.DB.prepare(
    `UPDATE compositions SET created_by = (SELECT id FROM users WHERE username = 'singer@example.org')
      WHERE id = (SELECT composition_id FROM songs WHERE id = ?)`,
  )
    .bind(own)
    .run();
  await submit(`/songs/${own}/mark`, { act: "mark" }, { Cookie: admin.cookie });
  await submit(`/songs/${own}/delete`, {}, { Cookie: admin.cookie });
  const subject = `${own} Ours`;
  expect(await acts()).toEqual([
    { act: "song changed", subject, detail: "markedSongId" },
    { act: "song deleted", subject, detail: "" },
  ]);
});

test("the log leads to no history of a song that was deleted for good", async () => {
  await submit(`/songs/${id}/delete`, {}, { Cookie: admin.cookie });
  await env.DB.prepare("UPDATE songs SET deleted_at = 1 WHERE id = ?").bind(id).run();
  await admin.send("/admin/jobs", { job: "emptyBin" });
  const log = await (await admin.read("/admin/audit?act=song+deleted")).text();
  expect(log).toContain("Theirs");
  expect(log).not.toContain(`/songs/${id}/history`);
});
