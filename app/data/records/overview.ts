import { desc, gt, type SQL, sql } from "drizzle-orm";
import { approvalRequests, mails, songMonths, songs, users } from "#drizzle/schema/index.ts";
import type { Database } from "../database.ts";
import type { SongChange } from "../../domain/songs/song-revision.ts";
import { readCounters, countersStatement } from "../counters.ts";
import { isRestorable } from "../binned-songs.ts";
import { incompleteStatement, readIncomplete } from "../incomplete-counts.ts";
import { latestActsStatement } from "./audit-log.ts";

const maxCounted = 1000;

const countUpToMax = (db: Database, from: SQL) =>
  db
    .select({ n: sql<number>`count(*)` })
    .from(sql`(SELECT 1 FROM ${from} LIMIT ${maxCounted + 1})`);

/** Selects the latest changes of songs and compositions. A new composition is listed by its song. */
const latestRevisions = sql`(SELECT id, kind, changed_by, changed_at, iif(subject_kind = 'song', CAST(subject_id AS INTEGER),
    (SELECT main_song_id FROM compositions WHERE id = CAST(subject_id AS INTEGER))) AS song_id
  FROM (SELECT * FROM revisions ORDER BY changed_at DESC LIMIT 100)
  WHERE subject_kind = 'song' OR (subject_kind = 'composition' AND kind = 'updated')) AS r`;

export async function readOverview(db: Database) {
  const [
    requests,
    raagas,
    people,
    suggestions,
    unavailable,
    silent,
    failed,
    binned,
    changes,
    acts,
    months,
    counters,
    incomplete,
  ] = await db.batch([
    countUpToMax(db, sql`${approvalRequests} WHERE status = 'pending'`),
    countUpToMax(db, sql`raagas INDEXED BY raagas_proposed WHERE proposed_at IS NOT NULL`),
    countUpToMax(
      db,
      sql`people INDEXED BY people_proposed WHERE proposed_at IS NOT NULL AND merged_into IS NULL`,
    ),
    countUpToMax(db, sql`suggestions INDEXED BY suggestions_open WHERE status = 'open'`),
    countUpToMax(
      db,
      sql`${songs} INDEXED BY songs_unavailable WHERE media_failures >= 3 AND deleted_at IS NULL`,
    ),
    countUpToMax(db, sql`linked_pages INDEXED BY linked_pages_silent WHERE failures >= 3`),
    countUpToMax(db, sql`${mails} WHERE status <> 'sent'`),
    countUpToMax(db, sql`${songs} WHERE deleted_at IS NOT NULL AND ${isRestorable}`),
    db
      .select({
        id: sql<number>`r.id`.as("revision_id"),
        songId: sql<number>`songs.id`.as("song_id"),
        title: sql<string>`songs.title`.as("title"),
        kind: sql<SongChange["kind"]>`r.kind`.as("kind"),
        by: sql<string | null>`users.display_name`.as("by"),
        at: sql<number>`r.changed_at`.as("at"),
      })
      .from(latestRevisions)
      .innerJoin(songs, sql`songs.id = r.song_id`)
      .leftJoin(users, sql`users.id = r.changed_by`)
      .orderBy(sql`r.changed_at DESC`)
      .limit(10),
    latestActsStatement(db),
    db
      .select()
      .from(songMonths)
      .where(gt(songMonths.added, 0))
      .orderBy(desc(songMonths.month))
      .limit(12),
    countersStatement(db),
    incompleteStatement(db),
  ]);
  return {
    waiting: {
      requests: requests[0]!.n,
      suggestions: suggestions[0]!.n,
      proposals: raagas[0]!.n + people[0]!.n,
      ...readIncomplete(incomplete),
      unavailable: unavailable[0]!.n,
      silentPages: silent[0]!.n,
      mails: failed[0]!.n,
      binned: binned[0]!.n,
    },
    /** The kind of proposals to begin with. */
    proposed: raagas[0]!.n > 0 ? "raaga" : "person",
    changes,
    acts,
    months: months.toReversed(),
    songs: readCounters(counters).songs,
  };
}
