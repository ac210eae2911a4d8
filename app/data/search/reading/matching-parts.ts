import { type SQL, sql } from "drizzle-orm";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import { unionOf } from "../index/union-of.ts";
import { literal } from "../../literal.ts";
import { numbersTo } from "./literals.ts";
import type { Source } from "./reading-tables.ts";

const maxCounted = 150;
const manySongs = 20_000;
/** About so many songs have a name that contains a word. */
const manyNamed = 100;

const idsOf = (part: SQL, source: Source, when?: SQL) => {
  const ids = sql`${part} -> ${literal(`$.ids.${source}`)}`;
  return sql`(SELECT value FROM json_each(${when ? sql`iif(${when}, ${ids}, '[]')` : ids}))`;
};

const asked = (part: SQL) => sql`${part} ->> '$.asked.part'`;
const mayCompose = (part: SQL) => sql`coalesce(${asked(part)}, 'composer') = 'composer'`;
const mayPerform = (part: SQL) => sql`coalesce(${asked(part)}, '') <> 'composer'`;
const isAsked = (part: SQL) => sql`(${asked(part)} IS NULL OR credits.part = ${asked(part)}
  OR credits.accompaniment_type_id = ${part} ->> '$.asked.type')`;

const songsWhere = sql`SELECT songs.id FROM songs WHERE songs.deleted_at IS NULL AND`;

/** Selects the songs that have a name of a part (JSON), but for raagas and taalas, whose songs are counted. */
function namedSongs(part: SQL): SQL[] {
  const ids = (source: Source) => idsOf(part, source);
  const credited = sql`SELECT song_id AS id FROM credits WHERE ${isAsked(part)} AND`;
  return [
    sql`${songsWhere} song_type_id IN ${ids("songType")}`,
    sql`${songsWhere} language IN ${ids("language")}`,
    sql`${songsWhere} composer COLLATE NOCASE IN ${ids("composer")}`,
    sql`${songsWhere} singer COLLATE NOCASE IN ${ids("singer")}`,
    sql`${credited} name COLLATE NOCASE IN ${ids("accompanist")}`,
    sql`${credited} person_id IN ${idsOf(part, "person", mayPerform(part))}`,
    sql`SELECT s.id FROM compositions c CROSS JOIN songs s ON s.composition_id = c.id
      WHERE c.deleted_at IS NULL AND c.composer_id IN ${idsOf(part, "person", mayCompose(part))}`,
    sql`${songsWhere} coalesce(recorded_on, '') BETWEEN ${part} ->> 'since' AND ${part} ->> 'until'`,
  ];
}

const writtenSongs = (part: SQL) =>
  sql`SELECT i.song_id AS id FROM json_each(${part} -> 'ranges') r CROSS JOIN song_index i
    ON i.field = r.value ->> 0 AND i.key >= r.value ->> 1 AND i.key < r.value ->> 2`;

/** Selects the songs of a part; a song may come more than once. */
const songsOf = (part: SQL) =>
  unionOf([
    sql`${songsWhere} raaga_id IN ${idsOf(part, "raaga")}`,
    sql`${songsWhere} taala_id IN ${idsOf(part, "taala")}`,
    ...namedSongs(part),
    writtenSongs(part),
  ]);

/** Lists what parts name, as text that `hasPart` looks in. */
export const namedKeys = (parts: SQL): SQL =>
  sql`(SELECT coalesce(group_concat('|' || p.key || ' ' || s.key || ' ' || lower(n.value) || '|', ''), '')
    FROM json_each(${parts}) p CROSS JOIN json_each(p.value -> 'ids') s CROSS JOIN json_each(s.value) n)`;

export interface Parts {
  /** JSON, see `readQuery`. */
  parts: SQL;
  /** Of `namedKeys`. */
  keys: SQL;
  /** At most so many parts, and so many forms of a text to look for in titles. */
  most: number;
  forms: number;
}

