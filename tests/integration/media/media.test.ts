import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { mediaFiles, songs } from "#drizzle/schema/index.ts";
import { inlineDisposition } from "#app/lib/content-disposition.ts";
import { openDatabase } from "#app/data/database.ts";
import { serveMedia } from "#workers/media/serve-media.ts";
import { bytesOf } from "#tests/media-samples.ts";
import { db, makeSong } from "../support/factories.ts";
import { origin, readMeter, visit } from "../support/front-door.ts";

const id = "0123456789abcdef0123456789abcdef";
const etag = `"${id}"`;
const bytes = new Uint8Array(1000).map((_, at) => at % 251);
const made = new Date("2026-03-04T05:06:07.890Z");
const then = "Wed, 04 Mar 2026 05:06:07 GMT";
const before = "Wed, 04 Mar 2026 05:06:06 GMT";
const name = 'a"b;\r\nX-Evil: 1 ఎందరో.mp3';

async function keep(row: Partial<typeof mediaFiles.$inferInsert> = {}, content = bytes) {
  await env.MEDIA.put(id, content, { httpMetadata: { contentType: "text/html" } });
  const file = { id, status: "ready", contentType: "audio/mpeg", size: content.length } as const;
  await db.insert(mediaFiles).values({ ...file, fileName: name, createdAt: made, ...row });
  return makeSong({ title: "A song", mediaFileId: id });
}

// The limit counts by IP address: every request here has another one.
let asked = 0;
const get = (headers: HeadersInit = {}, method = "GET", path = `/media/${id}`) =>
  visit(path, {
    method,
    headers: { "CF-Connecting-IP": `198.51.${asked >> 8}.${asked++ & 255}`, ...headers },
  });

const body = async (response: Response) => new Uint8Array(await response.arrayBuffer());

describe("a recording", () => {
  beforeEach(() => keep());

  test("T57 T61 T65 is served whole, with the type of its row and never of its object", async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(await body(response)).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "audio/mpeg",
      "content-length": "1000",
      "accept-ranges": "bytes",
      etag,
      "last-modified": then,
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(response.headers.get("Set-Cookie")).toBeNull();
  });

  test("T52 its file name is one header, whatever it contains", async () => {
    const { headers } = await get({}, "HEAD");
    expect(headers.get("Content-Disposition")).toBe(inlineDisposition(name));
    expect(headers.get("X-Evil")).toBeNull();
  });

  // RFC 9110, section 14: [Range, status, first byte, length].
  test.each([
    ["bytes=0-", 206, 0, 1000],
    ["bytes=0-0", 206, 0, 1],
    ["bytes=10-19", 206, 10, 10],
    ["bytes=500-5000", 206, 500, 500],
    ["bytes=999-", 206, 999, 1],
    ["bytes=-1", 206, 999, 1],
    ["bytes=-999", 206, 1, 999],
    ["bytes=-5000", 206, 0, 1000],
    ["BYTES=1-2", 206, 1, 2],
    [" bytes=1-2 ", 206, 1, 2],
    ["bytes=1000-", 416, 0, 0],
    ["bytes=1000-1001", 416, 0, 0],
    ["bytes=999999999999999-", 416, 0, 0],
    ["bytes=-0", 416, 0, 0],
    ["bytes=5-2", 200, 0, 1000],
    ["bytes=-", 200, 0, 1000],
    ["bytes=", 200, 0, 1000],
    ["bytes=a-b", 200, 0, 1000],
    ["bytes=0-1,5-6", 200, 0, 1000],
    [`bytes=${"0-999,".repeat(1000)}0-1`, 200, 0, 1000],
    ["bytes=1--2", 200, 0, 1000],
    ["bytes=0x1-2", 200, 0, 1000],
    ["items=0-1", 200, 0, 1000],
    ["bytes 0-1", 200, 0, 1000],
    ["bytes=99999999999999999999-", 200, 0, 1000],
  ])("T59 Range: %s", async (range, status, first, length) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await get({ Range: range }, method);
      expect(response.status).toBe(status);
      expect((await body(response)).length).toBe(method === "HEAD" ? 0 : length);
      const contentRange = { 200: null, 206: `bytes ${first}-${first + length - 1}/1000` };
      expect(response.headers.get("Content-Range")).toBe(
        status === 416 ? "bytes */1000" : contentRange[status as 200 | 206],
      );
      if (status !== 416) expect(response.headers.get("Content-Length")).toBe(String(length));
    }
    if (status === 206)
      expect(await body(await get({ Range: range }))).toEqual(bytes.slice(first, first + length));
  });

  test.each([
    [{ "If-None-Match": etag }, 304],
    [{ "If-None-Match": `W/${etag}` }, 304],
    [{ "If-None-Match": `"x", ${etag}` }, 304],
    [{ "If-None-Match": "*" }, 304],
    [{ "If-None-Match": '"x"', Range: "bytes=0-1" }, 206],
    [{ "If-None-Match": etag, Range: "bytes=0-1" }, 304],
    [{ "If-Modified-Since": then }, 304],
    [{ "If-Modified-Since": before }, 200],
    [{ "If-Match": etag }, 200],
    [{ "If-Match": '"x"' }, 412],
    [{ "If-Match": `W/${etag}` }, 412],
    [{ "If-Match": '"x"', Range: "bytes=0-1" }, 412],
    [{ "If-Unmodified-Since": then, Range: "bytes=0-1" }, 206],
    [{ "If-Unmodified-Since": before }, 412],
    [{ "If-Range": etag, Range: "bytes=0-1" }, 206],
    [{ "If-Range": then, Range: "bytes=0-1" }, 206],
    [{ "If-Range": '"x"', Range: "bytes=0-1" }, 200],
    [{ "If-Range": `W/${etag}`, Range: "bytes=0-1" }, 200],
    [{ "If-Range": before, Range: "bytes=0-1" }, 200],
    [{ "If-Range": '"x"', Range: "bytes=5000-" }, 200],
    [{ "If-Range": etag }, 200],
  ] as const)("T60 %j answers %i", async (headers, status) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await get(headers, method);
      expect(response.status).toBe(status);
      expect(response.headers.get("ETag")).toBe(etag);
      const length = { 200: 1000, 206: 2, 304: 0, 412: 0 }[status];
      expect((await body(response)).length).toBe(method === "HEAD" ? 0 : length);
    }
  });

  test("only GET and HEAD", async () => {
    for (const method of ["DELETE", "PUT", "POST"]) {
      const response = await get({ Origin: "http://localhost:8787" }, method);
      expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  test("T61 only by its whole id; no list", async () => {
    const paths = [
      `${id}/`,
      `../media/${id}`,
      `./${id}`,
      `x/../${id}.mp3`,
      `%2e%2e/${id}`,
      `${id}%00`,
      id.toUpperCase(),
      "",
      "*",
      id.slice(1),
      `${id}0`,
    ];
    for (const path of paths) {
      const url = new URL(`/media/${path}`, "http://localhost:8787");
      if (url.pathname === `/media/${id}`) continue;
      const response = await get({}, "GET", `/media/${path}`);
      expect([302, 400, 404], path).toContain(response.status);
      expect((await body(response)).length).toBeLessThan(100);
    }
  });

  test("T59 sixty requests in ten seconds from one IP address, then a pause", async () => {
    const from = (address: string) => get({ "CF-Connecting-IP": address }, "HEAD");
    let served = 0;
    while (served < 200 && (await from("203.0.113.9")).status === 200) served++;
    // The time window may change once meanwhile.
    expect(served).toBeGreaterThanOrEqual(60);
    expect(served).toBeLessThanOrEqual(120);
    const refused = await from("203.0.113.9");
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "10"]);
    expect((await from("203.0.113.10")).status).toBe(200);
  });
});

