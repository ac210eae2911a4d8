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
import { instant, now, users } from "./users.ts";
import {
  accompanimentTypes,
  mediaFiles,
  mediaLocationTypes,
  mediaTypes,
  raagas,
  songTypes,
  taalas,
} from "./music.ts";

const live = sql`deleted_at IS NULL`;

interface StoredAccompaniment {
  typeId: number;
  players: string[];
}

export const songs = sqliteTable(
  "songs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    singer: text("singer").notNull().default(""),
    composer: text("composer").notNull(),
    raagaId: text("raaga_id").references(() => raagas.id, { onUpdate: "cascade" }),
    taalaId: text("taala_id").references(() => taalas.id, { onUpdate: "cascade" }),
    songTypeId: text("song_type_id").references(() => songTypes.id, { onUpdate: "cascade" }),
    /** yyyy-MM-dd, or null when it is not known. */
    recordingDate: text("recording_date"),
    /** The recording date for ranges and for sorting down: unknown ones are below all. */
    recordedKey: text("recorded_key")
      .generatedAlwaysAs(sql`coalesce(recording_date, '')`)
      .notNull(),
    durationSeconds: integer("duration_seconds"),
    /** BCP 47 code of the language that is sung: te, sa, ta, kn, ml, hi. */
    language: text("language"),
    description: text("description").notNull().default(""),
    lyrics: text("lyrics").notNull().default(""),
    uploadType: text("upload_type", { enum: ["YouTube", "Audio", "Video"] }),
    mediaTypeId: integer("media_type_id").references(() => mediaTypes.id),
    mediaLocationTypeId: integer("media_location_type_id").references(() => mediaLocationTypes.id),
    mediaUrl: text("media_url"),
    /** The 11 characters of a YouTube video. */
    externalMediaId: text("external_media_id"),
    mediaFileId: text("media_file_id").references(() => mediaFiles.id),
    mediaDescription: text("media_description").notNull().default(""),
    /** How often in a row the medium could not be found where it should be; three times: unavailable. */
    mediaFailures: integer("media_failures").notNull().default(0),
    mediaCheckedAt: instant("media_checked_at"),
    /** In the order they are shown; the tables below hold the same, to be searched by name and type. */
    accompaniments: text("accompaniments", { mode: "json" })
      .$type<StoredAccompaniment[]>()
      .notNull()
      .default([]),
    /** Drawn by the form that made it, so that a form sent twice makes one song. */
    requestId: text("request_id"),
    /** Where the facts of this row were found. */
    source: text("source"),
    /** Null once the account is gone: 'a former member'. */
    createdBy: integer("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull().default(now),
    updatedBy: integer("updated_by").references(() => users.id),
    /** Null until the first edit. */
    updatedAt: instant("updated_at"),
    /** When the song was last touched at all. */
    changedAt: integer("changed_at")
      .generatedAlwaysAs(sql`coalesce(updated_at, created_at)`)
      .notNull(),
    version: integer("version").notNull().default(1),
    deletedAt: instant("deleted_at"),
    deletedBy: integer("deleted_by").references(() => users.id),
  },
  (t) => [
    index("songs_by_title")
      .on(sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_singer")
      .on(sql`singer COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_composer")
      .on(sql`composer COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_recording_date").on(t.recordedKey, t.id).where(live),
    // Sorted up, unknown dates come last, too: '~' is above all digits.
    index("songs_by_recording_date_up")
      .on(sql`CASE WHEN recording_date IS NULL THEN '~' ELSE recording_date END`, t.id)
      .where(live),
    index("songs_by_raaga")
      .on(t.raagaId, sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_taala")
      .on(t.taalaId, sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_song_type")
      .on(t.songTypeId, sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_creator")
      .on(t.createdBy, sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_change").on(t.changedAt, t.id).where(live),
    index("songs_by_media_file").on(t.mediaFileId),
    uniqueIndex("songs_by_request").on(t.requestId),
    index("songs_to_check")
      .on(t.mediaCheckedAt)
      .where(sql`external_media_id IS NOT NULL AND deleted_at IS NULL`),
    index("songs_without_medium")
      .on(t.changedAt)
      .where(
        sql`deleted_at IS NULL AND external_media_id IS NULL AND media_file_id IS NULL AND media_url IS NULL`,
      ),
    index("songs_unavailable")
      .on(t.mediaCheckedAt)
      .where(sql`media_failures >= 3 AND deleted_at IS NULL`),
    index("songs_in_bin")
      .on(t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check(
      "songs_recording_date",
      sql`${t.recordingDate} IS NULL OR ${t.recordingDate} GLOB '[0-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]'`,
    ),
    check(
      "songs_upload_type",
      sql`${t.uploadType} IS NULL OR ${t.uploadType} IN ('YouTube', 'Audio', 'Video')`,
    ),
  ],
);

export const accompaniments = sqliteTable(
  "accompaniments",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
    position: integer("position").notNull(),
    accompanimentTypeId: integer("accompaniment_type_id")
      .notNull()
      .references(() => accompanimentTypes.id),
  },
  (t) => [
    uniqueIndex("accompaniments_in_order").on(t.songId, t.position),
    index("accompaniments_by_type").on(t.accompanimentTypeId),
  ],
);

export const accompanimentPlayers = sqliteTable(
  "accompaniment_players",
  {
    accompanimentId: integer("accompaniment_id")
      .notNull()
      .references(() => accompaniments.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accompanimentId, t.position] }),
    index("accompaniment_players_by_name").on(t.name, t.accompanimentId),
  ],
);

/** Every change of a song: who, when, and which fields from what to what. */
export const songChanges = sqliteTable(
  "song_changes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
    kind: text("kind", { enum: ["created", "updated", "deleted", "restored"] }).notNull(),
    changedBy: integer("changed_by").references(() => users.id),
    changedAt: instant("changed_at").notNull().default(now),
    /** The version that the song had after it. */
    version: integer("version").notNull().default(1),
    /** `{ field: [before, after] }` */
    fields: text("fields", { mode: "json" }).$type<Record<string, [unknown, unknown]>>().notNull(),
  },
  (t) => [
    index("song_changes_by_song").on(t.songId, t.changedAt),
    index("song_changes_by_time").on(t.changedAt),
    check("song_changes_kind", sql`${t.kind} IN ('created', 'updated', 'deleted', 'restored')`),
  ],
);

/** How many of the songs that are there were added in each month: kept by triggers, so that growth is never counted. */
export const songMonths = sqliteTable("song_months", {
  /** yyyy-MM, UTC. */
  month: text("month").primaryKey(),
  added: integer("added").notNull(),
});
