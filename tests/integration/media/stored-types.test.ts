import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { languages } from "#app/archive.ts";
import { translate } from "#app/i18n/translate.server.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { call, bearerFor, music } from "../support/rest/call.ts";
import { uploadOf } from "../support/rest/world.ts";
import { filled, seedChoices } from "../support/song-forms.ts";
import { storedKeys, uploaderOf } from "../support/uploads.ts";
import { logIn, makeUser } from "../support/users.ts";

/** The one table of types: extension and first bytes, and the Content-Type that follows from both. */
const types: [extension: string, sample: keyof typeof samples, contentType: string][] = [
  ["mp3", "mp3", "audio/mpeg"],
  ["MP3", "taggedMp3", "audio/mpeg"],
  ["wav", "wav", "audio/wav"],
  ["m4a", "m4a", "audio/mp4"],
  ["flac", "flac", "audio/flac"],
  ["aac", "aac", "audio/aac"],
  ["opus", "opus", "audio/ogg"],
  ["ogg", "vorbis", "audio/ogg"],
  ["ogg", "theora", "video/ogg"],
  ["mp4", "mp4", "video/mp4"],
  ["webm", "webm", "video/webm"],
  ["mov", "mov", "video/quicktime"],
  ["flac", "flac behind a tag", "audio/flac"],
  ["wav", "rf64", "audio/wav"],
  ["webm", "padded webm", "video/webm"],
  ["3gp", "3gp", "video/mp4"],
  ["aiff", "aiff", "audio/aiff"],
  ["wma", "wma", "audio/x-ms-wma"],
  ["amr", "amr", "audio/amr"],
  ["ac3", "ac3", "audio/ac3"],
];

let cookie: string;
beforeEach(async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  await seedChoices();
  await makeUser("singer@example.org", "Contributor");
  cookie = await logIn("singer@example.org");
});

type Bytes = Uint8Array<ArrayBuffer>;

/** Every way in; a client says each time that the file is a page. */
const ways = {
  async "in parts"(name: string, content: Bytes, uploadType: string) {
    const mediaFileId = await uploaderOf(cookie).send(name, content);
    await sendForm({ uploadType, mediaFileId });
  },
  "within a form": (name: string, content: Bytes, uploadType: string) =>
    sendForm({ uploadType }, new File([content], name, { type: "text/html" })),
  async "over REST"(name: string, content: Bytes) {
    const { headers } = await bearerFor("singer@example.org");
    const song = { title: "A", singer: "B", recordingDate: "1975-08-15", description: "C" };
    const body = uploadOf(song, name, content);
    body.set("file", new File([content], name, { type: "text/html" }));
    expect((await call(`${music}/s3Song`, { headers, body })).status).toBe(201);
  },
};

async function sendForm(fields: Record<string, string>, file?: File) {
  const form = new FormData();
  const all = { ...filled, mediaUrl: "", requestId: crypto.randomUUID(), ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  if (file) form.append("mediaFile", file);
  const written = new Response(form);
  const headers = {
    Cookie: cookie,
    Origin: origin,
    "Content-Type": written.headers.get("Content-Type")!,
  };
  const response = await visit("/songs/add", {
    method: "POST",
    body: await written.arrayBuffer(),
    headers,
  });
  expect(response.status).toBe(302);
}

test.each(Object.entries(ways))(
  "T57 every file that is stored %s is served with the type of the table",
  async (_, send) => {
    for (const [extension, sample, contentType] of types) {
      const before = new Set(await storedKeys());
      await send(
        `a.${extension}`,
        filledTo(5000, samples[sample]),
        contentType.startsWith("audio") ? "Audio" : "Video",
      );
      const [id, ...others] = (await storedKeys()).filter((key) => !before.has(key));
      expect(others).toEqual([]);
      expect((await env.MEDIA.head(id!))!.httpMetadata?.contentType, extension).toBe(contentType);
      const served = await visit(`/media/${id}`);
      await served.arrayBuffer();
      expect(served.headers.get("Content-Type"), extension).toBe(contentType);
      expect(served.headers.get("X-Content-Type-Options")).toBe("nosniff");
    }
  },
);

test("T66 the form says that place and device data stay in a file, in every language", async () => {
  const said = new Set<string>();
  for (const language of languages) {
    const headers = { Cookie: `${cookie}; preferences=lng=${language}` };
    const page = await readText(await visit("/songs/add", { headers }));
    const [before, after] = translate(language, "songForm.fileHint", { limit: "|" }).split("|");
    expect(page, language).toContain(before);
    expect(page, language).toContain(after);
    said.add(after!);
  }
  expect([...said][0]).toContain("Location and device data in the file are not removed.");
  expect(said.size).toBe(languages.length);
});
