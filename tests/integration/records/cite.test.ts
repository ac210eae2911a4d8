import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { citationFormats } from "#app/domain/records/citing/citation-formats.ts";
import { forgetVersion } from "#app/data/data-version.ts";
import { languages } from "#app/archive.ts";
import { makeConcert, makePeople, makeRaaga, makeSong } from "../support/factories.ts";
import { origin, visit } from "../support/front-door.ts";
import { emptyArchive } from "../support/empty-archive.ts";

const read = async (path: string) => (await visit(path)).text();
const today = () => new Date().toISOString().slice(0, 10);
const composer = "M. Balamuralikrishna";

let id: number;

beforeEach(async () => {
  await emptyArchive();
  await makePeople("m-balamuralikrishna", "tyagaraja");
  await makeRaaga({ id: "Mohanam" });
  await makeConcert("Music Academy, 1977", { heldOn: "1977-12-20", place: "Chennai" });
  id = await makeSong({
    title: "Omkara Akarini",
    singer: "Tyagaraja",
    recordingDate: "1977-12-20",
    place: "Chennai",
    concertId: "Music Academy, 1977",
    language: "te",
    createdAt: new Date(Date.UTC(2026, 0, 2)),
    updatedAt: new Date(Date.UTC(2026, 0, 5)),
  });
  await env.DB.exec("UPDATE compositions SET native_title = 'ఓంకారాకారిణి', updated_at = NULL");
});

const address = () => `${origin}/songs/${id}`;

describe("a composition and its recording", () => {
  test("are cited as text, in files of their own", async () => {
    expect(await read(`/songs/${id}/cite.txt`)).toBe(
      `${composer}. “Omkara Akarini (ఓంకారాకారిణి)”. Composition. Murali Archive. ` +
        `${address()} (accessed ${today()}).\n`,
    );
    expect(await read(`/songs/${id}/recording.txt`)).toBe(
      `${composer}. “Omkara Akarini (ఓంకారాకారిణి)”. ` +
        "Recording performed by Tyagaraja, 1977-12-20, Chennai. Murali Archive. " +
        `${address()} (accessed ${today()}).\n`,
    );
  });

  test("are cited as of their last change", async () => {
    expect(await read(`/songs/${id}/cite.txt?of=version`)).toContain(
      "Murali Archive, version of 2026-01-05.",
    );
    const changed = Date.UTC(2026, 0, 7);
    await env.DB.prepare("UPDATE compositions SET updated_at = ?").bind(changed).run();
    forgetVersion();
    expect(await read(`/songs/${id}/cite.txt?of=version`)).toContain("version of 2026-01-07.");
  });

  test("are cited at the address of the version that they are", async () => {
    for (const [kind, subject] of [
      ["song", String(id)],
      ["composition", "(SELECT composition_id FROM songs)"],
    ])
      await env.DB.prepare(
        `INSERT INTO revisions (subject_kind, subject_id, kind, changed_at)
          VALUES (?, CAST(${subject} AS TEXT), 'updated', ?)`,
      )
        .bind(kind, Date.UTC(2026, 0, 8))
        .run();
    const revision = (await env.DB.prepare("SELECT max(id) FROM revisions").raw())[0]![0];
    const path = `/songs/${id}/history/${String(revision)}`;
    for (const file of ["cite.txt", "cite.bib", "cite.ris", "cite.json", "recording.txt"]) {
      const cited = await read(`/songs/${id}/${file}?of=version`);
      expect(cited).toContain(origin + path);
      expect(cited).toContain(file === "cite.ris" ? "2026" : "2026-01-08");
      expect(await read(`/songs/${id}/${file}`)).not.toContain(path);
    }
    expect((await visit(path)).status).toBe(200);
  });

  test("a song without a recording has none to cite, nor has a test sound", async () => {
    const unsung = await makeSong({ title: "Unsung" });
    const tested = await makeSong({ title: "Tested", singer: "Test sound" });
    for (const one of [unsung, tested]) {
      expect((await visit(`/songs/${one}/recording.bib`)).status).toBe(404);
      expect((await visit(`/cite/recording/${one}`)).status).toBe(404);
      expect(await read(`/cite/song/${one}`)).not.toContain("/cite/recording/");
    }
  });
});

