import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { forgetVersion } from "#app/data/data-version.ts";
import worker from "#workers/app.ts";
import { type Door, doors, visitors } from "../users/authorization/table.ts";
import { emptyArchive } from "../support/empty-archive.ts";
import { emptyCaches } from "../support/empty-caches.ts";
import { makeRaaga, makeSong } from "../support/factories.ts";
import { formatSql } from "../support/format-sql.ts";
import { freshLimits } from "../support/fresh-limits.ts";
import { origin } from "../support/front-door.ts";
import { listOperations } from "../support/rest/description.ts";
import { makeWorld, samples, send, type World } from "../support/rest/world.ts";
import { collectSqlTexts } from "../support/sql-texts.ts";
import { logIn } from "../support/users.ts";

/** Addresses of pages whose statements depend on their query. */
const listings = [
  "/home?sortBy=singer&direction=desc",
  "/home?sortBy=recordingDate&direction=asc",
  "/home?sortBy=added&direction=desc",
  "/home?initial=S&page=2",
  "/home?without=lyrics",
  "/home/next?after=1&sortBy=singer",
  "/home/next?after=1&without=lyrics",
  "/songs/play?sortBy=singer&after=1",
  "/songs/play?sortBy=title&lng=te",
  "/songs/play?without=lyrics",
  "/songs/play?of=raaga&id=Lavangi",
  "/songs/play?of=deity&id=Devi",
  "/songs/play?of=janyas&id=Lavangi",
  "/songs/play?of=janyas&id=Lavangi&after=1",
  "/songs/play?of=time&id=evening",
  "/songs/play?of=decade&id=1990",
  "/songs/play?of=decade&id=1990&after=1",
  "/songs/play?of=singer&id=tyagaraja",
  "/songs/play?of=performer&id=tyagaraja",
  "/songs/play?of=performer&id=tyagaraja&after=1",
  "/raagas?q=lavangi",
  "/raagas/Lavangi?of=janyas",
  "/practise?raaga=Lavangi",
  "/raagas/beside?one=lavangi&other=kanaka",
  "/taalas/Adi?after=1",
  "/deities/Devi?after=1",
  "/radio",
  "/radio?time=evening",
  "/radio?singer=tyagaraja",
  "/concerts",
  "/list?songs=1",
  "/list/sheets?songs=1",
  "/concerts?after=Music%20Academy%2C%201977",
  "/concerts/Music%20Academy%2C%201977",
  "/people?part=composer&after=tyagaraja",
  "/cite/raaga/Lavangi",
  "/cite/person/tyagaraja",
  "/cite/concert/Music%20Academy%2C%201977",
  "/songs/1?recordings=2",
  "/songs/1/history?before=9",
  "/raagas/Lavangi/history",
  "/raagas/Lavangi/history/2",
  "/people/tyagaraja/history",
  "/songs/1/changes.atom",
  "/raagas/Lavangi/changes.atom",
  "/people/tyagaraja/changes.atom",
  "/unfinished/lyrics/changes.atom",
  "/feed.xml",
  "/oai?verb=Identify",
  "/oai?verb=ListSets",
  "/oai?verb=GetRecord&metadataPrefix=mods&identifier=oai:localhost:songs/1",
  "/oai?verb=ListRecords&metadataPrefix=mods",
  "/oai?verb=ListIdentifiers&metadataPrefix=mods&set=recording&from=2000-01-01&until=2100-01-01",
  // As of a list of a raaga's records, after the first hundred.
  "/oai?verb=ListRecords&resumptionToken=mods,raaga.Lavangi,,,1,1,100",
  "/sitemap.xml",
];
const searches = [
  "/search?q=omkara",
  "/search?q=lavangi+kriti+1975",
  "/search?title=omkara&searched=true",
  "/search?singer=murthy&composer=balamuralikrishna&condition=AND&searched=true",
  "/search?lyrics=first&searched=true",
  "/search?accompanistName=murthy&sortBy=recordingDate&searched=true",
  "/search?recordingYearStart=1950&recordingYearEnd=1990&searched=true",
  "/search?only=raaga:Lavangi",
  "/search?language=te&has=lyrics",
  "/songs/play?q=omkara",
  "/songs/play?title=omkara&searched=true",
  "/suggest?text=om",
  "/suggest?kind=all&text=om",
  "/suggest?kind=raaga&text=la",
  "/suggest?kind=singer&text=ba",
];
const isSearch = ({ route }: Door) => /^\/(search|suggest)/.test(route);

let texts: Set<string>;
/** Each statement, and what ran it. */
let runBy: Map<string, Set<string>>;

beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  texts = collectSqlTexts();
  runBy = new Map();
});

/** Notes what statements `work` runs under a name; nothing is in the caches. */
async function watch(name: string, work: () => Promise<Response>): Promise<Response> {
  emptyCaches();
  forgetVersion();
  freshLimits();
  texts.clear();
  const response = await work();
  for (const text of texts) runBy.set(text, (runBy.get(text) ?? new Set()).add(name));
  return response;
}

