import { and, eq, type SQL, sql } from "drizzle-orm";
import { raagas, songs, songTypes, taalas, users } from "#drizzle/schema/index.ts";
import { mediaOf } from "../domain/song.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { prepared } from "./prepared.ts";
import { live, summaryColumns } from "./songs.ts";

interface Raaga {
  id: string;
  description: string;
  isoName: string | null;
  melakarta: number | null;
  parentId: string | null;
  arohana: string | null;
  avarohana: string | null;
}

interface Taala {
  id: string;
  description: string;
  isoName: string | null;
}

interface SongType {
  id: string;
  description: string;
}

/**
 * What was joined as one JSON object, null where there was nothing to join. One column instead of a
 * dozen: drizzle and D1 pay for each column of a row by name.
 */
const joined = <T>(id: SQL, object: SQL) =>
  sql<T | null>`iif(${id} IS NULL, NULL, ${object})`.mapWith((text: string): T => JSON.parse(text));

const raaga = joined<Raaga>(
  sql`raagas.id`,
  sql`json_object('id', raagas.id, 'description', raagas.description, 'isoName', raagas.iso_name,
    'melakarta', raagas.melakarta, 'parentId', raagas.parent_id, 'arohana', raagas.arohana,
    'avarohana', raagas.avarohana)`,
);
const taala = joined<Taala>(
  sql`taalas.id`,
  sql`json_object('id', taalas.id, 'description', taalas.description, 'isoName', taalas.iso_name)`,
);
const songType = joined<SongType>(
  sql`song_types.id`,
  sql`json_object('id', song_types.id, 'description', song_types.description)`,
);

/** The names of the types of a song's accompaniments by id, as a JSON object. */
export const accompanimentTypeNames = sql<string>`(SELECT json_group_object(t.id, t.name)
  FROM json_each(songs.accompaniments) a JOIN accompaniment_types t ON t.id = a.value ->> 'typeId')`;

/** The other names of its raaga, as a JSON array. */
const raagaSynonyms = sql<string>`(SELECT json_group_array(alias) FROM raaga_aliases
  WHERE raaga_id = songs.raaga_id AND kind = 'synonym')`;

const songStatement = prepared((db) =>
  db
    .select({
      ...summaryColumns,
      language: songs.language,
      description: songs.description,
      lyrics: songs.lyrics,
      source: songs.source,
      mediaDescription: songs.mediaDescription,
      accompaniments: songs.accompaniments,
      createdBy: songs.createdBy,
      createdAt: songs.createdAt,
      updatedAt: songs.updatedAt,
      unavailable: sql`media_failures >= 3`.mapWith(Boolean).as("unavailable"),
      raaga: raaga.as("raaga"),
      taala: taala.as("taala"),
      songType: songType.as("song_type"),
      addedBy: users.displayName,
      typeNames: accompanimentTypeNames.as("type_names"),
      aliases: raagaSynonyms.as("aliases"),
    })
    .from(songs)
    .leftJoin(raagas, eq(raagas.id, songs.raagaId))
    .leftJoin(taalas, eq(taalas.id, songs.taalaId))
    .leftJoin(songTypes, eq(songTypes.id, songs.songTypeId))
    .leftJoin(users, eq(users.id, songs.createdBy))
    .where(and(eq(songs.id, sql.placeholder("id")), live)),
);

/**
 * One song with everything its page shows, or null when there is none or it is in the bin.
 * `addedBy` is a display name, null for a former member; never an e-mail address. One batch.
 */
export async function findSong(db: Database, id: number) {
  const [found, tallies] = await db.batch([songStatement(db, { id }), tallyStatement(db)]);
  const { version } = readTallies(tallies);
  const song = found[0];
  if (!song) return { song: null, createdBy: null, version };
  const typeNames: Record<string, string> = JSON.parse(song.typeNames);
  return {
    version,
    /** Whose song it is; null for a former member's. Not for the page to show. */
    createdBy: song.createdBy,
    song: {
      id: song.id,
      title: song.title,
      singer: song.singer,
      composer: song.composer,
      raaga: song.raaga,
      raagaAliases: JSON.parse(song.aliases) as string[],
      taala: song.taala,
      songType: song.songType,
      recordingDate: song.recordingDate,
      durationSeconds: song.durationSeconds,
      language: song.language,
      description: song.description,
      lyrics: song.lyrics,
      source: song.source,
      media: mediaOf(song),
      /** It was looked for three times where it should be, and was not there. */
      unavailable: song.unavailable,
      mediaDescription: song.mediaDescription,
      accompaniments: song.accompaniments.map(({ typeId, players }) => ({
        type: typeNames[typeId] ?? "",
        players,
      })),
      addedBy: song.addedBy,
      addedOn: song.createdAt.getTime(),
      changedOn: song.updatedAt?.getTime() ?? null,
    },
  };
}

export type SongDetail = NonNullable<Awaited<ReturnType<typeof findSong>>["song"]>;
