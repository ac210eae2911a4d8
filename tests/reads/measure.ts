import { openDatabase } from "#app/data/database.ts";
import { roleIds } from "#app/domain/users/system-roles.ts";
import { hashToken } from "#app/lib/crypto.server.ts";
import { api } from "#workers/api/api.ts";
import { adminRows } from "./admin.ts";
import { followRows } from "./following.ts";
import { historyRows } from "./history.ts";
import { compared, finds } from "./find.ts";
import { type LargeArchive, makeLargeArchive, multiply } from "./large-archive.ts";
import { sitePages } from "./site.ts";

// Node has it from version 25 on, as workerd does.
if (!("toHex" in Uint8Array.prototype))
  Object.assign(Uint8Array.prototype, {
    toHex(this: Uint8Array) {
      return Buffer.from(this).toString("hex");
    },
  });

const token = "a-token-of-this-test";
const now = Date.now();
const administrator = `
  INSERT INTO users (id, username, display_name, password_hash)
    VALUES (1, 'admin@example.org', 'admin', 'none');
  INSERT INTO user_roles VALUES (1, '${roleIds.Administrator}');
  INSERT INTO sessions (token_hash, user_id, kind, created_at, last_used_at)
    VALUES ('${await hashToken(token)}', 1, 'bearer', ${now}, ${now});`;

const commonest = (column: string, table: string) =>
  `(SELECT ${column} FROM ${table} GROUP BY 1 ORDER BY count(*) DESC LIMIT 1)`;
const player = commonest("name", "credits WHERE position > 0");

/** A person who is the bearer of the commonest name of each part. */
const everybody = `
  INSERT INTO people (id, name, sort_name, parts) VALUES ('everybody', 'Everybody', 'Everybody', '[]');
  UPDATE compositions SET composer_id = 'everybody' WHERE composer = ${commonest("composer", "songs")};
  UPDATE songs SET person_ids = json_object(singer, 'everybody', ${player}, 'everybody')
    WHERE singer = ${commonest("singer", "songs")}
      OR id IN (SELECT song_id FROM credits WHERE name = ${player});`;

/** A list that is full. */
const kept = `INSERT INTO kept_lists (id, user_id, name) VALUES (1, 1, 'Kept');
  INSERT INTO kept_songs (list_id, song_id, position)
    SELECT 1, id, row_number() OVER (ORDER BY id) FROM songs LIMIT 1000;`;

/** Recordings that the user deleted. */
const binned = `UPDATE songs SET deleted_at = ${now}, deleted_by = 1 WHERE id IN
  (SELECT s.id FROM songs s JOIN compositions c ON c.id = s.composition_id
    WHERE c.main_song_id <> s.id AND s.id > 100 LIMIT 300);`;

/** A concert of a thousand pieces, and as many concerts. */
const concerts = `INSERT INTO concerts (id, held_on)
    SELECT 'Concert ' || id, 1900 + id % 100 FROM songs LIMIT 1000;
  UPDATE songs SET concert_id = 'Concert 1', track = id WHERE id <= 1000;`;

/** Two fifths of all songs are in one raaga. */
const commonRaaga = `UPDATE compositions SET raaga_id = 'Mohanam' WHERE id % 5 < 2;`;

/** What an account remembers, and a common raaga for the evening. */
const heard = `INSERT INTO heard_songs (user_id, song_id, heard_at) SELECT 1, id, id FROM songs LIMIT 200;
  UPDATE raagas SET time_of_day = 'evening' WHERE id = 'Mohanam';`;

interface Answer {
  trips: number;
  rows: number;
  /** How many there are on the page, before it, and in all. */
  shown: number;
  skipped: number;
  total: number;
}

