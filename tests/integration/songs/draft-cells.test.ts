import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { deleteSavedDraft, listDrafts, storeDrafts } from "#app/data/songs/drafts/drafts.ts";
import { complete } from "../support/drafts.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { waitFor } from "../support/wait-for.ts";

const draft = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";
const stored = { title: "Omkara", singer: "Somebody", publishedDate: "1975" };
let ownerId: number;
/** The user on two devices. */
let desk: string;
let phone: string;

type Texts = Record<string, string>;
const db = () => openDatabase(env.DB);

beforeEach(async () => {
  await seedChoices();
  ownerId = await makeUser("owner@example.org", "Contributor");
  desk = await logIn("owner@example.org");
  phone = await logIn("owner@example.org");
  await env.DB.prepare(
    "INSERT INTO song_drafts (id, owner_id, position, inputs, changed_at) VALUES (?, ?, 1, ?, 1)",
  )
    .bind(draft, ownerId, JSON.stringify(stored))
    .run();
});

const inputsNow = async (): Promise<Texts> => (await listDrafts(db(), ownerId))[0]!.inputs;

async function act(name: string, inputs: Texts, from: Texts, cookie = desk, agent = "") {
  const fields = { act: name, inputs: JSON.stringify(inputs), from: JSON.stringify(from) };
  const headers = { Cookie: cookie, "User-Agent": agent };
  const response = await submit(`/songs/drafts/${draft}`, fields, headers);
  return { status: response.status, ...(await response.json<Record<string, unknown>>()) };
}
const store = (inputs: Texts, from: Texts, cookie = desk) => act("store", inputs, from, cookie);

describe("dates as people write them", () => {
  test("are saved as the archive writes them", async () => {
    const video = { act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: "1" };
    await submit("/songs/drafts", video, { Cookie: desk });
    const [, { id } = { id: "" }] = await listDrafts(db(), ownerId);
    const inputs = JSON.stringify({
      ...complete,
      title: "Omkara",
      mediaTypeId: "1",
      publishedDate: "15.8.75",
    });
    const fields = { act: "save", inputs, from: "{}" };
    const saved = await submit(`/songs/drafts/${id}`, fields, { Cookie: desk });
    expect(await saved.json()).toEqual(expect.objectContaining({ kind: "saved" }));
    expect(await env.DB.prepare("SELECT recorded_on FROM songs").first("recorded_on")).toBe(
      "1975-08-15",
    );
  });

  test("stay as they were typed if they cannot be read, and the message names what is read", async () => {
    await store({ ...complete, publishedDate: "c. 1975" }, {});
    const { errors } = (await act("save", {}, {})) as { errors?: Texts };
    expect(errors?.publishedDate).toContain("“c. 1975” cannot be read as a date");
    expect(errors?.publishedDate).toContain("15.8.1975");
    expect((await inputsNow()).publishedDate).toBe("c. 1975");
    await store({ publishedDate: "31/2/1975" }, { publishedDate: "c. 1975" });
    const invalid = (await act("save", {}, {})) as { errors?: Texts };
    expect(invalid.errors?.publishedDate).toBe("Please enter a valid date from 1900 to today");
  });
});

