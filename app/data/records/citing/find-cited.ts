import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { compositions, concerts, people, raagas, songs } from "#drizzle/schema/index.ts";
import { parsePersonId } from "../../../domain/people/parse-people-page.ts";
import { parseId } from "../../../domain/paging.ts";
import type { CitedRecord, CitedVersion } from "../../../domain/records/citing/citation.ts";
import type { CitedKind } from "../../../domain/records/citing/cited-paths.ts";
import { titleToCite } from "../../../domain/records/citing/title-to-cite.ts";
import { maxPieces } from "../../../domain/songs/concert.ts";
import { testSound } from "../../../domain/songs/test-sound.ts";
import { counterValue } from "../../counters.ts";
import type { Database } from "../../database.ts";
import { Json, jsonObject } from "../../json-columns.ts";
import { literal } from "../../literal.ts";
import { live } from "../../songs/song-columns.ts";
import { lastRevisionOfSong } from "../revisions.ts";

export interface FoundToCite extends CitedRecord {
  /** The version that it is now; null if it has not changed since it came with the archive. */
  last: CitedVersion | null;
  /** Whether the page of a composition shows a recording of its own, which can be cited too. */
  hasRecording: boolean;
  /** The version of the data. */
  version: number;
}

/** Finds what is cited of a record, or null if there is no such record. One batch. */
export async function findCited(
  db: Database,
  kind: CitedKind,
  id: string,
): Promise<FoundToCite | null> {
  const nobody = { authors: [], performers: [], date: null, place: "", language: null };
  const alone = { ...nobody, kind, hasRecording: false };
  switch (kind) {
    case "song":
    case "recording":
      return findSongToCite(db, kind, parseId(id) ?? 0);
    case "raaga": {
      const [[row]] = await db.batch([
        db
          .select({ id: raagas.id, ...changeOf("raaga", sql`${raagas.id}`) })
          .from(raagas)
          .where(eq(raagas.id, id)),
      ]);
      return row ? { ...alone, ...row, title: row.id } : null;
    }
    case "person": {
      const [[row]] = await db.batch([
        db
          .select({ id: people.id, title: people.name, ...changeOf("person", sql`${people.id}`) })
          .from(people)
          .where(and(eq(people.id, parsePersonId(id) ?? ""), isNull(people.mergedInto))),
      ]);
      return row ? { ...alone, ...row } : null;
    }
    case "concert": {
      const [[row]] = await db.batch([
        db
          .select({
            id: concerts.id,
            place: concerts.place,
            date: concerts.heldOn,
            performers: leaders.as("performers"),
            ...changeOf("concert", sql`${concerts.id}`),
          })
          .from(concerts)
          .where(eq(concerts.id, id)),
      ]);
      return row ? { ...alone, ...row, title: row.id } : null;
    }
  }
}

async function findSongToCite(
  db: Database,
  kind: "song" | "recording",
  id: number,
): Promise<FoundToCite | null> {
  const [[row]] = await db.batch([
    db
      .select({
        title: songs.title,
        nativeTitle: compositions.nativeTitle,
        composer: songs.composer,
        singer: songs.singer,
        date: songs.recordingDate,
        place: songs.place,
        language: songs.language,
        isRecording: songs.isRecording,
        last: jsonObject({
          at: sql<number>`coalesce((SELECT changed_at FROM revisions WHERE id = ${lastRevisionOfSong}),
            max(${songs.changedAt}, coalesce(${compositions.updatedAt}, 0)))`,
          revision: lastRevisionOfSong,
        }).as("last"),
        version: counterValue("version").as("version"),
      })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(and(eq(songs.id, id), live)),
  ]);
  if (!row) return null;
  const { title, nativeTitle, composer, singer, date, place, isRecording, ...rest } = row;
  const hasRecording = isRecording === true && singer !== testSound;
  const work = {
    ...rest,
    kind,
    id: String(id),
    title: titleToCite(title, nativeTitle),
    authors: [composer],
    hasRecording,
  };
  if (kind === "song") return { ...work, performers: [], date: null, place: "" };
  return hasRecording ? { ...work, performers: singer ? [singer] : [], date, place } : null;
}

/** The last change of a record that has a history, and the version of the data. */
const changeOf = (kind: "raaga" | "person" | "concert", id: SQL) => ({
  last: new Json<CitedVersion | null>(sql`(SELECT json_object('at', changed_at, 'revision', id)
    FROM revisions WHERE subject_kind = ${literal(kind)} AND subject_id = ${id}
    ORDER BY id DESC LIMIT 1)`).as("last"),
  version: counterValue("version").as("version"),
});

const maxLeaders = 5;

/** Who sings or plays first in the pieces of a concert. Drizzle leaves out the tables of columns: names are written. */
const leaders = new Json<string[]>(sql`(SELECT json_group_array(leader) FROM (
  SELECT DISTINCT coalesce(person.name, credit.name) AS leader
  FROM (SELECT id FROM songs WHERE concert_id = concerts.id AND deleted_at IS NULL
    ORDER BY coalesce(track, 10000), start_seconds, id LIMIT ${maxPieces}) own
  JOIN credits credit ON credit.song_id = own.id AND credit.position = 0
  LEFT JOIN people person ON person.id = credit.person_id
  WHERE credit.name <> ${literal(testSound)} LIMIT ${maxLeaders}))`);
