import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type CitedSource, sourceLines } from "#app/domain/records/cited-sources.ts";
import { readCsv } from "#app/domain/records/csv/read.ts";
import { csvLine } from "#app/domain/records/csv/write.ts";
import { bytesOf } from "#tests/csv-bytes.ts";
import { type Administrator, makeEditor } from "../support/administrators.ts";
import { applyImport, previewImport } from "../support/csv-import.ts";
import { makeRaaga } from "../support/factories.ts";
import { readText, submit, visit } from "../support/front-door.ts";
import { bearerFor, call, refusalOf } from "../support/rest/call.ts";
import { filled as sent, songs, youTube } from "../support/rest/songs.ts";
import { ownImport } from "../support/song-csv.ts";
import { filled, lastChange, seedChoices } from "../support/song-forms.ts";
import { count } from "../support/users.ts";

let owner: Administrator;

beforeEach(async () => {
  await seedChoices();
  await makeRaaga({ id: "Todi" });
  owner = await makeEditor("singer@example.org", "Contributor");
});

const list = async (query: string) =>
  (await env.DB.prepare(query).raw()).map((row) => row.join(" | "));
const claims = () =>
  list(`SELECT subject_kind, subject_id, field, title, address, note, reading
    FROM claims JOIN sources ON sources.id = source_id ORDER BY 1, 3, 4, 5`);

const written = {
  sources: "raaga | A book [page 3; a guess]; A site <https://example.org/a> = Todi",
  recordingSources: "date | The cover",
};
const stored = [
  "composition | 1 | raagaId | A book |  | page 3; a guess | ",
  "composition | 1 | raagaId | A site | https://example.org/a |  | Todi",
  "song | 1 | recordingDate | The cover |  |  | ",
];

const add = (fields: Record<string, string> = {}) =>
  owner.send("/songs/add", { ...filled, requestId: crypto.randomUUID(), ...fields });
const edit = async (fields: Record<string, string>, by = owner) =>
  by.send("/songs/edit/1", { ...filled, revision: await lastChange(), ...fields });

const cited = (one: Partial<CitedSource>): CitedSource => ({
  field: "raagaId",
  title: "A book",
  address: "",
  note: "",
  reading: "",
  ...one,
});
const texts = ["a; b", "[c", "d | e", "<b>f</b>", String.raw`g\ `.trim(), "h = i", "=1+1", "తెలుగు"];
const hostile = sourceLines(
  "composition",
  texts.map((text) => cited({ title: `T ${text}`, note: text, reading: text })),
);

describe("the form of a song", () => {
  test("adds a song with sources of its composition and its recording, and shows them", async () => {
    expect((await add(written)).status).toBe(302);
    expect(await claims()).toEqual(stored);
    const page = await (await owner.read("/songs/edit/1")).text();
    expect(page).toContain("raaga | A book [page 3; a guess]; A site = Todi</textarea>");
    expect(page).toContain("date | The cover</textarea>");
    expect(await (await visit("/songs/1")).text()).toMatch(
      /<summary aria-label="Sources[^"]*Raaga/,
    );
  });

  test("changes them with a revision, and writes nothing where they stay", async () => {
    await add();
    expect((await edit(written)).status).toBe(302);
    expect(await claims()).toEqual(stored);
    expect(
      await list(
        "SELECT subject_kind, fields -> '$.sources' IS NOT NULL FROM revisions WHERE kind = 'updated' ORDER BY 1",
      ),
    ).toEqual(["composition | 1", "song | 0"]);
    const history = await readText(await owner.read("/songs/1/history"));
    expect(history).toContain("Sources of the recording before (nothing) after date | The cover");
    const before = await count("FROM revisions");
    await edit({ ...written, sources: written.sources.replace(" <https://example.org/a>", "") });
    expect(await count("FROM revisions")).toBe(before);
    await edit({ title: "Another" });
    expect(await claims()).toEqual(stored);
    await edit({ sources: "", recordingSources: "" });
    expect(await claims()).toEqual([]);
  });

  test("keeps what sources stated of a fact that changes with them", async () => {
    await add({ sources: "raaga | A book; A site" });
    expect((await edit({ raagaId: "Todi", sources: "raaga | A book; A third" })).status).toBe(302);
    expect(await claims()).toEqual([
      "composition | 1 | raagaId | A book |  |  | Lavangi",
      "composition | 1 | raagaId | A third |  |  | ",
    ]);
  });

  test.each([
    ["sources", "tempo | A book", /Each line needs a fact \(all, title/],
    ["sources", "raaga", /Each line needs a fact/],
    ["sources", `raaga | ${"a".repeat(201)}`, /A title can have at most 200 characters/],
    ["recordingSources", "date | a\n".repeat(101), /at most 100 lines/],
    [
      "recordingSources",
      `date | ${Array.from({ length: 61 }, (_, at) => `a${at}`).join("; ")}`,
      /At most 60 entries/,
    ],
  ])("refuses what is no line of %s beside the field, and keeps it", async (field, text, error) => {
    await add();
    const response = await edit({ [field]: text });
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toMatch(error);
    expect(page).toMatch(new RegExp(`<textarea[^>]*name="${field}"[^>]*aria-invalid="true"`));
    expect(page).toContain(`>${text.slice(0, 300)}`);
    expect(await claims()).toEqual([]);
    expect(await count("FROM sources")).toBe(0);
  });

  test("T121 is not for visitors or other contributors", async () => {
    await add(written);
    const other = await makeEditor("other@example.org", "Contributor");
    const changed = { sources: "", recordingSources: "" };
    expect((await edit(changed, other)).status).toBeGreaterThanOrEqual(403);
    const sentOut = await submit("/songs/edit/1", { ...filled, revision: "0", ...changed });
    expect(sentOut.headers.get("Location")).toContain("/login");
    expect(await claims()).toEqual(stored);
  });

  test("takes and shows hostile texts as text", async () => {
    expect((await add({ sources: hostile })).status).toBe(302);
    const before = await claims();
    expect(before).toHaveLength(texts.length);
    const revisions = await count("FROM revisions");
    expect((await edit({ sources: hostile })).status).toBe(302);
    expect(await claims()).toEqual(before);
    expect(await count("FROM revisions")).toBe(revisions);
    expect(await (await visit("/songs/1")).text()).not.toContain("<b>f");
  });
});