describe("cells that two devices change", () => {
  test("both keep their words where the cells differ", async () => {
    expect(await store({ title: "Omkara Akarini" }, { title: "Omkara" })).toMatchObject({
      status: 200,
      overtaken: {},
    });
    await store({ singer: "M. Balamuralikrishna" }, { singer: "Somebody" }, phone);
    await store({ place: "Chennai" }, { place: "" }, phone);
    expect(await inputsNow()).toEqual({
      title: "Omkara Akarini",
      singer: "M. Balamuralikrishna",
      publishedDate: "1975",
      place: "Chennai",
    });
  });

  test("keep the first version of the same cell, and the second device learns of it", async () => {
    await store({ title: "First" }, { title: "Omkara" });
    const second = await store(
      { title: "Second", place: "Madurai" },
      { title: "Omkara", place: "" },
      phone,
    );
    expect(second).toMatchObject({
      status: 200,
      overtaken: { title: "Second" },
      draft: { inputs: { title: "First", place: "Madurai" } },
    });
    expect(await inputsNow()).toMatchObject({ title: "First", place: "Madurai" });
    const chosen = await store({ title: "Second" }, { title: "First" }, phone);
    expect(chosen).toMatchObject({ overtaken: {}, draft: { inputs: { title: "Second" } } });
  });

  test("agree where both typed the same, and where an answer was lost and the cell is sent again", async () => {
    await store({ title: "Same" }, { title: "Omkara" });
    expect(await store({ title: "Same" }, { title: "Omkara" }, phone)).toMatchObject({
      overtaken: {},
    });
    expect(await store({ place: "" }, { place: "" })).toMatchObject({ overtaken: {} });
  });

  test("may be emptied, but not by a device that has not seen the words", async () => {
    await store({ singer: "M. Balamuralikrishna" }, { singer: "Somebody" });
    expect(await store({ singer: "" }, { singer: "Somebody" }, phone)).toMatchObject({
      overtaken: { singer: "" },
    });
    await store({ singer: "" }, { singer: "M. Balamuralikrishna" }, phone);
    expect((await inputsNow()).singer).toBe("");
  });

  test("of many drafts are written at once, each by its own words, and none of another account", async () => {
    const otherId = await makeUser("other@example.org", "Contributor");
    const ids = Array.from({ length: 3 }, () => crypto.randomUUID());
    const insert = env.DB.prepare(
      "INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES (?, ?, ?, ?)",
    );
    await env.DB.batch(
      ids.map((id, at) => insert.bind(id, at === 2 ? otherId : ownerId, at + 2, '{"title":"Old"}')),
    );
    const changes = ids.map((id, at) => {
      const from: Texts = { title: at === 1 ? "Older" : "Old" };
      return [id, { inputs: { title: `New ${at}`, place: `Place "${at}"` }, from }] as const;
    });
    await storeDrafts(db(), ownerId, new Map(changes), Date.now());
    const { results } = await env.DB.prepare(
      "SELECT inputs FROM song_drafts WHERE position > 1 ORDER BY position",
    ).all<{ inputs: string }>();
    expect(results.map(({ inputs }) => JSON.parse(inputs))).toEqual([
      { title: "New 0", place: 'Place "0"' },
      { title: "Old", place: 'Place "1"' },
      { title: "Old" },
    ]);
  });

  test("are refused where what they were changed from cannot be read", async () => {
    const fields = { act: "store", inputs: '{"title":"x"}', from: "[" };
    const refused = await submit(`/songs/drafts/${draft}`, fields, { Cookie: desk });
    expect(refused.status).toBe(400);
    expect(await inputsNow()).toEqual(stored);
  });
});

describe("a row that is saved", () => {
  const agent = "Mozilla/5.0 (Linux; Android 14) Gecko/128.0 Firefox/128.0";
  const whole = { ...complete, mediaUrl: "https://youtu.be/dQw4w9WgXcQ", mediaTypeId: "1" };
  const made = { composer: "M. Balamuralikrishna", uploadType: "YouTube" };

  beforeEach(async () => {
    await env.DB.prepare("UPDATE song_drafts SET inputs = ?")
      .bind(JSON.stringify({ ...stored, ...made, ...whole }))
      .run();
  });

  test("on one device says on another that it is, and by which", async () => {
    expect(await act("save", { title: "Saved" }, { title: "Omkara" }, phone, agent)).toMatchObject({
      kind: "saved",
    });
    const late = () => store({ place: "Chennai" }, { place: "" });
    await waitFor(async () =>
      expect(await late()).toMatchObject({
        status: 404,
        saved: { id: draft, songId: 1, title: "Saved", device: "Firefox · Android" },
      }),
    );
    await makeUser("other@example.org", "Contributor");
    const other = await store({ place: "" }, {}, await logIn("other@example.org"));
    expect(other).not.toHaveProperty("saved");
  });

  test("is not one while a cell stands in two versions", async () => {
    await store({ title: "First" }, { title: "Omkara" });
    expect(await act("save", { title: "Second" }, { title: "Omkara" }, phone)).toMatchObject({
      status: 200,
      kind: "overtaken",
      overtaken: { title: "Second" },
      draft: { inputs: { title: "First" } },
    });
    expect(await count("FROM songs")).toBe(0);
  });

  test("stays a draft with the words that another device has stored meanwhile", async () => {
    const [read] = await listDrafts(db(), ownerId);
    await store({ place: "Chennai" }, { place: "" }, phone);
    expect(await deleteSavedDraft(db(), read!, ownerId)).toBe(false);
    expect(await inputsNow()).toMatchObject({ place: "Chennai" });
    const [again] = await listDrafts(db(), ownerId);
    expect(await deleteSavedDraft(db(), again!, ownerId)).toBe(true);
    expect(await count("FROM song_drafts")).toBe(0);
  });
});