test("raagas, people and concerts are cited, with the day of their last change in the history", async () => {
  expect(await read("/raagas/Mohanam/cite.txt?of=version")).toBe(
    `“Mohanam”. Raaga. Murali Archive. ${origin}/raagas/Mohanam (accessed ${today()}).\n`,
  );
  await env.DB.prepare(
    "INSERT INTO revisions (subject_kind, subject_id, kind, changed_at) VALUES ('raaga', 'Mohanam', 'updated', ?)",
  )
    .bind(Date.UTC(2026, 4, 6))
    .run();
  await env.DB.exec("UPDATE raagas SET description = 'Another' WHERE id = 'Mohanam'");
  forgetVersion();
  expect(await read("/raagas/Mohanam/cite.txt?of=version")).toMatch(
    /version of 2026-05-06\. \S+\/raagas\/Mohanam\/history\/\d+ \(/,
  );
  expect(await read("/people/tyagaraja/cite.txt")).toBe(
    `“Tyagaraja”. Person. Murali Archive. ${origin}/people/tyagaraja (accessed ${today()}).\n`,
  );
  expect(await read("/concerts/Music%20Academy%2C%201977/cite.txt")).toBe(
    "“Music Academy, 1977”. Concert performed by Tyagaraja, 1977-12-20, Chennai. Murali Archive. " +
      `${origin}/concerts/Music%20Academy%2C%201977 (accessed ${today()}).\n`,
  );
});

test.each(citationFormats)(
  "a file .$extension has its type and says what it describes",
  async (format) => {
    const response = await visit(`/songs/${id}/cite.${format.extension}`);
    expect(response.headers.get("Content-Type")).toBe(`${format.mediaType}; charset=utf-8`);
    expect(response.headers.get("Link")).toBe(`<${address()}>; rel="describes"; type="text/html"`);
    expect(new TextDecoder().decode(await response.arrayBuffer())).toContain(address());
  },
);

test.each([
  "/songs/9999/cite.bib",
  "/songs/one/cite.ris",
  "/raagas/Nothing/cite.json",
  "/raagas/%E0/cite.json",
  "/people/nobody/cite.txt",
  "/concerts/Nowhere/cite.bib",
  "/cite/raaga/Nothing",
  "/cite/taala/Adi",
  "/cite/constructor/1",
])("there is nothing to cite at %s", async (path) => {
  expect((await visit(path)).status).toBe(404);
});

test("a deleted song and a merged person are not cited", async () => {
  await env.DB.exec("UPDATE songs SET deleted_at = 1");
  await env.DB.exec("UPDATE people SET merged_into = 'm-balamuralikrishna' WHERE id = 'tyagaraja'");
  expect((await visit(`/songs/${id}/cite.bib`)).status).toBe(404);
  expect((await visit("/people/tyagaraja/cite.bib")).status).toBe(404);
});

describe("the page of a citation", () => {
  test("has every form with its file, for the work and for its version", async () => {
    const html = await read(`/cite/song/${id}?of=version`);
    for (const { extension } of citationFormats)
      expect(html).toContain(
        `href="/songs/${id}/cite.${extension}?of=version" download="song-${id}.${extension}"`,
      );
    expect(html).toContain("@misc{song-");
    expect(html).toContain("version of 2026-01-05");
    expect(html).toContain(`href="/cite/recording/${id}?of=version"`);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await read(`/cite/song/${id}`)).not.toContain("version of");
  });

  test("is linked from the pages of all that can be cited", async () => {
    const paths = {
      [`/songs/${id}`]: `/cite/song/${id}`,
      "/raagas/Mohanam": "/cite/raaga/Mohanam",
      "/people/tyagaraja": "/cite/person/tyagaraja",
      "/concerts/Music%20Academy%2C%201977": "/cite/concert/Music%20Academy%2C%201977",
    };
    for (const [path, cite] of Object.entries(paths)) {
      expect(await read(path)).toContain(`href="${cite}"`);
      for (const language of languages)
        expect((await visit(`${cite}?lng=${language}`)).status).toBe(200);
    }
  });

  test("names the record in the reader's script, and cites it in roman letters", async () => {
    await makeRaaga({ id: "Bhupalam", isoName: "bhūpāḷaṁ", description: "Bhupalam" });
    const html = await read("/cite/raaga/Bhupalam?lng=te");
    expect(html).toMatch(/<p class="crumb"><a[^>]*>భూపాళం<\/a>/);
    expect(html).toContain("title = {{Bhupalam}}");
    expect(await read("/cite/raaga/Bhupalam")).toMatch(/<p class="crumb">.*?Bhupalam/);
    await env.DB.exec(
      "UPDATE songs SET script_names = json_set(script_names, '$.te.title', 'ఓంకార ఆకారిణి')",
    );
    for (const kind of ["song", "recording"])
      expect(await read(`/cite/${kind}/${id}?lng=te`)).toMatch(
        /<p class="crumb"><a[^>]*>ఓంకార ఆకారిణి<\/a>/,
      );
  });

  test("shows a hostile title as text", async () => {
    const hostile = await makeSong({ title: `<script>alert(1)</script>"'&{}\\` });
    const html = await read(`/cite/song/${hostile}`);
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#x27;&amp;{}\\");
  });
});