/** Calls REST as an administrator, whose responses are not cached. */
async function ask(d1: D1Database, path: string): Promise<Answer> {
  const db = openDatabase(d1);
  const endless = { limit: () => Promise.resolve({ success: true }) };
  const unlimited = { own: endless, shared: endless };
  const nothing = () => {};
  const response = await api.fetch(
    new Request(`http://localhost${path}`, { headers: { Authorization: `Bearer ${token}` } }),
    {
      services: {
        db,
        settings: { SITE_ORIGIN: "http://localhost", CORS_ORIGINS: [] },
        defer: nothing,
        note: nothing,
        now: () => now,
      },
      visitor: { clientAddress: "here", browser: "", language: "en", userAgent: "" },
      limits: { signIn: unlimited, codes: unlimited, search: unlimited },
    },
  );
  if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
  const { content = [], totalElements = 0, number = 0, size = 0 } = await response.json<Page>();
  const { trips, rowsRead } = db.meter;
  const skipped = content.length > 0 ? number * size : 0;
  return { trips, rows: rowsRead, shown: content.length, skipped, total: totalElements };
}
type Page = Partial<{ content: unknown[]; totalElements: number; number: number; size: number }>;

const music = "/mbkmusic-mbkmusic";
const auth = "/mbkmusic-mbkauth";
/** The caller, and the counters of the archive. */
const base = 40;
/** A song, its place in the list, its raaga, taala and type, its people, its instruments. */
const song = 14;

/** A page costs its songs, and on its index one row for each song before it: nothing past the end. */
const lists = [
  "/songs",
  "/songs?size=1000",
  "/songs?page=200",
  "/songs?page=1000000",
  "/songs?page=1000000&size=1000",
  "/songs?sortBy=singer&direction=desc",
  "/songs?sortBy=composer&page=40",
  "/songs?sortBy=recordingDate&page=3",
  "/songs?sortBy=id&size=1000",
  "/user/songs?size=20",
  "/user/songs?size=1000&page=1",
  "/user/songs?page=1000000",
  "/songs/7",
  "/songs/searchWithOr",
  "/songs/searchWithAnd?size=1000",
  "/songs/searchWithAnd?title=+&page=1000000",
];

const every = `title=a&singer=a&composer=a&raagaDescription=a&taalaDescription=a&songTypeDescription=a&accompanistName=a&recordingYearStart=1900&recordingYearEnd=${new Date().getFullYear()}`;

/**
 * A search tells how many match, so it reads each match: so many rows for one. A letter stands in a
 * title or a text many times, and each time is a row; filters add up where any may match. Where all
 * must, those are counted that the smallest filter has.
 */
const searches: [path: string, rowsOfMatch: number, smallest?: string][] = [
  ["/songs/searchWithOr?title=a", 12],
  ["/songs/searchWithOr?title=a&size=1000", 12],
  ["/songs/searchWithAnd?title=a&page=1000000", 12],
  ["/songs/searchWithAnd?title=rama", 6],
  ["/songs/searchWithOr?composer=bala", 6],
  ["/songs/searchWithOr?singer=a", 6],
  ["/songs/searchWithOr?raagaDescription=kalyani", 6],
  ["/songs/searchWithOr?taalaDescription=a", 6],
  ["/songs/searchWithOr?songTypeDescription=a", 6],
  ["/songs/searchWithOr?accompanistName=a", 8],
  ["/songs/searchWithOr?recordingYearStart=1900", 6],
  [`/songs/searchWithOr?${every}`, 20],
  [`/songs/searchWithAnd?${every}`, 14, "/songs/searchWithAnd?songTypeDescription=a"],
  ["/lyrics/search?searchString=a", 10],
  ["/lyrics/search?searchString=a&size=1000", 10],
  ["/lyrics/search?searchString=tana&page=1000000", 6],
];

/** Where nothing is found, nothing is read; with AND, filters are counted to 1,000 to find the smallest. */
const empty: [path: string, rows: number][] = [
  ["/songs/searchWithAnd?title=%25", base],
  ["/songs/searchWithOr?title=xyzzyplugh", base],
  ["/songs/searchWithAnd?title=xyzzyplugh&singer=a", 3000],
  ["/lyrics/search?searchString=", base],
  ["/lyrics/search?searchString=xyzzyplugh", base],
];

