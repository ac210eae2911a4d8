import { sql } from "drizzle-orm";
import { compositions, raagas, songs, taalas } from "#drizzle/schema/index.ts";
import { type Language, type ShownName, showName } from "../../domain/music/shown-name.ts";
import { countersStatement, readCounters } from "../counters.ts";
import type { Database } from "../database.ts";
import { prepared } from "../drizzle-internals.ts";
import { nativeIn } from "../native-name.ts";

/** A composition whose names are examples of what can be searched for. */
export interface SearchExample {
  title: ShownName;
  raaga: ShownName;
  taala: ShownName;
}

const language = sql.placeholder("language");

const exampleStatement = prepared((db) =>
  db
    .select({
      title: compositions.title,
      nativeTitle: sql<string | null>`${songs.scriptNames} -> ${language} ->> 'title'`.as("native"),
      raaga: sql<string>`${raagas.id}`.as("raaga"),
      nativeRaaga: nativeIn(raagas.scriptNames, language).as("native_raaga"),
      taala: sql<string>`${taalas.id}`.as("taala"),
      nativeTaala: nativeIn(taalas.scriptNames, language).as("native_taala"),
    })
    .from(compositions)
    .innerJoin(songs, sql`${songs.id} = ${compositions.mainSongId}`)
    .innerJoin(raagas, sql`${raagas.id} = ${compositions.raagaId}`)
    .innerJoin(taalas, sql`${taalas.id} = ${compositions.taalaId}`)
    .where(
      sql`${compositions.id} = (SELECT id FROM (
        SELECT id, recording_count, raaga_id, taala_id FROM compositions
        WHERE deleted_at IS NULL AND composer_id = ${sql.placeholder("composer")}
        ORDER BY title_key, id LIMIT 30)
      WHERE raaga_id IS NOT NULL AND taala_id IS NOT NULL ORDER BY recording_count DESC LIMIT 1)`,
    ),
);

/**
 * Chooses the composition with the most recordings among the first thirty of a composer that have a raaga and a taala;
 * null if none has. One batch.
 */
export async function readSearchExample(db: Database, composerId: string, reader: Language) {
  const [[found], counters] = await db.batch([
    exampleStatement(db, { composer: composerId, language: reader }),
    countersStatement(db),
  ]);
  const example: SearchExample | null = found
    ? {
        title: showName(found.nativeTitle, found.title),
        raaga: showName(found.nativeRaaga, found.raaga),
        taala: showName(found.nativeTaala, found.taala),
      }
    : null;
  return { example, version: readCounters(counters).version };
}
