import { type SQL, sql } from "drizzle-orm";
import type { follows } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import { isMissingPart } from "../../../domain/records/following/followed.ts";
import { joinNews, type News } from "../../../domain/records/following/news.ts";
import type { MissingPart } from "../../../domain/songs/song.ts";
import type { Database } from "../../database.ts";
import { selectRows } from "../../select-rows.ts";
import { lacks } from "../../songs/lists/catalogue.ts";
import { publicColumns } from "../revisions.ts";

export interface FollowedRecord {
  kind: (typeof follows.$inferSelect)["kind"];
  /** As `follows` has it; of a composition its id as text. */
  id: string | SQL;
}

/** Songs, and compositions, of a record whose changes are looked up one by one. */
const maxLookedUp = 150;

/**
 * Which changes are news: those after the revision `since` and up to `until`, of the archive's last `recent` ones or of
 * up to 150 songs of the record.
 */
export interface NewsRange {
  since: number;
  until?: number;
  recent: number;
  limit: number;
}

interface Belonging {
  /** Selects songs and compositions of the record, at most `maxLookedUp`. */
  songs: SQL | null;
  compositions: SQL | null;
  /** Conditions on a row of `songs`, and of `compositions`, by which a recent change is one of the record. */
  isSong: SQL | null;
  isComposition: SQL | null;
  /** A condition on the change `r`, for a list that not every change is news for. */
  isNews?: SQL;
}

const composedBy = (id: SQL) => sql`SELECT id FROM compositions
  WHERE composer_id = ${id} AND deleted_at IS NULL LIMIT ${maxLookedUp}`;

/** The fields whose change puts a composition on the list. */
const fieldOf: Partial<Record<MissingPart, SQL>> = {
  lyrics: sql`'$.lyrics'`,
  raaga: sql`'$.raagaId'`,
  taala: sql`'$.taalaId'`,
};

const belonging: Record<Exclude<FollowedRecord["kind"], "unfinished">, (id: SQL) => Belonging> = {
  composition: (id) => ({
    songs: sql`SELECT id FROM songs
      WHERE composition_id = CAST(${id} AS INTEGER) AND deleted_at IS NULL LIMIT ${maxLookedUp}`,
    compositions: sql`SELECT id FROM compositions WHERE id = CAST(${id} AS INTEGER) AND deleted_at IS NULL`,
    isSong: null,
    isComposition: null,
  }),
  raaga: (id) => ({
    songs: sql`SELECT id FROM songs WHERE raaga_id = ${id} AND deleted_at IS NULL LIMIT ${maxLookedUp}`,
    compositions: sql`SELECT id FROM compositions
      WHERE raaga_id = ${id} AND deleted_at IS NULL LIMIT ${maxLookedUp}`,
    isSong: sql`songs.raaga_id = ${id}`,
    isComposition: sql`compositions.raaga_id = ${id}`,
  }),
  person: (id) => ({
    songs: sql`SELECT * FROM (SELECT song_id AS id FROM credits WHERE person_id = ${id} LIMIT ${maxLookedUp})
      UNION SELECT * FROM (SELECT songs.id FROM (${composedBy(id)}) composed
        CROSS JOIN songs ON songs.composition_id = composed.id AND songs.deleted_at IS NULL
        LIMIT ${maxLookedUp})`,
    compositions: composedBy(id),
    isSong: sql`(EXISTS (SELECT 1 FROM credits WHERE song_id = songs.id AND person_id = ${id})
      OR EXISTS (SELECT 1 FROM compositions c WHERE c.id = songs.composition_id AND c.composer_id = ${id}))`,
    isComposition: sql`compositions.composer_id = ${id}`,
  }),
};

/** Compositions that came to a list: new ones, restored ones, and those that lost what they lack now. */
function ofUnfinished(part: MissingPart): Belonging {
  const field = fieldOf[part];
  return {
    songs: null,
    compositions: null,
    isSong: sql`EXISTS (SELECT 1 FROM compositions
      WHERE compositions.id = songs.composition_id AND ${lacks[part]})`,
    isComposition: lacks[part],
    isNews: sql`(r.kind IN ('created', 'restored')${
      field ? sql` OR json_type(r.fields, ${field}) IS NOT NULL` : sql``
    })`,
  };
}