/** The tags of a page's head by which programs cite it. */
async function headOf(path: string) {
  const html = await read(path);
  const [head] = html.split("</head>");
  return {
    html,
    tags: Array.from(head!.matchAll(/<meta name="citation_(\w+)" content="([^"]*)"\/>/g), (tag) =>
      tag.slice(1),
    ),
    citeAs: Array.from(
      head!.matchAll(/<link rel="cite-as" href="([^"]*)"\/>/g),
      ([, href]) => href,
    ),
  };
}

describe("what pages tell programs that cite them", () => {
  test("a composition: its composer, its language and its address, in every language of the site", async () => {
    for (const query of ["", "?lng=te"]) {
      const { tags, citeAs } = await headOf(`/songs/${id}${query}`);
      expect(Object.fromEntries(tags)).toEqual({
        title: "Omkara Akarini (ఓంకారాకారిణి)",
        author: composer,
        language: "te",
        publisher: "Murali Archive",
        public_url: address(),
      });
      expect(citeAs).toEqual([address()]);
    }
  });

  test("a raaga, a person and a concert: their name, and its day", async () => {
    const concert = await headOf("/concerts/Music%20Academy%2C%201977");
    expect(Object.fromEntries(concert.tags)).toMatchObject({
      title: "Music Academy, 1977",
      publication_date: "1977/12/20",
    });
    expect(concert.citeAs).toEqual([`${origin}/concerts/Music%20Academy%2C%201977`]);
    for (const [path, title] of [
      ["/raagas/Mohanam", "Mohanam"],
      ["/people/tyagaraja", "Tyagaraja"],
    ] as const) {
      const { tags, citeAs, html } = await headOf(path);
      expect(tags).toEqual([
        ["title", title],
        ["publisher", "Murali Archive"],
        ["public_url", origin + path],
      ]);
      expect(citeAs).toEqual([origin + path]);
      expect(html.match(/<script[^>]*application\/ld\+json/g)).toHaveLength(1);
    }
  });

  test("the Link header leads to the address, the files, the composer and the types", async () => {
    const files = [
      ["bib", "application/x-bibtex"],
      ["ris", "application/x-research-info-systems"],
      ["json", "application/vnd.citationstyles.csl+json"],
    ].map(
      ([extension, type]) => `<${address()}/cite.${extension}>; rel="describedby"; type="${type}"`,
    );
    const links = [
      `<${address()}>; rel="cite-as"`,
      ...files,
      `<${origin}/people/m-balamuralikrishna>; rel="author"`,
      '<https://schema.org/AboutPage>; rel="type"',
      '<https://schema.org/MusicComposition>; rel="type"',
    ].join(", ");
    expect((await visit(`/songs/${id}`)).headers.get("Link")).toBe(links);
    expect((await visit(`/songs/${id}`)).headers.get("Link"), "from the cache").toBe(links);
    expect((await visit(`/songs/${id}`, { method: "HEAD" })).headers.get("Link")).toBe(links);
    expect((await visit(`/songs/${id}.data`)).headers.get("Link")).toBeNull();
    const described = Array.from(
      links.matchAll(/<([^>]*)>; rel="describedby"/g),
      ([, href]) => href!,
    );
    for (const file of described) expect((await visit(file.slice(origin.length))).status).toBe(200);
  });

  test("the page keeps its styles in the document, as it preloads none", async () => {
    const html = await read(`/songs/${id}`);
    expect(html).toMatch(/<style [^>]*suggest-links\.css/);
    expect(html).not.toMatch(/<link rel="stylesheet" href="[^"]*suggest-links/);
  });
});
