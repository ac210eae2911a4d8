import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { mediaFiles } from "#drizzle/schema/index.ts";
import { languages } from "#app/archive.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { statements } from "#app/domain/records/rights.ts";
import {
  db,
  makeConcert,
  makeDeities,
  makePeople,
  makeRaaga,
  makeSong,
  makeTaala,
} from "../support/factories.ts";
import { origin, readMeter, visit } from "../support/front-door.ts";

const file = "0123456789abcdef0123456789abcdef";

const jsonLdOf = (html: string): unknown =>
  JSON.parse(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)![1]!);

let song: number;

beforeEach(async () => {
  await makePeople("m-balamuralikrishna", "tyagaraja");
  await makeRaaga({ id: "Mohanam", scriptNames: { te: "మోహనం" } });
  await makeTaala("Adi");
  await makeDeities();
  await makeConcert("Music Academy, 1977");
  await env.DB.exec("INSERT INTO sources (id, title, kind) VALUES (1, 'A book of kritis', 'book')");
  await db
    .insert(mediaFiles)
    .values({ id: file, status: "ready", contentType: "audio/mpeg", size: 1000 });
  song = await makeSong({
    title: "Omkara Akarini",
    raagaId: "Mohanam",
    singer: "Tyagaraja",
    recordingDate: "1977-12-20",
    place: "Chennai",
    uploadType: "Audio",
    mediaFileId: file,
    durationSeconds: 180,
  });
  await env.DB.exec("UPDATE compositions SET script_names = json_object('te', 'ఓంకారాకారిణి')");
});

describe("a record as JSON-LD", () => {
  const pages = () => [
    `/songs/${song}`,
    "/people/tyagaraja",
    "/raagas/Mohanam",
    "/taalas/Adi",
    "/deities/Devi",
    "/concerts/Music%20Academy%2C%201977",
    "/sources/1",
  ];

  test("is what its page says to search engines, in each language, at an address of its own", async () => {
    for (const page of pages())
      for (const language of languages) {
        const html = await (await visit(`${page}?lng=${language}`)).text();
        expect(html).toContain(
          `<link rel="alternate" type="application/ld+json" href="${page}/record.jsonld"/>`,
        );
        const response = await visit(`${page}/record.jsonld?lng=${language}`);
        expect(response.headers.get("Content-Type")).toBe("application/ld+json");
        expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
        expect(readMeter(response).trips).toBe(1);
        expect(await response.json(), page).toEqual(jsonLdOf(html));
      }
  });

  test("is not there where the page is not, or leads elsewhere", async () => {
    await env.DB.exec("UPDATE songs SET deleted_at = 1");
    await env.DB.exec(
      "UPDATE people SET merged_into = 'm-balamuralikrishna' WHERE id = 'tyagaraja'",
    );
    for (const path of [
      `/songs/${song}`,
      "/songs/x",
      "/people/tyagaraja",
      "/raagas/Nothing",
      "/taalas/Nothing",
      "/deities/Nothing",
      "/concerts/Nothing",
      "/sources/2",
    ])
      expect((await visit(`${path}/record.jsonld`)).status, path).toBe(404);
  });
});

describe("the manifest of a recording", () => {
  const read = () => visit(`/songs/${song}/manifest.json`);

  test("is a canvas as long as the recording, with its sound, for players anywhere", async () => {
    const response = await read();
    expect(response.headers.get("Content-Type")).toBe(
      'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    );
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(readMeter(response).trips).toBe(1);
    const manifest = `${origin}/songs/${song}/manifest.json`;
    const label = { en: ["Omkara Akarini"], te: ["ఓంకారాకారిణి"] };
    expect(await response.json()).toMatchObject({
      "@context": "http://iiif.io/api/presentation/3/context.json",
      id: manifest,
      type: "Manifest",
      label,
      homepage: [{ id: `${origin}/songs/${song}`, type: "Text", format: "text/html" }],
      items: [
        {
          type: "Canvas",
          duration: 180,
          items: [
            {
              type: "AnnotationPage",
              items: [
                {
                  type: "Annotation",
                  motivation: "painting",
                  target: `${manifest}#canvas`,
                  body: {
                    id: `${origin}/media/${file}`,
                    type: "Sound",
                    format: "audio/mpeg",
                    duration: 180,
                  },
                },
              ],
            },
          ],
        },
      ],
    });
    expect(await (await visit(`/songs/${song}`)).text()).toContain(
      `href="/songs/${song}/manifest.json"`,
    );
  });

  test("names the part of a longer file, whose length is that of the part", async () => {
    await env.DB.exec(
      "UPDATE songs SET start_seconds = 60, end_seconds = 90, duration_seconds = NULL",
    );
    const { items } = await (
      await read()
    ).json<{
      items: { duration: number; items: { items: { body: { id: string } }[] }[] }[];
    }>();
    expect(items[0]!.duration).toBe(30);
    expect(items[0]!.items[0]!.items[0]!.body.id).toBe(`${origin}/media/${file}#t=60,90`);
  });

  test.each([
    ["is in the bin", "UPDATE songs SET deleted_at = 1"],
    ["is elsewhere", "UPDATE songs SET media_file_id = NULL, media_url = 'https://example.org/a'"],
    ["is a test sound", "UPDATE songs SET singer = 'Test sound'"],
    ["has no known length", "UPDATE songs SET duration_seconds = NULL"],
    ["has a file that is gone", "UPDATE media_files SET status = 'removed'"],
  ])("is not there where the recording %s", async (_, statement) => {
    await env.DB.exec(statement);
    expect((await read()).status).toBe(404);
    expect((await visit(`/songs/${song}`)).status).toBeLessThan(500);
  });

  test("T125 other sites may play its file where its rights let it be copied, and show no page", async () => {
    await env.MEDIA.put(file, new Uint8Array(1000));
    const policyOf = async (path: string) => {
      const { headers } = await visit(path);
      return [
        headers.get("Cross-Origin-Resource-Policy"),
        headers.get("Access-Control-Allow-Origin"),
      ];
    };
    const state = async (rights: string | null) => {
      await env.DB.prepare("UPDATE songs SET recording_rights = ?").bind(rights).run();
      forgetVersion();
    };
    const closed = ["same-origin", null];
    for (const { address, mayCopy } of statements) {
      await state(address);
      expect(await policyOf(`/media/${file}`), address).toEqual(
        mayCopy ? ["cross-origin", "*"] : closed,
      );
    }
    await state(statements[0].address);
    expect(await (await read()).json()).toMatchObject({
      rights: "http://creativecommons.org/publicdomain/mark/1.0/",
    });
    for (const path of ["/", `/songs/${song}`, `/songs/${song}/cite.bib`])
      expect(await policyOf(path), path).toEqual(closed);
    await state(null);
    expect(await policyOf(`/media/${file}`)).toEqual(closed);
  });
});
