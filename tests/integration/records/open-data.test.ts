import { createHash } from "node:crypto";
import { Validator } from "@cfworker/json-schema";
import { parse } from "csv-parse/sync";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  growZip,
  beginZip,
  closeZip,
  completeZip,
} from "#app/data/records/open-data/growing-zip.ts";
import { publicDomainMark } from "#app/domain/records/rights.ts";
import { unescapeCell } from "#app/domain/records/csv/formula-guard.ts";
import { jsonSchemaOf } from "#app/domain/records/open-data/dump-formats.ts";
import { openKinds, schemaVersion } from "#app/domain/records/open-data/open-records.ts";
import {
  makeConcert,
  makeDeities,
  makePeople,
  makeRaaga,
  makeSong,
  makeSongType,
  makeTaala,
} from "../support/factories.ts";
import { origin, readText, visit } from "../support/front-door.ts";
import { dumpsOf, fileNames, linesOf, readZip, runDump } from "../support/open-data.ts";
import { makeUser } from "../support/users.ts";

const day = 24 * 3600_000;
const secret = "MUST-NOT-BE-READ";

const run = (query: string, ...values: unknown[]) =>
  env.DB.prepare(query)
    .bind(...values)
    .run();
const rows = async (query: string) => (await env.DB.prepare(query).all()).results;

/** An archive with something in each field, and a mark in all that nobody may read. */
async function makeArchive() {
  await makePeople("m-balamuralikrishna", "tyagaraja", "lalgudi-jayaraman");
  await makeDeities();
  await makeRaaga(
    {
      id: "Mohanam",
      description: "Mohanam, of five swaras",
      isoName: "Mōhanaṁ",
      arohana: "S R2 G3 P D2 S",
      avarohana: "S D2 P G3 R2 S",
      bhashanga: false,
      timeOfDay: "any",
      fame: 3,
      source: "a book",
    },
    ["Mohana"],
  );
  const admin = await makeUser(`${secret.toLowerCase()}@example.org`, "Administrator");
  await makeRaaga({ id: "Offered", proposedBy: admin, proposedAt: new Date() });
  await makeTaala("Adi", "Ādi");
  await makeSongType("Kriti");
  await makeConcert("Music Academy", { place: "Chennai", heldOn: "1968-12", source: "a poster" });
  await run("UPDATE users SET display_name = ?", secret);
  await run(
    "INSERT INTO sources (title, author, year, kind, address) VALUES ('A \"book\",\nwith lines', '=SUM(A1)', 1990, 'book', 'https://example.org/')",
  );
  await run(
    "INSERT INTO claims (subject_kind, subject_id, field, source_id, note) VALUES ('raaga', 'Mohanam', 'arohana', 1, 'page 3'), ('song', '1', '', 1, ''), ('composition', '1', 'raaga', 1, 'as printed'), ('person', 'tyagaraja', '', 1, '')",
  );
  await run(
    "INSERT INTO media_files (id, status, content_type, size, file_name, whole_hash, hash) VALUES (?, 'ready', 'audio/mpeg', 4096, ?, ?, ?)",
    "a".repeat(32),
    secret,
    "b".repeat(64),
    secret,
  );
  const song = {
    title: "Nagumomu",
    raagaId: "Mohanam",
    taalaId: "Adi",
    songTypeId: "Kriti",
    language: "te",
    composer: "Tyagaraja",
    singer: "M. Balamuralikrishna",
    players: { Violin: ["Lalgudi Jayaraman", "Somebody"], Mridangam: [] },
    deity: "Rama",
    recordingDate: "1968-12",
    event: "December season",
    place: "Chennai",
    concertId: "Music Academy",
    track: 2,
    startSeconds: 5,
    endSeconds: 65,
    durationSeconds: 60,
    mediaDescription: "From a tape\nof two sides",
    uploadType: "Audio" as const,
    mediaFileId: "a".repeat(32),
    lyrics: secret,
    lineTimes: secret,
    description: "A kriti",
    source: "a tape",
    createdBy: admin,
  };
  await makeSong(song);
  await makeSong({ title: "Only a composition", lyrics: secret });
  await makeSong({ title: `Binned ${secret}`, singer: secret, deletedAt: new Date() });
  for (let n = 4; n <= 9; n++)
    await makeSong({
      title: `Song ${n}`,
      singer: "M. Balamuralikrishna",
      externalMediaId: `video-00000${n}`,
    });
  await run(
    "UPDATE compositions SET notation = ?, meaning = json_object('en', ?), line_meanings = json_object('en', ?)",
    secret,
    secret,
    secret,
  );
  await run(
    "UPDATE compositions SET iso_title = 'Nagumōmu', native_title = 'నగుమోము', other_titles = '[\"Nagumo\"]', signature = 'Tyagaraja', pages_elsewhere = 'lyrics, meaning https://example.org/nagumomu' || char(10) || 'notation https://example.org/swaras' WHERE id = 1",
  );
  await run(
    "UPDATE people SET born = 1767, died = 1847, years_source = NULL WHERE id = 'tyagaraja'",
  );
  await run(
    "UPDATE people SET picture = json_object('description', 'At a concert', 'credit', 'A friend', 'rights', 'CC BY 4.0', 'files', json_array(json_object('id', ?, 'type', 'image/png', 'width', 160, 'height', 120))) WHERE id = 'm-balamuralikrishna'",
    "c".repeat(32),
  );
  await run(
    "INSERT INTO people (id, name, sort_name, parts, merged_into) VALUES ('merged', ?, 'x', '[]', 'tyagaraja')",
    secret,
  );
  await run(
    "INSERT INTO suggestions (form_id, subject_kind, subject_id, field, new_value, given_name, mail, is_thanked, language, client_hash, suggested_at, status, decided_at) VALUES ('f', 'song', '1', 'place', ?, ?, ?, 1, 'en', '', 1, 'accepted', 1)",
    secret,
    secret,
    secret,
  );
  await run(
    "INSERT INTO song_drafts (id, owner_id, position, inputs) VALUES ('d', ?, 1, json_object('title', ?))",
    admin,
    secret,
  );
}