/** Whether the song has the part `p` (`at`, `part`, `keys`), in SQL. Flat: an expression has a hundred levels. */
function hasPart(forms: number): SQL {
  const of = (path: string) => sql`p.part ->> ${literal(`$.${path}`)}`;
  const isNamed = (source: Source, id: SQL) =>
    sql`instr(p.keys, printf(${literal(`|%d ${source} %s|`)}, p.at, lower(${id})))`;
  const names = (source: Source) => sql`instr(p.keys, printf(${literal(`|%d ${source} `)}, p.at))`;
  const ofSong = sql`max(${isNamed("raaga", sql`songs.raaga_id`)}, ${isNamed("taala", sql`songs.taala_id`)},
    ${isNamed("songType", sql`songs.song_type_id`)}, ${isNamed("language", sql`songs.language`)},
    ${isNamed("composer", sql`songs.composer`)}, ${isNamed("singer", sql`songs.singer`)}) > 0`;
  const ofPerson = sql`(${names("person")} AND ${mayCompose(sql`p.part`)} AND EXISTS (SELECT 1 FROM compositions
      WHERE id = songs.composition_id AND ${isNamed("person", sql`composer_id`)})
    OR max(${names("person")}, ${names("accompanist")}) AND ${mayPerform(sql`p.part`)}
      AND EXISTS (SELECT 1 FROM credits WHERE song_id = songs.id AND ${isAsked(sql`p.part`)}
        AND max(${isNamed("person", sql`person_id`)}, ${isNamed("accompanist", sql`name`)})))`;
  const row = (field: SQL) =>
    sql`SELECT 1 FROM song_index i WHERE (i.song_id, i.field) = (songs.id, ${field}) AND`;
  const has = (list: string) => {
    const positions = Array.from(
      { length: forms },
      (_, form) => sql`coalesce(instr(i.key, ${of(`check.${list}[${form}]`)}), 0)`,
    );
    return sql`max(0, ${sql.join(positions, sql`, `)})`;
  };
  const inRange = (path: string) =>
    sql`EXISTS (${row(of(`${path}[0]`))} i.key BETWEEN ${of(`${path}[1]`)} AND ${of(`${path}[2]`)})`;
  const inTitle = sql`max(${has("parts")}, iif(i.key GLOB '[*]*', ${has("tamilParts")}, 0))`;
  const inText = sql`(EXISTS (${row(sql`${indexFields.text}`)} ${inTitle})
    OR ${inRange("check.folded[0]")} OR ${inRange("lines")})`;
  return sql`CASE ${of("kind")}
    WHEN 'year' THEN coalesce(songs.recorded_on, '') BETWEEN ${of("since")} AND ${of("until")}
    WHEN 'title' THEN ${inText} WHEN 'person' THEN ${ofSong} OR ${ofPerson}
    WHEN 'any' THEN ${ofSong} OR ${inText} OR ${ofPerson} ELSE ${ofSong} END`;
}

/** Whether the current song has every part but the part numbered `except`, as a condition in SQL. */
export function hasEveryPart({ parts, keys, most, forms }: Parts, except = sql`-1`): SQL {
  // LIMIT keeps them a table.
  const part = sql`(SELECT column1 AS at, ${parts} -> column1 AS part, ${keys} AS keys FROM (${numbersTo(most)}) LIMIT -1) p`;
  return sql`NOT EXISTS (SELECT 1 FROM ${part} WHERE p.part IS NOT NULL AND p.at <> ${except} AND NOT ${hasPart(forms)})`;
}

/** Selects the number of the part with the fewest songs, as far as they are counted. */
export function smallestPart(parts: SQL): SQL {
  const part = sql`p.value`;
  const stored = (table: SQL, ids: SQL) =>
    sql`(SELECT coalesce(sum(song_count), 0) FROM ${table} WHERE id IN ${ids})`;
  const count = (songs: SQL) =>
    sql`(SELECT iif(n = ${maxCounted}, ${manySongs}, n) FROM (SELECT count(*) AS n FROM (SELECT 1 FROM (${songs}) LIMIT ${maxCounted}) LIMIT 1))`;
  const named = sql`${stored(sql`raagas`, idsOf(part, "raaga"))} + ${stored(sql`taalas`, idsOf(part, "taala"))}
    + ${count(unionOf(namedSongs(part)))}`;
  // Of a word that may be anywhere, which many names contain, only the texts are counted.
  const size = sql`iif(${part} ->> 'kind' = 'any', ${count(writtenSongs(part))}
    + ${manyNamed} * (SELECT sum(json_array_length(value)) FROM json_each(${part} -> 'ids')), ${named} + ${count(writtenSongs(part))})`;
  return sql`(SELECT p.key FROM json_each(${parts}) p
    ORDER BY iif(json_array_length(${parts}) = 1, 0, ${size}) LIMIT 1)`;
}

interface Matching extends Parts {
  /** The number of the part whose songs are compared with the others. */
  start: SQL;
  /** How many songs are found, and how many compared, at most. */
  limit: number;
  compared: number;
}

/** Selects the ids of songs that have every part, as JSON. */
export const matchingSongs = ({ start, limit, compared, ...parts }: Matching): SQL =>
  sql`(SELECT json_group_array(id) FROM (
    SELECT songs.id FROM (SELECT DISTINCT id FROM (${songsOf(sql`(${parts.parts} -> ${start})`)})
      LIMIT ${compared}) w
    CROSS JOIN songs ON songs.id = w.id WHERE songs.deleted_at IS NULL AND ${hasEveryPart(parts, start)} LIMIT ${limit}))`;
