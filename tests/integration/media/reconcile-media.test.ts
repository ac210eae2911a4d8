import { createExecutionContext, createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { reconcileMedia } from "#app/operations/media/reconcile-media.ts";
import worker from "#workers/app.ts";
import settings from "../../../wrangler.toml?raw";
import { makeAdministrator } from "../support/administrators.ts";
import { db, makeSong } from "../support/factories.ts";
import { readText } from "../support/front-door.ts";
import { storedKeys, uploadServices } from "../support/uploads.ts";

const day = 24 * 3600_000;
const notes: string[][] = [];
let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  notes.length = 0;
  errors = vi.spyOn(console, "error").mockImplementation(() => undefined);
});

const idOf = (digit: string) => digit.repeat(32);
const store = (id: string) => env.MEDIA.put(id, "sound");
const row = (
  id: string,
  status: "ready" | "removed" | "pending" = "ready",
  createdAt = new Date(0),
) =>
  db
    .insert(mediaFiles)
    .values({ id, status, contentType: "audio/mpeg", size: 5, fileName: "a.mp3", createdAt });

/** Runs the job at a later time, with few objects a page, so that there are several pages. */
const match = (later = day + 1000, atOnce = 2) => {
  const { db: own, bucket } = uploadServices();
  const note = (...words: string[]) => void notes.push(words);
  return reconcileMedia(
    { db: own, bucket, logEvent: note as never, now: () => Date.now() + later },
    atOnce,
  );
};

describe("T64 R2 and D1 are compared once a week", () => {
  test("if they agree nothing happens, whatever state a file is in", async () => {
    for (const [digit, status] of [
      ["1", "ready"],
      ["5", "removed"],
      ["9", "pending"],
      ["d", "ready"],
    ] as const) {
      await row(idOf(digit), status);
      await store(idOf(digit));
    }
    // Rows that have no object yet or no longer.
    await row(idOf("7"), "pending");
    await row(idOf("8"), "removed");
    for (const atOnce of [1, 2, 3, 4, 5, 1000])
      expect(await match(day + 1000, atOnce)).toEqual({
        known: 4,
        orphans: 0,
        deleted: 0,
        missing: 0,
      });
    expect(await storedKeys()).toHaveLength(4);
    expect(notes[0]).toEqual(["media match", expect.stringContaining('"orphans":0')]);
    expect(errors).not.toHaveBeenCalled();
  });

  test("an empty archive is in order", async () => {
    expect(await match()).toEqual({ known: 0, orphans: 0, deleted: 0, missing: 0 });
  });

  test("an object without a row is deleted after a day, not before", async () => {
    await row(idOf("1"));
    await store(idOf("1"));
    for (const key of [idOf("0"), idOf("a"), idOf("f"), "a name of another kind"]) await store(key);
    expect(await match(day - 60_000)).toMatchObject({ orphans: 0, deleted: 0 });
    expect(await storedKeys()).toHaveLength(5);
    expect(await match()).toEqual({ known: 1, orphans: 4, deleted: 4, missing: 0 });
    expect(await storedKeys()).toEqual([idOf("1")]);
    expect(await match()).toMatchObject({ orphans: 0 });
  });

  test("a hundred are deleted in one run, the others in the next", async () => {
    const ids = Array.from({ length: 260 }, (_, at) => at.toString(16).padStart(32, "0"));
    for (const id of ids) await store(id);
    for (const id of ids.slice(0, 150)) await row(id);
    expect(await match(day + 1000, 1000)).toMatchObject({ known: 150, orphans: 110, deleted: 100 });
    expect(await match(day + 1000, 1000)).toMatchObject({ known: 150, orphans: 10, deleted: 10 });
    expect(await storedKeys()).toEqual(ids.slice(0, 150));
  });

  test("if the database knows few of many objects, none is deleted", async () => {
    for (let at = 0; at < 101; at++) await store(at.toString(16).padStart(32, "0"));
    await row("0".padStart(32, "0"));
    expect(await match()).toMatchObject({ known: 1, orphans: 100, deleted: 100 });
    for (let at = 0; at < 110; at++) await store(at.toString(16).padStart(32, "0"));
    expect(await match()).toMatchObject({ known: 1, orphans: 109, deleted: 0 });
    expect(await storedKeys()).toHaveLength(110);
    expect(errors.mock.calls.join()).toContain("none goes");
  });

  test("a file whose object is missing is logged and shown to administrators, until it is back", async () => {
    const admin = await makeAdministrator();
    const unavailable = async () => readText(await admin.read("/admin/unavailable"));
    for (const digit of ["2", "6", "c"]) {
      await row(idOf(digit));
      await makeSong({ title: `Song ${digit}`, uploadType: "Audio", mediaFileId: idOf(digit) });
    }
    await store(idOf("6"));
    await row(idOf("e"), "ready", new Date(Date.now() + day));
    expect(await match()).toMatchObject({ known: 1, missing: 2, deleted: 0 });
    const told = errors.mock.calls.join();
    expect([told.includes(idOf("2")), told.includes(idOf("6"))]).toEqual([true, false]);
    const listed = await unavailable();
    expect(["2", "6", "c"].map((digit) => listed.includes(`Song ${digit}`))).toEqual([
      true,
      false,
      true,
    ]);
    await store(idOf("2"));
    await store(idOf("c"));
    expect(await match()).toMatchObject({ known: 3, missing: 0 });
    expect(await unavailable()).not.toMatch(/Song [26c]/);
  });

  test("wrangler.toml's second cron trigger runs it, not the first", async () => {
    const [often, weekly] = [.../^crons = \[(.*)\]$/m.exec(settings)![1]!.matchAll(/"([^"]+)"/g)];
    await store(idOf("1"));
    const later = Date.now() + day + 1000;
    vi.spyOn(Date, "now").mockReturnValue(later);
    const run = (cron: string) =>
      worker.scheduled(createScheduledController({ cron }), env, createExecutionContext());
    await run(often![1]!);
    expect(await storedKeys()).toEqual([idOf("1")]);
    await run(weekly![1]!);
    expect(await storedKeys()).toEqual([]);
  });
});
