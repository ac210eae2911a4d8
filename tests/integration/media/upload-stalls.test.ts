import { beforeEach, describe, expect, test, vi } from "vitest";
import { partLength } from "#app/domain/media/upload.ts";
import { readChunks } from "#app/lib/body-stream.ts";
import { bytesOf, filledTo, samples } from "#tests/media-samples.ts";
import { origin, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { bearerOf, music } from "../support/rest/call.ts";
import { storedKeys, uploaderOf } from "../support/uploads.ts";

const file = filledTo(2 * partLength, samples.mp3);
const boundary = "a-boundary-of-the-tests";
const pieceOf = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}`;

/** A body of `length` bytes that stalls after some of them, with the connection open. */
function stalling(length: number, ...some: Uint8Array[]) {
  const { readable, writable } = new FixedLengthStream(length);
  const writer = writable.getWriter();
  const sent = (async () => {
    for (const bytes of some)
      for (let at = 0; at < bytes.length; at += 2 ** 20)
        await writer.write(bytes.slice(at, at + 2 ** 20));
  })().catch(() => undefined);
  return { body: readable, sent };
}

/** The same as a form whose file stops in the middle of its second eight MiB. */
function stallingForm(fileField: string, before = "") {
  const head = `${before}${pieceOf(`name="${fileField}"; filename="a.mp3"`, "")}`;
  return {
    ...stalling(file.length + 500, bytesOf(head), file.subarray(0, partLength + 2 ** 20)),
    headers: {
      "Content-Type": `multipart/form-data; boundary=${boundary}`,
      "Content-Length": String(file.length + 500),
    },
  };
}

/** Shortens timeouts of a minute (or `milliseconds`); returns how many there were. */
function shortenMinutes(milliseconds = 60_000) {
  const wait = globalThis.setTimeout;
  const minutes = vi.fn<() => void>();
  vi.spyOn(globalThis, "setTimeout").mockImplementation((work: () => void, ms?: number) => {
    if (ms !== milliseconds) return wait(work, ms);
    minutes();
    return wait(work, 300);
  });
  return minutes;
}

async function expectNothing() {
  expect([await count("FROM songs"), await count("FROM upload_parts")]).toEqual([0, 0]);
  expect(await storedKeys()).toEqual([]);
}

describe("T63 a body that stalls for a minute is ended", () => {
  let cookie = "";
  beforeEach(async () => {
    await makeUser("singer@example.org", "Contributor");
    cookie = await logIn("singer@example.org");
  });

  test("a part: 408, nothing of it is stored, and it can be sent again", async () => {
    const mine = uploaderOf(cookie);
    const { id } = await mine.start("a.mp3", file);
    const minutes = shortenMinutes();
    const { body, sent } = stalling(partLength, file.subarray(0, 2 ** 20));
    const headers = { "Content-Length": String(partLength) };
    const answer = await mine.ask(`/${id}/parts/1`, { method: "PUT", body, headers });
    expect(answer).toEqual({
      status: 408,
      reason: "stalled",
      message: "Nothing arrived for a minute. Please try again.",
    });
    expect(minutes).toHaveBeenCalled();
    await sent;
    expect(await mine.state(id)).toMatchObject({ status: 200, parts: [] });
    await expectNothing();
    expect(await mine.finish(id, file)).toMatchObject({ status: 200 });
  });

  test("the first bytes of a file: 408, and no quota is used", async () => {
    shortenMinutes();
    const { body, sent } = stalling(4096, samples.mp3.subarray(0, 100));
    const headers = { "Content-Length": "4096" };
    const path = "?name=a.mp3&size=9000";
    const answer = await uploaderOf(cookie).ask(path, { method: "POST", body, headers });
    expect(answer).toMatchObject({ status: 408, reason: "stalled" });
    await sent;
    expect(await count("FROM media_files")).toBe(0);
  });

  test("the form: 408 at the file's field, and received bytes are deleted", async () => {
    shortenMinutes();
    const { body, sent, headers } = stallingForm("mediaFile");
    const response = await visit("/songs/add", {
      method: "POST",
      body,
      headers: { Cookie: cookie, Origin: origin, ...headers },
    });
    expect(response.status).toBe(408);
    const html = await response.text();
    expect(html).toContain('id="mediaFile-error"');
    expect(html).toContain("Nothing arrived for a minute.");
    await sent;
    expect(await count("FROM media_files")).toBe(0);
    await expectNothing();
  });

  test("a song over REST: 408, and received bytes are deleted", async () => {
    const { headers: bearer } = await bearerOf("program@example.org", "Contributor");
    shortenMinutes();
    const { body, sent, headers } = stallingForm(
      "file",
      `${pieceOf('name="payload"', '{"title":"One"}')}\r\n`,
    );
    const response = await visit(`${music}/s3Song`, {
      method: "POST",
      body,
      headers: { ...bearer, ...headers },
    });
    expect(response.status).toBe(408);
    expect(await response.json()).toMatchObject({
      errorCode: "REQUEST_TIMEOUT",
      message: "Nothing arrived for a minute. Please try again.",
    });
    await sent;
    expect(await count("FROM media_files")).toBe(0);
    await expectNothing();
  });
});

test("a rejected client that stops sending still gets a response", async () => {
  const waits = shortenMinutes(10_000);
  for (const [path, status] of [
    [`${music}/songs`, 401],
    ["/uploads?name=a.mp3&size=9", 401],
    ["/signup", 400],
  ] as const) {
    const { body, sent } = stalling(4096, samples.mp3.subarray(0, 100));
    const headers = { "Content-Length": "4096", Origin: origin };
    const answer = await visit(path, { method: "POST", body, headers });
    expect(answer.status, path).toBe(status);
    await sent;
  }
  expect(waits).toHaveBeenCalled();
});

test("what one reader of a body leaves, another can read", async () => {
  const body = new Response(new Uint8Array(300_000).fill(7)).body!;
  let first = 0;
  for await (const { length } of readChunks(body)) {
    first = length;
    break;
  }
  let rest = 0;
  for await (const { length } of readChunks(body)) rest += length;
  expect(first).toBeGreaterThan(0);
  expect(first + rest).toBe(300_000);
});

test("T63 slow is not stalled: the timeout starts anew with each chunk", async () => {
  const { readable, writable } = new IdentityTransformStream();
  const writer = writable.getWriter();
  const pour = async () => {
    for (let at = 0; at < 6; at++) {
      await writer.write(new Uint8Array([at]));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await writer.close();
  };
  const poured = pour();
  const seen: number[] = [];
  for await (const chunk of readChunks(readable, 700)) seen.push(...chunk);
  expect(seen).toEqual([0, 1, 2, 3, 4, 5]);
  await poured;
});
