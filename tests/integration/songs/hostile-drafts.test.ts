import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { filledTo, samples } from "#tests/media-samples.ts";
import { storeDrafts } from "#app/data/songs/drafts/drafts.ts";
import { openDatabase } from "#app/data/database.ts";
import { maxDrafts } from "#app/domain/songs/drafts/file-tags.ts";
import { complete } from "../support/drafts.ts";
import { makeSong } from "../support/factories.ts";
import { submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { uploaderOf } from "../support/uploads.ts";
import { count, logIn, makeUser } from "../support/users.ts";

const draft = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";
const unknown = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a22";
let owner: string;
let ownerId: number;
let other: string;

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const firstRow = (query: string) => env.DB.prepare(query).first();
const act = (id: string, fields: Record<string, string>, cookie = owner) =>
  submit(`/songs/drafts/${id}`, fields, { Cookie: cookie });

beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await seedChoices();
  ownerId = await makeUser("owner@example.org", "Contributor");
  owner = await logIn("owner@example.org");
  await makeUser("other@example.org", "Contributor");
  other = await logIn("other@example.org");
  const inputs = JSON.stringify({ title: "A secret title" });
  await run(
    "INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES (?, ?, 1, ?)",
    draft,
    ownerId,
    inputs,
  );
});

describe("T85 a draft of another Contributor", () => {
  test("answers like one that does not exist, and stays as it was", async () => {
    const before = await firstRow("SELECT * FROM song_drafts");
    const upload = await uploaderOf(other).start("a.mp3", filledTo(5000, samples.mp3));
    const acts: Record<string, string>[] = [
      { act: "store", inputs: '{"title":"Taken"}' },
      { act: "save", inputs: JSON.stringify({ title: "Taken", ...complete }) },
      { act: "save" },
      { act: "upload", mediaFileId: upload.id },
      { act: "remove" },
    ];
    for (const fields of acts) {
      const [theirs, none] = [await act(draft, fields, other), await act(unknown, fields, other)];
      const said = (text: string) => text.replaceAll(/[\da-f-]{36}/g, "an id");
      expect([theirs.status, said(await theirs.text())], fields.act).toEqual([
        none.status,
        said(await none.text()),
      ]);
    }
    const page = { Cookie: other };
    expect(await (await visit("/songs/drafts", { headers: page })).text()).not.toContain("secret");
    // Without JavaScript all rows are sent with their ids.
    const rows: Record<string, string>[] = [
      { act: "store" },
      { act: "save" },
      { act: `remove.${draft}` },
      { act: "all", "all.title": "Taken" },
    ];
    for (const rest of rows)
      await submit("/songs/drafts", { [`${draft}.title`]: "Taken", ...rest }, page);
    expect(await firstRow("SELECT * FROM song_drafts")).toEqual(before);
    expect(await count("FROM songs")).toBe(0);
  });

  test("takes no file that another has uploaded, and its own file is no other's to claim", async () => {
    const content = filledTo(5000, samples.mp3);
    const theirs = await uploaderOf(other).send("a.mp3", content);
    expect((await act(draft, { act: "upload", mediaFileId: theirs })).status).toBe(404);
    const mine = await uploaderOf(owner).send("a.mp3", content);
    expect((await act(draft, { act: "upload", mediaFileId: mine })).status).toBe(200);
    await run("UPDATE song_drafts SET file_name = 'a.mp3', file_size = 5000, inputs = '{}'");
    const form = {
      title: "Taken",
      ...complete,
      composer: "M. Balamuralikrishna",
      mediaTypeId: "1",
      uploadType: "Audio",
    };
    const claimed = await submit(
      "/songs/add",
      { ...form, act: "save", requestId: crypto.randomUUID(), mediaFileId: mine },
      { Cookie: other },
    );
    expect(claimed.status).toBe(400);
    expect(await count("FROM songs")).toBe(0);
  });

  test("has no use any more when the role is lost, not even for a request that passed the guard", async () => {
    await run("DELETE FROM user_roles WHERE user_id = ?", ownerId);
    for (const name of ["store", "save", "remove"])
      expect((await act(draft, { act: name, inputs: '{"title":"Late"}' })).status).toBe(403);
    await storeDrafts(
      openDatabase(env.DB),
      ownerId,
      new Map([[draft, { inputs: { title: "Late" }, from: {} }]]),
      Date.now(),
    );
    expect(await count("FROM song_drafts WHERE inputs LIKE '%secret%'")).toBe(1);
  });
});

describe("T86 drafts are bounded, also for many requests at once", () => {
  const videos = (songs: number) =>
    submit(
      "/songs/drafts",
      { act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: String(songs) },
      { Cookie: owner },
    );

  test("in number", async () => {
    const answers = await Promise.all([60, 60, 60, 60, 60].map(videos));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await count("FROM song_drafts")).toBe(181);
    for (const songs of ["0", "61", "1e9", "-1", "x"])
      expect(
        (
          await submit(
            "/songs/drafts",
            { act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: songs },
            { Cookie: owner },
          )
        ).status,
      ).toBe(400);
    expect(await count("FROM song_drafts")).toBeLessThanOrEqual(maxDrafts);
  });

  test("in size: what no draft has is left out, what is too long is cut or refused", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 5000 }, (_, at) => [`field${at}`, "x".repeat(50)]),
    );
    const title = "త".repeat(5000);
    expect(
      (
        await act(draft, {
          act: "store",
          inputs: JSON.stringify({ ...many, title, description: title }),
        })
      ).status,
    ).toBe(200);
    const stored = await env.DB.prepare(
      "SELECT length(inputs) AS n FROM song_drafts",
    ).first<number>("n");
    expect(stored).toBeLessThan(7000);
    for (const inputs of [
      JSON.stringify({ title: "x".repeat(5001) }),
      "[]",
      "null",
      "{",
      '{"title":{"a":1}}',
      JSON.stringify({ title: ["x"] }),
    ])
      expect((await act(draft, { act: "store", inputs })).status, inputs.slice(0, 20)).toBe(400);
    const large = await act(draft, {
      act: "store",
      inputs: JSON.stringify({ title: "x".repeat(2 ** 21) }),
    });
    expect(large.status).toBe(413);
  });

  test("and one that is saved many times at once is one song", async () => {
    const address = { title: "Omkara", mediaUrl: "https://youtu.be/dQw4w9WgXcQ", ...complete };
    const first = { composer: "M. Balamuralikrishna", uploadType: "YouTube", mediaTypeId: "1" };
    await run("UPDATE song_drafts SET inputs = ?", JSON.stringify({ ...first, ...address }));
    const answers = await Promise.all(Array.from({ length: 6 }, () => act(draft, { act: "save" })));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await count("FROM songs")).toBe(1);
    expect(await count("FROM song_drafts")).toBe(0);
  });

  test("and leave nothing when their owner's account goes", async () => {
    await makeSong({ title: "Another's" });
    const mine = await uploaderOf(owner).send("a.mp3", filledTo(5000, samples.mp3));
    await act(draft, { act: "upload", mediaFileId: mine });
    await makeUser("chief@example.org", "Administrator");
    const chief = await logIn("chief@example.org");
    await submit(`/admin/users?dialog=delete&id=${ownerId}`, { act: "delete" }, { Cookie: chief });
    expect(await count("FROM users WHERE id = ?", ownerId)).toBe(0);
    expect(await count("FROM song_drafts")).toBe(0);
    expect(await count("FROM media_files WHERE owner_id = ?", ownerId)).toBe(0);
  });
});
