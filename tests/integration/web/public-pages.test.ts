import * as build from "virtual:react-router/server-build";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { createPublicPageFinder, listPages } from "#app/cache/public-pages.ts";
import { citationFormats } from "#app/domain/records/citing/citation-formats.ts";
import {
  citationFileAddress,
  citationFilePath,
  type CitedKind,
} from "#app/domain/records/citing/cited-paths.ts";
import { openFeeds } from "#workers/feeds/serve-feed.ts";
import { recordFiles } from "#workers/record-files.ts";
import {
  makeConcert,
  makeDeities,
  makePeople,
  makeRaaga,
  makeSong,
  makeTaala,
} from "../support/factories.ts";
import { visit } from "../support/front-door.ts";
import { describeReads } from "../support/one-archive.ts";
import { logIn, makeUser } from "../support/users.ts";

const pages = new Map([...listPages(build.routes), ...openFeeds(recordFiles).pages]);
const publicPages = [...pages].filter(([, queryKeys]) => queryKeys !== null);

/** What is asked for of each page whose address has parameters, or needs a query. */
const examples: Record<string, string> = {
  "/home/next": "/home/next?sortBy=title&direction=asc",
  "/search": "/search?title=song&searched=true",
  "/search/next": "/search/next?title=song&searched=true",
  "/about/:topic": "/about/privacy",
  "/songs/:id": "/songs/1",
  "/songs/:id/practise": "/songs/1/practise",
  "/songs/:id/words": "/songs/1/words",
  "/songs/:id/words.vtt": "/songs/1/words.vtt",
  "/songs/:id/manifest.json": "/songs/1/manifest.json",
  "/songs/:id/record.jsonld": "/songs/1/record.jsonld",
  "/people/:id/record.jsonld": "/people/tyagaraja/record.jsonld",
  "/raagas/:id/record.jsonld": "/raagas/Mohanam/record.jsonld",
  "/taalas/:id/record.jsonld": "/taalas/Adi/record.jsonld",
  "/deities/:id/record.jsonld": "/deities/Devi/record.jsonld",
  "/concerts/:id/record.jsonld": "/concerts/Music%20Academy/record.jsonld",
  "/sources/:id/record.jsonld": "/sources/1/record.jsonld",
  "/songs/play": "/songs/play?title=song&searched=true",
  "/songs/entries": "/songs/entries?ids=1",
  "/sources/:id": "/sources/1",
  "/taalas/:id": "/taalas/Adi",
  "/deities/:id": "/deities/Devi",
  "/:kind/:id/history": "/songs/1/history",
  "/:kind/:id/history/:revision": "/songs/1/history/1",
  "/concerts/:id": "/concerts/Music%20Academy",
  "/people/:id": "/people/tyagaraja",
  "/raagas/:id": "/raagas/Mohanam",
  "/changes.atom": "/changes.atom?before=1-1",
  "/raagas/:id/feed.atom": "/raagas/Mohanam/feed.atom",
  "/songs/:id/changes.atom": "/songs/1/changes.atom",
  "/raagas/:id/changes.atom": "/raagas/Mohanam/changes.atom",
  "/people/:id/changes.atom": "/people/tyagaraja/changes.atom",
  "/unfinished/:id/changes.atom": "/unfinished/lyrics/changes.atom",
  "/raagas/:id/beside/:other": "/raagas/Mohanam/beside/Mohanam",
  "/sitemap.xml": "/sitemap.xml?part=1",
  "/cite/:kind/:id": "/cite/raaga/Mohanam",
  ...Object.fromEntries(
    Object.entries({
      song: "1",
      recording: "1",
      raaga: "Mohanam",
      person: "tyagaraja",
      concert: "Music Academy",
    } satisfies Record<CitedKind, string>).flatMap(([kind, id]) =>
      citationFormats.map(({ extension }) => [
        citationFileAddress(kind as CitedKind, extension),
        citationFilePath(kind as CitedKind, id, extension),
      ]),
    ),
  ),
};

async function makeRecording() {
  const mediaFileId = "0123456789abcdef0123456789abcdef";
  await env.DB.prepare(
    "INSERT INTO media_files (id, status, content_type, size) VALUES (?, 'ready', 'audio/mpeg', 9)",
  )
    .bind(mediaFileId)
    .run();
  const recording = { uploadType: "Audio", mediaFileId, durationSeconds: 9 } as const;
  await makeSong({ title: "A song", singer: "A singer", ...recording });
}

const makeSource = () =>
  env.DB.prepare("INSERT INTO sources (id, title, kind) VALUES (1, 'A book', 'book')").run();

const makeRevision = () =>
  env.DB.prepare(
    "INSERT INTO revisions (id, subject_kind, subject_id, kind) VALUES (1, 'song', '1', 'created')",
  ).run();

async function makeArchive() {
  await makeRecording();
  await makeDeities();
  await makePeople("tyagaraja");
  await makeRaaga({ id: "Mohanam" });
  await makeTaala("Adi");
  await makeConcert("Music Academy");
  await makeSource();
  await makeRevision();
  await makeUser("viewer@example.org");
}

describeReads("a public page", makeArchive, () => {
  const addresses = publicPages.map(([address]) => address);

  test.each(addresses)("the cache keeps %s, which says that it is public", async (address) => {
    const path = examples[address] ?? address;
    const [first, second] = [await visit(path), await visit(path)];
    expect(
      [first.status, second.status],
      `${path}: give a path of ${address} in the table of examples`,
    ).toEqual([200, 200]);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("Server-Timing")).not.toContain("cache;desc=hit");
    expect(
      second.headers.get("Server-Timing"),
      `${path} is not kept: its publicLoader must return the version of what it read, or "fixed"`,
    ).toContain("cache;desc=hit");
  });

  test.each(addresses)(
    "T102 what is public depends on no session and sets no cookie: %s",
    async (address) => {
      const path = examples[address] ?? address;
      const ofVisitor = await visit(path);
      expect(ofVisitor.headers.get("Set-Cookie")).toBeNull();
      const ofUser = await visit(path, {
        headers: { Cookie: await logIn("viewer@example.org") },
      });
      expect(ofUser.status).toBe(200);
      expect(ofUser.headers.get("Cache-Control")).toMatch(/private|no-store/);
    },
  );
});

test("a page is public by its own word, and knows its own query keys alone", () => {
  const find = createPublicPageFinder(pages);
  expect(find("/songs/63")).toEqual(["script"]);
  expect(find("/raagas/Mohanam/beside/Kalyani")).toEqual([]);
  for (const path of ["/songs/add", "/songs/63/failure", "/login", "/admin", "/raagas/", "/Home"])
    expect(find(path), path).toBeNull();
  for (const [address, queryKeys] of publicPages) {
    const path = examples[address]?.split("?")[0] ?? address;
    expect(find(path), path).toBe(queryKeys);
  }
});

test("the routes' addresses are read as the router reads them", () => {
  expect(pages.get("/")).toEqual([]);
  expect(pages.get("/songs/add")).toBeNull();
  expect(pages.get("/admin/users")).toBeNull();
  expect(publicPages.length).toBeGreaterThan(15);
});
