import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { raagas, songs, songTypes, taalas, users } from "#drizzle/schema/index.ts";
import { type CataloguePage, mediaOf, type SongSort, type SongSummary } from "../domain/song.ts";
import { pageSize } from "../domain/paging.ts";
import { type Database, readTallies, tallyStatement } from "./database.ts";
import { prepared } from "./prepared.ts";

export const summaryColumns = {
  id: songs.id,
  title: songs.title,
  singer: songs.singer,
  composer: songs.composer,
  raagaId: songs.raagaId,
  taalaId: songs.taalaId,
  songTypeId: songs.songTypeId,
  recordingDate: songs.recordingDate,
  durationSeconds: songs.durationSeconds,
  uploadType: songs.uploadType,
  externalMediaId: songs.externalMediaId,
  mediaFileId: songs.mediaFileId,
  mediaUrl: songs.mediaUrl,
};

type SummaryRow = Omit<SongSummary, "media"> & Parameters<typeof mediaOf>[0];

/** A row of `summaryColumns` as lists show it. */
export function toSummary(row: SummaryRow): SongSummary {
  const { uploadType, externalMediaId, mediaFileId, mediaUrl, ...summary } = row;
  return { ...summary, media: mediaOf({ uploadType, externalMediaId, mediaFileId, mediaUrl }) };
}

/** The expressions that the sorting indexes are made of: they must be written as the schema writes them. */
export const sortKeys: Record<SongSort, SQL> = {
  title: sql`title COLLATE NOCASE`,
  singer: sql`singer COLLATE NOCASE`,
  composer: sql`composer COLLATE NOCASE`,
  recordingDate: sql`recorded_key`,
};

/** ORDER BY terms for a sort; songs that are equal in it follow their id. */
function songOrder(sortBy: SongSort, direction: "asc" | "desc"): [SQL, SQL] {
  const by = direction === "asc" ? asc : desc;
  return [by(sortKeys[sortBy]), by(songs.id)];
}

export const live = isNull(songs.deletedAt);

/**
 * Songs that follow the song `after` in an order: those that are equal in it, then those beyond. Two
 * ranges of an index; as one comparison of pairs, SQLite would walk there from the beginning.
 */
function following(sortBy: SongSort, direction: "asc" | "desc") {
  const key = sortKeys[sortBy];
  const after = sql.placeholder("after");
  const last = sql`(SELECT ${key} FROM songs WHERE id = ${after})`;
  return direction === "asc"
    ? { equal: sql`${key} = ${last} AND id > ${after}`, beyond: sql`${key} > ${last}` }
    : { equal: sql`${key} = ${last} AND id < ${after}`, beyond: sql`${key} < ${last}` };
}

/** The statements for a page of the catalogue in one order. */
function pageStatements(sortBy: SongSort, direction: "asc" | "desc") {
  const order = songOrder(sortBy, direction);
  const select = (where: (db: DrizzleD1Database) => SQL | undefined) =>
    prepared((db) =>
      db
        .select(summaryColumns)
        .from(songs)
        .where(where(db))
        .orderBy(...order)
        .limit(pageSize),
    );
  const skipped = (db: DrizzleD1Database) =>
    db
      .select({ id: songs.id })
      .from(songs)
      .where(live)
      .orderBy(...order)
      .limit(pageSize)
      .offset(sql.placeholder("offset"));
  const { equal, beyond } = following(sortBy, direction);
  return {
    first: select(() => live),
    numbered: select((db) => inArray(songs.id, skipped(db))),
    equal: select(() => and(live, equal)),
    beyond: select(() => and(live, beyond)),
  };
}

const bothWays = (sortBy: SongSort) => ({
  asc: pageStatements(sortBy, "asc"),
  desc: pageStatements(sortBy, "desc"),
});

const listStatements: Record<SongSort, ReturnType<typeof bothWays>> = {
  title: bothWays("title"),
  singer: bothWays("singer"),
  composer: bothWays("composer"),
  recordingDate: bothWays("recordingDate"),
};

