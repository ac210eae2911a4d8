import { sql } from "drizzle-orm";
import {
  type AnySQLiteColumn,
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { instant, now, proposed, users } from "./users.ts";

/** The name by language, in its script; computed from `iso_name` and the exceptions on each write. */
const scriptNames = () =>
  text("script_names", { mode: "json" })
    .$type<Partial<Record<"te" | "ta" | "kn" | "ml" | "hi", string>>>()
    .notNull()
    .default({});

export const raagas = sqliteTable(
  "raagas",
  {
    /** The name as musicians write it in roman letters. Renaming it updates the songs. */
    id: text("id").primaryKey(),
    description: text("description").notNull(),
    /** The name in ISO 15919, from which the scripts of India follow; null where it is not known. */
    isoName: text("iso_name"),
    scriptNames: scriptNames(),
    /** 1 to 72 for a melakarta, else null. */
    melakarta: integer("melakarta").unique(),
    /** The melakarta that a janya raaga comes from, where that is agreed. */
    parentId: text("parent_id").references((): AnySQLiteColumn => raagas.id, {
      onUpdate: "cascade",
    }),
    arohana: text("arohana"),
    avarohana: text("avarohana"),
    /** Whether it deliberately has swaras that its parent lacks; null if no source says so. */
    bhashanga: integer("bhashanga", { mode: "boolean" }),
    /** When it is traditionally sung; null if no source says so. */
    timeOfDay: text("time_of_day", {
      enum: ["dawn", "morning", "noon", "afternoon", "evening", "night", "any"],
    }),
    /** How many independent sources give exactly this scale, updated with the claims; null for none. */
    agreement: integer("agreement"),
    /** Its place among the best-known raagas: 1 is the best known, null is unknown. */
    fame: integer("fame"),
    /** The attributed creator. */
    creatorId: text("creator_id"),
    source: text("source"),
    ...proposed(),
    /** The number of songs in the archive in this raaga; maintained by triggers. */
    songCount: integer("song_count").notNull().default(0),
    /** The number of compositions that its page lists; maintained by triggers. */
    compositionCount: integer("composition_count").notNull().default(0),
  },
  (t) => [
    index("raagas_by_parent").on(t.parentId),
    index("raagas_sung_by_parent")
      .on(t.parentId, t.compositionCount)
      .where(sql`composition_count > 0`),
    index("raagas_by_time_of_day")
      .on(t.timeOfDay)
      .where(sql`time_of_day IS NOT NULL`),
    index("raagas_by_description").on(sql`description COLLATE NOCASE`, t.id),
    index("raagas_proposed")
      .on(t.proposedAt)
      .where(sql`proposed_at IS NOT NULL`),
    index("raagas_by_proposer")
      .on(t.proposedBy)
      .where(sql`proposed_by IS NOT NULL`),
    check("raagas_melakarta", sql`${t.melakarta} IS NULL OR ${t.melakarta} BETWEEN 1 AND 72`),
  ],
);

/** Another scale that sources give for a raaga, or for a raaga of the same name. Claims on `scale 1` cite the sources. */
export const raagaScales = sqliteTable(
  "raaga_scales",
  {
    raagaId: text("raaga_id")
      .notNull()
      .references(() => raagas.id, { onUpdate: "cascade" }),
    /** From 1 on; the raaga's own scale is 0. */
    number: integer("number").notNull(),
    /** `notes`: other swaras; `phrase`: the same swaras in another order; `homonym`: another raaga. */
    kind: text("kind", { enum: ["notes", "phrase", "homonym"] }).notNull(),
    arohana: text("arohana").notNull(),
    avarohana: text("avarohana").notNull(),
    /** The number of the melakarta that these sources give as its parent, or null. */
    parent: integer("parent"),
  },
  (t) => [
    primaryKey({ columns: [t.raagaId, t.number] }),
    check("raaga_scales_kind", sql`${t.kind} IN ('notes', 'phrase', 'homonym')`),
    check("raaga_scales_parent", sql`${t.parent} IS NULL OR ${t.parent} BETWEEN 1 AND 72`),
  ],
);

/** A script name that differs from the rules, and its source. */
export const nameExceptions = sqliteTable(
  "name_exceptions",
  {
    subjectKind: text("subject_kind", { enum: ["raaga", "taala"] }).notNull(),
    subjectId: text("subject_id").notNull(),
    language: text("language", { enum: ["te", "ta", "kn", "ml", "hi"] }).notNull(),
    name: text("name").notNull(),
    source: text("source").notNull(),
  },
  (t) => [primaryKey({ columns: [t.subjectKind, t.subjectId, t.language] })],
);

export const raagaAliases = sqliteTable(
  "raaga_aliases",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    raagaId: text("raaga_id")
      .notNull()
      .references(() => raagas.id, { onUpdate: "cascade" }),
    alias: text("alias").notNull(),
    kind: text("kind", { enum: ["spelling", "synonym", "other school"] }).notNull(),
  },
  (t) => [
    uniqueIndex("raaga_aliases_once").on(t.raagaId, t.alias),
    index("raaga_aliases_by_alias").on(t.alias),
    check("raaga_aliases_kind", sql`${t.kind} IN ('spelling', 'synonym', 'other school')`),
  ],
);

