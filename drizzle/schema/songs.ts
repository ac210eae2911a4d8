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
import { compositions } from "./compositions.ts";
import { deities } from "./deities.ts";
import { concerts } from "./concerts.ts";
import { people } from "./people.ts";
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

/**
 * A recording with a copy of its composition, or a composition without recordings. A trigger adds a composition for a
 * song that is inserted without one.
 */
export const songs = sqliteTable(
  "songs",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    compositionId: integer("composition_id").references(() => compositions.id),
    title: text("title").notNull(),
    /** The sort key: "1" and the letters without marks, or "0" and the rest. Maintained by triggers. */
    titleKey: text("title_key").notNull().default(""),
    /** The printed name of the lead performer. */
    singer: text("singer").notNull().default(""),
    /** The part of the lead performer: `vocal`, an instrument, or `performer` if unknown. */
    singerPart: text("singer_part").notNull().default("vocal"),
    composer: text("composer").notNull(),
    raagaId: text("raaga_id").references(() => raagas.id, { onUpdate: "cascade" }),
    taalaId: text("taala_id").references(() => taalas.id, { onUpdate: "cascade" }),
    songTypeId: text("song_type_id").references(() => songTypes.id, { onUpdate: "cascade" }),
    /** The deity of its composition. Set by triggers. */
    deityId: text("deity_id").references(() => deities.id, { onUpdate: "cascade" }),
    /** By language, the names for lists in that language's script: title, raaga, taala, composer, singer, deity. */
    scriptNames: text("script_names", { mode: "json" })
      .$type<Record<string, Record<string, string>>>()
      .notNull()
      .default({}),
    /** The raaga and taala of this recording if they differ from the composition's. */
    ownRaagaId: text("own_raaga_id").references(() => raagas.id, { onUpdate: "cascade" }),
    ownTaalaId: text("own_taala_id").references(() => taalas.id, { onUpdate: "cascade" }),
    /** The date to its known precision: yyyy, yyyy-MM or yyyy-MM-dd. */
    recordingDate: text("recorded_on"),
    /** The concert or the album. */
    event: text("event").notNull().default(""),
    place: text("place").notNull().default(""),
    concertId: text("concert_id").references(() => concerts.id, { onUpdate: "cascade" }),
    /** The position in the concert or on the album, from 1 on. */
    track: integer("track"),
    durationSeconds: integer("duration_seconds"),
    /** Where the recording begins and ends in a longer one. */
    startSeconds: integer("start_seconds"),
    endSeconds: integer("end_seconds"),
    /** When its lines are sung, as `app/domain/songs/timed-lines.ts` writes it. */
    lineTimes: text("line_times").notNull().default(""),
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
    /** The address of the statement of who may use the recording; null if the rights are not known. */
    recordingRights: text("recording_rights"),
    /** By whose permission it is here, or why it may be. */
    recordingPermission: text("recording_permission").notNull().default(""),
    /** Failed checks of the medium in a row; it is unavailable after three. */
    mediaFailures: integer("media_failures").notNull().default(0),
    mediaCheckedAt: instant("media_checked_at"),
    /** In the order they are shown. */
    accompaniments: text("accompaniments", { mode: "json" })
      .$type<StoredAccompaniment[]>()
      .notNull()
      .default([]),
    /** The people behind the printed names of this recording; null for a name of no known person. */
    personIds: text("person_ids", { mode: "json" })
      .$type<Record<string, string | null>>()
      .notNull()
      .default({}),
    /** Whether this is a recording (it has a singer or a medium), not only a composition. */
    isRecording: integer("is_recording", { mode: "boolean" }).generatedAlwaysAs(
      sql`singer <> '' OR external_media_id IS NOT NULL OR media_file_id IS NOT NULL OR media_url IS NOT NULL`,
    ),
    /** Generated by the form, so that a form sent twice adds one song. */
    requestId: text("request_id"),
    /** Where the facts of this row were found. */
    source: text("source"),
    /** Null for a former user. */
    createdBy: integer("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull().default(now),
    updatedBy: integer("updated_by").references(() => users.id),
    /** Null until the first edit. */
    updatedAt: instant("updated_at"),
    /** The last edit, or the creation. */
    changedAt: integer("changed_at")
      .generatedAlwaysAs(sql`coalesce(updated_at, created_at)`)
      .notNull(),
    deletedAt: instant("deleted_at"),
    deletedBy: integer("deleted_by").references(() => users.id),
  },
  (t) => [
    index("songs_by_title")
      .on(sql`title COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_title_key").on(t.titleKey, t.id).where(live),
    index("songs_by_singer")
      .on(sql`singer COLLATE NOCASE`, t.id)
      .where(live),
    index("songs_by_composer")
      .on(sql`composer COLLATE NOCASE`, t.id)
      .where(live),
    // Unknown dates come last both ways: '' is below all digits, '~' above them.
    index("songs_by_recorded")
      .on(sql`coalesce(recorded_on, '')`, t.id)
      .where(live),
    index("songs_by_recorded_up")
      .on(sql`coalesce(recorded_on, '~')`, t.id)
      .where(live),
    index("songs_by_composition").on(t.compositionId, t.durationSeconds, t.id),
    index("songs_of_composition")
      .on(t.compositionId, sql`coalesce(recorded_on, '~')`, t.id)
      .where(live),
    index("songs_by_event")
      .on(sql`event COLLATE NOCASE`, t.recordingDate, t.track, t.startSeconds, t.id)
      .where(sql`deleted_at IS NULL AND event <> ''`),
    // Songs without a track come last: 10000 is above all tracks.
    index("songs_by_concert")
      .on(t.concertId, sql`coalesce(track, 10000)`, t.startSeconds, t.id)
      .where(sql`deleted_at IS NULL AND concert_id IS NOT NULL`),
    index("songs_by_raaga").on(t.raagaId, t.titleKey, t.id).where(live),
    index("songs_by_taala").on(t.taalaId, t.titleKey, t.id).where(live),
    index("songs_by_song_type").on(t.songTypeId, t.titleKey, t.id).where(live),
    index("songs_by_deity").on(t.deityId, t.titleKey, t.id).where(live),
    index("songs_by_language").on(t.language, t.titleKey, t.id).where(live),
    index("songs_with_lyrics")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND lyrics <> ''`),
    index("songs_without_lyrics")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND lyrics = ''`),
    index("songs_by_length")
      .on(t.durationSeconds, t.id)
      .where(sql`deleted_at IS NULL AND duration_seconds IS NOT NULL`),
    index("songs_with_recording")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND is_recording = 1`),
    index("songs_by_upload_type").on(t.uploadType, t.titleKey, t.id).where(live),
    index("songs_by_creator").on(t.createdBy, t.titleKey, t.id).where(live),
    index("songs_by_creation").on(t.createdAt, t.id).where(live),
    index("songs_by_change").on(t.changedAt, t.id).where(live),
    index("songs_by_own_raaga")
      .on(t.ownRaagaId)
      .where(sql`own_raaga_id IS NOT NULL`),
    index("songs_by_own_taala")
      .on(t.ownTaalaId)
      .where(sql`own_taala_id IS NOT NULL`),
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
    index("songs_binned_by")
      .on(t.deletedBy, t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    index("songs_in_bin")
      .on(t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
    check(
      "songs_upload_type",
      sql`${t.uploadType} IS NULL OR ${t.uploadType} IN ('YouTube', 'Audio', 'Video')`,
    ),
  ],
);

/**
 * Every name of a recording with the part and the person; maintained by triggers from `singer`, `accompaniments` and
 * `personIds`. The singer is at position 0 and has a part, the others have a type of accompaniment.
 */
export const credits = sqliteTable(
  "credits",
  {
    songId: integer("song_id")
      .notNull()
      .references(() => songs.id),
    position: integer("position").notNull(),
    name: text("name").notNull(),
    part: text("part"),
    accompanimentTypeId: integer("accompaniment_type_id").references(() => accompanimentTypes.id),
    personId: text("person_id").references(() => people.id, { onUpdate: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.songId, t.position] }),
    index("credits_by_name").on(sql`name COLLATE NOCASE`, t.songId),
    index("credits_by_type").on(t.accompanimentTypeId),
    index("credits_by_person").on(t.personId, t.part, t.songId),
  ],
);

/** Redirects from the addresses of deleted songs. */
export const songRedirects = sqliteTable("song_redirects", {
  songId: integer("song_id").primaryKey(),
  compositionId: integer("composition_id").notNull(),
});

/** The number of songs added in each month, without those in the bin; maintained by triggers. */
export const songMonths = sqliteTable("song_months", {
  /** yyyy-MM, UTC. */
  month: text("month").primaryKey(),
  added: integer("added").notNull(),
});

/** Visitors for whom the video of a song did not play: three at most for a song, and kept for a day. */
export const playFailures = sqliteTable(
  "play_failures",
  {
    songId: integer("song_id").notNull(),
    /** A keyed hash of the visitor's address. */
    visitor: text("visitor").notNull(),
    at: instant("at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.songId, t.visitor] }), index("play_failures_by_time").on(t.at)],
);
