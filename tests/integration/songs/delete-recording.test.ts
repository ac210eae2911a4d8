import { beforeEach, expect, test } from "vitest";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { add, seedChoices } from "../support/song-forms.ts";
import { call, music } from "../support/rest/call.ts";

let first: string;
let second: string;
let admin: string;

beforeEach(async () => {
  await seedChoices();
  for (const [name, role] of [
    ["first", "Contributor"],
    ["second", "Contributor"],
    ["admin", "Administrator"],
  ] as const)
    await makeUser(`${name}@example.org`, role);
  first = await logIn("first@example.org");
  second = await logIn("second@example.org");
  admin = await logIn("admin@example.org");
});

const read = async (path: string, cookie: string) =>
  readText(await visit(path, { headers: { Cookie: cookie } }));
const addTo = (cookie: string, compositionId: string) =>
  add(cookie, { compositionId, singer: "Somebody Else", mediaUrl: "https://youtu.be/aaaaaaaaaaa" });
const remove = (id: number, cookie: string) =>
  submit(`/songs/${id}/delete`, {}, { Cookie: cookie });

test("the dialog says what goes, and the bin what is in it", async () => {
  await add(first);
  expect(await read("/songs/1/delete", first)).toContain(
    "The composition “Omkara Akarini” and its only recording are removed",
  );
  await addTo(second, "1");
  for (const path of ["/songs/1/delete", "/songs/2/delete"])
    expect(await read(path, admin)).toContain("The composition and its other recordings stay.");
  expect((await remove(1, first)).status).toBe(302);
  expect(await read("/songs/2/delete", second)).toContain(
    "The composition stays, as it was added by another member.",
  );
  expect((await remove(2, second)).status).toBe(302);
  expect(await count("FROM compositions WHERE deleted_at IS NULL")).toBe(1);
  await makeSong({ title: "Alone", singer: "", createdBy: 1 });
  expect(await read("/songs/4/delete", first)).toContain("“Alone” is removed from the archive");
  expect((await remove(4, first)).status).toBe(302);
  const bin = await read("/admin/bin", admin);
  expect(bin).toMatch(/Alone Deleted by first on [^·]* The composition History Restore/);
  expect(bin).toMatch(/Omkara Akarini Deleted by second on .*? The recording · Somebody Else/);
});

test("who added the composition deletes no recording of somebody else", async () => {
  await add(first);
  await addTo(second, "1");
  for (const answer of [
    await visit("/songs/2/delete", { headers: { Cookie: first } }),
    await remove(2, first),
  ])
    expect(answer.status).toBe(403);
  const answer = await call(`${music}/songs/2`, { method: "DELETE", headers: { Cookie: first } });
  expect([401, 403]).toContain(answer.status);
  expect(await count("FROM songs WHERE deleted_at IS NULL")).toBe(2);
});

test("one's collection lists compositions of which only others have recordings", async () => {
  await makeSong({ title: "Meru Samana", singer: "", createdBy: 1 });
  expect(await read("/my-collection", first)).not.toContain("with recordings by others");
  expect((await addTo(second, "1")).status).toBe(302);
  const page = await read("/my-collection", first);
  expect(page).toContain("You have not added any songs yet.");
  expect(page).toMatch(/Your compositions with recordings by others Meru Samana 1 recording Edit/);
  expect(await read("/my-collection", second)).toMatch(/1 song Play all Meru Samana/);
  const form = await read("/songs/edit/1", first);
  expect(form).toContain("Only the member who added this recording");
});
