import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { suggestions } from "./suggestions.ts";
import { instant, now, users } from "./users.ts";

/** The audit log of administrative acts. */
export const auditEvents = sqliteTable(
  "audit_events",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    at: instant("at").notNull().default(now),
    actorId: integer("actor_id").references(() => users.id),
    /** For example `raaga added`, `role changed`, `song restored`. */
    act: text("act").notNull(),
    /** The name or number of the raaga, user, song … */
    subject: text("subject").notNull(),
    detail: text("detail").notNull().default(""),
  },
  (t) => [
    index("audit_events_by_time").on(t.at),
    index("audit_events_by_act").on(t.act, t.at),
    index("audit_events_by_actor").on(t.actorId, t.at),
  ],
);

const subjectKinds = ["composition", "song", "person", "raaga", "taala"] as const;
const claimedKinds = [...subjectKinds, "deity"] as const;
const listKinds = ["songType", "deity", "accompanimentType", "mediaType", "concert"] as const;

/** The change history: the subject, the user, the time, and the old and new values of each field. */
export const revisions = sqliteTable(
  "revisions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    subjectKind: text("subject_kind", { enum: [...subjectKinds, ...listKinds] }).notNull(),
    subjectId: text("subject_id").notNull(),
    kind: text("kind", {
      enum: ["created", "updated", "deleted", "restored", "merged", "separated"],
    }).notNull(),
    /** Null for a former user, and for data imported with the archive. */
    changedBy: integer("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull().default(now),
    /** The reason that the user gave; "" for none. */
    reason: text("reason").notNull().default(""),
    /** `{ field: [before, after] }` */
    fields: text("fields", { mode: "json" })
      .$type<Record<string, [unknown, unknown]>>()
      .notNull()
      .default({}),
    /** The visitor's suggestion that was accepted by this change, or null. */
    suggestionId: integer("suggestion_id").references(() => suggestions.id),
  },
  (t) => [
    index("revisions_by_subject").on(t.subjectKind, t.subjectId, t.id),
    index("revisions_by_time").on(t.changedAt),
    index("revisions_by_user").on(t.changedBy),
    index("revisions_by_suggestion")
      .on(t.suggestionId)
      .where(sql`suggestion_id IS NOT NULL`),
  ],
);

/** A book, article, website, record … that facts are cited from. */
export const sources = sqliteTable(
  "sources",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    author: text("author").notNull().default(""),
    year: integer("year"),
    kind: text("kind", {
      enum: ["book", "article", "website", "database", "recording", "person"],
    }).notNull(),
    address: text("address").notNull().default(""),
    /** An ISBN, ISSN, DOI or call number; "" for none. */
    identifier: text("identifier").notNull().default(""),
  },
  (t) => [
    uniqueIndex("sources_by_title").on(t.title, t.address),
    index("sources_by_name").on(sql`title COLLATE NOCASE`, t.id),
  ],
);

/** The facts that a source states. */
export const claims = sqliteTable(
  "claims",
  {
    subjectKind: text("subject_kind", { enum: claimedKinds }).notNull(),
    subjectId: text("subject_id").notNull(),
    /** The field; "" for all facts of the subject. */
    field: text("field").notNull().default(""),
    sourceId: integer("source_id")
      .notNull()
      .references(() => sources.id),
    /** A remark on its certainty, or its position in the source. */
    note: text("note").notNull().default(""),
    /** What the source states instead of the value that the archive follows; "" if it states that value. */
    reading: text("reading").notNull().default(""),
  },
  (t) => [
    primaryKey({ columns: [t.subjectKind, t.subjectId, t.field, t.sourceId] }),
    index("claims_by_source").on(t.sourceId, t.subjectKind, t.subjectId),
  ],
);

/** Merges of two compositions or two people by an Administrator. They can be undone for 30 days. */
export const merges = sqliteTable(
  "merges",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["composition", "person"] }).notNull(),
    fromId: text("from_id").notNull(),
    toId: text("to_id").notNull(),
    mergedBy: integer("merged_by").references(() => users.id),
    mergedAt: instant("merged_at").notNull().default(now),
    undoneAt: instant("undone_at"),
    undoneBy: integer("undone_by").references(() => users.id),
    /** The moved rows, for undoing the merge. */
    moved: text("moved", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
  },
  (t) => [index("merges_by_time").on(t.mergedAt), index("merges_by_target").on(t.kind, t.toId)],
);

