import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#app/data/database.ts";
import { claimStatements } from "#app/data/media/song-files.ts";
import { partLength } from "#app/domain/media/upload.ts";
import { cleanUpMedia } from "#app/operations/media/clean-up-media.ts";
import { receiveFile } from "#app/operations/media/receive-file.ts";
import type { UploadServices } from "#app/operations/services.ts";
import { cancelUpload } from "#app/operations/media/cancel-upload.ts";
import { startUpload } from "#app/operations/media/start-upload.ts";
import { completeUpload, receivePart } from "#app/operations/media/upload-parts.ts";
import { filledTo, samples } from "#tests/media-samples.ts";
import { makeOwner } from "../support/factories.ts";
import { count } from "../support/users.ts";
import { storedKeys, uploadServices, unread } from "../support/uploads.ts";

const day = 24 * 3600_000;
const now = Date.parse("2026-01-01T00:00:00Z");
const file = filledTo(partLength + 1000, samples.mp3);
const broken = new Error("the storage does not answer");
let owner = 0;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  owner = await makeOwner("singer@example.org", "Singer");
  // Failures are expected here: they are logged.
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

/** Whether a call fails before it took effect, or after, so that only its response is lost. */
type Way = "before" | "after";

/** A bucket whose call number `at` fails; counts calls and records the uploads it began. */
function failing(at: number, way: Way) {
  const uploads: { key: string; uploadId: string }[] = [];
  const seen = { calls: 0, failed: "" };
  const through = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const fails = ++seen.calls === at;
    if (fails) seen.failed = what;
    if (fails && way === "before") throw broken;
    const result = await work();
    if (fails) throw broken;
    return result;
  };
  const wrapped = (upload: R2MultipartUpload) => ({
    key: upload.key,
    uploadId: upload.uploadId,
    uploadPart: (number: number, body: Uint8Array) =>
      through("uploadPart", () => upload.uploadPart(number, body)),
    complete: (parts: R2UploadedPart[]) => through("complete", () => upload.complete(parts)),
    abort: () => through("abort", () => upload.abort()),
  });
  const bucket = {
    createMultipartUpload: (key: string, options: R2MultipartOptions) =>
      through("createMultipartUpload", async () => {
        const upload = await env.MEDIA.createMultipartUpload(key, options);
        uploads.push({ key, uploadId: upload.uploadId });
        return wrapped(upload);
      }),
    resumeMultipartUpload: (key: string, uploadId: string) =>
      wrapped(env.MEDIA.resumeMultipartUpload(key, uploadId)),
    head: (key: string) => through("head", () => env.MEDIA.head(key)),
    delete: (key: string) => through("delete", () => env.MEDIA.delete(key)),
  } as unknown as R2Bucket;
  const client = {
    prepare: (query: string) => env.DB.prepare(query),
    batch: <T>(statements: D1PreparedStatement[]) =>
      through("batch", () => env.DB.batch<T>(statements)),
  };
  const services = { ...uploadServices(now), bucket, db: openDatabase(client) };
  return { services, seen, uploads };
}

async function* bytes(content: Uint8Array) {
  for (let at = 0; at < content.length; at += 2 ** 20) yield content.slice(at, at + 2 ** 20);
}

const claim = ({ db }: UploadServices, id: string) => db.batch([...claimStatements(db, id, owner)]);

/** Every way in which a file is stored and deleted. */
const flows: Record<string, (services: UploadServices) => Promise<unknown>> = {
  "in parts": async (services) => {
    const head = file.slice(0, 4096);
    const { id } = await startUpload(services, owner, { name: "a.mp3", size: file.length, head });
    for (const [number, part] of [file.slice(0, partLength), file.slice(partLength)].entries())
      await receivePart(services, owner, id, {
        number: number + 1,
        length: part.length,
        hash: null,
        bytes: bytes(part),
      });
    await completeUpload(services, owner, id, unread);
    await claim(services, id);
  },
  "within a form": async (services) => {
    const { id } = await receiveFile(services, owner, {
      name: "a.mp3",
      announced: file.length,
      bytes: bytes(file),
    });
    await claim(services, id);
  },
  cancelled: async (services) => {
    const head = file.slice(0, 4096);
    const { id } = await startUpload(services, owner, { name: "a.mp3", size: file.length, head });
    const first = bytes(file.slice(0, partLength));
    const part = { number: 1, length: partLength, hash: null, bytes: first };
    await receivePart(services, owner, id, part);
    await cancelUpload(services, owner, id);
  },
  "whole, then cancelled": async (services) => {
    const whole = { name: "a.mp3", announced: 5000, bytes: bytes(file.slice(0, 5000)) };
    const { id } = await receiveFile(services, owner, whole);
    await cancelUpload(services, owner, id);
  },
};

