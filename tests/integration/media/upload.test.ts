import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { claimStatements } from "#app/data/media/song-files.ts";
import { typeFailureOf } from "#app/domain/media/media-type.ts";
import { partLength } from "#app/domain/media/upload.ts";
import { sha256OfParts } from "#app/lib/sha-256.ts";
import { startUpload } from "#app/operations/media/start-upload.ts";
import { bytesOf, filledTo, hostile, samples } from "#tests/media-samples.ts";
import { origin, visit } from "../support/front-door.ts";
import { count, logIn, makeUser } from "../support/users.ts";
import { checksum, fileRow, storedKeys, uploaderOf, uploadServices } from "../support/uploads.ts";

let owner = 0;
let mine: ReturnType<typeof uploaderOf>;

beforeEach(async () => {
  owner = await makeUser("singer@example.org", "Contributor");
  mine = uploaderOf(await logIn("singer@example.org"));
});

const file = filledTo(partLength + 4321, samples.mp3);
const long = filledTo(2 * partLength + 4321, samples.mp3);

/** Attaches the file to a song; false if it is not available. */
async function claim(id: string, ownerId = owner): Promise<boolean> {
  const { db } = uploadServices();
  return db.batch([...claimStatements(db, id, ownerId)]).then(
    () => true,
    () => false,
  );
}

describe("an upload in parts", () => {
  test("arrives unchanged, and plays once a song has it", async () => {
    const started = await mine.start("Endaro.mp3", file);
    expect(started).toMatchObject({ status: 200, partLength, parts: [] });
    expect(await fileRow(started.id)).toMatchObject({
      status: "pending",
      content_type: "audio/mpeg",
      size: file.length,
      file_name: "Endaro.mp3",
      owner_id: owner,
      completed_at: null,
    });
    expect(await claim(started.id)).toBe(false);
    expect(await mine.finish(started.id, file)).toMatchObject({ status: 200 });
    expect((await fileRow(started.id))!.duration_seconds).toBe(61);
    expect((await visit(`/media/${started.id}`)).status).toBe(404);
    expect(await claim(started.id)).toBe(true);
    const played = await visit(`/media/${started.id}`);
    expect(played.headers.get("Content-Type")).toBe("audio/mpeg");
    expect(await checksum(await played.arrayBuffer())).toBe(await checksum(file));
  });

  test("resumes with the missing parts, to the same bytes", async () => {
    const { id } = await mine.start("Endaro.mp3", long);
    await mine.part(id, 1, long.slice(0, partLength));
    // The connection drops within the second part.
    let sent = 0;
    const dropping = new ReadableStream({
      pull(controller) {
        if (sent >= 3 * 2 ** 20) return controller.error(new Error("line dropped"));
        controller.enqueue(long.slice(partLength + sent, partLength + sent + 65_536));
        sent += 65_536;
      },
    });
    const { readable, writable } = new FixedLengthStream(partLength);
    const poured = dropping.pipeTo(writable).catch(() => undefined);
    const part = mine.ask(`/${id}/parts/2`, {
      method: "PUT",
      body: readable,
      headers: { "Content-Length": String(partLength) },
    });
    await Promise.allSettled([poured, part]);
    const there = await mine.state(id);
    const first = { number: 1, hash: await checksum(long.slice(0, partLength)) };
    expect(there).toMatchObject({ status: 200, complete: false, hash: null, size: long.length });
    expect(there.parts).toEqual([first]);
    expect(await mine.complete(id)).toMatchObject({ status: 409, reason: "incomplete" });
    expect((await mine.finish(id, long, there.parts)).status).toBe(200);
    const hashes = [0, 1, 2].map((at) =>
      checksum(long.slice(at * partLength, (at + 1) * partLength)),
    );
    const hash = await sha256OfParts(await Promise.all(hashes));
    expect(await mine.state(id)).toMatchObject({ complete: true, hash });
    const stored = await env.MEDIA.get(id);
    expect(await checksum(await stored!.arrayBuffer())).toBe(await checksum(long));
  });

  test("parts in any order, at once, and twice", async () => {
    const { id } = await mine.start("Endaro.mp3", file);
    const slice = (number: number) => file.slice((number - 1) * partLength, number * partLength);
    await Promise.all([2, 1, 2].map((number) => mine.part(id, number, slice(number))));
    expect((await mine.complete(id)).status).toBe(200);
    expect((await mine.complete(id)).status).toBe(200);
    expect(await checksum(await (await env.MEDIA.get(id))!.arrayBuffer())).toBe(
      await checksum(file),
    );
    expect(await count("FROM upload_parts")).toBe(0);
  });

  test("has no hash of the whole without those of all parts", async () => {
    const { id } = await mine.start("Endaro.mp3", file);
    const body = file.slice(0, partLength);
    for (const hash of ["x", "A".repeat(64), ""])
      expect(await mine.ask(`/${id}/parts/1?hash=${hash}`, { method: "PUT", body })).toMatchObject({
        status: 400,
        reason: "unreadable",
      });
    expect(await mine.ask(`/${id}/parts/1`, { method: "PUT", body })).toMatchObject({
      status: 200,
    });
    const { parts } = await mine.state(id);
    expect(parts).toEqual([{ number: 1, hash: null }]);
    await mine.finish(id, file, parts);
    expect(await mine.state(id)).toMatchObject({ complete: true, hash: null });
  });

  test("leaves nothing when cancelled", async () => {
    const { id } = await mine.start("Endaro.mp3", file);
    await mine.part(id, 1, file.slice(0, partLength));
    expect(await mine.cancel(id)).toMatchObject({ status: 200, id });
    expect(await mine.cancel(id)).toMatchObject({ status: 404, reason: "gone" });
    expect(await mine.part(id, 2, file.slice(0, partLength))).toMatchObject({ status: 404 });
    const whole = await mine.send("b.mp3", file);
    expect((await mine.cancel(whole)).status).toBe(200);
    expect([await count("FROM media_files"), await count("FROM upload_parts")]).toEqual([0, 0]);
    expect(await storedKeys()).toEqual([]);
  });
});

