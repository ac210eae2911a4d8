import { beforeEach, expect, test } from "vitest";
import { languages } from "#app/archive.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { makeSong } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { complete } from "../support/drafts.ts";
import { seedChoices } from "../support/song-forms.ts";
import { fileRow, uploaderOf } from "../support/uploads.ts";
import { logIn, makeUser } from "../support/users.ts";

let cookie: string;
let mine: ReturnType<typeof uploaderOf>;

beforeEach(async () => {
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
  mine = uploaderOf(cookie);
});

const sound = (sample: keyof typeof samples) => filledTo(5000, samples[sample]);
const alac = { format: "Apple Lossless (ALAC)" };

/** Makes a draft of an uploaded file and returns its id. */
async function draftOf(mediaFileId: string) {
  const tags = { title: "", artist: "", album: "", date: "", track: "" };
  const file = { name: "Omkara.m4a", size: 5000, hash: "a".repeat(64), kind: "Audio", tags };
  const announced = { files: JSON.stringify({ files: [file] }) };
  const answer = await submit("/songs/drafts/files", announced, { Cookie: cookie });
  const { drafts } = await answer.json<{ drafts: { id: string }[] }>();
  const { id } = drafts[0]!;
  await submit(`/songs/drafts/${id}`, { act: "upload", mediaFileId }, { Cookie: cookie });
  return id;
}

test("of a file that few browsers play, its uploader is warned and its listeners are told", async () => {
  const file = await mine.send("Omkara.m4a", sound("m4a"), "alac");
  const draft = await draftOf(file);
  for (const language of languages) {
    const headers = { Cookie: `${cookie}; preferences=lng=${language}` };
    const table = await readText(await visit("/songs/drafts", { headers }));
    expect(table).toContain(translate(language, "upload.rareFormat", alac));
    expect(table).toContain(translate(language, "upload.convert"));
  }
  const inputs = JSON.stringify(complete);
  const saved = await submit(`/songs/drafts/${draft}`, { act: "save", inputs }, { Cookie: cookie });
  expect(await saved.json()).toMatchObject({ kind: "saved", saved: { songId: 1 } });
  for (const language of languages) {
    const page = await (await visit(`/songs/1?lng=${language}`)).text();
    expect(page).toContain(translate(language, "player.rareFormat", alac));
    expect(page).toContain(`<a href="/media/${file}" download="">`);
  }
});

test("what the first bytes tell needs no browser, and an unknown format is none", async () => {
  const formatOf = async (...file: Parameters<typeof mine.send>) =>
    (await fileRow(await mine.send(...file)))!.rare_format;
  expect(await formatOf("a.aiff", sound("aiff"))).toBe("aiff");
  expect(await formatOf("a.amr", sound("amr"), "<script>")).toBe("amr");
  for (const unknown of ["", "mp3", "constructor", "<script>"])
    expect(await formatOf("a.mp3", sound("mp3"), encodeURIComponent(unknown))).toBeNull();
});

test("a recording that browsers play has no such notice", async () => {
  const id = await makeSong({ title: "Omkara" });
  const page = await readText(await visit(`/songs/${id}`));
  expect(page).not.toContain("few browsers play");
});