/** Calls without songs cost at most three times their own list. */
const others = [
  ...["raagas", "taalas"].flatMap((list) => [`${music}/${list}`, `${music}/${list}?size=20000`]),
  ...["songTypes", "accompanimentTypes", "mediaTypes", "mediaLocationTypes", "concerts"].map(
    (list) => `${music}/${list}?size=1000`,
  ),
  ...["users", "users/search?username=a", "users/userApproval", "users/statistics"].map(
    (list) => `${auth}/${list}`,
  ),
  ...["roles", "roles/search?searchTerm=a", "roles/statistics"].map((list) => `${auth}/${list}`),
];

/** A person has some six names, each a row of the table and of its index. */
const people = `${music}/people?size=1000`;

/** A deity has some fifty names, each a row of the table and of its index, read for its other and its common names. */
const deities = `${music}/deities?size=1000`;

/** A composition costs itself, and on its index one row for each before it. */
const compositions = [
  "",
  "?size=1000&sortBy=composer",
  "?page=100&direction=desc",
  "?page=1000000",
].map((query) => `${music}/compositions${query}`);

/** The rows and trips of a path, and their limits. */
export interface Reads {
  path: string;
  rows: number;
  mostRows: number;
  trips: number;
  mostTrips: number;
}

export const exceeds = ({ rows, mostRows, trips, mostTrips }: Reads) =>
  rows > mostRows || trips > mostTrips;

/** The paths of REST whose reads are measured. */
export const measuredCalls = [
  ...[...lists, ...searches.map(([path]) => path), ...finds].map((path) => music + path),
  ...others,
  people,
  deities,
  ...compositions,
];

/**
 * Creates an archive with a user, a person, a list and a raaga of the maximum size. Songs beyond the first 5,000 are
 * copies.
 */
export async function makeFullArchive(songs: number): Promise<LargeArchive> {
  const invented = Math.min(songs, 5000);
  const archive = await makeLargeArchive(invented, administrator);
  await archive.write((db) =>
    db.exec(
      everybody +
        kept +
        adminRows +
        historyRows +
        followRows +
        binned +
        concerts +
        commonRaaga +
        heard,
    ),
  );
  if (songs > invented) await archive.write((db) => multiply(db, songs / invented));
  return archive;
}

/** Measures the calls of REST: one trip for the session, one for the data. */
export async function measureCalls(d1: D1Database): Promise<Reads[]> {
  const measured: Reads[] = [];
  async function measure(path: string, limit: (answer: Answer) => number, mostTrips = 2) {
    const answer = await ask(d1, path);
    const { rows, trips } = answer;
    measured.push({ path, rows, mostRows: limit(answer), trips, mostTrips });
  }
  for (const path of lists)
    await measure(music + path, ({ shown, skipped }) => base + song * shown + skipped);
  for (const [path, rowsOfMatch, smallest] of searches) {
    const smallestTotal = smallest ? (await ask(d1, music + smallest)).total : null;
    await measure(
      music + path,
      ({ shown, total }) => 200 + song * shown + rowsOfMatch * (smallestTotal ?? total),
    );
  }
  for (const path of finds)
    await measure(music + path, ({ shown, total }) => compared + song * shown + 4 * total, 3);
  for (const [path, most] of empty) await measure(music + path, () => most);
  for (const path of others) await measure(path, ({ total }) => base + 3 * total, 3);
  for (const path of compositions)
    await measure(path, ({ shown, skipped }) => base + 3 * shown + skipped);
  await measure(deities, ({ total, shown }) => base + 2 * total + 200 * shown, 3);
  await measure(people, ({ total, shown }) => base + 2 * total + 14 * shown);
  return measured;
}

/** Measures the pages of the site: each in one trip, and within its rows, however many songs there are. */
export async function measurePages(d1: D1Database): Promise<Reads[]> {
  const measured: Reads[] = [];
  for (const { path, read, rows, trips = 1 } of sitePages) {
    const db = openDatabase(d1);
    await read(db);
    const { rowsRead, trips: taken } = db.meter;
    measured.push({ path, rows: rowsRead, mostRows: rows, trips: taken, mostTrips: trips });
  }
  return measured;
}