/** Reads a page, with all that its Worker does after the response. */
async function readWhole(path: string, cookie: string): Promise<Response> {
  const execution = createExecutionContext();
  const headers = { Cookie: cookie, "CF-Connecting-IP": "192.0.2.1" };
  const request = new Request(origin + path, { headers, redirect: "manual" }) as Parameters<
    typeof worker.fetch
  >[0];
  const response = await worker.fetch(request, env, execution);
  const body = await response.text();
  await waitOnExecutionContext(execution);
  return new Response(body.length > 0 ? body : null, response);
}

const most = 6;

/** Writes the statements under what runs them, which a change of either alters. */
function writeStatements(): string {
  const sections = new Map<string, string[]>();
  for (const [text, names] of runBy) {
    const sorted = [...names].toSorted();
    const title =
      sorted.length > most
        ? `${sorted.slice(0, most).join(", ")} and ${sorted.length - most} more`
        : sorted.join(", ");
    sections.set(title, [...(sections.get(title) ?? []), `${formatSql(text)};`]);
  }
  return [...sections]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([title, statements]) => `-- ${title}\n\n${statements.toSorted().join("\n\n")}\n`)
    .join("\n\n");
}

const uploadId = "0".repeat(32);

/** What the addresses of `doors` name besides what every world has. */
async function makeRest(): Promise<void> {
  await makeRaaga({ id: "Kanakangi" });
  await makeSong({ title: "A video", createdBy: 3, externalMediaId: "dQw4w9WgXcQ" });
  const rows = [
    "INSERT INTO kept_lists (id, user_id, name, share_token) VALUES (1, 2, 'For practice', 'unknown')",
    "INSERT INTO kept_songs (list_id, song_id, position) VALUES (1, 1, 1)",
    "INSERT INTO song_batches (id, edited_by, edited_at, song_count, edits) VALUES (1, 3, 1, 0, '[]')",
    `INSERT INTO media_files (id, content_type, size, owner_id, upload_id, completed_at)
      VALUES ('${uploadId}', 'audio/mpeg', 7, 3, 'u', 1)`,
    `INSERT INTO revisions (id, subject_kind, subject_id, kind)
      VALUES (1, 'song', '1', 'created'), (2, 'raaga', 'Lavangi', 'created')`,
    "INSERT INTO sources (id, title, kind) VALUES (1, 'A book', 'book') ON CONFLICT DO NOTHING",
  ];
  await env.MEDIA.put(uploadId, "arrived");
  await env.DB.batch(rows.map((row) => env.DB.prepare(row)));
}

/** Reads pages by the first visitor who may, public ones also signed in, then addresses as anybody. */
async function readPages(pages: Door[], addresses: string[]): Promise<void> {
  await makeWorld();
  await makeRest();
  const cookies = { anonymous: "", Viewer: "", Contributor: "", Administrator: "" };
  for (const role of ["Viewer", "Contributor", "Administrator"] as const)
    cookies[role] = await logIn(`${role.toLowerCase()}@example.org`);
  const read = async (path: string, name: string, cookie: string) => {
    const { status } = await watch(name, () => readWhole(path, cookie));
    expect(status < 400 || name === "/*", `${path}: ${status}`).toBe(true);
  };
  for (const door of pages) {
    const reader = visitors.find((one) => door.read?.[one] === "open");
    if (!reader) continue;
    const path = (door.address ?? door.route).replace("{song}", "1");
    await read(path, door.route, cookies[reader]);
    if (reader === "anonymous") await read(path, `${door.route} (signed in)`, cookies.Viewer);
  }
  for (const path of addresses) await read(path, path, "");
}

describe("the statements that run, as they stand in the files beside this one", () => {
  test("of pages", async () => {
    await readPages(
      doors.filter((door) => !isSearch(door)),
      listings,
    );
    await expect(writeStatements()).toMatchFileSnapshot("./statements/pages.sql");
  }, 120_000);

  test("of searches", async () => {
    await readPages(doors.filter(isSearch), searches);
    await expect(writeStatements()).toMatchFileSnapshot("./statements/search.sql");
  }, 120_000);

  test("of REST", async () => {
    const failed: string[] = [];
    let world: World | undefined;
    const operations = (await listOperations()).toSorted((one, other) =>
      one.operationId < other.operationId ? -1 : 1,
    );
    for (const one of operations) {
      // A write begins with this archive, and leaves another.
      if (!world || one.method !== "get") {
        await emptyArchive();
        world = await makeWorld();
      }
      const sample = await samples[one.operationId]!(world);
      const name = `${one.method.toUpperCase()} ${one.path}`;
      const response = await watch(name, () => send(one, sample));
      await response.text();
      if (!response.ok) failed.push(`${name}: ${response.status}`);
      if (one.method !== "get") world = undefined;
    }
    await expect(writeStatements()).toMatchFileSnapshot("./statements/rest.sql");
    expect(failed).toEqual([]);
  }, 300_000);
});