describe("REST", () => {
  const source = { fact: "raaga", title: "A book", address: "", note: "page 3", reading: "Todi" };

  test("takes and gives the sources of a song; absent ones stay, empty lists remove them", async () => {
    const { headers } = await bearerFor("singer@example.org");
    const body = {
      ...sent,
      sources: [source],
      recordingSources: [{ fact: "date", title: "The cover" }],
    };
    const shown = {
      sources: [source],
      recordingSources: [{ fact: "date", title: "The cover", address: "", note: "", reading: "" }],
    };
    const added = await call(songs + youTube, { method: "POST", headers, body });
    expect(await added.json()).toMatchObject(shown);
    const put = (one: object, as = headers) =>
      call(`${songs}/1`, { method: "PUT", headers: as, body: one });
    expect(await (await put(sent)).json()).toMatchObject(shown);
    expect(await (await call(`${songs}/1`)).json()).toMatchObject(shown);
    const revisions = await count("FROM revisions");
    await put({ ...sent, ...shown });
    expect(await count("FROM revisions")).toBe(revisions);
    for (const wrong of [{ fact: "tempo" }, { title: " " }, { address: "javascript:alert(1)" }])
      expect(await refusalOf(await put({ ...sent, sources: [{ ...source, ...wrong }] }))).toEqual([
        400,
        "ILLEGAL_ARGUMENT",
      ]);
    await makeEditor("other@example.org", "Contributor");
    const other = await bearerFor("other@example.org");
    const refused = await put({ ...sent, sources: [] }, other.headers);
    expect(refused.status).toBe(403);
    expect(await claims()).toHaveLength(2);
    expect(await (await put({ ...sent, sources: [], recordingSources: [] })).json()).toMatchObject({
      sources: [],
      recordingSources: [],
    });
    expect(await claims()).toEqual([]);
  });
});

describe("CSV", () => {
  const exported = async () => (await owner.read("/my-collection/export")).text();
  const edited = async (cells: Record<string, string>) => {
    const [head, ...rows] = (await readCsv(bytesOf(await exported()))).map((row) => row.cells);
    for (const [column, cell] of Object.entries(cells)) rows[0]![head!.indexOf(column)] = cell;
    return [head!, ...rows].map((row) => csvLine(row)).join("");
  };

  test("has the sources of songs, and an export that is imported changes nothing", async () => {
    await add({ ...written, sources: `${written.sources}\n${hostile}` });
    const before = await claims();
    const seen = await previewImport(owner, ownImport, await exported());
    expect(seen.text).toContain("Nothing in this file would change the archive.");
    const change = await previewImport(owner, ownImport, await edited({ recordingSources: "" }));
    expect((await applyImport(owner, ownImport, change.token)).status).toBe(302);
    expect(await claims()).toEqual(before.filter((one) => !one.startsWith("song")));
    const wrong = await previewImport(
      owner,
      ownImport,
      await edited({ sources: "tempo | A book" }),
    );
    expect(wrong.text).toContain("Each line needs a fact");
  });

  test("adds songs with sources", async () => {
    await add(written);
    const file = await edited({
      id: "",
      version: "",
      compositionId: "",
      origin: "",
      title: "Another",
    });
    const seen = await previewImport(owner, ownImport, file);
    expect((await applyImport(owner, ownImport, seen.token)).status).toBe(302);
    const both = await claims();
    expect(both.map((one) => one.replace(/^(\w+) \| \d+/, "$1"))).toEqual(
      stored.flatMap((one) => {
        const text = one.replace(/^(\w+) \| \d+/, "$1");
        return [text, text];
      }),
    );
    expect(await count("FROM sources")).toBe(3);
  });
});
