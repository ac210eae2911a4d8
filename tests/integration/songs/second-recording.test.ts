import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { archive } from "#app/archive.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, count, logIn, makeUser } from "../support/users.ts";
import { add, filled, seedChoices } from "../support/song-forms.ts";

const songRow = (id: number) => env.DB.prepare("SELECT * FROM songs WHERE id = ?").bind(id).first();
const compositionId = async () =>
  (await env.DB.prepare("SELECT min(id) AS id FROM compositions").first<number>("id"))!;

let first: string;
let second: string;

beforeEach(async () => {
  await seedChoices();
  await makeUser("first@example.org", "Contributor");
  await makeUser("second@example.org", "Contributor");
  first = await logIn("first@example.org");
  second = await logIn("second@example.org");
  await add(first);
});

/** The number of the last change, as a form that is opened now has it. */
const revisionOf = async (id: number, cookie: string) =>
  /name="revision" value="(\d+)"/.exec(await (await read(`/songs/edit/${id}`, cookie)).text())![1]!;

const read = (path: string, cookie: string) => visit(path, { headers: { Cookie: cookie } });

/** What a second contributor fills in: the recording alone. */
const recording = {
  act: "save",
  singer: "Somebody Else",
  uploadType: "YouTube",
  mediaTypeId: "1",
  mediaUrl: "https://youtu.be/aaaaaaaaaaa",
  publishedDate: "1968-08",
};

const addRecording = async (cookie: string, fields: Record<string, string> = {}) => {
  const id = await compositionId();
  return submit(
    `/songs/add?composition=${id}`,
    { ...recording, compositionId: String(id), requestId: crypto.randomUUID(), ...fields },
    { Cookie: cookie },
  );
};

describe("after saving", () => {
  test("the message is followed by links to the song and to another recording of it", async () => {
    const response = await addRecording(second);
    expect(response.headers.get("Location")).toBe("/my-collection");
    const page = await read("/my-collection", `${second}; ${cookiesOf(response)}`);
    const html = await page.clone().text();
    expect(html).toContain('href="/songs/2"');
    expect(html).toContain(`href="/songs/add?composition=${await compositionId()}"`);
    expect(await readText(page)).toMatch(/Recording added.* View it Add another recording of it/);
    const revision = await revisionOf(1, first);
    const edited = await submit(
      "/songs/edit/1",
      { ...filled, revision, title: "Omkarakarini" },
      { Cookie: first },
    );
    const after = await readText(await read("/my-collection", `${first}; ${cookiesOf(edited)}`));
    expect(after).toMatch(/Song updated successfully.* View it/);
    expect(await readText(await read("/my-collection", first))).not.toContain("View it");
  });
});

describe("the title field offers compositions", () => {
  test("one entry for each, however many recordings it has", async () => {
    await addRecording(second);
    await add(first, { title: "Omkara Pranava", raagaId: "" });
    const found = await (await read("/songs/like?text=omkara", second)).json();
    expect(found).toEqual([
      {
        id: 1,
        title: "Omkara Akarini",
        composer: archive.composer,
        raaga: "Lavangi",
        recordings: 2,
      },
      {
        id: 2,
        title: "Omkara Pranava",
        composer: archive.composer,
        raaga: null,
        recordings: 1,
      },
    ]);
    expect(await (await read("/songs/like?text=o", second)).json()).toEqual([]);
  });

  test("without scripts a button looks for them; choosing one keeps what was typed", async () => {
    const typed = {
      ...recording,
      title: "Omkara",
      lyrics: "typed before",
      requestId: crypto.randomUUID(),
      "accompaniments.0.type": "1",
      "accompaniments.0.names": "A player",
    };
    const cookie = { Cookie: second };
    const looked = await submit("/songs/add", { ...typed, act: "find-composition" }, cookie);
    expect(looked.status).toBe(200);
    const list = await looked.clone().text();
    expect(list).toContain('formAction="/songs/add?composition=1"');
    expect(list).toContain('value="Somebody Else"');
    expect(await readText(looked)).toContain("1 composition found.");

    const path = "/songs/add?composition=1";
    const chosen = await submit(path, { ...typed, act: "choose-composition" }, cookie);
    expect(chosen.status).toBe(200);
    const form = await chosen.clone().text();
    expect(form).toContain('name="compositionId" value="1"');
    expect(form).toContain('type="hidden" name="lyrics" value="typed before"');
    expect(form).toContain('value="Somebody Else"');
    expect(form).toContain('value="A player"');
    expect(await readText(chosen)).toMatch(
      /Raaga Lavangi Taala Adi Song type Kriti Lyrics first line Added by first · 1 recording/,
    );

    const back = await submit("/songs/add", { ...typed, act: "other-composition" }, cookie);
    const empty = await back.text();
    expect(empty).toContain('name="compositionId" value=""');
    expect(empty).toContain('value="Omkara"');
    expect(empty).toContain("typed before");
    expect(empty).toContain('value="Somebody Else"');
    expect(await count("FROM songs")).toBe(1);
  });
});

