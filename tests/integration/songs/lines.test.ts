import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Administrator, makeAdministrator, makeEditor } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeSong } from "../support/factories.ts";
import { readText, visit } from "../support/front-door.ts";
import { bearerFor, call } from "../support/rest/call.ts";
import { songs } from "../support/rest/songs.ts";

const lyrics = "పల్లవి\nనిధి చాల\nసన్నిధి\n\nచరణం\nదమ శమము";

let owner: Administrator;
let id: number;

beforeEach(async () => {
  owner = await makeEditor("singer@example.org", "Contributor");
  id = await makeSong({
    title: "Nidhi Chala",
    singer: "A. Singer",
    lyrics,
    language: "te",
    uploadType: "YouTube",
    externalMediaId: "dQw4w9WgXcQ",
    mediaLocationTypeId: null,
    createdBy: owner.id,
  });
});

const stored = () =>
  env.DB.prepare(
    `SELECT s.line_times AS times, c.line_meanings AS meanings
      FROM songs s JOIN compositions c ON c.id = s.composition_id WHERE s.id = ?`,
  )
    .bind(id)
    .first<{ times: string; meanings: string }>();

const formInput = /^(key|times|meanings?)\.|^(language|revision)$/;

/** What a page of the form has in its inputs. */
function inputsOf(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  return Object.fromEntries(
    inputs.flatMap((input): [string, string][] => {
      const [, name] = /name="([^"]*)"/.exec(input) ?? [];
      const [, value = ""] = /value="([^"]*)"/.exec(input) ?? [];
      return name && formInput.test(name) ? [[name, value]] : [];
    }),
  );
}

/** What the form of the lines has, as it is opened now. */
async function opened(editor = owner, query = "") {
  const html = await (await editor.read(`/songs/${id}/lines${query}`)).text();
  return { html, fields: inputsOf(html) };
}

async function save(changed: Record<string, string>, editor = owner) {
  const { fields } = await opened(editor);
  return editor.send(`/songs/${id}/lines`, { ...fields, ...changed });
}

/** Changes the song by REST. */
async function put(body: object) {
  const { headers } = await bearerFor("singer@example.org");
  return call(`${songs}/${id}`, {
    method: "PUT",
    headers,
    body: { title: "Nidhi Chala", singer: "A. Singer", lyrics, ...body },
  });
}

const practised = async (query = "", cookie = "") => {
  const response = await visit(`/songs/${id}/practise${query}`, { headers: { Cookie: cookie } });
  return (await response.text()).replaceAll(/<script.*?<\/script>/gs, "");
};
const captions = async (query = "") => (await visit(`/songs/${id}/words.vtt${query}`)).text();

