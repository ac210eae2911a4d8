import { type SQL, sql } from "drizzle-orm";
import { orderedLanguages, titleOrder } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { Direction } from "../../../domain/paging.ts";
import type { PlayList, PlayPair } from "../../../domain/songs/lists/play-list.ts";
import { startOf } from "../../../domain/songs/lists/title-initials.ts";
import { type CataloguePage, isByComposition } from "../../../domain/songs/song.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import {
  afterCompositionConditions,
  afterConditions,
  compositionOrder,
  songOrder,
} from "../song-order.ts";
import { composer, lacks, roman } from "./catalogue.ts";

/** How many compositions, or recordings, a portion looks at. */
const compositionPortion = 500;
const recordingPortion = 1000;
/** Of one composition no more recordings are played. */
const maxRecordings = 20;

/** A medium that plays here. Of the table `songs`. */
export const isPlayable = sql`songs.deleted_at IS NULL
  AND (songs.external_media_id IS NOT NULL OR songs.media_file_id IS NOT NULL)`;
const shown = sql`compositions.deleted_at IS NULL AND compositions.main_song_id IS NOT NULL`;

/** An entry of a list: its composition and, as JSON, what plays of it, the main song first. */
interface PlayRow {
  /** The song after which the next portion begins. */
  after: number;
  composition: number;
  songs: string;
}

const ofComposition = sql`compositions.main_song_id AS "after", compositions.id AS composition,
  (SELECT json_group_array(id) FROM (
    SELECT id FROM songs WHERE id = compositions.main_song_id AND ${isPlayable}
    UNION ALL SELECT * FROM (SELECT id FROM songs WHERE composition_id = compositions.id
      AND ${isPlayable} AND id <> compositions.main_song_id LIMIT ${maxRecordings - 1}))) AS songs`;
const ofSong = sql`songs.id AS "after", songs.composition_id AS composition,
  iif(${isPlayable}, json_array(songs.id), '[]') AS songs`;

const ordered = (terms: SQL[]) => sql.join(terms, sql`, `);

/** Selects a portion of compositions in the order of `key`, those after the one of the song `after`. */
function selectCompositions(
  listed: SQL,
  { key, direction, start }: { key: SQL; direction: Direction; start: string },
  after: number | null,
): SQL {
  const order = ordered(compositionOrder(key, direction));
  const next = afterCompositionConditions(key, direction, sql`${after}`, sql`${start}`);
  const from = direction === "asc" ? sql`${key} >= ${start}` : sql`${key} < ${start}`;
  const select = (where: SQL) =>
    sql`SELECT * FROM (SELECT ${ofComposition} FROM compositions WHERE ${listed} AND ${shown}
      AND ${where} ORDER BY ${order} LIMIT ${compositionPortion})`;
  return after === null
    ? select(from)
    : sql`${select(next.equal)} UNION ALL ${select(next.beyond)} LIMIT ${compositionPortion}`;
}

function selectRecordings({ sortBy, direction, after }: CataloguePage): SQL {
  const order = ordered(songOrder(sortBy, direction));
  const next = afterConditions(sortBy, direction, sql`${after}`);
  const select = (where: SQL) =>
    sql`SELECT * FROM (SELECT ${ofSong} FROM songs WHERE deleted_at IS NULL AND ${where}
      ORDER BY ${order} LIMIT ${recordingPortion})`;
  return after === null
    ? select(sql`true`)
    : sql`${select(next.equal)} UNION ALL ${select(next.beyond)} LIMIT ${recordingPortion}`;
}

async function readPortion(db: Database, select: SQL, size: number) {
  const [rows, counters] = await db.batch([statement<PlayRow>(db, select), countersStatement(db)]);
  return {
    songs: rows.flatMap(({ composition, songs }) =>
      (JSON.parse(songs) as number[]).map((song): PlayPair => [song, composition]),
    ),
    after: rows.length < size ? null : rows.at(-1)!.after,
    version: readCounters(counters).version,
  };
}

type Portion = PlayList & { version: number };

/** Reads what plays of the catalogue, a portion in the order of its pages. One batch. */
export function playCatalogue(
  db: Database,
  page: CataloguePage,
  language: Language,
): Promise<Portion> {
  const { sortBy, direction, without, initial, after } = page;
  if (!isByComposition(sortBy)) return readPortion(db, selectRecordings(page), recordingPortion);
  const listed = without === null ? sql`true` : lacks[without];
  const own = orderedLanguages.find((one) => one === language);
  const isNative = own && without === null;
  const title = isNative ? titleOrder(own, "compositions.") : roman;
  const key = sortBy === "composer" ? composer : title;
  const start = startOf(without === null ? language : "en", direction, initial);
  const select = selectCompositions(listed, { key, direction, start }, after);
  return readPortion(db, select, compositionPortion);
}

/** Whose compositions are played. */
export const playedScopes = ["raaga", "taala", "deity", "composer"] as const;

const scopes: Record<(typeof playedScopes)[number], SQL> = {
  raaga: sql`compositions.raaga_id`,
  taala: sql`compositions.taala_id`,
  deity: sql`compositions.deity_id`,
  composer: sql`compositions.composer_id`,
};

/** Reads what plays of the compositions in a raaga or taala, on a deity or by a composer, a portion by title. One batch. */
export function playCompositions(
  db: Database,
  { of, id }: { of: (typeof playedScopes)[number]; id: string },
  after: number | null,
): Promise<Portion> {
  const order = { key: roman, direction: "asc", start: "" } as const;
  const select = selectCompositions(sql`${scopes[of]} = ${id}`, order, after);
  return readPortion(db, select, compositionPortion);
}

/** Reads what plays of the first 500 compositions in the janyas of a raaga, raaga by raaga. One batch. */
export async function playJanyas(db: Database, raagaId: string): Promise<Portion> {
  const select = sql`WITH janyas AS MATERIALIZED
      (SELECT id FROM raagas WHERE parent_id = ${raagaId} AND composition_count > 0 ORDER BY id)
    SELECT ${ofComposition} FROM janyas CROSS JOIN compositions
      INDEXED BY compositions_by_raaga ON compositions.raaga_id = janyas.id
    WHERE ${shown} LIMIT ${compositionPortion}`;
  return { ...(await readPortion(db, select, compositionPortion)), after: null };
}

/** The parts of a person in recordings. */
export const playedCredits = ["singer", "performer", "accompanistName"] as const;

const partOf: Record<(typeof playedCredits)[number], SQL> = {
  singer: sql`part = 'vocal'`,
  performer: sql`part > '' AND part <> 'vocal'`,
  accompanistName: sql`part IS NULL`,
};

/** Reads the recordings of a person in one part, a portion from the newest on; the first 1,000 as a performer. One batch. */
export async function playCredits(
  db: Database,
  { personId, credit }: { personId: string; credit: (typeof playedCredits)[number] },
  after: number | null,
): Promise<Portion> {
  // Instruments are several runs of the index: in the order of songs all of them would be read.
  const isOneRun = credit !== "performer";
  const from = after === null ? sql`` : sql`AND song_id < ${after}`;
  const order = isOneRun ? sql`ORDER BY song_id DESC` : sql``;
  const select = sql`SELECT ${ofSong} FROM (
      SELECT DISTINCT song_id FROM credits WHERE person_id = ${personId} AND ${partOf[credit]} ${from}
      ${order} LIMIT ${recordingPortion}) c
    CROSS JOIN songs ON songs.id = c.song_id`;
  const portion = await readPortion(db, select, recordingPortion);
  return isOneRun ? portion : { ...portion, after: null };
}
