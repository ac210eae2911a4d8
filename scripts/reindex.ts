import { nameIndex, personKeys, songIndex } from "#drizzle/schema/index.ts";
import { makePersonKeyRows } from "#app/data/people/person-keys.ts";
import { insertStatements, literal } from "#drizzle/seed/sql.ts";
import {
  type NameKind,
  makeNameIndexRows,
  makeSongIndexRows,
} from "#app/data/search/index/index-rows.ts";
import { indexVersion, indexFields } from "#app/domain/search/keys/index-keys.ts";
import type { Access } from "./access.ts";

const batchSize = 200;
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

const outdatedSongs = (after: number) => `SELECT songs.id, songs.title, c.deity, songs.lyrics,
    (SELECT json_group_array(value) FROM (SELECT c.iso_title AS value UNION ALL SELECT c.native_title
      UNION ALL SELECT value FROM json_each(c.other_titles)) WHERE value IS NOT NULL) AS titles,
    (SELECT json_group_array(name) FROM credits WHERE song_id = songs.id AND position > 0) AS players
  FROM songs JOIN compositions c ON c.id = songs.composition_id
  WHERE songs.deleted_at IS NULL AND songs.id > ${after}
    AND NOT EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND ${current})
  ORDER BY songs.id LIMIT ${batchSize}`;

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

/**
 * Rewrites missing and outdated index rows, a batch of songs, names or people per transaction, and returns how many
 * it wrote. It can be interrupted and run again.
 */
export async function reindex({ read, write }: Access): Promise<number> {
  let count = 0;
  const names = await read<{ kind: NameKind; name: string; own: string; texts: string }>(
    outdatedNames,
  );
  for (let at = 0; at < names.length; at += batchSize) {
    const part = names.slice(at, at + batchSize);
    await write(
      part.flatMap(({ kind, name, own, texts }) => [
        `DELETE FROM name_index WHERE kind = ${literal(kind)} AND name = ${literal(name)}`,
        ...insertStatements(
          nameIndex,
          makeNameIndexRows(kind, name, [...JSON.parse(own), ...JSON.parse(texts)]),
        ),
      ]),
    );
    count += part.length;
  }
  const people = await read<{ id: string; names: string }>(outdatedPeople);
  for (let at = 0; at < people.length; at += batchSize) {
    const part = people.slice(at, at + batchSize);
    await write(
      part.flatMap(({ id, names: all }) => [
        `DELETE FROM person_keys WHERE person_id = ${literal(id)}`,
        ...insertStatements(personKeys, makePersonKeyRows(id, JSON.parse(all))),
      ]),
    );
    count += part.length;
  }
  for (let after = 0; ;) {
    const songs = await read<OutdatedSong>(outdatedSongs(after));
    if (songs.length === 0) break;
    after = songs.at(-1)!.id;
    await write([
      `DELETE FROM song_index WHERE song_id IN (${songs.map(({ id }) => id).join(", ")})`,
      ...insertStatements(
        songIndex,
        songs.flatMap((song) =>
          makeSongIndexRows({
            ...song,
            otherTitles: JSON.parse(song.titles),
            accompanists: JSON.parse(song.players),
          }),
        ),
      ),
    ]);
    count += songs.length;
  }
  if (count > 0) await write(removeUnused);
  return count;
}
