import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { writeShape } from "#app/domain/media/sound-shape.ts";
import { mediaFiles, songs } from "#drizzle/schema/index.ts";
import { samples } from "#tests/media-samples.ts";
import { db, makeSong } from "../support/factories.ts";
import { origin, readMeter, readText, visit } from "../support/front-door.ts";
import { fileRow, uploaderOf } from "../support/uploads.ts";
import { logIn, makeUser } from "../support/users.ts";

const shape = writeShape(Uint8Array.from({ length: 512 }, (_, at) => at % 256));
const other = writeShape(new Uint8Array(512).fill(255));

let owner = 0;
let mine: ReturnType<typeof uploaderOf>;
let id = "";

beforeEach(async () => {
  owner = await makeUser("singer@example.org", "Contributor");
  mine = uploaderOf(await logIn("singer@example.org"));
  id = await mine.send("Endaro.mp3", samples.mp3);
});

const setFile = (row: Partial<typeof mediaFiles.$inferInsert>) =>
  db.update(mediaFiles).set(row).where(eq(mediaFiles.id, id));
const storedShape = async () => (await fileRow(id))!.shape;
const uploaderNamed = async (name: string, role: "Contributor" | "Administrator") => {
  const userId = await makeUser(`${name}@example.org`, role);
  return { userId, ...uploaderOf(await logIn(`${name}@example.org`)) };
};

describe("storing the shape of a file", () => {
  test("the uploader may, before and after its song is saved, and again", async () => {
    expect(await mine.shape(id, shape)).toEqual({ status: 200, id });
    expect(await storedShape()).toBe(shape);
    await setFile({ status: "ready" });
    expect((await mine.shape(id, other)).status).toBe(200);
    expect(await storedShape()).toBe(other);
  });

  test("so may whoever may change a song that has it, and nobody else", async () => {
    await setFile({ status: "ready" });
    const editor = await uploaderNamed("editor", "Contributor");
    const stranger = await uploaderNamed("stranger", "Contributor");
    const admin = await uploaderNamed("admin", "Administrator");
    const gone = await stranger.shape("0".repeat(32), shape);
    expect(await admin.shape(id, shape), "no song has it").toEqual(gone);
    const song = await makeSong({ title: "A", mediaFileId: id, createdBy: editor.userId });
    expect(await stranger.shape(id, shape)).toEqual(gone);
    expect([gone.status, await storedShape()]).toEqual([404, null]);
    expect((await editor.shape(id, shape)).status).toBe(200);
    expect((await admin.shape(id, other)).status).toBe(200);
    await db.update(songs).set({ deletedAt: new Date() }).where(eq(songs.id, song));
    expect(await editor.shape(id, shape), "the song is in the bin").toEqual(gone);
    expect(await storedShape()).toBe(other);
  });

  test("not of a file that is removed or being deleted", async () => {
    for (const row of [
      { status: "removed" },
      { status: "ready", discardedAt: new Date() },
    ] as const) {
      await setFile(row);
      expect((await mine.shape(id, shape)).status).toBe(404);
    }
    expect(await storedShape()).toBeNull();
  });

  test.each([
    ["nothing", ""],
    ["too little", shape.slice(4)],
    ["too much", `${shape}AAAA`],
    ["a page", "<script>".padEnd(684, "x")],
    ["letters of several bytes", "அ".repeat(228)],
    ["a megabyte", "A".repeat(2 ** 20)],
  ])("a body with %s is rejected", async (_what, text) => {
    const { status, message } = await mine.shape(id, text);
    expect(status).toBe(400);
    expect(message).toBeTruthy();
    expect(await storedShape()).toBeNull();
  });

  test("only by PUT, and not from another site", async () => {
    expect((await mine.shape(id, shape, "POST")).status).toBe(400);
    const Cookie = await logIn("singer@example.org");
    const headers = { Cookie, Origin: "https://evil.example" };
    const path = `/uploads/${id}/shape`;
    expect((await visit(path, { method: "PUT", body: shape, headers })).status).toBe(403);
    expect(await storedShape()).toBeNull();
  });

  test("not by an owner who is no contributor any more", async () => {
    await env.DB.prepare("DELETE FROM user_roles WHERE user_id = ?").bind(owner).run();
    expect((await mine.shape(id, shape)).status).toBe(403);
    expect(await storedShape()).toBeNull();
  });
});

