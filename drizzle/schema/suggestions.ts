import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { instant, users } from "./users.ts";

/** What visitors say is wrong with a record. Nothing of it is public before somebody accepts it. */
export const suggestions = sqliteTable(
  "suggestions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    /** The id of the form: a form that is sent twice makes one suggestion. */
    formId: text("form_id").notNull().unique(),
    subjectKind: text("subject_kind", { enum: ["song", "raaga", "taala", "person"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    field: text("field").notNull(),
    /** The value as it was when the suggestion was made; "" for none. */
    oldValue: text("old_value").notNull().default(""),
    /** The value as it should be. */
    newValue: text("new_value").notNull(),
    /** Where it is written, a text or an address. */
    source: text("source").notNull().default(""),
    /** The name that the visitor gave. */
    givenName: text("given_name").notNull().default(""),
    /** The e-mail address that the visitor gave; null after the answer was sent. */
    mail: text("mail"),
    /** Whether the page of the record may thank by the name. */
    isThanked: integer("is_thanked", { mode: "boolean" }).notNull().default(false),
    language: text("language").notNull(),
    /** The user who made it; null for a visitor without an account, or a former user. */
    suggestedBy: integer("suggested_by").references(() => users.id),
    /** The user who added the song or composition, and may decide besides the Administrators. */
    ownerId: integer("owner_id").references(() => users.id),
    /** Keyed hash of the client address or the user, for the limits; "" once decided. */
    clientHash: text("client_hash").notNull(),
    suggestedAt: instant("suggested_at").notNull(),
    status: text("status", { enum: ["open", "accepted", "declined"] })
      .notNull()
      .default("open"),
    decidedBy: integer("decided_by").references(() => users.id),
    decidedAt: instant("decided_at"),
    /** The value that was accepted, if it is not `newValue`. */
    acceptedValue: text("accepted_value"),
    /** What the decider wrote to the visitor. */
    decisionReason: text("decision_reason").notNull().default(""),
    /** SHA-256 of the token in the mail that asks to confirm the address; null if none was sent. */
    tokenHash: text("token_hash"),
    /** When the owner of the address confirmed it; null before. */
    confirmedAt: instant("confirmed_at"),
  },
  (t) => [
    index("suggestions_open")
      .on(t.suggestedAt)
      .where(sql`status = 'open'`),
    index("suggestions_open_by_owner")
      .on(t.ownerId, t.suggestedAt)
      .where(sql`status = 'open' AND owner_id IS NOT NULL`),
    index("suggestions_by_client").on(t.clientHash, t.suggestedAt),
    index("suggestions_by_user")
      .on(t.suggestedBy, t.suggestedAt)
      .where(sql`suggested_by IS NOT NULL`),
    index("suggestions_by_owner")
      .on(t.ownerId)
      .where(sql`owner_id IS NOT NULL`),
    index("suggestions_by_decider")
      .on(t.decidedBy)
      .where(sql`decided_by IS NOT NULL`),
    index("suggestions_thanked")
      .on(t.subjectKind, t.subjectId, t.decidedAt)
      .where(sql`status = 'accepted' AND is_thanked`),
    index("suggestions_by_subject").on(t.subjectKind, t.subjectId),
    uniqueIndex("suggestions_by_token")
      .on(t.tokenHash)
      .where(sql`token_hash IS NOT NULL`),
    index("suggestions_mailed")
      .on(t.suggestedAt)
      .where(sql`token_hash IS NOT NULL`),
    index("suggestions_by_mail")
      .on(t.mail, t.suggestedAt)
      .where(sql`mail IS NOT NULL`),
    index("suggestions_decided")
      .on(t.decidedAt)
      .where(sql`status <> 'open'`),
    check("suggestions_status", sql`${t.status} IN ('open', 'accepted', 'declined')`),
  ],
);