describe("a page without scripts", () => {
  const page = async (cookie: string) =>
    (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();
  /** The fields of the row as the page has them. */
  async function rowOf(cookie: string): Promise<Texts> {
    const html = await page(cookie);
    const [, from] = new RegExp(`name="${draft}\\.from" value="([^"]*)"`).exec(html)!;
    const texts = JSON.parse(from!.replaceAll("&quot;", '"')) as Texts;
    const cells = Object.entries(texts).map(([input, text]) => [`${draft}.${input}`, text]);
    return { ...Object.fromEntries(cells), [`${draft}.from`]: JSON.stringify(texts) };
  }
  const send = (fields: Texts, cookie: string) =>
    submit("/songs/drafts", fields, { Cookie: cookie });

  test("sends whole rows, of which the changed cells are stored", async () => {
    const [first, second] = [await rowOf(desk), await rowOf(phone)];
    const title = { [`${draft}.title`]: "Typed at the desk" };
    const note = { [`${draft}.description`]: "Two\r\nlines" };
    expect((await send({ ...first, ...title, act: "store" }, desk)).status).toBe(200);
    expect((await send({ ...second, ...note, act: "store" }, phone)).status).toBe(200);
    expect(await inputsNow()).toEqual({
      ...stored,
      title: "Typed at the desk",
      description: "Two\nlines",
    });
  });

  test("shows both versions of a cell, and takes the one that is chosen", async () => {
    const [first, second] = [await rowOf(desk), await rowOf(phone)];
    await send({ ...first, [`${draft}.title`]: "Typed at the desk", act: "store" }, desk);
    const mine = { [`${draft}.title`]: "Typed on the phone", act: "save" };
    const answer = await send({ ...second, ...mine }, phone);
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('value="Typed on the phone"');
    expect(html).toContain(`value="take.${draft}.title"`);
    expect(await readText(new Response(html))).toContain("On another device: “Typed at the desk”");
    expect(await count("FROM songs")).toBe(0);
    const shown = await rowOf(phone);
    await send({ ...shown, ...mine, act: `take.${draft}.title` }, phone);
    expect((await inputsNow()).title).toBe("Typed at the desk");
    await send({ ...shown, ...mine, act: "store" }, phone);
    expect((await inputsNow()).title).toBe("Typed on the phone");
  });
});

test("a table asks which of its rows are gone, and learns nothing of drafts of others", async () => {
  const video = { act: "video", videoUrl: "https://youtu.be/dQw4w9WgXcQ", videoSongs: "2" };
  await submit("/songs/drafts", video, { Cookie: desk });
  const [, saved, removed] = (await listDrafts(db(), ownerId)).map(({ id }) => id);
  const inputs = JSON.stringify({ ...complete, title: "Omkara", mediaTypeId: "1" });
  const on = (id: string, fields: Texts) =>
    submit(`/songs/drafts/${id}`, fields, { Cookie: phone, "User-Agent": "Firefox/151.0" });
  await on(saved!, { act: "save", inputs, from: "{}" });
  await on(removed!, { act: "remove" });
  const ask = async (cookie: string) => {
    const ids = JSON.stringify([draft, saved, removed]);
    const response = await submit("/songs/drafts/gone", { ids }, { Cookie: cookie });
    return response.json<{ gone: object[] }>();
  };
  expect(await ask(desk)).toEqual({
    gone: [
      { id: saved, saved: expect.objectContaining({ id: saved, songId: 1, title: "Omkara" }) },
      { id: removed, saved: null },
    ],
  });
  await makeUser("other@example.org", "Contributor");
  expect(await ask(await logIn("other@example.org"))).toEqual({
    gone: [draft, saved, removed].map((id) => ({ id, saved: null })),
  });
  const tooMany = JSON.stringify(Array.from({ length: 201 }, () => draft));
  const refused = await submit("/songs/drafts/gone", { ids: tooMany }, { Cookie: desk });
  expect(refused.status).toBe(400);
});
