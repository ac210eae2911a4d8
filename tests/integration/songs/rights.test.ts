import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { publicDomainMark, statements } from "#app/domain/records/rights.ts";
import { type Administrator, makeEditor } from "../support/administrators.ts";
import { readText, visit } from "../support/front-door.ts";
import { bearerFor, call } from "../support/rest/call.ts";
import { filled as sent, songs } from "../support/rest/songs.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";

const inCopyright = "http://rightsstatements.org/vocab/InC/1.0/";
const licence = "https://creativecommons.org/licenses/by-sa/4.0/";
let owner: Administrator;

beforeEach(async () => {
  await seedChoices();
  owner = await makeEditor("singer@example.org", "Contributor");
  await owner.send("/songs/add", { ...filled, requestId: crypto.randomUUID() });
});

const edit = async (fields: Record<string, string>) =>
  owner.send("/songs/edit/1", { ...filled, revision: await lastChange(), ...fields });
const stored = () =>
  env.DB.prepare(
    `SELECT lyrics_rights, lyrics_permission, meaning_rights, notation_rights, recording_rights, recording_permission
      FROM songs JOIN compositions ON compositions.id = composition_id WHERE songs.id = 1`,
  ).first();
const linesOf = async (path: string) =>
  ((await (await visit(path)).text()).match(/<p class="rights">.*?<\/p>/g) ?? []).map((line) =>
    line.replaceAll("<!-- -->", ""),
  );

describe("rights", () => {
  test("are stated beside each text, and shown beneath it with who allowed it", async () => {
    const texts = { notation: "S R2 G3", "meaning-en": "Praise of Omkara" };
    const response = await edit({
      ...texts,
      lyricsRights: publicDomainMark,
      lyricsPermission: " The  composer's family ",
      notationRights: inCopyright,
      recordingRights: licence,
      recordingPermission: "The singer",
    });
    expect(response.status).toBe(302);
    expect(await stored()).toEqual({
      lyrics_rights: publicDomainMark,
      lyrics_permission: "The composer's family",
      meaning_rights: null,
      notation_rights: inCopyright,
      recording_rights: licence,
      recording_permission: "The singer",
    });
    expect(await linesOf("/songs/1")).toEqual([
      `<p class="rights">Rights: <a href="${publicDomainMark}" rel="license noreferrer">Public domain</a> · The composer&#x27;s family</p>`,
      `<p class="rights">Rights: <a href="${inCopyright}" rel="noreferrer">In copyright</a></p>`,
      '<p class="rights">Rights: <a href="/suggest/song/1?field=rights" data-follow="" rel="nofollow">Not known. If they are yours, please tell us</a></p>',
    ]);
    expect(await linesOf("/songs/1/practise")).toEqual(await linesOf("/songs/1"));
    expect((await linesOf("/songs/1?lng=te")).join(" ")).toContain(
      'హక్కులు: <a href="https://creativecommons.org/publicdomain/mark/1.0/" rel="license noreferrer">పబ్లిక్ డొమైన్</a>',
    );
    const page = await readText(await visit("/songs/1"));
    expect(page).toContain("Rights to the recording CC BY-SA 4.0");
    expect(page).toContain("Permission for the recording The singer");
    const history = await readText(await owner.read("/songs/1/history"));
    expect(history).toContain("Rights to the lyrics before (nothing) after Public domain");
  });

  test("are in the description that search engines read", async () => {
    await edit({ lyricsRights: licence, recordingRights: inCopyright, recordingPermission: "Him" });
    const page = await (await visit("/songs/1")).text();
    const [, json] =
      /<script type="application\/ld\+json"[^>]*>(\{"@context":"https:\/\/schema.org","@type":"MusicComposition".*?)<\/script>/.exec(
        page,
      )!;
    const described = JSON.parse(json!) as Record<string, unknown>;
    expect(described.lyrics).toMatchObject({ license: licence });
    expect(described.lyrics).not.toHaveProperty("usageInfo");
    expect(described.recordedAs).toMatchObject([
      { usageInfo: inCopyright, copyrightNotice: "Him" },
    ]);
  });

  test("that nobody has stated are called unknown beside the recording", async () => {
    expect(await readText(await visit("/songs/1"))).toContain("Rights to the recording Not known.");
  });

  test("of what is not there are not asked for", async () => {
    await env.DB.prepare("UPDATE songs SET external_media_id = NULL").run();
    await env.DB.prepare("UPDATE compositions SET lyrics = ''").run();
    expect(await readText(await visit("/songs/1"))).not.toContain("Not known.");
  });

  test.each([
    ["lyricsRights", "javascript:alert(1)", /This choice is not in the list/],
    ["lyricsPermission", "a".repeat(301), /300/],
  ])("of %s are refused beside the field, and what was typed stays", async (name, typed, error) => {
    const response = await edit({ [name]: typed });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toMatch(error);
    expect(page).toMatch(
      new RegExp(`name="${name}"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*name="${name}"`),
    );
    expect(await stored()).toMatchObject({ lyrics_rights: null, lyrics_permission: "" });
  });

  test("are read and written over REST, stay where they are not sent, and end with “unknown”", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const put = (body: object) => call(`${songs}/1`, { method: "PUT", headers, body });
    const rights = {
      lyricsRights: licence,
      recordingRights: inCopyright,
      recordingPermission: "Him",
    };
    expect(await (await put({ ...sent, ...rights })).json()).toMatchObject(rights);
    expect(await (await put(sent)).json()).toMatchObject(rights);
    expect(await (await call("/mbkmusic-mbkmusic/compositions/1")).json()).toMatchObject({
      lyricsRights: licence,
      lyricsPermission: "",
      meaningRights: null,
    });
    const refused = await put({ ...sent, notationRights: "All of them" });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ fieldErrors: [{ fieldName: "notationRights" }] });
    expect(await (await put({ ...sent, lyricsRights: "unknown" })).json()).toMatchObject({
      lyricsRights: null,
      recordingRights: inCopyright,
    });
  });

  test("of a recording end with its medium", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const put = (body: object) => call(`${songs}/1`, { method: "PUT", headers, body });
    await put({
      ...sent,
      lyricsRights: licence,
      recordingRights: licence,
      recordingPermission: "Him",
    });
    const other = `${songs}/1?url=${encodeURIComponent("https://youtu.be/aaaaaaaaaaa")}`;
    expect((await call(other, { method: "PUT", headers, body: sent })).status).toBe(200);
    expect(await stored()).toMatchObject({
      lyrics_rights: licence,
      recording_rights: null,
      recording_permission: "",
    });
  });

  test("have a name in every language", async () => {
    await edit({ lyricsRights: statements[6].address });
    for (const [language, name] of [
      ["en", "rights-holders unlocatable"],
      ["te", "హక్కుదారులు"],
      ["ta", "உரிமையாளரை"],
      ["kn", "ಹಕ್ಕುದಾರರು"],
      ["ml", "അവകാശ ഉടമയെ"],
      ["hi", "अधिकार धारक"],
    ] as const)
      expect((await linesOf(`/songs/1?lng=${language}`))[0]).toContain(name);
  });

  test("that are no statement of the list are not linked", async () => {
    await env.DB.prepare("UPDATE compositions SET lyrics_rights = 'javascript:alert(1)'").run();
    expect(await (await visit("/songs/1")).text()).not.toContain("javascript:alert");
  });
});