describe("times of lines", () => {
  test("are set by the owner, shown without JavaScript, and are captions in every script", async () => {
    const response = await save({ "times.1": "0:12,3 1:40", "times.3": "25" });
    expect(response.headers.get("Location")).toBe(`/songs/${id}/practise`);
    expect((await stored())!.times).toMatch(/^0:12\.3 1:40 #\w+\n- #\w+\n0:25 #\w+$/);
    const page = await practised();
    expect(page).toContain('<noscript><span class="line-time">0:12</span></noscript>');
    expect(page).toContain('aria-label="Play from line 3, 0:25"');
    expect(page).not.toContain("Play from line 2,");
    expect(await captions("?script=original")).toBe(`WEBVTT

00:00:12.300 --> 00:00:25.000
నిధి చాల

00:00:25.000 --> 00:01:40.000
దమ శమము

00:01:40.000 --> 00:01:50.000
నిధి చాల
`);
    expect(await captions("?script=iso")).toContain("nidhi cāla");
    expect(await captions("?lng=ta")).toContain("நிதி⁴ சால");
  });

  test("are in the history, and can be reverted", async () => {
    await save({ "times.1": "0:12.3" });
    await save({ "times.1": "0:13" });
    const history = await (await owner.read(`/songs/${id}/history`)).text();
    expect(await readText(new Response(history))).toMatch(/Times of the lines before 0:12\.3 #/);
    const [, change] = /name="change" value="(\d+)"/.exec(history)!;
    await owner.send(`/songs/${id}/history`, { change: change! });
    expect((await stored())!.times).toMatch(/^0:12\.3 #/);
  });

  test("that are wrong are named at their field, and what was typed stays", async () => {
    const response = await save({ "times.1": "0:12.3", "times.2": "soon" });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toMatch(/id="times-2"[^>]*aria-invalid="true"/);
    expect(html).toContain("Line 2: please enter times like 0:12.5 or 3:05");
    expect(html).toContain('value="soon"');
    expect((await stored())!.times).toBe("");
  });

  test("are set by nobody else but an Administrator", async () => {
    const other = await makeEditor("other@example.org", "Contributor");
    expect((await other.read(`/songs/${id}/lines`)).status).toBe(403);
    const { fields } = await opened();
    const forged = { ...fields, "times.1": "0:01" };
    expect((await other.send(`/songs/${id}/lines`, forged)).status).toBe(403);
    // Of the same composition, but not the recording.
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(other.id).run();
    const own = await opened(other);
    expect(Object.keys(own.fields)).toContain("meaning.1");
    expect(Object.keys(own.fields)).not.toContain("times.1");
    expect((await other.send(`/songs/${id}/lines`, forged)).status).toBe(403);
    expect((await stored())!.times).toBe("");
    const administrator = await makeAdministrator();
    expect((await save({ "times.1": "0:12" }, administrator)).status).toBe(302);
    expect((await stored())!.times).toMatch(/^0:12 #/);
    expect(await practised("", administrator.cookie)).toContain(`href="/songs/${id}/lines"`);
    expect(await practised()).not.toContain("/lines");
  });

  test("go with their lines when the lyrics change, or away", async () => {
    await save({ "times.1": "0:12", "times.2": "0:18", "times.3": "0:25" });
    const change = async (text: string) => expect((await put({ lyrics: text })).status).toBe(200);
    await change("శ్రీ\nనిధి చాల!\nసన్నిధి\nదమ శమము");
    expect(await captions("?script=original")).toMatch(/00:00:12\.000 .*\nనిధి చాల!\n/);
    await change("సన్నిధి\nనిధి చాల\nదమ శమము\nమమత");
    expect(await captions("?script=original")).toMatch(/00:00:12\.000 .*\nనిధి చాల\n/);
    await change("ఒకటి\nరెండు\nమూడు");
    expect(await captions()).toBe("WEBVTT\n");
    const { html, fields } = await opened();
    expect(html).toContain("The lyrics have changed since the times were set.");
    expect(fields["times.2"]).toBe("0:18");
    await save({});
    expect(await captions("?script=original")).toMatch(/00:00:18\.000 .*\nరెండు\n/);
  });

  test("end with the video that they were set for", async () => {
    await save({ "times.1": "0:12" });
    await env.DB.prepare("INSERT INTO media_types (id, description) VALUES (1, 'Audio')").run();
    await env.DB.prepare(
      "INSERT INTO media_location_types (id, description) VALUES (1, 'YouTube'), (2, 'Archive'), (3, 'Web')",
    ).run();
    const edit = async (changed: Record<string, string>) => {
      const html = await (await owner.read(`/songs/edit/${id}`)).text();
      const [, revision = ""] = /name="revision" value="(\d+)"/.exec(html) ?? [];
      const fields = { act: "save", revision, title: "Nidhi Chala", singer: "A. Singer" };
      return owner.send(`/songs/edit/${id}`, {
        ...fields,
        composer: "M. Balamuralikrishna",
        lyrics,
        language: "te",
        uploadType: "YouTube",
        mediaTypeId: "1",
        publishedDate: "1975",
        description: "A kriti.",
        mediaUrl: "https://youtu.be/dQw4w9WgXcQ",
        ...changed,
      });
    };
    expect((await edit({})).status).toBe(302);
    expect((await stored())!.times).toMatch(/^0:12 #/);
    expect((await edit({ mediaUrl: "https://youtu.be/aaaaaaaaaaa" })).status).toBe(302);
    expect((await stored())!.times).toBe("");
  });

  test("are in CSV files, both ways", async () => {
    await save({ "times.1": "0:12.3", "times.2": "0:18" });
    const before = (await stored())!.times;
    const file = await (await owner.read("/my-collection/export")).text();
    expect(file).toContain(before);
    const again = await previewImport(owner, "/my-collection/import", file);
    await applyImport(owner, "/my-collection/import", again.token);
    expect((await stored())!.times).toBe(before);
    const edited = await previewImport(
      owner,
      "/my-collection/import",
      `id,lineTimes\n${id},"0:13\n-\n0:25"\n`,
    );
    await applyImport(owner, "/my-collection/import", edited.token);
    expect((await stored())!.times).toMatch(/^0:13 #\w+\n- #\w+\n0:25 #\w+$/);
    const wrong = await previewImport(owner, "/my-collection/import", `id,lineTimes\n${id},soon\n`);
    expect(wrong.text).toContain("Line 1: please enter times like");
  });

  test("are in REST, and stay where a payload does not have them", async () => {
    const changed = await put({ lineTimes: "0:12.3\n0:18", lineMeanings: { en: "Treasure" } });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({
      lineTimes: expect.stringMatching(/^0:12\.3 #\w+\n0:18 #\w+\n- #\w+$/),
      lineMeanings: { en: "Treasure" },
    });
    expect(await (await put({})).json()).toMatchObject({ lineMeanings: { en: "Treasure" } });
    expect((await stored())!.times).toMatch(/^0:12\.3 /);
    const refused = await put({ lineTimes: "-\nsoon" });
    expect(await refused.json()).toMatchObject({
      status: 400,
      fieldErrors: [{ fieldName: "lineTimes", errorMessage: expect.stringContaining("Line 2") }],
    });
  });
});

describe("lines that others have saved since the form was opened", () => {
  test("are not overwritten: the form shows their changes, and what was typed", async () => {
    await save({ "times.1": "0:12", "times.2": "0:18", "meaning.1": "Treasure" });
    const { fields } = await opened();
    const administrator = await makeAdministrator();
    await save({ "times.2": "0:19", "times.3": "0:25", "meaning.2": "Presence" }, administrator);
    const typed = { ...fields, "times.1": "0:13", "times.2": "0:20", "meaning.1": "Is treasure" };
    const response = await owner.send(`/songs/${id}/lines`, typed);
    expect(response.status).toBe(409);
    const html = await response.text();
    expect(html).toContain("Someone else saved this song after you opened it.");
    expect(html).toContain("Times of the lines");
    expect((await stored())!.times).toMatch(/^0:12 #\w+\n0:19 #\w+\n0:25 #/);
    const merged = inputsOf(html);
    expect(merged).toMatchObject({
      "times.1": "0:13",
      "times.2": "0:20",
      "times.3": "0:25",
      "meaning.1": "Is treasure",
      "meaning.2": "Presence",
    });
    expect((await owner.send(`/songs/${id}/lines`, merged)).status).toBe(302);
    expect((await stored())!.times).toMatch(/^0:13 #\w+\n0:20 #\w+\n0:25 #/);
  });

  test("show what was typed at the lines as they are now", async () => {
    const { fields } = await opened();
    expect((await put({ lyrics: `శ్రీ\n${lyrics}` })).status).toBe(200);
    const typed = { ...fields, "times.1": "0:12", "meaning.3": "Restraint" };
    const response = await owner.send(`/songs/${id}/lines`, typed);
    expect(response.status).toBe(409);
    const merged = inputsOf(await response.text());
    expect(merged).toMatchObject({
      "times.1": "",
      "times.2": "0:12",
      "meaning.4": "Restraint",
    });
    expect((await owner.send(`/songs/${id}/lines`, merged)).status).toBe(302);
    expect(await captions("?script=original")).toMatch(/00:00:12\.000 .*\nనిధి చాల\n/);
  });
});

describe("meanings of lines", () => {
  test("are kept in the form as its language changes, and saved in all of them", async () => {
    await save({ language: "te", "meaning.2": "సన్నిధి" });
    const { fields } = await opened();
    const show = async (inputs: Record<string, string>, language: string) => {
      const response = await owner.send(`/songs/${id}/lines`, { ...inputs, show: language });
      expect(response.status).toBe(200);
      return inputsOf(await response.text());
    };
    const typed = { ...fields, "times.1": "0:1", "meaning.1": "Is treasure" };
    const telugu = await show(typed, "te");
    expect(telugu).toMatchObject({
      language: "te",
      "times.1": "0:1",
      "meaning.1": "",
      "meaning.2": "సన్నిధి",
      "meanings.en": "Is treasure",
    });
    const english = await show({ ...telugu, "meaning.1": "ధనమా" }, "en");
    expect(english).toMatchObject({ "meaning.1": "Is treasure", "meaning.2": "" });
    const saved = await owner.send(`/songs/${id}/lines`, { ...english, "times.1": "0:12" });
    expect(saved.status).toBe(302);
    expect(JSON.parse((await stored())!.meanings)).toEqual({
      en: "Is treasure",
      te: "ధనమా\nసన్నిధి",
    });
  });

  test("are set by language, shown beside the lines, in English where others have none", async () => {
    await save({ language: "en", "meaning.1": "Is treasure", "meaning.3": "Restraint" });
    const { fields } = await opened(owner, "?language=te");
    await owner.send(`/songs/${id}/lines`, { ...fields, "meaning.1": "ధనమా" });
    expect(JSON.parse((await stored())!.meanings)).toEqual({
      en: "Is treasure\n-\nRestraint",
      te: "ధనమా",
    });
    expect((await opened(owner, "?language=te")).fields["meaning.1"]).toBe("ధనమా");
    const page = await practised("?beside=meaning");
    expect(page).toContain('<span class="line-beside" lang="en">Restraint</span>');
    expect(await practised("?beside=meaning&lng=te")).toContain('lang="te">ధనమా<');
    expect(await practised("?beside=meaning&lng=kn")).toContain('lang="en">Is treasure<');
    expect(await practised()).not.toContain("Restraint");
    const history = await readText(await owner.read(`/songs/${id}/history`));
    expect(history).toContain("Meaning of the lines before");
  });

  test("go with their lines when the lyrics are edited", async () => {
    await save({ "meaning.1": "Is treasure", "meaning.3": "Restraint" });
    expect((await put({ lyrics: `శ్రీ\n${lyrics}` })).status).toBe(200);
    expect(JSON.parse((await stored())!.meanings)).toEqual({
      en: "-\nIs treasure\n-\nRestraint",
    });
  });
});

test("roman letters or the original stand beside the lines, and large letters have no tools", async () => {
  const roman = await practised("?beside=roman");
  expect(roman).toContain('<span class="line-beside" lang="te-Latn">nidhi cāla</span>');
  const original = await practised("?script=kn&beside=original");
  expect(original).toContain('lang="te-Knda">ನಿಧಿ ಚಾಲ</span>');
  expect(original).toContain('<span class="line-beside" lang="te">నిధి చాల</span>');
  const large = await practised("?view=large&size=4&beside=roman");
  expect(large).toContain('class="large-words size-4"');
  expect(large).toContain("nidhi cāla");
  expect(large).not.toContain('id="drone"');
});
