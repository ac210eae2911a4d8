import { sql } from "drizzle-orm";
import type { follows } from "#drizzle/schema/index.ts";
import type { Language } from "../../../domain/music/shown-name.ts";
import type { Followed } from "../../../domain/records/following/followed.ts";
import { type MailRate, maxFollows } from "../../../domain/records/following/follow-mail.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { selectRows } from "../../select-rows.ts";
import { recordOf } from "./follow.ts";

export interface FollowState {
  isFollowed: boolean;
  /** How often the user gets mails; null before they followed anything. */
  rate: MailRate | null;
}

/** Finds whether a user follows what a page shows, and how often they get mails. */
export async function findFollowWithNextBatch(
  db: Database,
  userId: number,
  followed: Followed,
): Promise<FollowState> {
  const { kind, id } = recordOf(followed);
  const query = statement(
    db,
    sql`SELECT EXISTS (SELECT 1 FROM follows
        WHERE user_id = ${userId} AND kind = ${kind} AND record_id = ${id}) AS "isFollowed",
      (SELECT rate FROM news_mails WHERE user_id = ${userId}) AS rate`,
  ).getQuery();
  const [row] = await db.readWithNextBatch<{ isFollowed: 0 | 1; rate: MailRate | null }>(query);
  return { isFollowed: row?.isFollowed === 1, rate: row?.rate ?? null };
}

type Kind = (typeof follows.$inferSelect)["kind"];

const subjectColumns = (language: Language) => ({
  kind: sql<Kind>`f.kind`,
  recordId: sql<string>`f.record_id`,
  toldUntil: sql<number>`f.told_until`,
  songId: sql<number | null>`c.main_song_id`,
  /** The name in roman letters; null of lists, and of what is in the bin. */
  title: sql<
    string | null
  >`CASE f.kind WHEN 'composition' THEN c.title WHEN 'raaga' THEN f.record_id
    WHEN 'person' THEN (SELECT name FROM people WHERE id = f.record_id) END`,
  native: sql<string | null>`CASE f.kind WHEN 'composition' THEN c.script_names ->> ${language}
    WHEN 'raaga' THEN (SELECT script_names ->> ${language} FROM raagas WHERE id = f.record_id)
    WHEN 'person' THEN (SELECT script_names ->> ${language} FROM people WHERE id = f.record_id) END`,
});

/** Selects what a user follows with its names, the last followed first. */
export const followsStatement = (db: Database, userId: number, language: Language) =>
  selectRows(
    db,
    subjectColumns(language),
    (columns) => sql`SELECT ${columns} FROM follows f
      LEFT JOIN compositions c ON f.kind = 'composition' AND c.id = CAST(f.record_id AS INTEGER)
        AND c.deleted_at IS NULL
      WHERE f.user_id = ${userId} ORDER BY f.followed_at DESC, f.kind, f.record_id LIMIT ${maxFollows}`,
  );

export type FollowRow = Awaited<ReturnType<typeof followsStatement>>[number];

/** Returns the page of what is followed; null of a composition in the bin. */
export function pageOfFollow({ kind, recordId, songId }: FollowRow): Followed | null {
  if (kind !== "composition") return { kind, id: recordId };
  return songId === null ? null : { kind: "song", id: String(songId) };
}

/** Lists what a user follows, how often they get mails, and whether their address is confirmed. One batch. */
export async function listFollows(db: Database, userId: number, language: Language) {
  const [rows, [state]] = await db.batch([
    followsStatement(db, userId, language),
    statement<{ rate: MailRate | null; isUnconfirmed: 0 | 1 }>(
      db,
      sql`SELECT (SELECT rate FROM news_mails WHERE user_id = ${userId}) AS rate,
        (SELECT is_address_unconfirmed FROM users WHERE id = ${userId}) AS "isUnconfirmed"`,
    ),
  ]);
  return {
    follows: rows,
    rate: state?.rate ?? null,
    isAddressUnconfirmed: state?.isUnconfirmed === 1,
  };
}