function belongsTo({ kind, id }: FollowedRecord): Belonging {
  if (kind !== "unfinished") return belonging[kind](sql`${id}`);
  if (typeof id !== "string" || !isMissingPart(id)) throw new Error("There is no such list.");
  return ofUnfinished(id);
}

const isLive = sql`deleted_at IS NULL`;

const isIn = ({ since, until = Number.MAX_SAFE_INTEGER }: Pick<NewsRange, "since" | "until">) =>
  sql`id > ${since} AND id <= ${until}`;

/** Selects the ids of the last changes after `since` of the subjects that `ids` selects. */
const changesOf = (kind: SQL, ids: SQL, { limit, ...range }: NewsRange) =>
  sql`SELECT r.id FROM (${ids}) subject CROSS JOIN revisions r ON r.id IN (
    SELECT id FROM revisions WHERE subject_kind = ${kind} AND subject_id = CAST(subject.id AS TEXT)
      AND ${isIn(range)} ORDER BY id DESC LIMIT ${limit})`;

function changesIn(record: FollowedRecord, range: NewsRange): SQL {
  const { songs, compositions, isSong, isComposition, isNews } = belongsTo(record);
  const own = record.kind === "raaga" || record.kind === "person";
  const isOfSong = sql`r.subject_kind = 'song' AND EXISTS (SELECT 1 FROM songs
    WHERE songs.id = CAST(r.subject_id AS INTEGER) AND songs.${isLive} AND ${isSong})`;
  const isOfComposition = sql`r.subject_kind = 'composition' AND EXISTS (SELECT 1 FROM compositions
    WHERE compositions.id = CAST(r.subject_id AS INTEGER) AND compositions.${isLive} AND ${isComposition})`;
  const parts = [
    own && changesOf(sql`${record.kind}`, sql`SELECT ${record.id} AS id`, range),
    songs && changesOf(sql`'song'`, songs, range),
    compositions && changesOf(sql`'composition'`, compositions, range),
    isSong &&
      sql`SELECT r.id FROM (SELECT id, kind, fields, subject_kind, subject_id FROM revisions
          WHERE ${isIn(range)} ORDER BY id DESC LIMIT ${range.recent}) r
        WHERE ((${isOfSong}) OR (${isOfComposition}))${isNews ? sql` AND ${isNews}` : sql``}`,
  ].filter((part): part is SQL => Boolean(part));
  return sql.join(parts, sql` UNION `);
}

const newsColumns = (language: Language) => ({
  ...publicColumns,
  fields: sql<string>`(SELECT json_group_array(key) FROM json_each(r.fields))`,
  songId: sql<number | null>`songs.id`,
  compositionId: sql<number | null>`songs.composition_id`,
  title: sql<string | null>`songs.title`,
  native: sql<string | null>`compositions.script_names ->> ${language}`,
});

/**
 * Selects the last changes of a record and of what belongs to it, newest first: nothing of songs and compositions in the
 * bin. Parsed by `toNews`.
 */
export const newsStatement = (
  db: Database,
  record: FollowedRecord,
  language: Language,
  range: NewsRange,
) =>
  selectRows(
    db,
    newsColumns(language),
    (columns) => sql`SELECT ${columns} FROM (SELECT * FROM revisions
        WHERE id IN (${changesIn(record, range)}) ORDER BY id DESC LIMIT ${range.limit}) r
      LEFT JOIN songs ON songs.id = CASE r.subject_kind WHEN 'song' THEN CAST(r.subject_id AS INTEGER)
        WHEN 'composition' THEN (SELECT main_song_id FROM compositions WHERE id = CAST(r.subject_id AS INTEGER)) END
      LEFT JOIN compositions ON compositions.id = songs.composition_id
      WHERE r.subject_kind NOT IN ('song', 'composition') OR (songs.id IS NOT NULL AND songs.deleted_at IS NULL)
      ORDER BY r.id DESC`,
  );

type NewsRow = Awaited<ReturnType<typeof newsStatement>>[number];

/** Parses the rows of `newsStatement`; what one act did to a song and its composition is one piece of news. */
export const toNews = (rows: readonly NewsRow[]): News[] =>
  joinNews(rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as string[] })));