describe("reading the shape of a file", () => {
  const read = (headers: HeadersInit = {}, method = "GET") =>
    visit(`/media/${id}/shape`, { method, headers });

  test("as base64, cached for an hour", async () => {
    await setFile({ status: "ready", shape });
    const response = await read();
    expect([response.status, await response.text()]).toEqual([200, shape]);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
    expect(response.headers.get("Set-Cookie")).toBeNull();
    expect(readMeter(response)).toMatchObject({ trips: 1, rows: 1 });
    const etag = response.headers.get("ETag")!;
    const again = await read({ "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    await setFile({ shape: other });
    expect(await (await read({ "If-None-Match": etag })).text()).toBe(other);
    const head = await read({}, "HEAD");
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test("nothing while it has none, which is not cached", async () => {
    await setFile({ status: "ready" });
    const response = await read();
    expect([response.status, await response.text()]).toEqual([204, ""]);
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
  });

  test("only of a ready file, under its whole address", async () => {
    await setFile({ shape });
    for (const status of ["pending", "removed"] as const) {
      await setFile({ status });
      expect((await read()).status, status).toBe(404);
    }
    await setFile({ status: "ready" });
    for (const path of [`${id}/shape/`, `${id}/shape/x`, `${id}/Shape`, `${id}x/shape`, "x/shape"])
      expect((await visit(`/media/${path}`)).status, path).toBe(404);
  });

  test("only by GET and HEAD", async () => {
    const response = await read({ Origin: origin }, "PUT");
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("counts against the limit of the media", async () => {
    await setFile({ status: "ready", shape });
    const headers = { "CF-Connecting-IP": "203.0.113.30" };
    let answered = 0;
    while (answered < 200 && (await read(headers)).status === 200) answered++;
    // The time window may change once meanwhile.
    expect(answered).toBeGreaterThanOrEqual(60);
    expect(answered).toBeLessThanOrEqual(120);
    expect((await visit(`/media/${id}`, { headers })).status).toBe(429);
  });
});

describe("the form of a song with a file", () => {
  const open = async (songId: number, username: string) => {
    const headers = { Cookie: await logIn(username) };
    const response = await visit(`/songs/edit/${songId}`, { headers });
    const text = await readText(response);
    return {
      status: response.status,
      offers: text.includes("Draw the waveform"),
      ...readMeter(response),
    };
  };

  test("offers to draw the shape that the file lacks, for no further trip to D1", async () => {
    await setFile({ status: "ready" });
    const shapeless = await makeSong({ title: "A", mediaFileId: id, createdBy: owner });
    const video = await makeSong({
      title: "B",
      uploadType: "YouTube",
      externalMediaId: "dQw4w9WgXcQ",
      createdBy: owner,
    });
    const asked = await open(shapeless, "singer@example.org");
    expect(asked).toMatchObject({ status: 200, offers: true });
    const withVideo = await open(video, "singer@example.org");
    expect(withVideo).toMatchObject({ status: 200, offers: false, trips: asked.trips });
    await setFile({ shape });
    const drawn = await open(shapeless, "singer@example.org");
    expect(drawn).toMatchObject({ status: 200, offers: false, trips: asked.trips });
  });

  test("offers it to nobody who may change only the composition", async () => {
    await setFile({ status: "ready" });
    const composer = await makeUser("composer@example.org", "Contributor");
    const song = await makeSong({ title: "A", mediaFileId: id, createdBy: owner });
    await env.DB.prepare("UPDATE compositions SET created_by = ?").bind(composer).run();
    expect(await open(song, "composer@example.org")).toMatchObject({ status: 200, offers: false });
  });
});
