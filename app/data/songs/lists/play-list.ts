import { type SQL, sql } from "drizzle-orm";
import { orderedLanguages, titleOrder } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { TimeOfDay } from "../../../domain/music/time-of-day.ts";
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
  size = compositionPortion,
): SQL {
  const order = ordered(compositionOrder(key, direction));
  const next = afterCompositionConditions(key, direction, sql`${after}`, sql`${start}`);
  const from = direction === "asc" ? sql`${key} >= ${start}` : sql`${key} < ${start}`;
  const select = (where: SQL) =>
    sql`SELECT * FROM (SELECT ${ofComposition} FROM compositions WHERE ${listed} AND ${shown}
      AND ${where} ORDER BY ${order} LIMIT ${size})`;
  return after === null
    ? select(from)
    : sql`${select(next.equal)} UNION ALL ${select(next.beyond)} LIMIT ${size}`;
}

/** Selects a portion of recordings in an order, or those of them that are `listed`. */
function selectRecordings(
  { sortBy, direction }: Pick<CataloguePage, "sortBy" | "direction">,
  after: number | null,
  size = recordingPortion,
  listed = sql`true`,
): SQL {
  const order = ordered(songOrder(sortBy, direction));
  const next = afterConditions(sortBy, direction, sql`${after}`);
  const select = (where: SQL) =>
    sql`SELECT * FROM (SELECT ${ofSong} FROM songs WHERE deleted_at IS NULL AND ${listed} AND ${where}
      ORDER BY ${order} LIMIT ${size})`;
  return after === null
    ? select(sql`true`)
    : sql`${select(next.equal)} UNION ALL ${select(next.beyond)} LIMIT ${size}`;
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
  if (!isByComposition(sortBy))
    return readPortion(db, selectRecordings(page, after), recordingPortion);
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
const ownScopes = ["raaga", "taala", "deity", "composer"] as const;
export const playedScopes = [...ownScopes, "janyas", "concert"] as const;

const scopes: Record<(typeof ownScopes)[number], SQL> = {
  raaga: sql`compositions.raaga_id`,
  taala: sql`compositions.taala_id`,
  deity: sql`compositions.deity_id`,
  composer: sql`compositions.composer_id`,
};

const byTitle = { key: roman, direction: "asc", start: "" } as const;

/** Selects what plays of the compositions in a raaga or taala, on a deity or by a composer, by title. */
const selectScope = (
  of: (typeof ownScopes)[number],
  id: string,
  after: number | null,
  size?: number,
) => selectCompositions(sql`${scopes[of]} = ${id}`, byTitle, after, size);

/** Selects what plays of the compositions in those `raagas` (a condition) that have some, raaga by raaga. */
function selectRaagas(raagas: SQL, after: number | null, size = compositionPortion): SQL {
  const chosen = (where: SQL) => sql`SELECT * FROM (WITH chosen AS MATERIALIZED
      (SELECT id FROM raagas WHERE ${raagas} AND composition_count > 0 AND ${where} ORDER BY id)
    SELECT ${ofComposition} FROM chosen CROSS JOIN compositions
      INDEXED BY compositions_by_raaga ON compositions.raaga_id = chosen.id
    WHERE ${shown} LIMIT ${size})`;
  if (after === null) return chosen(sql`true`);
  const last = sql`(SELECT raaga_id FROM compositions
    WHERE id = (SELECT composition_id FROM songs WHERE id = ${after}))`;
  const rest = selectCompositions(sql`compositions.raaga_id = ${last}`, byTitle, after, size);
  return sql`SELECT * FROM (${rest}) UNION ALL ${chosen(sql`id > ${last}`)} LIMIT ${size}`;
}

const ofTime = (time: TimeOfDay) => sql`time_of_day = ${time}`;

/** Raagas of a time of day; if nothing in them plays, those for any time. */
export const raagasAt = (time: TimeOfDay): SQL =>
  sql`time_of_day = iif(EXISTS (SELECT 1 FROM raagas CROSS JOIN compositions
      INDEXED BY compositions_by_raaga ON compositions.raaga_id = raagas.id
      CROSS JOIN songs ON songs.id = compositions.main_song_id
    WHERE ${ofTime(time)} AND ${shown} AND ${isPlayable}), ${time}, 'any')`;

/** The parts of a person in recordings. */
export const playedCredits = ["singer", "performer", "accompanistName"] as const;
type PlayedCredit = (typeof playedCredits)[number];

const partOf: Record<PlayedCredit, SQL> = {
  singer: sql`part = 'vocal'`,
  performer: sql`part > '' AND part <> 'vocal'`,
  accompanistName: sql`part IS NULL`,
};

/** Selects the recordings of a person in one part, from the newest on; as a performer, instrument by instrument. */
function selectCredits(
  personId: string,
  credit: PlayedCredit,
  after: number | null,
  size = recordingPortion,
): SQL {
  const own = (where: SQL) => sql`SELECT * FROM (SELECT DISTINCT part, song_id FROM credits
    WHERE person_id = ${personId} AND ${partOf[credit]} AND ${where}
    ORDER BY part DESC, song_id DESC LIMIT ${size})`;
  // Of one song a person leads one part.
  const last = sql`(SELECT part FROM credits
    WHERE song_id = ${after} AND person_id = ${personId} AND part > '')`;
  const credits =
    after === null
      ? own(sql`true`)
      : credit === "performer"
        ? sql`${own(sql`part = ${last} AND song_id < ${after}`)}
          UNION ALL ${own(sql`part < ${last}`)} LIMIT ${size}`
        : own(sql`song_id < ${after}`);
  return sql`SELECT ${ofSong} FROM (${credits}) c CROSS JOIN songs ON songs.id = c.song_id`;
}

/** Selects the recordings of ten years from the first on. */
const selectDecade = (decade: number, after: number | null, size?: number) =>
  selectRecordings(
    { sortBy: "recordingDate", direction: "asc" },
    after,
    size,
    // SQLite may only see one lower bound.
    sql`coalesce(recorded_on, '~') < ${String(decade + 10)}
      ${after === null ? sql`AND coalesce(recorded_on, '~') >= ${String(decade)}` : sql``}`,
  );

const pieceOrder = sql`coalesce(track, 10000), start_seconds, id`;

/** Selects the pieces of a concert in their order. */
function selectPieces(concertId: string, after: number | null, size = recordingPortion): SQL {
  const pieces = sql`SELECT id, row_number() OVER (ORDER BY ${pieceOrder}) AS nth FROM songs
    WHERE concert_id = ${concertId} AND deleted_at IS NULL`;
  return sql`SELECT ${ofSong} FROM (${pieces}) piece CROSS JOIN songs ON songs.id = piece.id
    WHERE nth > coalesce((SELECT nth FROM (${pieces}) WHERE id = ${after}), 0)
    ORDER BY nth LIMIT ${size}`;
}

/** A part of the archive: the compositions of a scope, of the janyas of a raaga or of a time of day, or recordings. */
export type PlayedPart =
  | { of: (typeof playedScopes)[number] | PlayedCredit; id: string }
  | { of: "time"; id: TimeOfDay }
  | { of: "decade"; id: number };

/** Selects a portion of what plays of a part, for `readPortion`. */
function selectPart(part: PlayedPart, after: number | null, size?: number): SQL {
  switch (part.of) {
    case "time":
      return selectRaagas(raagasAt(part.id), after, size);
    case "janyas":
      return selectRaagas(sql`parent_id = ${part.id}`, after, size);
    case "concert":
      return selectPieces(part.id, after, size);
    case "decade":
      return selectDecade(part.id, after, size);
    case "singer":
    case "performer":
    case "accompanistName":
      return selectCredits(part.id, part.of, after, size);
    default:
      return selectScope(part.of, part.id, after, size);
  }
}

const byRecording: readonly string[] = [...playedCredits, "concert", "decade"];

/** Reads what plays of a part of the archive, a portion at a time. One batch. */
export function playPart(db: Database, part: PlayedPart, after: number | null): Promise<Portion> {
  const size = byRecording.includes(part.of) ? recordingPortion : compositionPortion;
  return readPortion(db, selectPart(part, after), size);
}

/** Selects the first entries of a part of the archive (null: of all), each with what plays of it. */
export const firstOf = (part: PlayedPart | null, size: number): SQL =>
  part ? selectPart(part, null, size) : selectCompositions(sql`true`, byTitle, null, size);
