import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { gzipSync } from "node:zlib";
import { listOperations } from "../support/rest/description.ts";
import { makeSong } from "../support/factories.ts";
import { readMeter, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { auth, bearerOf, call, music, refusalOf } from "../support/rest/call.ts";

const songs = `${music}/songs`;
let contributor: Awaited<ReturnType<typeof bearerOf>>;
beforeEach(async () => {
  contributor = await bearerOf("singer@example.org", "Contributor");
});
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call(songs, { body, headers: { ...contributor.headers, ...headers } });
const json = { "Content-Type": "application/json" };
const bad = [400, "ILLEGAL_ARGUMENT"];
const song = { title: "A", singer: "B", recordingDate: "1975-08-15", description: "C" };

describe("T53 bodies and queries", () => {
  test("a repeated key: 400", async () => {
    for (const query of ["page=0&page=9", "size=1&size=1", "x=1&x=2", "page=0&%70age=1"])
      expect(await refusalOf(await call(`${songs}?${query}`))).toEqual(bad);
    expect(await refusalOf(await post('{"title":"a","title":"b"}', json))).toEqual(bad);
    expect(await refusalOf(await post('{"title":"a","\\u0074itle":"b"}', json))).toEqual(bad);
    const login = "username=a%40x.org&username=b%40x.org&password=c";
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await refusalOf(await call("/auth/login", { body: login, headers: form }))).toEqual(bad);
  });

  test("__proto__ and constructor are keys like any unknown one", async () => {
    const text = JSON.stringify(song).replace(
      "{",
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},',
    );
    const response = await post(text, json);
    expect(response.status).toBe(201);
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect((await call(`${songs}?__proto__=1&constructor=2`)).status).toBe(200);
  });

  test("a nesting of ten is accepted; 10,000 brackets are rejected", async () => {
    const nested = (depth: number) => `{"title":${"[".repeat(depth)}${"]".repeat(depth)}}`;
    const deep = await (await post(nested(10), json)).json();
    expect(deep).toMatchObject({ errorMessage: "The JSON is nested too deep." });
    const shallow = await (await post(nested(9), json)).json();
    expect(shallow).not.toMatchObject({ errorMessage: "The JSON is nested too deep." });
    for (const text of [
      "[".repeat(10_000),
      `${"[".repeat(10_000)}${"]".repeat(10_000)}`,
      '{"a":'.repeat(10_000),
    ])
      expect(await refusalOf(await post(text, json))).toEqual(bad);
  });

  test("no JSON, no UTF-8, no object: 400; another type: 415; more than 256 kB: 413", async () => {
    for (const text of ["", "{", "undefined", "[]", "null", '"text"', "7", "\ufeff{}"])
      expect(await refusalOf(await post(text, json))).toEqual(bad);
    const broken = await visit(songs, {
      method: "POST",
      body: Uint8Array.of(0x7b, 0x22, 0xff, 0x22, 0x7d),
      headers: { ...contributor.headers, ...json },
    });
    expect(await refusalOf(broken)).toEqual(bad);
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/jsonx"])
      expect(await refusalOf(await post("{}", { "Content-Type": type }))).toEqual([
        415,
        "UNSUPPORTED_MEDIA_TYPE",
      ]);
    const large = { ...song, lyrics: "x".repeat(256 * 1024) };
    expect(await refusalOf(await post(large))).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    // The length is counted, whatever was announced.
    const stream = new Blob([JSON.stringify(large)]).stream();
    const unannounced = await visit(songs, {
      method: "POST",
      body: stream,
      headers: { ...contributor.headers, ...json },
    });
    expect(await refusalOf(unannounced)).toEqual([413, "PAYLOAD_TOO_LARGE"]);
    expect(await count("FROM songs")).toBe(0);
  });

  test("T62 a compressed body is 415, and never decompressed", async () => {
    const body = gzipSync(JSON.stringify({ ...song, lyrics: "x".repeat(1_000_000) }));
    const response = await visit(songs, {
      method: "POST",
      body,
      headers: { ...contributor.headers, ...json, "Content-Encoding": "gzip" },
    });
    expect(await refusalOf(response)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(await refusalOf(await post(gzipSync("{}").toString("latin1"), json))).toEqual(bad);
  });

  /** A pattern that backtracks takes seconds each time; a busy machine is slow once in a while. */
  async function atOnce(act: () => Promise<void>) {
    const times: number[] = [];
    do {
      const start = performance.now();
      await act();
      times.push(performance.now() - start);
    } while (times.length < 3 && times.at(-1)! > 250);
    expect(Math.min(...times)).toBeLessThan(500);
  }

  test("T55 100 kB of anything is rejected at once", async () => {
    const long = [
      "a".repeat(100_000),
      `${"a@".repeat(50_000)}x`,
      `a@${"a.".repeat(50_000)}`,
      " ".repeat(100_000),
      `https://youtu.be/${"/".repeat(90_000)}`,
      "\t\n".repeat(50_000),
      "ക്".repeat(33_000),
    ];
    for (const text of long)
      for (const body of [
        { ...song, title: text },
        { ...song, recordingDate: text },
        { ...song, raagaId: text },
        { ...song, accompaniments: [{ accompanimentTypeId: text, playedBy: text }] },
      ]) {
        await atOnce(async () => expect((await post(body)).status).toBeLessThan(500));
        const part = text.slice(0, 15_000);
        const signup = { username: part, password: part, roles: [part], token: part };
        await atOnce(async () => {
          const headers = { "CF-Connecting-IP": crypto.randomUUID() };
          expect((await call(`${auth}/users`, { body: signup, headers })).status).toBe(400);
        });
      }
  });
});

