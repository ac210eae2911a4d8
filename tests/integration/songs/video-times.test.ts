import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { completeSongs } from "#tests/song-rows.ts";
import { makeAdministrator } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { bearerFor, call } from "../support/rest/call.ts";
import { songs as restSongs } from "../support/rest/songs.ts";
import { add, filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { logIn, makeUser } from "../support/users.ts";

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
let cookie: string;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

const times = (id = 1) =>
  env.DB.prepare("SELECT start_seconds, end_seconds FROM songs WHERE id = ?").bind(id).raw();
const timesOf = async (id?: number) => (await times(id))[0];

describe("the times of a YouTube address, in the form", () => {
  test("fill in where a song begins and ends, and are shown", async () => {
    await add(cookie, { mediaUrl: `${video}&t=1h2m3s&end=4000` });
    expect(await timesOf()).toEqual([3723, 4000]);
    const form = await visit("/songs/edit/1", { headers: { Cookie: cookie } });
    expect(await form.text()).toMatch(/name="startSeconds"[^>]* value="1:02:03"/);
  });

  test("leave what was typed", async () => {
    await add(cookie, { mediaUrl: `${video}&t=90`, startSeconds: "2:00", endSeconds: "3:00" });
    expect(await timesOf()).toEqual([120, 180]);
  });

  test("are refused where the song would end before it begins", async () => {
    const refused = await add(cookie, { mediaUrl: `${video}&t=90`, endSeconds: "1:00" });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('id="endSeconds-error"');
    expect(html).toContain(`value="${video}&amp;t=90"`);
  });

  test("are taken when the same video comes with a time, and stay when they are emptied", async () => {
    await add(cookie);
    const edit = async (fields: Record<string, string>) =>
      submit(
        "/songs/edit/1",
        { ...filled, revision: await lastChange(), ...fields },
        { Cookie: cookie },
      );
    await edit({ mediaUrl: `${video}#t=90` });
    expect(await timesOf()).toEqual([90, null]);
    await edit({ mediaUrl: video, startSeconds: "" });
    expect(await timesOf()).toEqual([null, null]);
  });
});

describe("over REST", () => {
  const body = {
    title: "Omkara",
    singer: "A",
    recordingDate: "1975-08-15",
    description: "In praise.",
    mediaTypeId: 1,
  };
  const query = (url: string) => `?url=${encodeURIComponent(url)}`;
  const put = async (url: string) =>
    call(`${restSongs}/1${query(url)}`, {
      method: "PUT",
      ...(await bearerFor("singer@example.org")),
      body,
    });

  test("the times of the address fill in the part; those of another video replace it", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const added = await call(restSongs + query(`${video}&t=83s`), { headers, body });
    expect(await added.json()).toMatchObject({
      mediaurl: video,
      startSeconds: 83,
      endSeconds: null,
    });
    expect(await (await put(`${video}&t=5&end=90`)).json()).toMatchObject({
      startSeconds: 83,
      endSeconds: 90,
    });
    const other = "https://youtu.be/aaaaaaaaaaa";
    expect(await (await put(`${other}?t=95`)).json()).toMatchObject({
      externalMediaId: "aaaaaaaaaaa",
      startSeconds: 95,
      endSeconds: null,
    });
    expect(await (await put(`${other}?end=60`)).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ fieldName: "url" }],
    });
  });
});

test("in a CSV file they fill in empty cells, and the preview of a change shows them", async () => {
  const admin = await makeAdministrator();
  const rows = await completeSongs(
    `title,singer,uploadType,url,start\nOne,A,YouTube,${video}&t=1m23s,\nTwo,A,YouTube,${video}&t=90,0:05\n`,
  );
  const { token } = await previewImport(admin, "/admin/songs", rows);
  expect((await applyImport(admin, "/admin/songs", token)).status).toBe(302);
  expect([await timesOf(1), await timesOf(2)]).toEqual([
    [83, null],
    [5, null],
  ]);
  const wrong = await previewImport(
    admin,
    "/admin/songs",
    await completeSongs(`title,singer,uploadType,url,end\nThree,A,YouTube,${video}&t=90,1:00\n`),
  );
  expect(await readText(new Response(wrong.page))).toContain("Invalid (1)");
  const changed = await previewImport(admin, "/admin/songs", `id,url,start\n1,${video}&t=99,\n`);
  expect(changed.text).toContain("start Before 83 After 99");
});