describe("a second contributor", () => {
  test("adds a recording to somebody's composition, and changes nothing of it", async () => {
    const page = await readText(await read("/songs/add?composition=1", second));
    expect(page).toContain("Your recording is added to this composition.");
    expect(page).not.toContain("Title *");
    const response = await addRecording(second, { title: "Not mine to say", lyrics: "Nor this" });
    expect(response.status).toBe(302);
    expect(await songRow(2)).toMatchObject({
      composition_id: 1,
      title: "Omkara Akarini",
      lyrics: "first line\nsecond line",
      singer: "Somebody Else",
      recorded_on: "1968-08",
    });
    expect(await count("FROM compositions")).toBe(1);
    expect(await count("FROM revisions WHERE subject_kind = 'composition'")).toBe(1);
  });

  test("takes over the song of a composition without a recording", async () => {
    await makeSong({ title: "Meru Samana", singer: "", createdBy: 1 });
    const response = await submit(
      "/songs/add?composition=2",
      { ...recording, compositionId: "2", requestId: crypto.randomUUID() },
      { Cookie: second },
    );
    expect(response.status).toBe(302);
    expect(await count("FROM songs")).toBe(2);
    expect(await songRow(2)).toMatchObject({ title: "Meru Samana", singer: "Somebody Else" });
    const own = await readText(await read("/my-collection", second));
    expect(own).toContain("Meru Samana");
  });

  test("sees the composition on the form of the recording, and its creator sees the recording", async () => {
    await addRecording(second);
    const theirs = await readText(await read("/songs/edit/2", second));
    expect(theirs).toContain("Added by first · 2 recordings");
    expect(theirs).toContain("Only the member who added the composition");
    expect(theirs).not.toContain("It is another composition");
    const creators = await readText(await read("/songs/edit/2", first));
    expect(creators).toContain("2 recordings share these details of the composition.");
    expect(creators).toMatch(/Singer Somebody Else .*Added by second/);
    expect(creators).toContain("Only the member who added this recording");
  });

  test("changes the recording alone, whatever the form sends", async () => {
    await addRecording(second);
    const edit = async (cookie: string, fields: Record<string, string>) => {
      const revision = await revisionOf(2, cookie);
      return submit("/songs/edit/2", { ...filled, revision, ...fields }, { Cookie: cookie });
    };
    expect((await edit(second, { singer: "Corrected", title: "Forged" })).status).toBe(302);
    expect(await songRow(2)).toMatchObject({ title: "Omkara Akarini", singer: "Corrected" });
    expect((await edit(first, { singer: "Forged", title: "Omkarakarini" })).status).toBe(302);
    expect(await songRow(2)).toMatchObject({ title: "Omkarakarini", singer: "Corrected" });
    expect(await songRow(1)).toMatchObject({ title: "Omkarakarini" });
  });

  test("is told of a change of the other part, and loses nothing", async () => {
    await addRecording(second);
    const open = await revisionOf(2, second);
    const change = {
      ...filled,
      revision: await revisionOf(1, first),
      description: "A new description.",
    };
    expect((await submit("/songs/edit/1", change, { Cookie: first })).status).toBe(302);
    const late = await submit(
      "/songs/edit/2",
      { ...recording, revision: open, singer: "Mine" },
      { Cookie: second },
    );
    expect(late.status).toBe(409);
    expect(await late.clone().text()).toContain('value="Mine"');
    expect(await readText(late)).toContain("A new description.");
    expect(await songRow(2)).toMatchObject({ singer: "Somebody Else" });
  });

  test("loses nothing when the session has ended: the form comes back with its composition", async () => {
    await env.DB.prepare("UPDATE sessions SET last_used_at = 0").run();
    const response = await addRecording(second);
    expect(response.headers.get("Location")).toBe(
      "/login?returnTo=%2Fsongs%2Fadd%3Fcomposition%3D1",
    );
    const session = await logIn("second@example.org");
    for (const path of ["/songs/add?composition=1", "/songs/add"]) {
      const cookie = `${cookiesOf(response)}; ${session}`;
      const form = await (await read(path, cookie)).text();
      expect(form).toContain('name="compositionId" value="1"');
      expect(form).toContain('value="Somebody Else"');
    }
  });

  test("a visitor logs in first and comes back; a Viewer gets 403; what is gone is not found", async () => {
    const visitor = await visit("/songs/add?composition=1");
    expect(visitor.headers.get("Location")).toBe(
      "/login?returnTo=%2Fsongs%2Fadd%3Fcomposition%3D1",
    );
    await makeUser("viewer@example.org");
    const viewer = await logIn("viewer@example.org");
    expect((await read("/songs/add?composition=1", viewer)).status).toBe(403);
    expect((await addRecording(viewer)).status).toBe(403);
    expect((await addRecording(second, { compositionId: "99" })).status).toBe(404);
    expect(await count("FROM songs")).toBe(1);
  });
});