/** Possible duplicates for an Administrator to review. */
export const perhapsSame = sqliteTable(
  "perhaps_same",
  {
    kind: text("kind", { enum: ["composition", "person"] }).notNull(),
    oneId: text("one_id").notNull(),
    otherId: text("other_id").notNull(),
    foundAt: instant("found_at").notNull().default(now),
    /** When the pair was dismissed as different. */
    dismissedAt: instant("dismissed_at"),
    dismissedBy: integer("dismissed_by").references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.oneId, t.otherId] }),
    index("perhaps_same_by_other").on(t.kind, t.otherId),
    index("perhaps_same_open")
      .on(t.kind, t.foundAt)
      .where(sql`dismissed_at IS NULL`),
  ],
);

/** Batch edits of songs with their changes, so that they can be undone. */
export const songBatches = sqliteTable(
  "song_batches",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    editedBy: integer("edited_by").references(() => users.id),
    editedAt: instant("edited_at").notNull(),
    songCount: integer("song_count").notNull(),
    edits: text("edits", { mode: "json" })
      .$type<{ id: number; title: string; fields: Record<string, [unknown, unknown]> }[]>()
      .notNull(),
    undoneAt: instant("undone_at"),
    undoneBy: integer("undone_by").references(() => users.id),
  },
  (t) => [index("song_batches_by_user").on(t.editedBy, t.id)],
);

/** The figures of /about/numbers, counted by a scheduled job: one row. */
export const archiveNumbers = sqliteTable("archive_numbers", {
  id: integer("id").primaryKey(),
  countedAt: instant("counted_at").notNull(),
  /** The data version at the time of the count. */
  version: integer("version").notNull(),
  figures: text("figures", { mode: "json" }).$type<Record<string, unknown>>().notNull(),
});

/** The last run of each scheduled job. */
export const jobRuns = sqliteTable("job_runs", {
  job: text("job").primaryKey(),
  startedAt: instant("started_at").notNull(),
  milliseconds: integer("milliseconds").notNull(),
  /** The number of items it processed. */
  done: integer("done").notNull(),
  /** The error that ended it early, or null. */
  error: text("error"),
  /** How many runs have failed one after the other. */
  failures: integer("failures").notNull().default(0),
});

/** What Administrators were told by mail: a row for each thing that was ever wrong. */
export const alarms = sqliteTable(
  "alarms",
  {
    kind: text("kind", {
      enum: ["jobsFailing", "mailsGivenUp", "copiesMissed", "errorsRising"],
    }).notNull(),
    /** The name of the job; "" for other kinds. */
    subject: text("subject").notNull(),
    toldAt: instant("told_at").notNull(),
    /** Whether all has been well since. */
    isOver: integer("is_over", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subject] })],
);

/** When the Worker last answered with many errors within a minute: one row, or none. */
export const errorRises = sqliteTable(
  "error_rises",
  { id: integer("id").primaryKey(), at: instant("at").notNull() },
  (t) => [check("error_rises_one", sql`${t.id} = 1`)],
);

/** The dumps of the open data, whole ones and the one that is being written. Their files are in R2. */
export const dataDumps = sqliteTable("data_dumps", {
  /** The UTC date of its beginning, yyyy-MM-dd; also its address under /data/. */
  date: text("date").primaryKey(),
  startedAt: instant("started_at").notNull(),
  /** Where its writing goes on (see `DumpProgress`); null once it is whole. */
  progress: text("progress", { mode: "json" }).$type<Record<string, unknown>>(),
  /** Until then one run alone writes it; null while none does. */
  leasedUntil: instant("leased_until"),
  /** What is in it (see `DumpManifest`); null until it is whole. */
  manifest: text("manifest", { mode: "json" }).$type<Record<string, unknown>>(),
});

/** Copies of the database in the bucket of copies, made or tried. */
export const databaseCopies = sqliteTable(
  "database_copies",
  {
    /** Also its folder in the bucket. */
    name: text("name").primaryKey(),
    startedAt: instant("started_at").notNull(),
    /** When all of it was there, or null. */
    finishedAt: instant("finished_at"),
    /** Until when one run alone goes on with it. */
    heldUntil: instant("held_until").notNull(),
    /** How far it is; null once it is whole or given up. */
    progress: text("progress", { mode: "json" }).$type<{
      schemaHash: string;
      dataVersion: number;
      /** The tables that are left, and the key of the last row of the first one. */
      tables: string[];
      after: unknown[] | null;
      parts: { file: string; table: string | null; rows: number; bytes: number; sha256: string }[];
    }>(),
    rows: integer("rows").notNull().default(0),
    bytes: integer("bytes").notNull().default(0),
  },
  (t) => [
    index("database_copies_by_start").on(t.startedAt),
    index("database_copies_by_end")
      .on(t.finishedAt)
      .where(sql`finished_at IS NOT NULL`),
  ],
);

/** Always empty: a trigger makes an insert fail with its reason. See requireThat. */
export const requirements = sqliteTable("requirements", { reason: text("reason").notNull() });
