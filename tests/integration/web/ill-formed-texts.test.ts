import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { makeEditor, type Administrator } from "../support/administrators.ts";
import { complete } from "../support/drafts.ts";
import { makeSong } from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { filled, seedChoices } from "../support/song-forms.ts";
import { count } from "../support/users.ts";

const draft = "5f1f8f0e-8a52-4e5c-9c1e-3f1d5a1c9a11";
/** U+D83C and U+DFB5 as nobody may write them in UTF-8. */
const halves = ["%ED%A0%BC", "%ED%BE%B5"];
let singer: Administrator;

beforeEach(async () => {
  await seedChoices();
  singer = await makeEditor("singer@example.org", "Contributor");
  await env.DB.prepare(
    "INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES (?, ?, 1, '{}')",
  )
    .bind(draft, singer.id)
    .run();
});

/** Sends a form whose fields are encoded already. */
const sendEncoded = (path: string, fields: Record<string, string>, encoded: string) =>
  visit(path, {
    method: "POST",
    body: `${new URLSearchParams(fields)}&${encoded}`,
    headers: {
      Cookie: singer.cookie,
      Origin: origin,
      "Content-Type": "application/x-www-form-urlencoded",
    },
  });
const first = (query: string) => env.DB.prepare(query).first<string>();
const inputsOfDraft = async (): Promise<Record<string, string>> => {
  const { inputs } = (await env.DB.prepare("SELECT inputs FROM song_drafts").first<{
    inputs: string;
  }>())!;
  return JSON.parse(inputs);
};

describe("T53 half of a letter", () => {
  test.each(halves)("%s in a field of a form is stored as U+FFFD", async (half) => {
    const { title: _, ...rest } = filled;
    const sent = await sendEncoded(
      "/songs/add",
      { ...rest, requestId: crypto.randomUUID() },
      `title=Omkara${half}`,
    );
    expect(sent.status).toBe(302);
    expect(await first("SELECT title FROM songs")).toMatchObject({
      title: expect.stringMatching(/^Omkara\ufffd+$/),
    });
  });

  test.each(halves)("%s in a CSV file is refused", async (half) => {
    const bytes = half.split("%").flatMap((code) => (code ? [Number.parseInt(code, 16)] : []));
    const file = new Uint8Array([...new TextEncoder().encode("title,singer\nOmkara"), ...bytes]);
    const refused = await singer.upload("/my-collection/import", file);
    expect(refused.status).toBe(400);
    expect(await readText(refused)).toContain(
      "The file is not UTF-8 text, and its encoding could not be recognized.",
    );
  });

  test.each(["\\ud83c", "\\udfb5"])("%s in JSON of a form is stored as U+FFFD", async (half) => {
    const song = await makeSong({ title: "Omkara Akarini" });
    const device = `{"marks":[],"lists":[{"name":"Mine${half}","songs":[{"songId":${song},"note":"${half}C"}]}]}`;
    const sent = await singer.send("/my-collection", { act: "takeOver", device });
    expect(sent.status).toBeLessThan(400);
    expect(await first("SELECT name FROM kept_lists WHERE is_marks = 0")).toEqual({
      name: "Mine\ufffd",
    });
    expect(await first("SELECT note FROM kept_songs")).toEqual({ note: "\ufffdC" });
  });

  test.each(["\\ud83c", "\\udfb5"])(
    "%s in a draft is stored as U+FFFD, and saved",
    async (half) => {
      const rest = JSON.stringify({ ...complete, composer: "M. Balamuralikrishna" }).slice(1);
      const video = `"uploadType":"YouTube","mediaTypeId":"1","mediaUrl":"${filled.mediaUrl}"`;
      await env.DB.prepare("UPDATE song_drafts SET inputs = ?")
        .bind(`{"composer":"M. Balamuralikrishna",${video}}`)
        .run();
      const inputs = `{"title":"Omkara${half}","${half}":"x",${rest}`;
      const act = (name: string) => singer.send(`/songs/drafts/${draft}`, { act: name, inputs });
      expect((await act("store")).status).toBe(200);
      expect((await inputsOfDraft()).title).toBe("Omkara\ufffd");
      expect((await act("save")).status).toBe(200);
      expect(await count("FROM songs WHERE title = ?", "Omkara\ufffd")).toBe(1);
    },
  );

  test("that a limit would leave of a draft's title is left out", async () => {
    const inputs = JSON.stringify({ title: `${"a".repeat(999)}🎵` });
    await singer.send(`/songs/drafts/${draft}`, { act: "store", inputs });
    expect((await inputsOfDraft()).title).toBe("a".repeat(999));
    await singer.send("/songs/drafts", {
      act: "store",
      [`${draft}.title`]: `${"b".repeat(999)}🎵`,
    });
    expect((await inputsOfDraft()).title).toBe("b".repeat(999));
  });
});
