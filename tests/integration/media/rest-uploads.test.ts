import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readSettings } from "#app/config.server.ts";
import { openDatabase } from "#app/data/database.ts";
import { mediaLocationTypes } from "#drizzle/schema/index.ts";
import { mediaLocationTypeSeeds } from "#drizzle/seed/reference/media-types.ts";
import { api } from "#workers/api/api.ts";
import { filledTo, samples as media } from "#tests/media-samples.ts";
import { db } from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { count } from "../support/users.ts";
import { bearerOf, call, music, refusalOf } from "../support/rest/call.ts";
import { uploadOf } from "../support/rest/world.ts";
import { checksum, storedKeys } from "../support/uploads.ts";

const payload = {
  title: "Omkara Akarini",
  singer: "M. Balamuralikrishna",
  recordingDate: "1975-08-15",
  description: "In praise.",
};
let contributor: Awaited<ReturnType<typeof bearerOf>>;
beforeEach(async () => {
  await db.insert(mediaLocationTypes).values(mediaLocationTypeSeeds);
  contributor = await bearerOf("singer@example.org", "Contributor");
});

const send = (form: FormData, headers: Record<string, string> = contributor.headers) =>
  call(`${music}/s3Song?mediadescription=A%20concert`, { body: form, headers });

describe("POST /s3Song", () => {
  test("201 with the song, and its file can be heard", async () => {
    const content = filledTo(9 * 2 ** 20, media.mp3);
    const response = await send(uploadOf(payload, "नाद.mp3", content));
    expect(response.status).toBe(201);
    const { mediaurl, ...song } = await response.json<Record<string, string>>();
    expect(song).toMatchObject({
      title: "Omkara Akarini",
      uploadType: "Audio",
      mediadescription: "A concert",
      createdBy: "singer@example.org",
    });
    const heard = await visit(new URL(mediaurl!).pathname);
    expect(heard.headers.get("Content-Type")).toBe("audio/mpeg");
    expect(await checksum(await heard.arrayBuffer())).toBe(await checksum(content));
  });

  test("the payload may be a plain field, after the file", async () => {
    const form = new FormData();
    form.append("file", new File([media.mp4], "song.mp4"));
    form.append("payload", JSON.stringify(payload));
    const response = await send(form);
    expect(await response.json()).toMatchObject({ uploadType: "Video" });
  });

  test("T56 a wrong type is 415, and nothing is stored", async () => {
    const html = new TextEncoder().encode("<script>alert(1)</script>");
    for (const [name, bytes] of [
      ["song.html", html],
      ["song.mp3", html],
      ["song.mp4", media.mp3],
    ] as const)
      expect(await refusalOf(await send(uploadOf(payload, name, bytes)))).toEqual([
        415,
        "UNSUPPORTED_MEDIA_TYPE",
      ]);
    const json = await call(`${music}/s3Song`, { body: payload, headers: contributor.headers });
    expect(await refusalOf(json)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(await count("FROM songs")).toBe(0);
    expect(await storedKeys()).toEqual([]);
  });

  test("400 for a missing, unreadable or invalid payload, or no file; nothing is stored", async () => {
    const bare = new FormData();
    bare.append("payload", JSON.stringify(payload));
    const without = new FormData();
    without.append("file", new File([media.mp3], "song.mp3"));
    const broken = new FormData();
    broken.append("file", new File([media.mp3], "song.mp3"));
    broken.append("payload", "{");
    for (const form of [bare, without, broken, uploadOf({ ...payload, title: "" })])
      expect(await refusalOf(await send(form))).toEqual([400, "ILLEGAL_ARGUMENT"]);
    expect(await (await send(without)).json()).toMatchObject({
      fieldErrors: [{ fieldName: "payload", errorMessage: "This field is required" }],
    });
    const unknown = await send(uploadOf({ ...payload, raagaId: "Nowhere" }));
    expect(await unknown.json()).toMatchObject({ fieldErrors: [{ fieldName: "raagaId" }] });
    expect(await count("FROM songs")).toBe(0);
    expect(await count("FROM media_files WHERE discarded_at IS NULL")).toBe(0);
    expect(await storedKeys()).toEqual([]);
  });

  test("T72 failing storage shows no details, and no song is stored", async () => {
    const secret = "R2 says: /buckets/archive-media is not there";
    const bucket = new Proxy(env.MEDIA, {
      get: () => () => {
        throw new Error(secret);
      },
    });
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const form = new Response(uploadOf(payload));
    const body = await form.clone().arrayBuffer();
    const response = await api.fetch(
      new Request(`${origin}${music}/s3Song`, {
        method: "POST",
        body,
        headers: {
          ...contributor.headers,
          "Content-Type": form.headers.get("Content-Type")!,
          "Content-Length": String(body.byteLength),
        },
      }),
      {
        services: {
          db: openDatabase(env.DB),
          settings: readSettings(env),
          defer: () => {},
          logEvent: () => {},
          now: () => Date.now(),
        },
        visitor: { clientAddress: "here", browser: "", language: "en", userAgent: "" },
        bucket,
        limits: { signIn: env.SIGN_IN_LIMIT, codes: env.CODE_LIMIT, search: env.SEARCH_LIMIT },
      },
    );
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toEqual([
      500,
      {
        errorCode: "GENERIC_ERROR",
        errorMessage: "An unexpected error occurred",
        message: "An unexpected error occurred",
        status: 500,
      },
    ]);
    expect(errors.mock.calls.join()).toContain(secret);
    expect(await count("FROM songs")).toBe(0);
    errors.mockRestore();
  });

  test("T62 a compressed body is 415; T33 it is for Contributors", async () => {
    const zipped = await send(uploadOf(payload), {
      ...contributor.headers,
      "Content-Encoding": "gzip",
    });
    expect(await refusalOf(zipped)).toEqual([415, "UNSUPPORTED_MEDIA_TYPE"]);
    expect(await refusalOf(await send(uploadOf(payload), {}))).toEqual([
      401,
      "USER_NOT_AUTHENTICATED",
    ]);
    const viewer = await bearerOf("viewer@example.org");
    expect(await refusalOf(await send(uploadOf(payload), viewer.headers))).toEqual([
      403,
      "ACCESS_DENIED",
    ]);
    expect((await env.MEDIA.list()).objects).toEqual([]);
  });
});
