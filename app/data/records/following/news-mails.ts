import { sql } from "drizzle-orm";
import {
  type MailRate,
  newsMailsOfDay,
  ratePeriods,
  toldChanges,
} from "../../../domain/records/following/follow-mail.ts";
import { toLanguage } from "../../../domain/preferences.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { selectRows } from "../../select-rows.ts";
import { type MailRow, mailStatement } from "../../users/mails.ts";
import { requireThat, writeBatch } from "../../write-batch.ts";
import { type FollowRow, followsStatement } from "./follows.ts";
import { newsStatement, toNews } from "./news.ts";

const day = 24 * 3600_000;

/** The archive's last changes that are looked through for the news of a raaga, a person or a list. */
const recent = 2000;

/** Statements that are sent together. */
const portion = 20;

const dueColumns = {
  userId: sql<number>`users.id`,
  username: sql<string>`users.username`,
  language: sql<string | null>`users.language`,
  rate: sql<Exclude<MailRate, "never">>`news_mails.rate`,
  dueAt: sql<number>`news_mails.due_at`,
};

/** Lists members whose mail is due, who waited longest first. Members without a confirmed address get none. One batch. */
export async function listDueMembers(db: Database, now: number, count: number) {
  const [rows] = await db.batch([
    selectRows(
      db,
      dueColumns,
      (columns) => sql`SELECT ${columns} FROM news_mails INDEXED BY news_mails_due
        CROSS JOIN users ON users.id = news_mails.user_id
        WHERE rate <> 'never' AND due_at <= ${now} AND NOT users.is_address_unconfirmed
        ORDER BY due_at LIMIT ${count}`,
    ),
  ]);
  return rows.map((row) => ({ ...row, language: toLanguage(row.language) }));
}

export type DueMember = Awaited<ReturnType<typeof listDueMembers>>[number];

/** Reads the news of all that a member follows, and the last revision that was looked at. */
export async function readNews(db: Database, { userId, language }: DueMember) {
  const [rows, [last]] = await db.batch([
    followsStatement(db, userId, language),
    statement<{ id: number }>(db, sql`SELECT coalesce(max(id), 0) AS id FROM revisions`),
  ]);
  const until = last!.id;
  const follows = rows.filter(({ toldUntil }) => toldUntil < until);
  const found: { follow: FollowRow; news: ReturnType<typeof toNews> }[] = [];
  for (let at = 0; at < follows.length; at += portion) {
    const asked = follows.slice(at, at + portion);
    const statements = asked.map(({ kind, recordId, toldUntil }) =>
      newsStatement(
        db,
        { kind, id: recordId },
        language,
        // A song and its composition are changed together.
        { since: toldUntil, until, recent, limit: 2 * (toldChanges + 1) },
      ),
    );
    const [first, ...others] = statements;
    const results = await db.batch([first!, ...others]);
    found.push(...asked.map((follow, index) => ({ follow, news: toNews(results[index]!) })));
  }
  return { found: found.filter(({ news }) => news.length > 0), until };
}

const isStillDue = ({ userId, dueAt }: DueMember) =>
  sql`EXISTS (SELECT 1 FROM news_mails
    WHERE user_id = ${userId} AND rate <> 'never' AND due_at = ${dueAt})`;

/** Sets when the next mail is due; a day on which the archive slept is not made up for. */
const nextDueStatement = (db: Database, { userId, rate, dueAt }: DueMember, now: number) => {
  const period = ratePeriods[rate];
  const late = Math.max(0, Math.floor((now - dueAt) / period));
  return statement(
    db,
    sql`UPDATE news_mails SET due_at = ${dueAt + (late + 1) * period} WHERE user_id = ${userId}`,
  );
};

/**
 * Queues a mail with the news up to the revision `until`, which is never told again; without a mail there was none.
 * Fails with `outdated` if the member stopped the mails meanwhile or another run was first, or `unavailable` if the
 * mails of the day are used up.
 */
export function queueNews(
  db: Database,
  member: DueMember,
  mail: MailRow | null,
  until: number,
  now: number,
) {
  return writeBatch(db, [
    requireThat(db, isStillDue(member), "outdated"),
    ...(mail
      ? [
          requireThat(
            db,
            sql`(SELECT count(*) FROM (SELECT 1 FROM mails INDEXED BY mails_of_news
              WHERE kind = 'news' AND created_at > ${now - day} LIMIT ${newsMailsOfDay})) < ${newsMailsOfDay}`,
            "unavailable",
          ),
          mailStatement(db, mail),
        ]
      : []),
    statement(
      db,
      sql`UPDATE follows SET told_until = max(told_until, ${until}) WHERE user_id = ${member.userId}`,
    ),
    nextDueStatement(db, member, now),
  ]);
}

/** Puts a member off whose news cannot be told, so that others get theirs. */
export async function putOff(db: Database, { userId }: DueMember, until: number): Promise<void> {
  await db.batch([
    statement(db, sql`UPDATE news_mails SET due_at = ${until} WHERE user_id = ${userId}`),
  ]);
}
