import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type FileTags, noTags } from "#app/domain/songs/drafts/file-tags.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { sha256OfParts } from "#app/lib/sha-256.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { makePeople, makeSong, makeSongType } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { complete } from "../support/drafts.ts";
import { seedChoices } from "../support/song-forms.ts";
import { checksum, uploaderOf, uploadServices } from "../support/uploads.ts";
import { count, logIn, makeUser } from "../support/users.ts";

const hash = (letter: string) => letter.repeat(64);

interface File {
  name: string;
  hash: string;
  size?: number;
  isAnother?: boolean;
  tags?: Partial<FileTags>;
}

let cookie: string;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

async function post(path: string, fields: Record<string, string>, as = cookie) {
  const response = await submit(path, fields, { Cookie: as });
  const body: Record<string, unknown> = await response.json();
  return { ...body, status: response.status, kind: body.kind };
}

async function announce(files: File[], as = cookie) {
  const described = files.map((file) => ({
    size: 500,
    kind: "Audio",
    ...file,
    tags: { ...noTags, ...file.tags },
  }));
  const given = JSON.stringify({ files: described });
  const answer = await post("/songs/drafts/files", { files: given }, as);
  return answer as typeof answer & {
    drafts: {
      id: string;
      inputs: Record<string, string>;
      likeness: { compositions: { id: number }[]; songs: { id: number; isSameFile: boolean }[] };
    }[];
  };
}

const act = (id: string, fields: Record<string, string>, as = cookie) =>
  post(`/songs/drafts/${id}`, fields, as);
const save = (id: string, inputs: Record<string, string> = {}) =>
  act(id, { act: "save", inputs: JSON.stringify(inputs) });

