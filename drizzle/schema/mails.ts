import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { instant, now } from "./users.ts";

/** The queue of mails. A failed mail is retried with the same idempotency key. */
export const mails = sqliteTable(
  "mails",
  {
    /** Also the idempotency key. */
    id: text("id").primaryKey(),
    recipient: text("recipient").notNull(),
    kind: text("kind").notNull(),
    /** Subject and texts, encrypted; null after it was sent. */
    sealed: text("sealed"),
    status: text("status", { enum: ["waiting", "sent", "failed"] })
      .notNull()
      .default("waiting"),
    attempts: integer("attempts").notNull().default(0),
    /** The client address that requested it, for the limits. */
    clientAddress: text("client_address").notNull().default(""),
    /** The browser that requested it, by its cookie; empty for a program. */
    browser: text("browser").notNull().default(""),
    /** The purpose of a visitor's request: signup, reset or either; empty for notices, which have no limit. */
    requestedPurpose: text("requested_purpose").notNull().default(""),
    createdAt: instant("created_at").notNull().default(now),
    nextTryAt: instant("next_try_at").notNull().default(now),
    sentAt: instant("sent_at"),
    /** Why the last attempt failed; null before the first one. */
    cause: text("cause"),
  },
  (t) => [
    index("mails_by_recipient").on(t.recipient, t.createdAt),
    index("mails_by_client_address").on(t.clientAddress, t.createdAt),
    index("mails_by_time").on(t.createdAt),
    index("mails_by_requested_purpose").on(t.requestedPurpose, t.createdAt),
    index("mails_waiting")
      .on(t.nextTryAt)
      .where(sql`status = 'waiting'`),
    index("mails_failed")
      .on(t.createdAt)
      .where(sql`status = 'failed'`),
    index("mails_unsent")
      .on(t.createdAt)
      .where(sql`status <> 'sent'`),
    index("mails_of_news")
      .on(t.createdAt)
      .where(sql`kind = 'news'`),
    check("mails_status", sql`${t.status} IN ('waiting', 'sent', 'failed')`),
  ],
);
