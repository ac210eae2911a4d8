import { nameIndex, songIndex } from "#drizzle/schema/index.ts";
import { insertStatements } from "#drizzle/seed/sql.ts";
import {
  type NameKind,
  makeNameIndexRows,
  makeSongIndexRows,
} from "#app/data/search/index/index-rows.ts";
import { indexVersion, indexFields } from "#app/domain/search/keys/index-keys.ts";

export interface Access {
  read: <T>(query: string) => Promise<T[]>;
  /** Runs statements as one transaction. */
  write: (statements: string[]) => Promise<void>;
}

const atOnce = 200;
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const current = `place = ${indexFields.version} AND key = ${quoted(indexVersion)}`;

/** Names whose rows are missing or older, with all texts that they are found by. */
const oldNames = `SELECT kind, name, own, texts FROM (
  SELECT * FROM (
    SELECT 'raaga' AS kind, id AS name, json_array(id, description) AS own,
      (SELECT json_group_array(alias) FROM raaga_aliases WHERE raaga_id = raagas.id) AS texts FROM raagas
    UNION ALL SELECT 'taala', id, json_array(id, description), '[]' FROM taalas
    UNION ALL SELECT 'songType', id, json_array(id, description), '[]' FROM song_types)
  UNION ALL SELECT DISTINCT 'singer', singer, json_array(singer), '[]' FROM songs
    WHERE deleted_at IS NULL AND singer <> ''
  UNION ALL SELECT DISTINCT 'composer', composer, json_array(composer), '[]' FROM songs
    WHERE deleted_at IS NULL
  UNION ALL SELECT DISTINCT 'accompanist', name, json_array(name), '[]' FROM accompaniment_players) o
WHERE NOT EXISTS (SELECT 1 FROM name_index n WHERE n.kind = o.kind AND n.name = o.name AND ${current})`;

const oldSongs = (after: number) => `SELECT id, title, lyrics, (
    SELECT json_group_array(p.name) FROM accompaniments a
    JOIN accompaniment_players p ON p.accompaniment_id = a.id WHERE a.song_id = songs.id) AS players
  FROM songs WHERE deleted_at IS NULL AND id > ${after}
    AND NOT EXISTS (SELECT 1 FROM song_index i WHERE i.song_id = songs.id AND ${current})
  ORDER BY id LIMIT ${atOnce}`;

/** Rows that nothing is found by any more: of names that no song has, of songs in the bin. */
const leftOver = [
  `DELETE FROM name_index WHERE NOT EXISTS (
    SELECT 1 FROM name_index n WHERE n.kind = name_index.kind AND n.name = name_index.name
      AND n.place = ${indexFields.version} AND n.key = ${quoted(indexVersion)})`,
  "DELETE FROM song_index WHERE song_id IN (SELECT id FROM songs WHERE deleted_at IS NOT NULL)",
];

/**
 * Makes the index anew for every song and name whose rows are missing or were made by older rules; each is
 * replaced in one transaction, so that the site finds it all the while. Goes on where it was stopped.
 * Returns how many it wrote.
 */
export async function reindex({ read, write }: Access): Promise<number> {
  let count = 0;
  const names = await read<{ kind: NameKind; name: string; own: string; texts: string }>(oldNames);
  for (let at = 0; at < names.length; at += atOnce) {
    const part = names.slice(at, at + atOnce);
    await write(
      part.flatMap(({ kind, name, own, texts }) => [
        `DELETE FROM name_index WHERE kind = ${quoted(kind)} AND name = ${quoted(name)}`,
        ...insertStatements(
          nameIndex,
          makeNameIndexRows(kind, name, [...JSON.parse(own), ...JSON.parse(texts)]),
        ),
      ]),
    );
    count += part.length;
  }
  for (let after = 0; ;) {
    const songs = await read<{ id: number; title: string; lyrics: string; players: string }>(
      oldSongs(after),
    );
    if (songs.length === 0) break;
    after = songs.at(-1)!.id;
    await write([
      `DELETE FROM song_index WHERE song_id IN (${songs.map(({ id }) => id).join(", ")})`,
      ...insertStatements(
        songIndex,
        songs.flatMap((song) =>
          makeSongIndexRows({ ...song, accompanists: JSON.parse(song.players) }),
        ),
      ),
    ]);
    count += songs.length;
  }
  if (count > 0) await write(leftOver);
  return count;
}
