import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, users } from "./users.ts";

/** What users follow. Triggers move the follows of a record that is merged or renamed, and delete those of one that is gone. */
export const follows = sqliteTable(
  "follows",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    kind: text("kind", { enum: ["composition", "raaga", "person", "unfinished"] }).notNull(),
    /** The id of the record; of a list of unfinished compositions what they lack. */
    recordId: text("record_id").notNull(),
    followedAt: instant("followed_at").notNull(),
    /** The last of the revisions that were there when the user followed or got the last mail. */
    toldUntil: integer("told_until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.kind, t.recordId] }),
    index("follows_by_record").on(t.kind, t.recordId),
    index("follows_by_time").on(t.userId, t.followedAt),
    check("follows_kind", sql`${t.kind} IN ('composition', 'raaga', 'person', 'unfinished')`),
  ],
);

/** How often a user who follows something gets a mail with the news. */
export const newsMails = sqliteTable(
  "news_mails",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    rate: text("rate", { enum: ["daily", "weekly", "never"] }).notNull(),
    /** When the next mail is due. */
    dueAt: instant("due_at").notNull(),
  },
  (t) => [
    index("news_mails_due")
      .on(t.dueAt)
      .where(sql`rate <> 'never'`),
    check("news_mails_rate", sql`${t.rate} IN ('daily', 'weekly', 'never')`),
  ],
);
