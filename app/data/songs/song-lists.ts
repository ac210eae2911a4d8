import { desc } from "drizzle-orm";
import {
  accompanimentTypes,
  mediaTypes,
  raagas,
  songs,
  songTypes,
  taalas,
} from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import { live } from "./song-columns.ts";

const listStatements = (db: Database) =>
  [
    db.select({ id: raagas.id, description: raagas.description }).from(raagas).orderBy(raagas.id),
    db.select({ id: taalas.id, description: taalas.description }).from(taalas).orderBy(taalas.id),
    db
      .select({ id: songTypes.id, description: songTypes.description })
      .from(songTypes)
      .orderBy(songTypes.id),
    db
      .select({ id: accompanimentTypes.id, name: accompanimentTypes.name })
      .from(accompanimentTypes)
      .orderBy(accompanimentTypes.name),
    db
      .select({ id: mediaTypes.id, description: mediaTypes.description })
      .from(mediaTypes)
      .orderBy(mediaTypes.id),
    db
      .select({ title: songs.title })
      .from(songs)
      .where(live)
      .orderBy(desc(songs.changedAt), desc(songs.id))
      .limit(100),
  ] as const;

/** Reads the reference lists that a song form offers, and the titles of the latest songs. One batch. */
export async function readSongLists(db: Database) {
  const [raagaList, taalaList, songTypeList, accompanimentTypeList, mediaTypeList, latest] =
    await db.batch([...listStatements(db)]);
  return {
    raagas: raagaList,
    taalas: taalaList,
    songTypes: songTypeList,
    accompanimentTypes: accompanimentTypeList,
    mediaTypes: mediaTypeList,
    titles: [...new Set(latest.map(({ title }) => title))],
  };
}

export type SongLists = Awaited<ReturnType<typeof readSongLists>>;