/**
 * One page of the catalogue, and how many songs it has in all. By key when `after` is given; a page
 * number skips on a covering index. Empty past the end. One batch.
 */
export async function listSongs(
  db: Database,
  { sortBy, direction, page, after }: CataloguePage,
): Promise<{ songs: SongSummary[]; total: number; version: number }> {
  const { first, numbered, equal, beyond } = listStatements[sortBy][direction];
  const [tallies, rows, more = []] =
    after !== null
      ? await db.batch([tallyStatement(db), equal(db, { after }), beyond(db, { after })])
      : await db.batch([
          tallyStatement(db),
          page > 1 ? numbered(db, { offset: (page - 1) * pageSize }) : first(db),
        ]);
  const { songs: total, version } = readTallies(tallies);
  return { songs: [...rows, ...more].slice(0, pageSize).map(toSummary), total, version };
}

/** What was joined, or null where there was nothing to join. */
function known<T extends { id: string }>(joined: T | null): T | null {
  return joined && (joined.id as string | null) !== null ? joined : null;
}

/** The names of the types of a song's accompaniments by id, as a JSON object. */
export const accompanimentTypeNames = sql<string>`(SELECT json_group_object(t.id, t.name)
  FROM json_each(songs.accompaniments) a JOIN accompaniment_types t ON t.id = a.value ->> 'typeId')`;

/** The other names of its raaga, as a JSON array. */
const raagaSynonyms = sql<string>`(SELECT json_group_array(alias) FROM raaga_aliases
  WHERE raaga_id = songs.raaga_id AND kind = 'synonym')`;

const songStatement = prepared((db) =>
  db
    .select({
      song: {
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
      },
      // D1 gives a batch's rows by column name: names that several tables share need one of their own.
      // And drizzle takes a joined row for missing when its first plain column is null: hence SQL for each.
      raaga: {
        id: sql<string>`raagas.id`.as("raaga_name"),
        description: sql<string>`raagas.description`.as("raaga_description"),
        isoName: sql<string | null>`raagas.iso_name`.as("raaga_iso_name"),
        melakarta: sql<number | null>`raagas.melakarta`.as("melakarta"),
        parentId: sql<string | null>`raagas.parent_id`.as("parent_id"),
        arohana: sql<string | null>`raagas.arohana`.as("arohana"),
        avarohana: sql<string | null>`raagas.avarohana`.as("avarohana"),
      },
      taala: {
        id: sql<string>`taalas.id`.as("taala_name"),
        description: sql<string>`taalas.description`.as("taala_description"),
        isoName: sql<string | null>`taalas.iso_name`.as("taala_iso_name"),
        aksharas: sql<number | null>`taalas.aksharas`.as("aksharas"),
      },
      songType: {
        id: sql<string>`song_types.id`.as("song_type_name"),
        description: sql<string>`song_types.description`.as("song_type_description"),
      },
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
  const row = found[0];
  if (!row) return { song: null, createdBy: null, version };
  const { song, addedBy } = row;
  const [raaga, taala, songType] = [known(row.raaga), known(row.taala), known(row.songType)];
  const typeNames: Record<string, string> = JSON.parse(row.typeNames);
  return {
    version,
    /** Whose song it is; null for a former member's. Not for the page to show. */
    createdBy: song.createdBy,
    song: {
      id: song.id,
      title: song.title,
      singer: song.singer,
      composer: song.composer,
      raaga,
      raagaAliases: JSON.parse(row.aliases) as string[],
      taala,
      songType,
      recordingDate: song.recordingDate,
      durationSeconds: song.durationSeconds,
      language: song.language,
      description: song.description,
      lyrics: song.lyrics,
      source: song.source,
      media: mediaOf(song),
      mediaDescription: song.mediaDescription,
      accompaniments: song.accompaniments.map(({ typeId, players }) => ({
        type: typeNames[typeId] ?? "",
        players,
      })),
      addedBy,
      addedOn: song.createdAt.getTime(),
      changedOn: song.updatedAt?.getTime() ?? null,
    },
  };
}

export type SongDetail = NonNullable<Awaited<ReturnType<typeof findSong>>["song"]>;
