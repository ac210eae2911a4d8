import { makePersonKeyRows } from "#app/data/people/person-keys.ts";
import { literal } from "#drizzle/seed/sql.ts";
import {
  type NameKind,
  makeNameIndexRows,
  makeSongIndexRows,
} from "#app/data/search/index/index-rows.ts";
import { indexVersion, indexFields } from "#app/domain/search/keys/index-keys.ts";
import type { Access, Statement } from "./access.ts";
import type { Progress } from "./progress.ts";

/** Songs, names or people of a transaction: few, as pages wait for it. */
const portionSize = 20;
const current = `field = ${indexFields.version} AND key = ${literal(indexVersion)}`;

/** Names whose index rows are missing or outdated, with the texts they are found by. */
const outdatedNames = `SELECT kind, name, own, texts FROM (
  SELECT * FROM (
    SELECT 'raaga' AS kind, id AS name, json_array(id, description) AS own,
      (SELECT json_group_array(alias) FROM raaga_aliases WHERE raaga_id = raagas.id) AS texts FROM raagas
    UNION ALL SELECT 'taala', id, json_array(id, description),
      (SELECT json_group_array(alias) FROM taala_aliases WHERE taala_id = taalas.id) FROM taalas
    UNION ALL SELECT 'songType', id, json_array(id, description),
      (SELECT json_group_array(value) FROM json_each(script_names)) FROM song_types
    UNION ALL SELECT 'deity', id, json_array(id, description),
      (SELECT json_group_array(name) FROM deity_names WHERE deity_id = deities.id) FROM deities)
  UNION ALL SELECT DISTINCT 'singer', singer, json_array(singer), '[]' FROM songs
    WHERE deleted_at IS NULL AND singer <> ''
  UNION ALL SELECT DISTINCT 'composer', composer, json_array(composer), '[]' FROM songs
    WHERE deleted_at IS NULL
  UNION ALL SELECT DISTINCT 'accompanist', name, json_array(name), '[]' FROM credits WHERE position > 0) o
WHERE NOT EXISTS (SELECT 1 FROM name_index n WHERE n.kind = o.kind AND n.name = o.name AND ${current})`;

const isOutdated = `songs.deleted_at IS NULL
  AND NOT EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND ${current})`;

const outdatedSongs = `SELECT songs.id, songs.title, c.deity, songs.lyrics,
    (SELECT json_group_array(value) FROM (SELECT c.iso_title AS value UNION ALL SELECT c.native_title
      UNION ALL SELECT value FROM json_each(c.other_titles)) WHERE value IS NOT NULL) AS titles,
    (SELECT json_group_array(name) FROM credits WHERE song_id = songs.id AND position > 0) AS players
  FROM songs JOIN compositions c ON c.id = songs.composition_id
  WHERE songs.id > ? AND ${isOutdated}
  ORDER BY songs.id LIMIT ${portionSize}`;

/** People whose keys are missing or outdated, with their names. */
const outdatedPeople = `SELECT id, (SELECT json_group_array(name) FROM (
    SELECT name FROM person_names WHERE person_id = people.id ORDER BY rowid)) AS names
  FROM people WHERE merged_into IS NULL AND EXISTS (SELECT 1 FROM person_names WHERE person_id = people.id)
    AND NOT EXISTS (SELECT 1 FROM person_keys WHERE person_id = people.id AND ${current})`;

interface OutdatedSong {
  id: number;
  title: string;
  deity: string;
  lyrics: string;
  /** JSON lists. */
  titles: string;
  players: string;
}

/** Removes the rows of unused names, of songs in the bin, and of people under earlier rules. */
const removeUnused = [
  `DELETE FROM name_index WHERE NOT EXISTS (
    SELECT 1 FROM name_index n WHERE n.kind = name_index.kind AND n.name = name_index.name
      AND n.field = ${indexFields.version} AND n.key = ${literal(indexVersion)})`,
  `DELETE FROM person_keys WHERE person_id NOT IN (SELECT person_id FROM person_keys WHERE ${current})`,
  "DELETE FROM song_index WHERE song_id IN (SELECT id FROM songs WHERE deleted_at IS NOT NULL)",
];

