import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { accompanimentTypes, mediaLocationTypes, mediaTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { bytesOf, filledTo, samples } from "#tests/media-samples.ts";
import { db, makeRaaga, makeSongType, makeTaala } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";
import { checksum, fileRow, storedKeys } from "../support/uploads.ts";

const filled = {
  act: "save",
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  uploadType: "Audio",
  mediaTypeId: "1",
  publishedDate: "1975-08-15",
  raagaId: "Lavangi",
  taalaId: "Adi",
  songTypeId: "Kriti",
  description: "In praise of the goddess.",
  lyrics: "first line\r\nsecond line",
  "accompaniments.0.type": "1",
  "accompaniments.0.names": "T. K. Murthy",
};

let cookie = "";
beforeEach(async () => {
  await makeRaaga({ id: "Lavangi" });
  await makeTaala("Adi");
  await makeSongType("Kriti");
  await db.insert(mediaTypes).values({ id: 1, description: "Audio" });
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  await db.insert(accompanimentTypes).values({ name: "Mridangam" });
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

/** Submits the form as a browser without scripts does, with its file. */
async function send(fields: Record<string, string>, file: File, headers: HeadersInit = {}) {
  const form = new FormData();
  const all = { ...filled, requestId: crypto.randomUUID(), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  form.append("mediaFile", file);
  const written = new Response(form);
  return visit("/songs/add", {
    method: "POST",
    body: await written.arrayBuffer(),
    headers: {
      Cookie: cookie,
      Origin: origin,
      "Content-Type": written.headers.get("Content-Type")!,
      ...headers,
    },
  });
}

const content = filledTo(20_000, samples.mp3);
const file = new File([content], "నాదం.mp3");
const keptId = (html: string) => /name="mediaFileId"[^>]* value="([0-9a-f]{32})"/.exec(html)?.[1];

test("T64 a song and its file are stored together", async () => {
  const response = await send({}, file);
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/my-collection"]);
  const headers = { Cookie: `${cookie}; ${cookiesOf(response)}` };
  const said = await readText(await visit("/my-collection", { headers }));
  expect(said).toContain("Song uploaded successfully");
  const id = (await env.DB.prepare("SELECT media_file_id FROM songs").first<string>(
    "media_file_id",
  ))!;
  expect(await fileRow(id)).toMatchObject({ status: "ready", file_name: "నాదం.mp3" });
  const played = await visit(`/media/${id}`);
  expect(await checksum(await played.arrayBuffer())).toBe(await checksum(content));
});

test("a form with another error keeps the file: it need not be sent again", async () => {
  const wrong = await send({ title: "" }, file);
  expect(wrong.status).toBe(400);
  const id = keptId(await wrong.text())!;
  expect(await fileRow(id)).toMatchObject({ status: "pending", completed_at: expect.any(Number) });
  const right = await send({ mediaFileId: id }, new File([], ""));
  expect(right.status).toBe(302);
  expect((await fileRow(id))!.status).toBe("ready");
});

test.each([
  ["T56 a page named mp3", new File([bytesOf("<!doctype html>")], "a.mp3"), 415],
  ["an empty file", new File([], "a.mp3"), 400],
])("%s is rejected at the field, and submitted values stay", async (_what, bad, status) => {
  const response = await send({ title: "Still here" }, bad);
  expect(response.status).toBe(status);
  const html = await response.text();
  expect(html).toContain('id="mediaFile-error"');
  expect(html).toContain("Still here");
  expect([await count("FROM songs"), await count("FROM media_files")]).toEqual([0, 0]);
  expect(await storedKeys()).toEqual([]);
});

test("T62 a compressed form is rejected", async () => {
  const response = await send({}, file, { "Content-Encoding": "gzip" });
  expect(response.status).toBe(415);
  expect(await count("FROM media_files")).toBe(0);
});

test("T33 a file of the other kind, of another user, or unfinished is rejected", async () => {
  const sent = await send({ uploadType: "Video" }, file);
  expect(sent.status).toBe(400);
  const text = await readText(sent);
  expect(text).toContain("This file does not match the upload type");
  expect(text).toContain("A file has already been uploaded");
  const id = (await env.DB.prepare("SELECT id FROM media_files").first<string>("id"))!;
  await makeUser("other@example.org", "Contributor");
  cookie = await logIn("other@example.org");
  expect((await send({ mediaFileId: id }, new File([], ""))).status).toBe(400);
  cookie = await logIn("singer@example.org");
  await env.DB.prepare("UPDATE media_files SET completed_at = NULL").run();
  expect((await send({ mediaFileId: id }, new File([], ""))).status).toBe(400);
  expect(await count("FROM songs")).toBe(0);
});

test("T63 without a session the file is not stored, and submitted values are saved", async () => {
  await env.DB.prepare("DELETE FROM sessions").run();
  const response = await send({ title: "Typed long ago" }, file);
  expect([response.status, response.headers.get("Location")]).toEqual([
    302,
    "/login?returnTo=%2Fsongs%2Fadd",
  ]);
  expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
});