export const taalas = sqliteTable(
  "taalas",
  {
    id: text("id").primaryKey(),
    description: text("description").notNull(),
    /** As for raagas. */
    isoName: text("iso_name"),
    scriptNames: scriptNames(),
    jati: text("jati"),
    /** Laghu I, drutam O, anudrutam U, in the order they are counted. */
    angas: text("angas"),
    /** The groups of aksharas of a chapu: `3+2+2`. */
    groups: text("groups"),
    /** The attributed creator. */
    creatorId: text("creator_id"),
    /** Beats of one cycle; null where the sources do not agree. */
    aksharas: integer("aksharas"),
    songCount: integer("song_count").notNull().default(0),
    compositionCount: integer("composition_count").notNull().default(0),
  },
  (t) => [
    index("taalas_by_description").on(sql`description COLLATE NOCASE`, t.id),
    check("taalas_aksharas", sql`${t.aksharas} IS NULL OR ${t.aksharas} > 0`),
  ],
);

export const taalaAliases = sqliteTable(
  "taala_aliases",
  {
    taalaId: text("taala_id")
      .notNull()
      .references(() => taalas.id, { onUpdate: "cascade" }),
    alias: text("alias").notNull(),
    kind: text("kind", { enum: ["spelling", "synonym"] }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.taalaId, t.alias] }),
    index("taala_aliases_by_alias").on(t.alias),
    check("taala_aliases_kind", sql`${t.kind} IN ('spelling', 'synonym')`),
  ],
);

export const songTypes = sqliteTable("song_types", {
  id: text("id").primaryKey(),
  description: text("description").notNull(),
  scriptNames: scriptNames(),
});

export const accompanimentTypes = sqliteTable("accompaniment_types", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  name: text("name").notNull().unique(),
  description: text("description").notNull().default(""),
  scriptNames: scriptNames(),
});

export const mediaTypes = sqliteTable("media_types", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  description: text("description").notNull(),
  scriptNames: scriptNames(),
});

export const mediaLocationTypes = sqliteTable("media_location_types", {
  id: integer("id").primaryKey({ autoIncrement: true }),
  description: text("description").notNull(),
});

/** An uploaded file. */
export const mediaFiles = sqliteTable(
  "media_files",
  {
    /** 128 random bits, hex; also the key in R2 and the address under /media/. */
    id: text("id").primaryKey(),
    status: text("status", { enum: ["pending", "ready", "removed"] })
      .notNull()
      .default("pending"),
    contentType: text("content_type").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    fileName: text("file_name").notNull().default(""),
    /** The multipart upload in R2, while parts are being sent. */
    uploadId: text("upload_id"),
    /** When R2 had received the whole file, or null. */
    completedAt: instant("completed_at"),
    /** Set before it is deleted from R2, so that no song can use it any more. */
    discardedAt: instant("discarded_at"),
    durationSeconds: integer("duration_seconds"),
    /** Average bits per second, read by the uploader's browser; null if it sent none. */
    bitRate: integer("bit_rate"),
    /** The format if most browsers cannot play it, also as the uploader's browser has read it; null for all others. */
    rareFormat: text("rare_format", { enum: ["alac", "ac3", "eac3", "aiff", "amr", "wma"] }),
    /** The hash of its size and some of its bytes (see `hashParts`); null if the browser sent none. */
    hash: text("hash"),
    /** The hash of all its bytes (see `sha256OfParts`); null if it did not arrive in parts that were hashed. */
    wholeHash: text("whole_hash"),
    /** 512 peaks of its sound as base64, computed by the uploader's browser; null if it sent none. */
    shape: text("shape"),
    ownerId: integer("owner_id").references(() => users.id),
    createdAt: instant("created_at").notNull().default(now),
    removedAt: instant("removed_at"),
    /** When bytes last arrived; null for uploads older than this column. */
    touchedAt: instant("touched_at"),
    /** Whether one request sends the whole file, which then cannot be resumed. */
    withinRequest: integer("within_request", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    index("media_files_by_status").on(t.status, t.createdAt),
    index("media_files_by_owner").on(t.ownerId),
    index("media_files_by_hash")
      .on(t.hash)
      .where(sql`hash IS NOT NULL`),
    index("media_files_removed")
      .on(t.removedAt)
      .where(sql`status = 'removed'`),
    index("media_files_discarded")
      .on(t.discardedAt)
      .where(sql`discarded_at IS NOT NULL`),
    check("media_files_status", sql`${t.status} IN ('pending', 'ready', 'removed')`),
  ],
);

/** The uploaded parts of an upload. A browser that resumes it skips them. */
export const uploadParts = sqliteTable(
  "upload_parts",
  {
    mediaFileId: text("media_file_id")
      .notNull()
      .references(() => mediaFiles.id),
    /** From 1 on; all but the last are 8 MiB. */
    number: integer("number").notNull(),
    etag: text("etag").notNull(),
    /** SHA-256 in hex, computed by the browser from the bytes that it sent; null if it sent none. */
    hash: text("hash"),
  },
  (t) => [primaryKey({ columns: [t.mediaFileId, t.number] })],
);
