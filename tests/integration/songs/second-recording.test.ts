import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { readText, submit, visit } from "../support/front-door.ts";
import { cookiesOf, logIn, makeUser } from "../support/users.ts";
import { add, filled, seedChoices } from "../support/song-forms.ts";

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
    const form = await (await read("/songs/edit/1", first)).text();
    const revision = /name="revision" value="(\d+)"/.exec(form)![1]!;
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