/** R2 and D1 hold the same files; no upload is open except those of unfinished files. */
async function expectSame(uploads: { key: string; uploadId: string }[], what: string) {
  const rows = await env.DB.prepare("SELECT id, status FROM media_files").all<{
    id: string;
    status: string;
  }>();
  expect(rows.results.map(({ id }) => id).toSorted(), what).toEqual(await storedKeys());
  for (const { status } of rows.results) expect(status, what).toBe("ready");
  for (const { key, uploadId } of uploads)
    await expect(
      env.MEDIA.resumeMultipartUpload(key, uploadId).uploadPart(1, "x"),
      what,
    ).rejects.toThrow();
}

describe("T64 an interrupted file leaves nothing", () => {
  test.each(
    Object.entries(flows).flatMap(([name, flow]) =>
      (["before", "after"] as const).map((way) => [name, way, flow] as const),
    ),
  )(
    "%s: each call to R2 and D1 failing %s it is done, then one clean-up",
    async (name, way, flow) => {
      for (let at = 1; ; at++) {
        const { services, seen, uploads } = failing(at, way);
        await flow(services).catch((error: unknown) => expect(error).toBe(broken));
        if (seen.failed === "") break;
        const what = `${name}: ${seen.failed}, call ${at}, ${way}`;
        await cleanUpMedia(uploadServices(now + day + 1));
        // An upload whose start got no response has no id here; R2 aborts it after seven days.
        const nameless = way === "after" && seen.failed === "createMultipartUpload";
        await expectSame(nameless ? [] : uploads, what);
        await env.DB.batch([
          env.DB.prepare("DELETE FROM upload_parts"),
          env.DB.prepare("DELETE FROM media_files"),
        ]);
        await env.MEDIA.delete(await storedKeys());
      }
      expect(errors.mock.calls.flat().join()).not.toContain("FOREIGN KEY");
    },
    60_000,
  );

  test.each(["before", "after"] as const)(
    "the clean-up itself failing %s each of its calls, then once more",
    async (way) => {
      for (let at = 1; ; at++) {
        const fine = uploadServices(now);
        const started = [];
        for (const size of [5000, 5000, file.length]) {
          const head = samples.mp3;
          const one = await startUpload(fine, owner, { name: "a.mp3", size, head });
          started.push({ key: one.id, uploadId: one.uploadId });
        }
        const part = filledTo(5000, samples.mp3);
        for (const { key } of started.slice(0, 2))
          await receivePart(fine, owner, key, {
            number: 1,
            length: 5000,
            hash: null,
            bytes: bytes(part),
          });
        await completeUpload(fine, owner, started[0]!.key, unread);
        const { services, seen } = failing(at, way);
        const later = { ...services, now: () => now + day + 1 };
        await cleanUpMedia(later).catch((error: unknown) => expect(error).toBe(broken));
        // Whatever failed, the other files are already deleted.
        if (at > 1) expect(await count("FROM media_files")).toBeLessThanOrEqual(1);
        await cleanUpMedia(uploadServices(now + day + 2));
        await expectSame(started, `${seen.failed}, call ${at}, ${way}`);
        expect(await count("FROM media_files")).toBe(0);
        if (seen.failed === "") break;
      }
    },
    60_000,
  );

  test("two simultaneous clean-ups", async () => {
    for (let n = 0; n < 5; n++)
      await receiveFile(uploadServices(now), owner, {
        name: "a.mp3",
        announced: 5000,
        bytes: bytes(file.slice(0, 5000)),
      });
    const later = uploadServices(now + day + 1);
    await Promise.all([cleanUpMedia(later), cleanUpMedia(later)]);
    expect([await count("FROM media_files"), await storedKeys()]).toEqual([0, []]);
    expect(errors).not.toHaveBeenCalled();
  });
});