describe("what is accepted", () => {
  test("T56 a file that is no recording is rejected by its first bytes", async () => {
    for (const [name, content] of Object.values(hostile)) {
      const answer = await mine.start(name, content as Uint8Array<ArrayBuffer>, 5000);
      const reason = typeFailureOf(name, content);
      expect(answer, name).toMatchObject({ status: 415, reason });
    }
    expect(await count("FROM media_files")).toBe(0);
  });

  test("T56 a first part that differs from the announced first bytes is rejected", async () => {
    const { id } = await mine.start("a.mp3", samples.mp3, 5000);
    for (const [content, reason] of [
      [bytesOf("<!doctype html>"), "wrongContent"],
      [samples.wav, "wrongName"],
    ] as const)
      expect(await mine.part(id, 1, filledTo(5000, content))).toMatchObject({
        status: 415,
        reason,
      });
    expect(await mine.complete(id)).toMatchObject({ status: 409, reason: "incomplete" });
    expect(await storedKeys()).toEqual([]);
  });

  test("T58 sizes", async () => {
    const two = 2 * 2 ** 30;
    const refused = await mine.start("a.mp3", samples.mp3, two + 1);
    expect(refused).toMatchObject({ status: 413, reason: "tooLarge" });
    expect(await mine.start("a.mp3", samples.mp3, 0)).toMatchObject({ status: 400 });
    for (const size of ["-5", "x", "1.5"])
      expect(
        (await mine.ask(`?name=a.mp3&size=${size}`, { method: "POST", body: "x" })).status,
      ).toBe(400);
    expect((await mine.start("a.mp3", samples.mp3, two)).status).toBe(200);
  });

  test("T58 T62 parts must have their whole length and no compression", async () => {
    const { id } = await mine.start("a.mp3", file);
    const part = file.slice(0, partLength);
    for (const [number, bytes] of [
      [1, part.slice(1)],
      [1, filledTo(partLength + 1, samples.mp3)],
      [2, part],
      [3, part],
      [0, part],
    ] as const)
      expect(await mine.part(id, number, bytes)).toMatchObject({ reason: "wrongLength" });
    expect(await mine.part(id, 1, part, { "Content-Encoding": "gzip" })).toMatchObject({
      status: 415,
      reason: "encoded",
    });
    const chunked = new Response(part).body!.pipeThrough(new TransformStream());
    expect(await mine.ask(`/${id}/parts/1`, { method: "PUT", body: chunked })).toMatchObject({
      status: 411,
      reason: "noLength",
    });
    expect(await mine.state(id)).toMatchObject({ parts: [] });
  });

  test("T58 the quota of a user is reserved, also by simultaneous uploads", async () => {
    const services = uploadServices();
    services.settings = { ...services.settings, UPLOAD_BYTES: 10_000, UPLOAD_FILES: 4 };
    const start = (size: number) =>
      startUpload(services, owner, { name: "a.mp3", size, head: samples.mp3 }).then(
        ({ id }) => id,
        (error: { reason: string }) => error.reason,
      );
    const bytes = await Promise.all(Array.from({ length: 8 }, () => start(4000)));
    expect(bytes.filter((one) => one === "full")).toHaveLength(6);
    await start(1);
    const files = await Promise.all(Array.from({ length: 5 }, () => start(1)));
    expect(files.filter((one) => one === "full")).toHaveLength(4);
    expect(await count("FROM media_files")).toBe(4);
    await mine.cancel(bytes.find((one) => one !== "full")!);
    expect(await start(4000)).toMatch(/^[0-9a-f]{32}$/);
  });

  test("T61 the key is made by the server, and the name is escaped", async () => {
    const { id } = await mine.start('../x/a"b;\r\n<script>.mp3', samples.mp3, 5000);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect((await fileRow(id))!.file_name).toBe('a"b;<script>.mp3');
  });
});

test("a request asks D1 few times", async () => {
  const { id } = await mine.start("a.mp3", samples.mp3, 5000);
  const cookie = await logIn("singer@example.org");
  const response = await visit(`/uploads/${id}/parts/1`, {
    method: "PUT",
    body: filledTo(5000, samples.mp3),
    headers: { Cookie: cookie, Origin: origin },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get("Server-Timing")).toMatch(/trips 3, /);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});