describe("a recording that plays", () => {
  test("asks D1 once for many ranges", async () => {
    await keep();
    const trips = [];
    for (let at = 0; at < 1000; at += 100) {
      const response = await get({ Range: `bytes=${at}-${at + 99}` });
      expect(await body(response)).toEqual(bytes.slice(at, at + 100));
      trips.push(readMeter(response).trips);
    }
    expect(trips).toEqual([1, ...Array.from({ length: 9 }, () => 0)]);
  });

  test("T61 is gone within five seconds of being removed from its song by another isolate", async () => {
    const song = await keep();
    expect((await get({ Range: "bytes=0-9" })).status).toBe(206);
    await db.batch([
      db.update(songs).set({ mediaFileId: null }).where(eq(songs.id, song)),
      db.update(mediaFiles).set({ status: "removed", removedAt: new Date() }),
    ]);
    const realNow = Date.now;
    vi.spyOn(Date, "now").mockImplementation(() => realNow() + 5001);
    for (const range of ["bytes=0-9", "bytes=10-19"])
      expect((await get({ Range: range })).status).toBe(404);
  });
});

test("T59 a rejected visitor is sent nothing, and R2 is not asked", async () => {
  await keep();
  const opened = vi.fn(() => env.MEDIA.get(id));
  const MEDIA = { get: opened } as unknown as R2Bucket;
  let success = false;
  const MEDIA_LIMIT = { limit: async () => ({ success }) };
  const headers = { "CF-Connecting-IP": "203.0.113.77" };
  const ask = async () => {
    const request = new Request(`${origin}/media/${id}`, { headers });
    const response = await serveMedia(request, openDatabase(env.DB), { MEDIA, MEDIA_LIMIT });
    return [response.status, (await body(response)).length, opened.mock.calls.length];
  };
  const length = "Too many requests.".length;
  expect(await ask()).toEqual([429, length, 1]);
  expect(await ask()).toEqual([429, length, 1]);
  success = true;
  expect(await ask()).toEqual([200, 1000, 2]);
});

test.each(["pending", "removed"] as const)("T61 a %s file is not there", async (status) => {
  await keep({ status });
  const response = await get();
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("a file whose object is missing is a 404 that is not cached", async () => {
  await keep();
  await env.MEDIA.delete(id);
  const response = await get();
  expect(response.status).toBe(404);
  expect(response.headers.get("Cache-Control")).toBe("private, no-store");
});

test("T56 a video file that contains HTML is served as video", async () => {
  const film = bytesOf([0, 0, 0, 24], "ftypisom", [0, 0, 2, 0], "isomiso2<html><script>x</script>");
  await keep({ contentType: "video/mp4", fileName: "a.html" }, film);
  const response = await get();
  expect(response.headers.get("Content-Type")).toBe("video/mp4");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(response.headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
});
