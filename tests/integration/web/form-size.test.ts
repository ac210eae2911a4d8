import { describe, expect, test } from "vitest";
import { type Language, languages } from "#app/archive.ts";
import { commonMessages } from "#app/i18n/locales.server.ts";
import { makeSong } from "../support/factories.ts";
import { listFormPaths } from "../support/form-paths.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { makeAdministrator } from "../support/administrators.ts";

const mebibyte = 2 ** 20;
const urlencoded = "application/x-www-form-urlencoded";

/** Routes with files have another limit; the others read no body. */
const others =
  /^\/uploads|^\/session$|\/import$|^\/admin\/songs$|^\/admin\/people\/:id$|^\/\*$|^\/songs\/:id\/delete$|^\/songs\/batches\/:id$|^\/songs\/:id\/failure$|^\/suggest\/confirm\/|^\/following\/stop\/|^\/heard$|^\/songs\/:id\/heard$/;

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  visit(path, { method: "POST", body, headers: { Origin: origin, ...headers } });

const boundary = "a-boundary";
const multipart = `multipart/form-data; boundary=${boundary}`;
const partOf = (disposition: string, length: number) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${"a".repeat(length)}\r\n--${boundary}--\r\n`;

/** The message in each language. */
const messageIn = (language: Language) => commonMessages[language]["error.tooLargeHint"];

describe("a form of more than 1 MiB", () => {
  test("is rejected by every page that reads one", async () => {
    const { cookie: Cookie } = await makeAdministrator();
    const id = await makeSong({ title: "A song" });
    const addresses = listFormPaths().filter((path) => !others.test(path));
    expect(addresses.length).toBeGreaterThan(12);
    for (const path of addresses) {
      const headers = { "Content-Type": urlencoded, Cookie };
      const address = path
        .replace("/admin/hide/:kind", "/admin/hide/song")
        .replace("/:kind/:id/follow", "/songs/:id/follow")
        .replace("/suggest/:kind/:id", "/suggest/song/:id?field=place")
        .replace(":id", String(id))
        .replace("/lists/:list", "/lists/song-types");
      const answer = await send(address, "a".repeat(mebibyte + 1), headers);
      expect(answer.status, path).toBe(413);
    }
  });

  test.each(languages)("is rejected with a page that says why: %s", async (language) => {
    const headers = { "Content-Type": urlencoded, Cookie: `preferences=lng=${language}` };
    const answer = await send("/signup", "a".repeat(mebibyte + 1), headers);
    expect(answer.status).toBe(413);
    expect(await readText(answer)).toContain(messageIn(language));
  });

  test("is rejected with or without a Content-Length, as one field or many, with a file or without", async () => {
    const stream = new Response(`email=${"a".repeat(mebibyte)}`).body!;
    const bodies: [BodyInit, string][] = [
      [stream, urlencoded],
      ["a=1&".repeat(mebibyte / 4 + 1), urlencoded],
      [partOf('name="email"', mebibyte), multipart],
      [partOf('name="email"; filename="a.mp3"', mebibyte), multipart],
    ];
    for (const [body, type] of bodies)
      expect((await send("/signup", body, { "Content-Type": type })).status).toBe(413);
  });

  test("is accepted up to that size", async () => {
    const body = `email=${"a".repeat(mebibyte - 6)}`;
    expect((await send("/signup", body, { "Content-Type": urlencoded })).status).toBe(400);
  });

  test("counts only the fields of the song form", async () => {
    const { cookie: Cookie } = await makeAdministrator();
    const headers = (length: number) => ({
      "Content-Type": multipart,
      "Content-Length": String(length),
      Cookie,
    });
    const long = partOf('name="lyrics"', mebibyte + 1);
    expect((await send("/songs/add", long, headers(long.length))).status).toBe(413);
    // The form rejects the file because it is no recording.
    const file = partOf('name="mediaFile"; filename="a.mp3"', 2 * mebibyte);
    expect((await send("/songs/add", file, headers(file.length))).status).toBe(415);
  });
});

test("a body that is no form is rejected", async () => {
  for (const type of ["application/json", "text/plain", "multipart/form-data"])
    expect((await send("/signup", "email=a", { "Content-Type": type })).status, type).toBe(400);
});
