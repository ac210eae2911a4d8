import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { filledTo, samples } from "#tests/media-samples.ts";
import { complete } from "../support/drafts.ts";
import { origin, readText, submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";

let cookie: string;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

describe("the page without scripts", () => {
  const boundary = "a-boundary";

  function sendFiles(files: [name: string, content: Uint8Array<ArrayBuffer>][]) {
    const parts = files.flatMap(([name, content]) => [
      `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\n\r\n`,
      content,
      "\r\n",
    ]);
    return visit("/songs/drafts", {
      method: "POST",
      body: new Blob([...parts, `--${boundary}--\r\n`]),
      headers: {
        Cookie: cookie,
        Origin: origin,
        "Content-Type": `multipart/form-data; boundary=${boundary}`,
      },
    });
  }

  const send = (fields: Record<string, string>) =>
    submit("/songs/drafts", fields, { Cookie: cookie });

  const listIds = async () =>
    (
      await env.DB.prepare("SELECT id FROM song_drafts ORDER BY position").all<{ id: string }>()
    ).results.map(({ id }) => id);

  test("takes several files in one form, and saves their rows", async () => {
    const sent = await sendFiles([
      ["01 Omkara - Lavangi.mp3", filledTo(900, samples.mp3)],
      ["Other.wav", filledTo(700, samples.wav)],
      ["notes.txt", filledTo(50, new Uint8Array())],
    ]);
    expect(sent.status).toBe(400);
    expect(await readText(sent)).toContain("notes.txt: This file type is not supported.");
    const [first, second] = await listIds();
    const forAll = { "all.singer": "M. Balamuralikrishna", "all.description": "At home." };
    await send({ act: "all", [`${first}.place`]: "Chennai", ...forAll });
    const saved = await send({ act: "save", [`${first}.publishedDate`]: "1975" });
    expect(saved.status).toBe(400);
    const text = await readText(saved);
    expect(text).toContain("1 song saved: Omkara");
    expect(text).toContain("Recording date is required");
    expect(await listIds()).toEqual([second]);
    expect(
      await env.DB.prepare("SELECT title, singer, place, raaga_id, track FROM songs").first(),
    ).toEqual({
      title: "Omkara",
      singer: "M. Balamuralikrishna",
      place: "Chennai",
      raaga_id: "Lavangi",
      track: 1,
    });
    expect((await send({ act: `remove.${second}` })).status).toBe(200);
    expect(await listIds()).toEqual([]);
    expect(await count("FROM media_files")).toBe(1);
  });

  test("takes the times of a video's address into its first row, where they are shown", async () => {
    const videoUrl = "https://www.youtube.com/embed/dQw4w9WgXcQ?start=3723&end=3900";
    await send({ act: "video", videoUrl, videoSongs: "2" });
    const page = await (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();
    const [first, second] = await listIds();
    const valueOf = (name: string) =>
      new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(page)?.[0].match(/ value="([^"]*)"/)?.[1];
    expect([valueOf(`${first}.startSeconds`), valueOf(`${first}.endSeconds`)]).toEqual([
      "1:02:03",
      "1:05:00",
    ]);
    expect(valueOf(`${second}.startSeconds`)).toBe("");
  });

  test("makes rows for the songs of one video, with starts and ends", async () => {
    const wrong = await send({ act: "video", videoUrl: "https://example.org", videoSongs: "0" });
    expect(wrong.status).toBe(400);
    expect(await readText(wrong)).toContain("Invalid YouTube URL");
    const url = "https://youtu.be/dQw4w9WgXcQ";
    expect((await send({ act: "video", videoUrl: url, videoSongs: "2" })).status).toBe(200);
    const [first, second] = await listIds();
    const common = Object.entries(complete).map(([name, value]) => [`all.${name}`, value]);
    await send({ act: "all", ...Object.fromEntries(common), "all.mediaTypeId": "1" });
    const saved = await send({
      act: "save",
      [`${first}.title`]: "One",
      [`${first}.startSeconds`]: "0:05",
      [`${first}.endSeconds`]: "4:10",
      [`${second}.title`]: "Two",
      [`${second}.startSeconds`]: "4:10",
    });
    expect(await readText(saved)).toContain("2 songs saved: One Two");
    const { results } = await env.DB.prepare(
      "SELECT title, external_media_id, start_seconds, end_seconds FROM songs ORDER BY id",
    ).all();
    expect(results).toEqual([
      { title: "One", external_media_id: "dQw4w9WgXcQ", start_seconds: 5, end_seconds: 250 },
      { title: "Two", external_media_id: "dQw4w9WgXcQ", start_seconds: 250, end_seconds: null },
    ]);
  });

  test("saves twenty rows at once, and says how many are left", async () => {
    await send({ act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: "23" });
    const common = Object.entries(complete).map(([name, value]) => [`all.${name}`, value]);
    await send({ act: "all", ...Object.fromEntries(common), "all.mediaTypeId": "1" });
    const titles = (await listIds()).map((id, at) => [`${id}.title`, `Song ${at}`]);
    const saved = await send({ act: "save", ...Object.fromEntries(titles) });
    expect(await readText(saved)).toContain(
      "3 more rows are left. Press “Save all complete rows” again.",
    );
    expect(await count("FROM songs")).toBe(20);
    await send({ act: "save" });
    expect(await count("FROM songs")).toBe(23);
  });
});
