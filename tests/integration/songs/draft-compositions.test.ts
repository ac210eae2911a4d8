import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type FileTags, noTags } from "#app/domain/songs/drafts/file-tags.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { complete } from "../support/drafts.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { seedChoices } from "../support/song-forms.ts";
import { uploaderOf } from "../support/uploads.ts";
import { count, logIn, makeUser } from "../support/users.ts";

interface Draft {
  id: string;
  inputs: Record<string, string>;
  likeness: { titleKey: string; compositions: { id: number }[] };
}

let cookie: string;
let userId: number;
let hashes = 0;
const content = filledTo(900, samples.mp3);

beforeEach(async () => {
  await seedChoices();
  userId = await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

const act = (id: string, fields: Record<string, string>) =>
  submit(`/songs/drafts/${id}`, fields, { Cookie: cookie });
const send = (fields: Record<string, string>) =>
  submit("/songs/drafts", fields, { Cookie: cookie });
const save = async (id: string) => (await act(id, { act: "save" })).json<{ kind: string }>();
const inputsOf = async (id: string): Promise<Record<string, string>> =>
  JSON.parse(
    (await env.DB.prepare("SELECT inputs FROM song_drafts WHERE id = ?").bind(id).first("inputs"))!,
  );

/** Chooses files of these names, and returns their rows. */
async function choose(...names: string[]): Promise<Draft[]> {
  return chooseTagged(names.map((name) => ({ name, tags: noTags })));
}

async function chooseTagged(given: { name: string; tags: FileTags }[]): Promise<Draft[]> {
  const files = given.map((file) => {
    const hash = (hashes++).toString(16).padStart(64, "0");
    return { ...file, size: content.length, hash, kind: "Audio" };
  });
  const response = await submit(
    "/songs/drafts/files",
    { files: JSON.stringify({ files }) },
    { Cookie: cookie },
  );
  return (await response.json<{ drafts: Draft[] }>()).drafts;
}

/** Chooses files of these names, uploads them and fills in what rows need. */
async function chooseComplete(...names: string[]): Promise<Draft[]> {
  const drafts = await choose(...names);
  const mine = uploaderOf(cookie);
  for (const { id } of drafts) {
    const upload = await mine.start("a.mp3", content);
    await act(id, { act: "upload", mediaFileId: upload.id });
    await mine.finish(upload.id, content);
    await act(id, { act: "store", inputs: JSON.stringify(complete) });
  }
  return drafts;
}

describe("a row whose title is that of one composition", () => {
  test("gets it by itself, says so, and has its own title again at one press", async () => {
    await makeSong({ title: "Omkara Akarini", raagaId: "Lavangi" });
    const [draft] = await choose("Omkaara Akaarini.mp3");
    const { id } = draft!;
    expect(draft!.inputs).toMatchObject({
      compositionId: "1",
      title: "Omkara Akarini",
      attachedTitle: "Omkaara Akaarini",
    });
    const page = await visit("/songs/drafts", { headers: { Cookie: cookie } });
    const html = await page.text();
    expect(html).toContain("Chosen because the file says “Omkaara Akaarini”.");
    expect(html).toContain(`value="detach.${id}"`);
    await send({ act: `detach.${id}`, [`${id}.compositionId`]: "1", [`${id}.place`]: "Chennai" });
    expect(await inputsOf(id)).toEqual({
      composer: "M. Balamuralikrishna",
      uploadType: "Audio",
      mediaTypeId: "1",
      compositionId: "",
      attachedTitle: "",
      title: "Omkaara Akaarini",
      place: "Chennai",
    });
    const after = await readText(await visit("/songs/drafts", { headers: { Cookie: cookie } }));
    expect(after).toContain("Is it one of these?");
    expect(after).not.toContain("Chosen because");
  });

  test("keeps its mark while other cells are typed, and loses it when another one is chosen", async () => {
    await makeSong({ title: "Omkara Akarini" });
    const [{ id } = { id: "" }] = await choose("Omkaara Akaarini.mp3");
    const store = (inputs: object) =>
      act(id, { act: "store", inputs: JSON.stringify({ attachedTitle: "Forged", ...inputs }) });
    await store({ compositionId: "1", place: "Chennai" });
    expect(await inputsOf(id)).toMatchObject({ attachedTitle: "Omkaara Akaarini" });
    await store({ compositionId: "2" });
    expect(await inputsOf(id)).toMatchObject({ compositionId: "2", attachedTitle: "" });
  });

  test("asks instead where that says little, or something else speaks against it", async () => {
    await makeSong({ title: "Tillana" });
    await makeSong({ title: "Tape 12 Side A" });
    await makeSong({ title: "Lavangi" });
    await makeSong({ title: "Enta Muddo", raagaId: "Lavangi", composer: "Tyagaraja" });
    await makeSong({ title: "Himagiri" });
    await makeSong({ title: "Himagiri" });
    const drafts = [
      ...(await choose("03 Tillana.mp3", "Tape_12_Side_A.mp3", "Lavangi.mp3", "Himagiri.mp3")),
      ...(await chooseTagged([
        { name: "Enta Muddo.mp3", tags: { ...noTags, composer: "Purandara Dasa" } },
      ])),
    ];
    for (const { inputs, likeness } of drafts) {
      expect(inputs.compositionId, inputs.title).toBeUndefined();
      expect(likeness.compositions.length, inputs.title).toBeGreaterThan(0);
    }
    const html = await readText(await visit("/songs/drafts", { headers: { Cookie: cookie } }));
    expect(html.match(/Is it one of these\?/g)).toHaveLength(5);
  });

  test("asks where nobody but the user has brought that title, and not for a day", async () => {
    const now = Date.now();
    const yesterday = new Date(now - 25 * 3600_000);
    const mine = (title: string, createdAt: Date) =>
      makeSong({ title, createdBy: userId, createdAt, requestId: crypto.randomUUID() });
    await mine("Third of the evening", new Date(now));
    await mine("Second of the evening", yesterday);
    const [third, second] = await choose("Third of the evening.mp3", "Second of the evening.mp3");
    expect(third!.inputs).not.toHaveProperty("compositionId");
    expect(third!.likeness.compositions).toHaveLength(1);
    expect(second!.inputs).toMatchObject({ compositionId: "2" });
  });
});

describe("rows of one title", () => {
  const titlesOf = async () =>
    (
      await env.DB.prepare(
        "SELECT title, composition_id AS composition FROM songs ORDER BY id",
      ).all()
    ).results;

  test("are offered as one composition, and saved as one", async () => {
    const [first, second, third] = await chooseComplete(
      "Enta Muddo.mp3",
      "01 Enta Muddo.mp3",
      "Enta_Mudddo.mp3",
    );
    const html = await (await visit("/songs/drafts", { headers: { Cookie: cookie } })).text();
    expect(html).toContain(`value="${first!.id}">As in row 1: Enta Muddo</option>`);
    expect(second!.likeness.titleKey).toBe(first!.likeness.titleKey);
    await act(second!.id, {
      act: "store",
      inputs: JSON.stringify({ compositionId: first!.id, description: "" }),
    });
    expect(await save(second!.id)).toMatchObject({
      kind: "invalid",
      errors: { compositionId: expect.stringContaining("is not saved yet") },
    });
    for (const { id } of [first!, second!, third!])
      expect(await save(id)).toMatchObject({ kind: "saved" });
    expect(await titlesOf()).toMatchObject([
      { title: "Enta Muddo", composition: 1 },
      { title: "Enta Muddo", composition: 1 },
      { composition: 2 },
    ]);
  });

  test("are saved as one by one form without scripts", async () => {
    const [first, second] = await chooseComplete("Enta Muddo.mp3", "01 Enta Muddo.mp3");
    const saved = await send({ act: "save", [`${second!.id}.compositionId`]: first!.id });
    expect(await readText(saved)).toContain("2 songs saved: Enta Muddo Enta Muddo");
    expect(await count("FROM compositions")).toBe(1);
  });

  test("are on their own again when the first is removed", async () => {
    const [first, second] = await choose("Enta Muddo.mp3", "01 Enta Muddo.mp3");
    await act(second!.id, { act: "store", inputs: `{"compositionId":"${first!.id}"}` });
    await act(first!.id, { act: "remove" });
    expect(await inputsOf(second!.id)).not.toHaveProperty("compositionId");
  });
});
