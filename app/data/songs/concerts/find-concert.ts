import { and, asc, eq, sql } from "drizzle-orm";
import { accompanimentTypes, concerts, credits, people, songs } from "#drizzle/schema/index.ts";
import { maxPieces } from "../../../domain/songs/concert.ts";
import { testSound } from "../../../domain/songs/test-sound.ts";
import { countersStatement, readCounters } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { nativeIn } from "../../native-name.ts";
import { live, readNames, scaleOf } from "../song-columns.ts";

export type ConcertDetail = NonNullable<Awaited<ReturnType<typeof findConcert>>>;

const maxPerformers = 40;

/** The pieces of a concert in their order; `songs_by_concert` has them so. */
const order = [sql`coalesce(track, 10000)`, asc(songs.startSeconds), asc(songs.id)];
const ofConcert = (id: string) => and(eq(songs.concertId, id), live);

/**
 * Finds a concert with its pieces in their order, a hundred at most, and who sings and plays in these, leaders first.
 * Null if there is no such concert. One batch.
 */
export async function findConcert(db: Database, id: string, language: string) {
  const own = db
    .select({ id: songs.id })
    .from(songs)
    .where(ofConcert(id))
    .orderBy(...order)
    .limit(maxPieces)
    .as("own");
  const [found, pieces, performers, counters] = await db.batch([
    db
      .select({
        id: concerts.id,
        description: concerts.description,
        place: concerts.place,
        heldOn: concerts.heldOn,
        source: concerts.source,
        songCount: concerts.songCount,
      })
      .from(concerts)
      .where(eq(concerts.id, id)),
    db
      .select({
        id: songs.id,
        title: songs.title,
        raagaId: songs.raagaId,
        taalaId: songs.taalaId,
        scale: scaleOf(sql`raaga_id`),
        hasLyrics: sql<0 | 1>`${songs.lyrics} <> ''`.as("has_lyrics"),
        names: sql<string | null>`${songs.scriptNames} ->> ${language}`.as("names"),
      })
      .from(songs)
      .where(ofConcert(id))
      .orderBy(...order)
      .limit(maxPieces),
    db
      .select({
        name: sql<string>`${credits.name}`.as("printed"),
        part: credits.part,
        type: sql<string | null>`${accompanimentTypes.name}`.as("type"),
        nativeType: nativeIn(accompanimentTypes.scriptNames, sql`${language}`).as("native_type"),
        personId: sql<string | null>`${people.id}`.as("person"),
        personName: sql<string | null>`${people.name}`.as("person_name"),
        native: nativeIn(people.scriptNames, sql`${language}`).as("native"),
      })
      .from(own)
      .innerJoin(credits, eq(credits.songId, own.id))
      .leftJoin(accompanimentTypes, eq(accompanimentTypes.id, credits.accompanimentTypeId))
      .leftJoin(people, eq(people.id, credits.personId))
      .where(sql`${credits.name} <> ${testSound}`)
      .groupBy(
        sql`coalesce(${people.id}, ${credits.name})`,
        credits.part,
        credits.accompanimentTypeId,
      )
      .orderBy(sql`min(${credits.position})`, sql`count(*) DESC`, sql`printed`)
      .limit(maxPerformers),
    countersStatement(db),
  ]);
  if (!found[0]) return null;
  return {
    concert: found[0],
    pieces: pieces.map(({ names, ...piece }) => ({ ...piece, names: readNames(names) })),
    performers,
    version: readCounters(counters).version,
  };
}