describe("files that are announced", () => {
  test("become drafts filled in with what names and tags say, in any script", async () => {
    await makePeople("m-balamuralikrishna");
    const { status, drafts } = await announce([
      { name: "03 Omkara Akarini - Lavangi - Adi.mp3", hash: hash("a") },
      {
        name: "track.mp3",
        hash: hash("b"),
        tags: {
          title: "ఓంకారాకారిణి - లవంగి",
          artist: "M. Balamuralikrishna",
          album: "Madras",
          date: "1972-01-04",
          track: "7/12",
        },
      },
      { name: "Hima Giri_1968_Kriti.mp3", hash: hash("c") },
    ]);
    expect(status).toBe(200);
    expect(drafts.map(({ inputs }) => inputs)).toEqual([
      {
        composer: "M. Balamuralikrishna",
        uploadType: "Audio",
        mediaTypeId: "1",
        title: "Omkara Akarini",
        raagaId: "Lavangi",
        taalaId: "Adi",
        track: "3",
      },
      {
        composer: "M. Balamuralikrishna",
        uploadType: "Audio",
        mediaTypeId: "1",
        title: "ఓంకారాకారిణి",
        raagaId: "Lavangi",
        singer: "M. Balamuralikrishna",
        event: "Madras",
        publishedDate: "1972-01-04",
        track: "7",
      },
      {
        composer: "M. Balamuralikrishna",
        uploadType: "Audio",
        mediaTypeId: "1",
        title: "Hima Giri 1968 Kriti",
      },
    ]);
  });

  test("keep every word of their titles, and say the rest where it belongs", async () => {
    await makePeople("m-balamuralikrishna");
    await makeSongType("Ragam-tanam-pallavi");
    const asLatin1 = Buffer.from("ఓంకారాకారిణి").toString("latin1");
    const names: [name: string, inputs: Record<string, string>][] = [
      ["Rara_Venu_Gopabala.mp3", { title: "Rara Venu Gopabala" }],
      ["Rara Venu - part 2.mp3", { title: "Rara Venu - part 2" }],
      ["Tape_12_Side_A.mp3", { title: "Tape 12 Side A" }],
      [
        "Ragam, Tanam, Pallavi.mp3",
        { title: "Ragam, Tanam, Pallavi", songTypeId: "Ragam-tanam-pallavi" },
      ],
      [
        "Enta Muddo (live at Music Academy).mp3",
        { title: "Enta Muddo", mediaDescription: "live at Music Academy" },
      ],
      ["Krishna (2).mp3", { title: "Krishna (2)" }],
      ["Lavangi.mp3", { title: "Lavangi" }],
      [
        "M. Balamuralikrishna - Enta Muddo - Lavangi - 15-08-1975.mp3",
        {
          title: "Enta Muddo",
          singer: "M. Balamuralikrishna",
          raagaId: "Lavangi",
          publishedDate: "1975-08-15",
        },
      ],
    ];
    const files = names.map(([name], at) => ({ name, hash: hash(String(at)) }));
    const tags = {
      title: asLatin1,
      composer: "Balamurali",
      lyrics: "one\n\ntwo",
      comment: "Hiss.",
    };
    const { drafts } = await announce([...files, { name: "a.mp3", hash: hash("a"), tags }]);
    const first = { composer: "M. Balamuralikrishna", uploadType: "Audio", mediaTypeId: "1" };
    expect(drafts.map(({ inputs }) => inputs)).toEqual([
      ...names.map(([, inputs]) => ({ ...first, ...inputs })),
      { ...first, title: "ఓంకారాకారిణి", lyrics: "one\n\ntwo", mediaDescription: "Hiss." },
    ]);
  });

  test("choose the composition of that title, and name songs that they may repeat", async () => {
    const id = await makeSong({
      title: "Omkara Akarini",
      singer: "M. Balamuralikrishna",
      raagaId: "Lavangi",
    });
    const { drafts } = await announce([
      { name: "ओंकार आकारिणी.mp3", hash: hash("a"), tags: { artist: "M. Balamuralikrishna" } },
      { name: "Omkaara Akaarini.mp3", hash: hash("b") },
    ]);
    expect(drafts.map(({ inputs }) => inputs.compositionId)).toEqual(["1", "1"]);
    expect(drafts.map(({ likeness }) => likeness.songs.map((song) => song.id))).toEqual([[id], []]);
  });

  test("get one draft however often they are chosen, and none of somebody else's", async () => {
    const file = { name: "a.mp3", hash: hash("a") };
    const first = await announce([file, { ...file, name: "b.mp3" }]);
    const again = await announce([file]);
    expect(again.drafts.map(({ id }) => id)).toEqual([first.drafts[0]!.id]);
    expect(await count("FROM song_drafts")).toBe(2);
    await makeUser("other@example.org", "Contributor");
    const other = await logIn("other@example.org");
    const theirs = await announce([file], other);
    expect(theirs.drafts.map(({ id }) => id)).not.toContain(first.drafts[0]!.id);
    for (const name of ["save", "store"])
      expect(await act(first.drafts[0]!.id, { act: name, inputs: "{}" }, other)).toMatchObject({
        status: 404,
      });
    await act(first.drafts[0]!.id, { act: "remove" }, other);
    expect(await count("FROM song_drafts")).toBe(3);
  });

  test("are at most two hundred", async () => {
    const many = Array.from({ length: 150 }, (_, at) => ({
      name: `${at}.mp3`,
      hash: at.toString(16).padStart(64, "0"),
    }));
    expect((await announce(many)).drafts).toHaveLength(150);
    const more = many.map((file) => ({ ...file, name: `more ${file.name}` }));
    expect(await announce(more)).toMatchObject({ status: 409 });
    expect(await count("FROM song_drafts")).toBe(150);
  });

  test("are refused as a whole where one is described wrongly", async () => {
    const broken = [{ name: "a.mp3", hash: "no hash" }];
    expect(await announce(broken)).toMatchObject({ status: 400 });
    expect(await post("/songs/drafts/files", { files: "{" })).toMatchObject({ status: 400 });
    expect(await count("FROM song_drafts")).toBe(0);
  });
});