/** Runs the job until a dump is whole. */
async function finish(now = Date.now(), portion = 1000) {
  const newest = async () => (await dumpsOf())[0]?.date;
  const before = await newest();
  for (let runs = 0; (await newest()) === before; runs++) {
    if (runs > 500) throw new Error("The dump has no end");
    await runDump(now, portion);
  }
}

/** The columns that records have as they are stored. */
const asStored: Record<string, { query: string; fields: Record<string, string> }> = {
  recordings: {
    query: "SELECT * FROM songs WHERE deleted_at IS NULL AND is_recording ORDER BY id",
    fields: {
      id: "id",
      composition: "composition_id",
      title: "title",
      singer: "singer",
      singerPart: "singer_part",
      ownRaaga: "own_raaga_id",
      ownTaala: "own_taala_id",
      recordedOn: "recorded_on",
      event: "event",
      place: "place",
      concert: "concert_id",
      track: "track",
      durationSeconds: "duration_seconds",
      startSeconds: "start_seconds",
      endSeconds: "end_seconds",
      description: "media_description",
      uploadType: "upload_type",
      youtubeId: "external_media_id",
      mediaUrl: "media_url",
      source: "source",
    },
  },
  compositions: {
    query: "SELECT * FROM compositions WHERE deleted_at IS NULL ORDER BY id",
    fields: {
      id: "id",
      title: "title",
      isoTitle: "iso_title",
      nativeTitle: "native_title",
      composer: "composer",
      composerPerson: "composer_id",
      raaga: "raaga_id",
      taala: "taala_id",
      songType: "song_type_id",
      language: "language",
      deity: "deity",
      deityEntry: "deity_id",
      signature: "signature",
      description: "description",
      markedSong: "marked_song_id",
    },
  },
  concerts: {
    query: "SELECT * FROM concerts ORDER BY rowid",
    fields: {
      id: "id",
      description: "description",
      place: "place",
      heldOn: "held_on",
      source: "source",
    },
  },
  raagas: {
    query: "SELECT * FROM raagas ORDER BY rowid",
    fields: {
      id: "id",
      description: "description",
      isoName: "iso_name",
      melakarta: "melakarta",
      parent: "parent_id",
      arohana: "arohana",
      avarohana: "avarohana",
      timeOfDay: "time_of_day",
      fame: "fame",
      creator: "creator_id",
      source: "source",
    },
  },
  taalas: {
    query: "SELECT * FROM taalas ORDER BY rowid",
    fields: {
      id: "id",
      description: "description",
      isoName: "iso_name",
      jati: "jati",
      angas: "angas",
      groups: "groups",
      aksharas: "aksharas",
      creator: "creator_id",
    },
  },
  deities: {
    query: "SELECT * FROM deities ORDER BY rowid",
    fields: { id: "id", description: "description" },
  },
  people: {
    query: "SELECT * FROM people WHERE merged_into IS NULL ORDER BY rowid",
    fields: {
      id: "id",
      name: "name",
      sortName: "sort_name",
      isoName: "iso_name",
      yearsSource: "years_source",
      source: "source",
    },
  },
  sources: {
    query: "SELECT * FROM sources ORDER BY id",
    fields: {
      id: "id",
      title: "title",
      author: "author",
      year: "year",
      kind: "kind",
      address: "address",
    },
  },
};

