import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { partLength } from "#app/domain/media/upload.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { receiveFile } from "#app/operations/media/receive-file.ts";
import { startUpload } from "#app/operations/media/start-upload.ts";
import { completeUpload, receivePart } from "#app/operations/media/upload-parts.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { makeOwner } from "../support/factories.ts";
import { fileRow, storedKeys, uploadServices, unread } from "../support/uploads.ts";
import { waitFor } from "../support/wait-for.ts";

const hour = 3600_000;
const start = Date.parse("2026-01-01T00:00:00Z");
const two = filledTo(partLength + 1000, samples.mp3);
const room = 2 * two.length;
let owner = 0;
let clock = start;
beforeEach(async () => {
  owner = await makeOwner("singer@example.org", "Singer");
  clock = start;
});

const services = () => {
  const tools = uploadServices();
  const settings = { ...tools.settings, UPLOAD_BYTES: room, UPLOAD_FILES: 4 };
  return { ...tools, settings, now: () => clock };
};
const clean = () => cleanUpMedia(services());
const reasonOf = ({ reason, message }: { reason?: string; message: string }) => reason ?? message;

const begin = (size: number) =>
  startUpload(services(), owner, { name: "a.mp3", size, head: samples.mp3 }).then(
    ({ id }) => id,
    reasonOf,
  );
async function* piecesOf(...pieces: Uint8Array[]) {
  yield* pieces;
}
const send = (id: string, number: number) => {
  const bytes = two.slice((number - 1) * partLength, number * partLength);
  const part = { number, length: bytes.length, hash: null, bytes: piecesOf(bytes) };
  return receivePart(services(), owner, id, part).then(() => "taken", reasonOf);
};

describe("a file in one request, whose Worker died", () => {
  /** A body that never ends. */
  async function die(): Promise<string> {
    async function* bytes() {
      yield two.slice(0, partLength);
      await new Promise(() => {});
    }
    void receiveFile(services(), owner, { name: "a.mp3", announced: room, bytes: bytes() });
    return waitFor(async () => {
      const row = await env.DB.prepare(
        "SELECT id FROM media_files WHERE upload_id IS NOT NULL",
      ).first<string>("id");
      expect(row).toBeTruthy();
      return row!;
    });
  }

  test("frees its owner's quota after an hour, and is then deleted", async () => {
    const id = await die();
    clock += hour - 1;
    expect(await begin(1)).toBe("full");
    await clean();
    expect(await fileRow(id)).not.toBeNull();
    clock += 1;
    const next = await begin(room);
    expect(next, "before any clean-up").toMatch(/^[0-9a-f]{32}$/);
    await clean();
    expect(await fileRow(id)).toBeNull();
    expect(await fileRow(next)).not.toBeNull();
  });

  test("is told from a slow one", async () => {
    const long = filledTo(3 * partLength, samples.mp3);
    async function* slowly() {
      for (let at = 0; at < long.length; at += partLength / 4) {
        yield long.slice(at, at + partLength / 4);
        clock += 10 * 60_000;
        await clean();
      }
    }
    const file = { name: "a.mp3", announced: long.length, bytes: slowly() };
    const { id } = await receiveFile({ ...uploadServices(), now: () => clock }, owner, file);
    expect(await storedKeys()).toEqual([id]);
  });

  test("after its last byte: a file that a form may resubmit stays a day, others an hour", async () => {
    const whole = () => ({ name: "a.mp3", announced: 5000, bytes: piecesOf(two.slice(0, 5000)) });
    const form = await receiveFile(services(), owner, whole());
    const rest = await receiveFile(services(), owner, { ...whole(), withinRequest: true });
    clock += hour - 1;
    await clean();
    expect((await storedKeys()).toSorted()).toEqual([form.id, rest.id].toSorted());
    clock += 1;
    await clean();
    expect(await storedKeys()).toEqual([form.id]);
    clock += 23 * hour + 1;
    await clean();
    expect(await storedKeys()).toEqual([]);
  });
});

describe("an upload in parts, without a part for an hour", () => {
  test("counts with its stored parts, and resumes if there is quota", async () => {
    const id = await begin(two.length);
    expect(await send(id, 1)).toBe("taken");
    clock += hour - 1;
    expect(await begin(room - two.length + 1), "it has its room still").toBe("full");
    clock += 1;
    await clean();
    const other = await begin(room - partLength);
    expect(other, "but for its part all is free").toMatch(/^[0-9a-f]{32}$/);
    expect(await begin(1)).toBe("full");
    expect(await send(id, 2)).toBe("full");
    await env.DB.prepare("DELETE FROM media_files WHERE id = ?").bind(other).run();
    expect(await send(id, 2)).toBe("taken");
    await completeUpload(services(), owner, id, unread);
    expect(await storedKeys()).toEqual([id]);
  });

  test("with all its parts counts in full", async () => {
    const id = await begin(two.length);
    for (const number of [1, 2]) await send(id, number);
    clock += hour;
    expect(await begin(room - two.length + 1)).toBe("full");
    await begin(room - two.length);
    await completeUpload(services(), owner, id, unread);
    expect(await storedKeys()).toEqual([id]);
  });

  test("without a part does not count; of many resumed at once, those within the quota continue", async () => {
    const small = partLength + 1000;
    const ids = [await begin(small), await begin(small)];
    expect(await begin(1)).toBe("full");
    clock += hour;
    const more = await begin(small);
    expect(more).toMatch(/^[0-9a-f]{32}$/);
    const answers = await Promise.all(ids.map((id) => send(id, 1)));
    expect(answers.toSorted()).toEqual(["full", "taken"]);
  });

  test("that still receives parts keeps its quota", async () => {
    const id = await begin(two.length);
    clock += hour - 1;
    expect(await send(id, 1)).toBe("taken");
    clock += hour - 1;
    expect(await begin(room - two.length + 1)).toBe("full");
    expect(await send(id, 2)).toBe("taken");
  });
});