describe("cross-origin requests", () => {
  const asked = (origin: string, method = "GET", headers: Record<string, string> = {}) =>
    visit(songs, { method, headers: { Origin: origin, ...headers } });
  const preflight = {
    "Access-Control-Request-Method": "POST",
    "Access-Control-Request-Headers": "authorization,content-type",
  };

  test("none is allowed if none is configured; the preflight still gets a response", async () => {
    const response = await asked("https://evil.example");
    expect(response.status).toBe(200);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    const options = await asked("https://evil.example", "OPTIONS", preflight);
    expect([options.status, await options.text()]).toEqual([204, ""]);
    expect(options.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  test("those of the configured origins are allowed by name, never with cookies", async () => {
    const { readSettings } = await import("#app/config.server.ts");
    const settings = readSettings(env);
    const before = settings.CORS_ORIGINS;
    settings.CORS_ORIGINS = ["https://client.example"];
    try {
      const response = await asked("https://client.example");
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("https://client.example");
      expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(response.headers.get("Vary")).toContain("Origin");
      const options = await asked("https://client.example", "OPTIONS", preflight);
      expect(options.status).toBe(204);
      expect(options.headers.get("Access-Control-Allow-Methods")).toContain("DELETE");
      expect(options.headers.get("Access-Control-Allow-Headers")).toContain("Authorization");
      for (const origin of ["https://client.example.evil.example", "http://client.example", "null"])
        expect((await asked(origin)).headers.get("Access-Control-Allow-Origin")).toBeNull();
    } finally {
      settings.CORS_ORIGINS = before;
    }
  });

  test("T28 a write from another site needs a token like any other", async () => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    const response = await call(songs, {
      body: song,
      headers: { ...headers, Cookie: "__Host-session=x" },
    });
    expect(response.status).toBe(401);
    expect(await count("FROM songs")).toBe(0);
  });
});

test("T48 every list sorts by the columns of its own, and no other", async () => {
  const { headers } = await bearerOf("admin@example.org", "Administrator");
  const sorted = (await listOperations()).filter(({ parameters }) =>
    parameters.some(({ name }) => name === "sortBy"),
  );
  expect(sorted.length).toBeGreaterThan(10);
  for (const { path, parameters } of sorted) {
    const known = parameters.find(({ name }) => name === "sortBy")!.schema as { enum: string[] };
    const ask = (query: Record<string, string>) =>
      call(`${path}?${new URLSearchParams(query)}`, {
        headers: { ...headers, "CF-Connecting-IP": crypto.randomUUID() },
      });
    for (const sortBy of known.enum)
      expect((await ask({ sortBy, direction: "desc" })).status, `${path} ${sortBy}`).toBe(200);
    for (const sortBy of ["password_hash", "id;--", "id, title", "1", "(SELECT 1)", "ID", "rowid"])
      expect(await refusalOf(await ask({ sortBy })), `${path} ${sortBy}`).toEqual(bad);
    for (const direction of ["up", "asc, id", "desc--"])
      expect(await refusalOf(await ask({ direction })), `${path} ${direction}`).toEqual(bad);
  }
});

test("T70 a page costs the same, however far and however long its list", async () => {
  for (let at = 0; at < 60; at++) await makeSong({ title: `Song ${at}` });
  const rows = async (query: string) => readMeter(await call(`${songs}?${query}`)).rows;
  const first = await rows("size=20");
  expect(first).toBeLessThan(20 * 8);
  // A far page walks an index of titles only.
  expect((await rows("size=20&page=2")) - first).toBeLessThanOrEqual(45);
  expect(await rows("size=1000&page=1000000")).toBeLessThan(70);
  const meter = readMeter(await call(`${songs}?size=3`));
  expect(meter.trips).toBeLessThanOrEqual(2);
});

test("security headers stand on every answer, refusals too", async () => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  for (const path of [
    songs,
    `${songs}/9`,
    "/users/me",
    "/openapi.json",
    `${music}/x`,
    `${songs}%00`,
  ]) {
    const response = await visit(path);
    expect(response.headers.get("X-Content-Type-Options"), path).toBe("nosniff");
    expect(response.headers.get("Content-Security-Policy"), path).toContain("default-src 'none'");
    expect(response.headers.get("Cache-Control"), path).toMatch(/^(private, no-store|public, )/);
    expect(response.headers.get("Set-Cookie"), path).toBeNull();
    expect(response.headers.get("X-Powered-By"), path).toBeNull();
    if (response.status >= 400) {
      expect(response.headers.get("Content-Type"), path).toContain("application/json");
      expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
    }
  }
  log.mockRestore();
});