/** The rows of an index that a song, name or person has. */
interface Owner {
  table: "song_index" | "name_index" | "person_keys";
  condition: string;
  params: Statement["params"];
}

const columnNames: Readonly<Record<string, string>> = { songId: "song_id", personId: "person_id" };

/** Returns statements that replace rows, unless these are current: then a user has saved them since they were read. */
function replaceRows({ table, condition, params }: Owner, rows: object[]): Statement[] {
  const keys = Object.keys(rows[0]!);
  const columns = keys.map((key) => columnNames[key] ?? key).join(", ");
  const values = keys.map((_, at) => `value ->> ${at}`).join(", ");
  const list = rows.map((row) => keys.map((key) => (row as Record<string, unknown>)[key]));
  const isCurrent = `EXISTS (SELECT 1 FROM ${table} AS i WHERE ${condition} AND ${current})`;
  return [
    {
      sql: `DELETE FROM ${table} WHERE ${condition} AND NOT ${isCurrent}`,
      params: [...params, ...params],
    },
    {
      sql: `INSERT INTO ${table} (${columns}) SELECT ${values} FROM json_each(?)
        WHERE NOT ${isCurrent} ON CONFLICT DO NOTHING`,
      params: [JSON.stringify(list), ...params],
    },
  ];
}

interface OutdatedName {
  kind: NameKind;
  name: string;
  /** JSON lists. */
  own: string;
  texts: string;
}

const replaceName = ({ kind, name, own, texts }: OutdatedName) =>
  replaceRows(
    { table: "name_index", condition: "kind = ? AND name = ?", params: [kind, name] },
    makeNameIndexRows(kind, name, [...JSON.parse(own), ...JSON.parse(texts)]),
  );

const replacePerson = ({ id, names }: { id: string; names: string }) =>
  replaceRows(
    { table: "person_keys", condition: "person_id = ?", params: [id] },
    makePersonKeyRows(id, JSON.parse(names)),
  );

const replaceSong = (song: OutdatedSong) =>
  replaceRows(
    { table: "song_index", condition: "song_id = ?", params: [song.id] },
    makeSongIndexRows({
      ...song,
      otherTitles: JSON.parse(song.titles),
      accompanists: JSON.parse(song.players),
    }),
  );

/** Counts the songs, names and people whose index rows are missing or outdated. */
export async function countOutdated({ read }: Access): Promise<number> {
  const [counted] = await read<{ count: number }>(
    `SELECT (SELECT count(*) FROM (${outdatedNames})) + (SELECT count(*) FROM (${outdatedPeople}))
      + (SELECT count(*) FROM songs WHERE ${isOutdated}) AS count`,
  );
  return counted!.count;
}

/**
 * Rewrites missing and outdated index rows, a few songs, names or people per transaction, and returns how many it
 * wrote. It can be interrupted and run again.
 */
export async function reindex({ read, write }: Access, progress?: Progress): Promise<number> {
  let count = 0;
  async function replace<T>(portion: T[], replaceOne: (one: T) => Statement[]): Promise<void> {
    await write(portion.flatMap(replaceOne));
    count += portion.length;
    progress?.(portion.length);
  }
  const names = await read<OutdatedName>(outdatedNames);
  for (let at = 0; at < names.length; at += portionSize)
    await replace(names.slice(at, at + portionSize), replaceName);
  const people = await read<{ id: string; names: string }>(outdatedPeople);
  for (let at = 0; at < people.length; at += portionSize)
    await replace(people.slice(at, at + portionSize), replacePerson);
  for (let after = 0; ;) {
    const songs = await read<OutdatedSong>(outdatedSongs, after);
    if (songs.length === 0) break;
    after = songs.at(-1)!.id;
    await replace(songs, replaceSong);
  }
  if (count > 0) for (const statement of removeUnused) await write([statement]);
  return count;
}