describe("the dump of the open data", () => {
  beforeEach(makeArchive);

  test("has every record and field, made in small portions with failures in between", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    let puts = 0;
    const failing = new Proxy(env.DUMPS, {
      get(bucket, name: keyof R2Bucket) {
        if (name === "put" && ++puts % 13 === 0)
          return () => Promise.reject(new Error("R2 does not answer"));
        const value = bucket[name];
        return typeof value === "function" ? value.bind(bucket) : value;
      },
    });
    let failures = 0;
    for (let runs = 0; (await dumpsOf()).length === 0 && runs < 500; runs++)
      await runDump(Date.now(), 7, failing).catch(() => failures++);
    expect(failures).toBeGreaterThan(1);

    const files = await readZip("jsonl.zip");
    for (const [kind, { query, fields }] of Object.entries(asStored)) {
      const lines = linesOf(files, kind as "people") as unknown as Record<string, unknown>[];
      const expected = (await rows(query)).map((row) =>
        Object.fromEntries(Object.entries(fields).map(([field, column]) => [field, row[column]])),
      );
      expect(expected.length, kind).toBeGreaterThan(0);
      const read = lines.map((line) =>
        Object.fromEntries(Object.keys(fields).map((field) => [field, line[field]])),
      );
      expect(read, kind).toEqual(expected);
    }
    const [nagumomu] = linesOf(files, "recordings");
    const source = { field: "", source: 1, note: "" };
    const { created_at: createdAt } = (await rows("SELECT created_at FROM songs WHERE id = 1"))[0]!;
    expect(nagumomu).toMatchObject({
      address: "/songs/1",
      accompaniments: [
        { instrument: "Violin", players: ["Lalgudi Jayaraman", "Somebody"] },
        { instrument: "Mridangam", players: [] },
      ],
      people: {
        "M. Balamuralikrishna": "m-balamuralikrishna",
        "Lalgudi Jayaraman": "lalgudi-jayaraman",
      },
      file: {
        address: `/media/${"a".repeat(32)}`,
        contentType: "audio/mpeg",
        bytes: 4096,
        sha256: "b".repeat(64),
      },
      addedAt: new Date(Number(createdAt)).toISOString(),
      sources: [source],
    });
    expect(
      linesOf(files, "compositions").map(({ id, address, songs }) => [id, address, songs]),
    ).toEqual([1, 2, 4, 5, 6, 7, 8, 9].map((id) => [id, `/songs/${id}`, [id]]));
    expect(linesOf(files, "compositions")[0]).toMatchObject({
      otherTitles: ["Nagumo"],
      raagas: [],
      sources: [{ field: "raaga", source: 1, note: "as printed" }],
    });
    expect(linesOf(files, "words-elsewhere")).toEqual([
      { composition: 1, contents: ["lyrics", "meaning"], address: "https://example.org/nagumomu" },
      { composition: 1, contents: ["notation"], address: "https://example.org/swaras" },
    ]);
    expect(linesOf(files, "raagas")).toMatchObject([
      {
        id: "Mohanam",
        address: "/raagas/Mohanam",
        bhashanga: false,
        aliases: [{ alias: "Mohana", kind: "spelling" }],
        isProposed: false,
        sources: [{ field: "arohana", source: 1, note: "page 3" }],
      },
      { id: "Offered", isProposed: true },
    ]);
    const people = linesOf(files, "people");
    expect(people.find(({ id }) => id === "m-balamuralikrishna")!.picture).toMatchObject({
      rights: "CC BY 4.0",
      files: [{ address: `/pictures/people/${"c".repeat(32)}.png`, contentType: "image/png" }],
    });
    expect(people.find(({ id }) => id === "tyagaraja")).toMatchObject({ born: null, died: null });
    expect(people[0]!.names.length).toBeGreaterThan(1);
  });

  test("T112 has nothing of users, no words of compositions, nothing deleted, hidden or unfinished", async () => {
    await finish();
    for (const name of ["jsonl.zip", "csv.zip"] as const)
      for (const [file, text] of Object.entries(await readZip(name))) {
        expect(text.toUpperCase(), file).not.toContain(secret);
        expect(text, file).not.toMatch(/1767|1847/);
      }
    const [manifest] = await dumpsOf();
    expect(JSON.stringify(manifest)).not.toContain(secret);
  });

  test("has the texts whose rights let them be copied, and says how many it leaves out", async () => {
    const licence = "https://creativecommons.org/licenses/by-sa/4.0/";
    const inCopyright = "http://rightsstatements.org/vocab/InC/1.0/";
    await run(
      "UPDATE compositions SET lyrics = 'for all', lyrics_rights = ?, lyrics_permission = 'The family', notation_rights = ? WHERE id = 1",
      publicDomainMark,
      inCopyright,
    );
    await run(
      "UPDATE compositions SET meaning = json_object('en', 'Of all'), line_meanings = json_object('te', 'line'), meaning_rights = ? WHERE id = 2",
      licence,
    );
    await run("UPDATE songs SET recording_rights = ?, recording_permission = 'Him'", inCopyright);
    await finish();
    const files = await readZip("jsonl.zip");
    const [first, second, ...others] = linesOf(files, "compositions");
    expect(first).toMatchObject({
      lyrics: "for all",
      lyricsRights: publicDomainMark,
      lyricsPermission: "The family",
      notation: "",
      notationRights: inCopyright,
      meaning: {},
      lineMeanings: {},
      meaningRights: null,
    });
    expect(second).toMatchObject({
      lyrics: "",
      lyricsRights: null,
      meaning: { en: "Of all" },
      lineMeanings: { te: "line" },
      meaningRights: licence,
    });
    expect(others.every(({ lyrics, notation }) => lyrics === "" && notation === "")).toBe(true);
    expect(linesOf(files, "recordings")[0]).toMatchObject({
      recordingRights: inCopyright,
      recordingPermission: "Him",
    });
    // Eight notations, seven meanings and the lyrics of the second.
    expect((await dumpsOf())[0]!.textsLeftOut).toBe(16);
    expect(files["README.txt"]).toContain("Left out for their rights: 16.");
  });

  test("says the same as JSON Lines and as CSV, as its JSON Schemas and its manifest say", async () => {
    await finish();
    const [lines, tables] = [await readZip("jsonl.zip"), await readZip("csv.zip")];
    const [manifest] = await dumpsOf();
    const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
    for (const kind of openKinds) {
      const records = linesOf(lines, kind) as unknown as Record<string, unknown>[];
      const schema = JSON.parse(lines[`schema/${kind}.json`]!) as Record<string, unknown>;
      expect(schema).toEqual(JSON.parse(JSON.stringify(jsonSchemaOf(kind))));
      const validator = new Validator(schema, "2020-12");
      for (const record of records) expect(validator.validate(record).errors, kind).toEqual([]);
      expect(validator.validate({ ...records[0], id: [] }).valid).toBe(false);
      const cells = parse<Record<string, string>>(tables[`${kind}.csv`]!, { columns: true });
      expect(
        cells.map((row) =>
          Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, unescapeCell(cell)])),
        ),
        kind,
      ).toEqual(
        records.map((record) =>
          Object.fromEntries(
            Object.entries(record).map(([name, value]) => [
              name,
              value === null ? "" : typeof value === "string" ? value : JSON.stringify(value),
            ]),
          ),
        ),
      );
      for (const [zip, text] of [
        ["jsonl", lines[`${kind}.jsonl`]!],
        ["csv", tables[`${kind}.csv`]!],
      ])
        expect(manifest!.files).toContainEqual({
          zip: `${zip}.zip`,
          name: `${kind}.${zip}`,
          records: records.length,
          bytes: new TextEncoder().encode(text).length,
          sha256: hashOf(text!),
          schema: `schema/${kind}.json`,
        });
    }
    expect(lines["README.txt"]).toContain("Licence: none has been chosen yet");
    for (const { name, bytes, sha256 } of manifest!.zips) {
      const file = await (await visit(`/data/${manifest!.date}/${name}`)).arrayBuffer();
      expect(file.byteLength).toBe(bytes);
      expect(createHash("sha256").update(new Uint8Array(file)).digest("hex")).toBe(sha256);
    }
  });

  test("begins a week after the last one, is written by one run at a time, and four are kept", async () => {
    const start = Date.now();
    await Promise.all([runDump(start, 2), runDump(start, 2), runDump(start, 2)]);
    expect(await rows("SELECT date FROM data_dumps")).toHaveLength(1);
    await finish(start);
    expect(await runDump(start + 6 * day)).toBe(0);
    for (let weeks = 1; weeks <= 4; weeks++) await finish(start + weeks * 7 * day);
    const dates = (await dumpsOf()).map(({ date }) => date);
    expect(dates).toHaveLength(4);
    const first = new Date(start).toISOString().slice(0, 10);
    expect(dates).not.toContain(first);
    const { objects } = await env.DUMPS.list();
    expect(new Set(objects.map(({ key }) => key.split("/")[0]))).toEqual(new Set(dates));
    expect(objects.filter(({ key }) => key.includes("tail"))).toEqual([]);
    expect((await visit(`/data/${first}/jsonl.zip`)).status).toBe(404);
  });

  test("that takes too long, or was begun with other fields, is begun anew", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const start = Date.now();
    await runDump(start, 2);
    await run("UPDATE data_dumps SET progress = json_set(progress, '$.schemaVersion', 0)");
    await finish(start + 1);
    expect((await dumpsOf())[0]!.schemaVersion).toBe(schemaVersion);
    await runDump(start + 7 * day, 2);
    await finish(start + 10 * day);
    expect((await dumpsOf())[0]!.startedAt).toBe(new Date(start + 10 * day).toISOString());
    expect(await rows("SELECT date FROM data_dumps")).toHaveLength(2);
  });
});

