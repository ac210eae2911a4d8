import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { complete } from "../support/drafts.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { uploaderOf, uploadServices } from "../support/uploads.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let cookie: string;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

const send = (fields: Record<string, string>) =>
  submit("/songs/drafts", fields, { Cookie: cookie });
const act = (id: string, fields: Record<string, string>) =>
  submit(`/songs/drafts/${id}`, fields, { Cookie: cookie });

async function listDrafts() {
  const { results } = await env.DB.prepare(
    "SELECT id, inputs, media_file_id AS file FROM song_drafts ORDER BY position, id",
  ).all<{ id: string; inputs: string; file: string | null }>();
  return results.map(({ inputs, ...row }) => ({
    ...row,
    inputs: JSON.parse(inputs) as Record<string, string>,
  }));
}

const videoUrl = "https://youtu.be/dQw4w9WgXcQ";
const list = `Concert of 1975
1. 0:00 Vatapi Ganapatim
[4:10] Omkara - Lavangi
1:02:03 Mangalam`;

test("a list of a video's songs becomes rows, with names that the archive knows", async () => {
  const answer = await send({ act: "video", videoUrl, videoChapters: list, videoSongs: "" });
  expect(answer.status).toBe(200);
  const page = await readText(answer);
  expect(page).toContain("3 rows were added.");
  expect(page).toContain("no title and were left out: Concert of 1975");
  expect((await listDrafts()).map(({ inputs }) => inputs)).toMatchObject([
    { title: "Vatapi Ganapatim", startSeconds: "0:00", endSeconds: "4:10", uploadType: "YouTube" },
    { title: "Omkara", raagaId: "Lavangi", startSeconds: "4:10", endSeconds: "1:02:03" },
    {
      title: "Mangalam",
      startSeconds: "1:02:03",
      mediaUrl: expect.stringContaining("dQw4w9WgXcQ"),
    },
  ]);
  expect((await listDrafts())[2]!.inputs.endSeconds).toBeUndefined();
});

test("a list that cannot be read, or has no video, is shown again with what is wrong", async () => {
  const videoChapters = "Vatapi\nOmkara 4:75";
  const unread = await send({ act: "video", videoUrl, videoChapters, videoSongs: "5" });
  expect(unread.status).toBe(400);
  const text = await unread.text();
  expect(text).toContain("No line of this list has a time and a title");
  expect(text).toContain("Omkara 4:75");
  const many = Array.from({ length: 201 }, (_, at) => `${at}:00 Title ${at}`).join("\n");
  const wrong: Record<string, string>[] = [
    { videoUrl: "", videoChapters: list },
    { videoUrl, videoChapters: many },
    { videoUrl, videoChapters: "0:00 A".repeat(5000) },
    { videoRecording: "11111111-1111-4111-8111-111111111111", videoChapters: list },
  ];
  for (const fields of wrong) expect((await send({ act: "video", ...fields })).status).toBe(400);
  expect(await listDrafts()).toEqual([]);
});

/** Makes a draft of a recording; returns its id and its file's. */
async function addRecording() {
  const tags = { title: "Concert", artist: "", album: "Radio", date: "1975", track: "1" };
  const file = { name: "Concert.mp3", size: 5000, hash: "a".repeat(64), kind: "Audio", tags };
  const announced = { files: JSON.stringify({ files: [file] }) };
  const answer = await submit("/songs/drafts/files", announced, { Cookie: cookie });
  const { drafts } = await answer.json<{ drafts: { id: string }[] }>();
  const { id } = drafts[0]!;
  const mine = uploaderOf(cookie);
  const sound = filledTo(5000, samples.mp3);
  const { id: mediaFileId } = await mine.start("Concert.mp3", sound);
  await act(id, { act: "upload", mediaFileId });
  return { id, mediaFileId, finish: () => mine.finish(mediaFileId, sound) };
}

test("an uploaded recording is shared by the rows of its songs, which take who and when from it", async () => {
  const { id, mediaFileId, finish } = await addRecording();
  const chapters = "0:00 Vatapi\n0:20 Omkara - Lavangi\n0:45 Mangalam";
  const split = () => send({ act: "video", videoRecording: id, videoChapters: chapters });
  expect((await split()).status).toBe(400);
  await finish();
  const page = await (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();
  expect(page).toContain(`<option value="${id}">Concert.mp3</option>`);
  expect(await readText(await split())).toContain("2 rows were added.");
  const drafts = await listDrafts();
  expect(drafts.map(({ file }) => file)).toEqual(Array(3).fill(mediaFileId));
  expect(drafts[0]!.id).toBe(id);
  const common = { event: "Radio", publishedDate: "1975", uploadType: "Audio" };
  expect(drafts.map(({ inputs }) => inputs)).toMatchObject([
    { ...common, title: "Vatapi", startSeconds: "0:00", endSeconds: "0:20" },
    { ...common, title: "Omkara", raagaId: "Lavangi", startSeconds: "0:20", endSeconds: "0:45" },
    { ...common, title: "Mangalam", startSeconds: "0:45" },
  ]);
  expect(drafts[1]!.inputs.track).toBeUndefined();

  // A row that goes leaves the file to the others.
  await act(drafts[2]!.id, { act: "remove" });
  await cleanUpMedia(uploadServices(Date.now() + 86_400_000 * 2));
  const inputs = JSON.stringify(complete);
  for (const draft of drafts.slice(0, 2))
    expect(await (await act(draft.id, { act: "save", inputs })).json()).toMatchObject({
      kind: "saved",
    });
  const { results } = await env.DB.prepare(
    `SELECT title, media_file_id AS file, start_seconds, end_seconds, duration_seconds FROM songs ORDER BY id`,
  ).all();
  expect(results).toMatchObject([
    { title: "Vatapi", file: mediaFileId, start_seconds: 0, end_seconds: 20, duration_seconds: 20 },
    {
      title: "Omkara",
      file: mediaFileId,
      start_seconds: 20,
      end_seconds: 45,
      duration_seconds: 25,
    },
  ]);
  expect((await visit(`/media/${mediaFileId}`)).status).toBe(200);
});

test("the last row that goes takes the file with it; nobody else's recording can be taken apart", async () => {
  const { id, finish } = await addRecording();
  await finish();
  await makeUser("other@example.org", "Contributor");
  const other = { Cookie: await logIn("other@example.org") };
  const fields = { act: "video", videoRecording: id, videoChapters: "0:00 A\n0:30 B" };
  expect((await submit("/songs/drafts", fields, other)).status).toBe(400);
  expect(await listDrafts()).toHaveLength(1);
  await send(fields);
  for (const draft of await listDrafts()) await act(draft.id, { act: "remove" });
  expect(await count("FROM media_files WHERE discarded_at IS NULL")).toBe(0);
});