describe("a draft", () => {
  const content = filledTo(5000, samples.mp3);

  async function draftWithFile() {
    const { drafts } = await announce([{ name: "Omkara.mp3", hash: hash("a"), size: 5000 }]);
    return drafts[0]!.id;
  }

  test("is saved once, with its file unchanged, and is a draft no more", async () => {
    const id = await draftWithFile();
    const mine = uploaderOf(cookie);
    const upload = await mine.start("Omkara.mp3", content);
    expect(await act(id, { act: "upload", mediaFileId: upload.id })).toMatchObject({ status: 200 });
    await mine.finish(upload.id, content);
    const answers = await Promise.all([save(id, complete), save(id, complete)]);
    expect(answers.some(({ kind }) => kind === "saved")).toBe(true);
    expect(await count("FROM songs")).toBe(1);
    expect(await count("FROM song_drafts")).toBe(0);
    const played = await visit(`/media/${upload.id}`);
    expect(await checksum(await played.arrayBuffer())).toBe(await checksum(content));
    expect(await save(id, complete)).toMatchObject({ status: 404 });
    await env.DB.prepare("UPDATE media_files SET hash = ?").bind(hash("a")).run();
    const again = await announce([{ name: "Omkara.mp3", hash: hash("a"), size: 5000 }]);
    const wholeHash = await sha256OfParts([await checksum(content)]);
    const songs = [{ id: 1, title: "Omkara", wholeHash }];
    expect(again).toMatchObject({ drafts: [], saved: [{ name: "Omkara.mp3", songs }] });
  });

  test("takes a corrected file with the name, size and edges of a saved one", async () => {
    const mine = uploaderOf(cookie);
    const sendAs = async (id: string, bytes: Uint8Array<ArrayBuffer>) => {
      const upload = await mine.send("Omkara.mp3", bytes);
      await env.DB.prepare("UPDATE media_files SET hash = ?").bind(hash("a")).run();
      await act(id, { act: "upload", mediaFileId: upload });
    };
    const saved = await draftWithFile();
    await sendAs(saved, content);
    await save(saved, complete);
    const file = { name: "Omkara.mp3", hash: hash("a"), size: 5000, isAnother: true };
    const { drafts } = await announce([file]);
    expect(drafts).toHaveLength(1);
    expect(drafts[0]!.likeness.songs).toMatchObject([{ id: 1, isSameFile: false }]);
    // Once it is a draft, it is found again without being told apart anew.
    const again = await announce([{ ...file, isAnother: false }]);
    expect(again).toMatchObject({ drafts: [{ id: drafts[0]!.id }], saved: [] });
    await sendAs(drafts[0]!.id, content.with(2500, 0));
    const isSame = async () =>
      (await announce([{ ...file, isAnother: false }])).drafts[0]!.likeness.songs[0]!.isSameFile;
    expect(await isSame()).toBe(false);
    await sendAs(drafts[0]!.id, content);
    expect(await isSame()).toBe(true);
  });

  test("has composer, lyrics and what is said of the recording, which the song gets", async () => {
    const id = await draftWithFile();
    const mine = uploaderOf(cookie);
    const upload = await mine.start("Omkara.mp3", content);
    await act(id, { act: "upload", mediaFileId: upload.id });
    await mine.finish(upload.id, content);
    const typed = { composer: "Tyagaraja", lyrics: "one\ntwo", mediaDescription: "From a tape." };
    const page = await (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();
    for (const input of Object.keys(typed)) expect(page).toContain(`name="${id}.${input}"`);
    expect(await save(id, { ...complete, composer: "" })).toMatchObject({
      errors: { composer: "Composer is required" },
    });
    expect(await save(id, { ...complete, ...typed })).toMatchObject({ kind: "saved" });
    expect(
      await env.DB.prepare("SELECT composer, lyrics, media_description FROM songs").first(),
    ).toEqual({ composer: "Tyagaraja", lyrics: "one\ntwo", media_description: "From a tape." });
  });

  test("that is complete waits for its file", async () => {
    const id = await draftWithFile();
    expect(await save(id, complete)).toMatchObject({ status: 200, kind: "waiting" });
    expect(await count("FROM songs")).toBe(0);
    const mine = uploaderOf(cookie);
    const upload = await mine.start("Omkara.mp3", content);
    await act(id, { act: "upload", mediaFileId: upload.id });
    expect(await act(id, { act: "save" })).toMatchObject({ kind: "waiting" });
    await mine.finish(upload.id, content);
    expect(await act(id, { act: "save" })).toMatchObject({ kind: "saved" });
    expect(await count("FROM songs WHERE media_file_id = ?", upload.id)).toBe(1);
  });

  test("says at each input what is wrong, and keeps what was typed", async () => {
    const id = await draftWithFile();
    const answer = await save(id, { singer: "", publishedDate: "1875", raagaId: "Nowhere" });
    expect(answer).toMatchObject({
      kind: "invalid",
      errors: {
        singer: "Singer is required",
        description: "Description is required",
        publishedDate: "Please enter a valid date from 1900 to today",
        raagaId: "No raaga is called “Nowhere”. Please correct the name.",
      },
    });
    const headers = { Cookie: cookie };
    const page = await (await visit("/songs/drafts", { headers })).text();
    expect(page).toContain('value="Nowhere"');
    expect(await count("FROM songs")).toBe(0);
  });

  test("has the upload of its owner only, which stays while the draft does", async () => {
    const id = await draftWithFile();
    await makeUser("other@example.org", "Contributor");
    const theirs = await uploaderOf(await logIn("other@example.org")).start("a.mp3", content);
    expect(await act(id, { act: "upload", mediaFileId: theirs.id })).toMatchObject({ status: 404 });
    const mine = uploaderOf(cookie);
    const upload = await mine.start("Omkara.mp3", content);
    await act(id, { act: "upload", mediaFileId: upload.id });
    await mine.finish(upload.id, content);
    const lateness = 20 * 24 * 3600_000;
    await cleanUpMedia(uploadServices(Date.now() + lateness));
    expect(await mine.state(upload.id)).toMatchObject({ status: 200, complete: true });
    expect(await mine.state(theirs.id)).toMatchObject({ status: 404 });
    await act(id, { act: "remove" });
    expect(await mine.state(upload.id)).toMatchObject({ status: 404 });
    expect(await env.MEDIA.get(upload.id)).toBeNull();
  });
});