describe("the files of a dump", () => {
  beforeEach(async () => {
    await makeSong({ title: "One", singer: "Somebody" });
  });

  test("T113 are nowhere before it is whole, then at addresses that do not change", async () => {
    expect(await readText(await visit("/data"))).toContain("have not been made yet");
    const date = new Date().toISOString().slice(0, 10);
    await runDump(Date.now(), 1);
    expect((await visit(`/data/${date}/jsonl.zip`)).status).toBe(404);
    expect((await visit("/data/latest/jsonl.zip")).status).toBe(404);
    await finish();
    for (const name of fileNames) {
      const latest = await visit(`/data/latest/${name}`);
      expect([latest.status, latest.headers.get("Location")]).toEqual([
        302,
        `/data/${date}/${name}`,
      ]);
      const file = await visit(`/data/${date}/${name}`);
      expect(file.status, name).toBe(200);
      expect(file.headers.get("Content-Type")).toMatch(/^application\/(zip|json|schema\+json)$/);
      expect(file.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
      expect(file.headers.get("X-Content-Type-Options")).toBe("nosniff");
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (name.endsWith(".json")) JSON.parse(new TextDecoder().decode(bytes));
      const ETag = file.headers.get("ETag")!;
      const again = await visit(`/data/${date}/${name}`, { headers: { "If-None-Match": ETag } });
      expect(again.status).toBe(304);
      const part = await visit(`/data/${date}/${name}`, { headers: { Range: "bytes=3-7" } });
      expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([
        206,
        bytes.slice(3, 8),
      ]);
    }
    for (const path of ["nothing.zip", "schema/users.json", "jsonl.zip.tail-1", "../jsonl.zip", ""])
      expect((await visit(`/data/${date}/${path}`)).status, path).toBe(404);
    expect((await visit("/data/2020-01-01/jsonl.zip")).status).toBe(404);
    expect(
      (await visit(`/data/${date}/jsonl.zip`, { method: "DELETE", headers: { Origin: origin } }))
        .status,
    ).toBe(405);
  });

  test("are on the page, with what is missing in them and the licence", async () => {
    await run("UPDATE compositions SET lyrics = 'words'");
    await finish();
    const page = await visit("/data");
    const html = await page.text();
    const text = await readText(new Response(html));
    expect(text).toMatch(/Recordings 1 JSON Schema Compositions 1 JSON Schema/);
    expect(text).toContain("has not chosen a licence yet");
    expect(text).toContain("Texts left out because of their rights: 1 ");
    expect(text).toContain("Wikipedia : CC BY-SA 4.0");
    const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)!;
    const [manifest] = await dumpsOf();
    expect(JSON.parse(json!)).toMatchObject({
      "@type": "Dataset",
      dateModified: manifest!.date,
      distribution: manifest!.zips.map(({ name, sha256 }) => ({
        contentUrl: `http://localhost:8787/data/${manifest!.date}/${name}`,
        sha256,
      })),
    });
    expect(await readText(await visit("/data?lng=te"))).toContain("ఓపెన్ డేటా");
  });
});

test("a zip of several parts is what was written into it", async () => {
  const piece = crypto.getRandomValues(new Uint8Array(64 * 1024));
  const pieces = Array.from({ length: 100 }, () => piece);
  let zip = await beginZip(env.DUMPS, "long");
  for (let grown = 0; grown < 2; grown++) zip = await growZip(env.DUMPS, "long", zip, pieces);
  expect(zip.parts).toHaveLength(2);
  const closed = await closeZip(env.DUMPS, "long", zip);
  await completeZip(env.DUMPS, "long", closed);
  await completeZip(env.DUMPS, "long", closed);
  const stored = new Uint8Array(await (await env.DUMPS.get("long"))!.arrayBuffer());
  const expected = createHash("sha256");
  for (let at = 0; at < 200; at++) expected.update(piece);
  expect(createHash("sha256").update(stored).digest("hex")).toBe(expected.digest("hex"));
});
