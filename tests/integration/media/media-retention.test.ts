import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { claimStatements, releaseStatement } from "#app/data/media/song-files.ts";
import { partLength } from "#app/domain/media/upload.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { receiveFile } from "#app/operations/media/receive-file.ts";
import type { UploadServices } from "#app/operations/services.ts";
import { cancelUpload } from "#app/operations/media/cancel-upload.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { makeSong, makeOwner } from "../support/factories.ts";
import { count } from "../support/users.ts";
import { fileRow, storedKeys, uploadServices } from "../support/uploads.ts";

const day = 24 * 3600_000;
const retention = 30 * day;
const now = Date.parse("2026-01-01T00:00:00Z");
const file = filledTo(partLength + 1000, samples.mp3);
let owner = 0;

beforeEach(async () => {
  owner = await makeOwner("singer@example.org", "Singer");
  // Failures are expected here: they are logged.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

async function* bytes(content: Uint8Array) {
  for (let at = 0; at < content.length; at += 2 ** 20) yield content.slice(at, at + 2 ** 20);
}

const claim = ({ db }: UploadServices, id: string) => db.batch([...claimStatements(db, id, owner)]);

describe("how long files stay", () => {
  const receive = async () => {
    const whole = { name: "a.mp3", announced: 5000, bytes: bytes(file.slice(0, 5000)) };
    return (await receiveFile(uploadServices(now), owner, whole)).id;
  };
  const { db } = uploadServices();
  const clean = (at: number) => cleanUpMedia(uploadServices(at));
  const bin = (song: number, at: number) =>
    env.DB.prepare("UPDATE songs SET deleted_at = ? WHERE id = ?").bind(at, song).run();

  test("an upload without a song: a day", async () => {
    const id = await receive();
    await clean(now + day);
    expect(await fileRow(id)).not.toBeNull();
    await clean(now + day + 1);
    expect([await fileRow(id), await storedKeys()]).toEqual([null, []]);
  });

  test("a song's file: for ever; a removed one: thirty days, and it can be restored until then", async () => {
    const id = await receive();
    await claim(uploadServices(), id);
    await clean(now + 400 * day);
    expect(await storedKeys()).toEqual([id]);
    await db.batch([releaseStatement(db, id, now)]);
    await clean(now + retention);
    await claim(uploadServices(), id);
    expect((await fileRow(id))!.status).toBe("ready");
    await db.batch([releaseStatement(db, id, now)]);
    await clean(now + retention + 1);
    expect([await fileRow(id), await storedKeys()]).toEqual([null, []]);
  });

  test("a file that another song plays is not removed", async () => {
    const id = await receive();
    await claim(uploadServices(), id);
    await makeSong({ title: "Another", uploadType: "Audio", mediaFileId: id });
    await db.batch([releaseStatement(db, id, now)]);
    expect((await fileRow(id))!.status).toBe("ready");
  });

  test("a song in the bin keeps its file as long as it can be restored", async () => {
    const id = await receive();
    await claim(uploadServices(), id);
    const song = await makeSong({ title: "One", uploadType: "Audio", mediaFileId: id });
    await bin(song, now + 5 * day);
    await db.batch([releaseStatement(db, id, now)]);
    await clean(now + retention + day);
    expect(await storedKeys()).toEqual([id]);
    await clean(now + retention + 6 * day);
    expect([await fileRow(id), await storedKeys()]).toEqual([null, []]);
    expect(await count("FROM songs WHERE media_file_id IS NULL")).toBe(1);
  });

  test("a file being discarded can no longer be used", async () => {
    const id = await receive();
    await env.DB.prepare("UPDATE media_files SET discarded_at = 1").run();
    await expect(claim(uploadServices(), id)).rejects.toThrow();
    expect((await fileRow(id))!.status).toBe("pending");
    expect(await cancelUpload(uploadServices(), owner, id)).toBe(false);
  });
});
