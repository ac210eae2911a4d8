import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { maxFormBytes, maxFormFileBytes, partLength } from "#app/domain/media/upload.ts";
import { readUploadForm } from "#app/web/upload-form.server.ts";
import { bytesOf, filledTo, samples } from "#tests/media-samples.ts";
import { origin } from "../support/front-door.ts";
import { makeOwner } from "../support/factories.ts";
import { count } from "../support/users.ts";
import { checksum, fileRow, storedKeys, uploadServices } from "../support/uploads.ts";

let owner = 0;
beforeEach(async () => {
  owner = await makeOwner("singer@example.org", "Singer");
});

const boundary = "----a boundary of the tests";
const text = (value: string) => new TextEncoder().encode(value);
const field = (name: string, value: string) =>
  text(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const fileHead = (name: string, fileName: string) =>
  text(
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: text/html\r\n\r\n`,
  );
const end = text(`--${boundary}--\r\n`);

/** A form generated while it is read, so that the test holds as little of it as the Worker. */
function post(chunks: Uint8Array[], length: number, headers: HeadersInit = {}): Request {
  const rest = chunks.filter(({ length: bytes }) => bytes > 0);
  const source = new ReadableStream({
    type: "bytes",
    pull(controller) {
      const chunk = rest.shift();
      if (chunk) return controller.enqueue(chunk.slice());
      controller.close();
      controller.byobRequest?.respond(0);
    },
  });
  return new Request(`${origin}/songs/add`, {
    method: "POST",
    body: source,
    headers: {
      "Content-Type": `multipart/form-data; boundary="${boundary}"`,
      "Content-Length": String(length),
      ...headers,
    },
  });
}

function formOf(fileName: string, content: Uint8Array, headers?: HeadersInit) {
  const chunks = [
    field("title", "ఎందరో"),
    fileHead("mediaFile", fileName),
    content,
    text("\r\n"),
    field("lyrics", "one\r\ntwo"),
    end,
  ];
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  return post(chunks, length, headers);
}

const oneFile = { fileField: "mediaFile", maxFiles: 1 };
async function read(request: Request) {
  const { fields, files, failures } = await readUploadForm(
    request,
    uploadServices(),
    owner,
    oneFile,
  );
  return { fields, file: files[0] ?? null, failure: failures[0]?.reason ?? null };
}

describe("a form with a file", () => {
  test("returns its fields, and stores the file until a song has it", async () => {
    const content = filledTo(partLength + 99, samples.mp3);
    const { fields, file, failure } = await read(formOf("నాదం.mp3", content));
    expect(failure).toBeNull();
    expect([...fields]).toEqual([
      ["title", "ఎందరో"],
      ["lyrics", "one\r\ntwo"],
    ]);
    expect(file).toMatchObject({
      fileName: "నాదం.mp3",
      size: content.length,
      contentType: "audio/mpeg",
      kind: "Audio",
    });
    expect(await fileRow(file!.id)).toMatchObject({
      status: "pending",
      size: content.length,
      upload_id: null,
      completed_at: expect.any(Number),
    });
    const stored = await env.MEDIA.get(file!.id);
    expect(stored!.httpMetadata?.contentType).toBe("audio/mpeg");
    expect(await checksum(await stored!.arrayBuffer())).toBe(await checksum(content));
  });

  test("without a file returns its fields", async () => {
    const none = await read(formOf("", new Uint8Array()));
    expect(none).toMatchObject({ file: null, failure: null });
    expect(none.fields.get("lyrics")).toBe("one\r\ntwo");
    expect(await count("FROM media_files")).toBe(0);
  });

  test.each([
    ["T56 HTML named mp3", "a.mp3", bytesOf("<!doctype html><script>"), "wrongContent"],
    ["T56 mp3 named html", "a.html", samples.mp3, "wrongName"],
    ["an empty file", "a.mp3", bytesOf(), "empty"],
  ])("%s is refused, and what was typed is kept", async (_what, name, content, reason) => {
    const form = await read(formOf(name, content));
    expect(form).toMatchObject({ file: null, failure: reason });
    expect(form.fields.get("lyrics")).toBe("one\r\ntwo");
    expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
  });

  test("a second file of the field is ignored", async () => {
    const chunks = [
      fileHead("mediaFile", "a.mp3"),
      samples.mp3,
      text("\r\n"),
      fileHead("mediaFile", "b.mp3"),
      samples.mp3,
      text("\r\n"),
      fileHead("other", "c.mp3"),
      samples.mp3,
      text("\r\n"),
      end,
    ];
    const form = await read(post(chunks, 9999));
    expect(form.file!.fileName).toBe("a.mp3");
    expect(await count("FROM media_files")).toBe(1);
  });
});

describe("T58 limits of a form", () => {
  const mebibyte = filledTo(2 ** 20, samples.mp3);
  const big = (bytes: number) => {
    const chunks: Uint8Array[] = [fileHead("mediaFile", "a.mp3")];
    for (let left = bytes; left > 0; left -= 2 ** 20)
      chunks.push(mebibyte.subarray(0, Math.min(left, 2 ** 20)));
    return [...chunks, text("\r\n"), field("title", "kept"), end];
  };

  test("one byte more than 95 MiB is rejected, and nothing of it is stored", async () => {
    const form = await read(post(big(maxFormFileBytes + 1), maxFormFileBytes + 2000));
    expect(form).toMatchObject({ file: null, failure: "tooLarge" });
    expect(form.fields.get("title")).toBe("kept");
    expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
  }, 60_000);

  test("a form with too large a Content-Length keeps its fields, and its file is discarded", async () => {
    const form = await read(post(big(10), maxFormBytes + 1));
    expect(form).toMatchObject({ file: null, failure: "tooLarge" });
    expect(form.fields.get("title")).toBe("kept");
    expect(await count("FROM media_files")).toBe(0);
  });

  test("a form longer than its Content-Length is rejected", async () => {
    const form = await read(post(big(50_000), 10_000));
    expect(form).toMatchObject({ file: null, failure: "tooLarge" });
    expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
  });

  test("no length, compression, another type, and a broken form", async () => {
    const content = samples.mp3;
    const cases: [Request, string][] = [
      [formOf("a.mp3", content, { "Content-Length": "" }), "noLength"],
      [formOf("a.mp3", content, { "Content-Length": "-1" }), "noLength"],
      [formOf("a.mp3", content, { "Content-Encoding": "gzip" }), "encoded"],
      [formOf("a.mp3", content, { "Content-Type": "text/plain" }), "unreadable"],
      [formOf("a.mp3", content, { "Content-Type": "multipart/form-data" }), "unreadable"],
      [post([fileHead("mediaFile", "a.mp3"), filledTo(20_000, content)], 20_000), "unreadable"],
      [post([field("a", "b".repeat(2 ** 20 + 1)), end], 2 ** 21), "tooLarge"],
    ];
    for (const [request, reason] of cases)
      await expect(read(request)).rejects.toMatchObject({ reason });
    expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
  });

  test("the storage quota of a user", async () => {
    const services = uploadServices();
    services.settings = { ...services.settings, UPLOAD_BYTES: 1000 };
    const form = await readUploadForm(formOf("a.mp3", samples.mp3), services, owner, oneFile);
    expect(form).toMatchObject({ files: [], failures: [{ fileName: "a.mp3", reason: "full" }] });
  });
});
