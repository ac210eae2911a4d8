import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { deities } from "./deities.ts";
import { raagas, songTypes, taalas } from "./music.ts";
import { people } from "./people.ts";
import { orderedLanguages, titleOrder } from "./title-key.ts";
import { instant, now, users } from "./users.ts";

const live = sql`deleted_at IS NULL`;

/** The data shared by all recordings of a composition. Triggers copy `title` to `lyrics` to its songs. */
export const compositions = sqliteTable(
  "compositions",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    title: text("title").notNull(),
    /** The sort key: "1" and the letters without marks, or "0" and the rest. Maintained by triggers. */
    titleKey: text("title_key").notNull().default(""),
    /** The title in ISO 15919; null where it is not sure. */
    isoTitle: text("iso_title"),
    /** The title in the script of its language; null if uncertain. */
    nativeTitle: text("native_title"),
    /** The title in the script of each language, if one of the two columns above is known. */
    scriptNames: text("script_names", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    otherTitles: text("other_titles", { mode: "json" }).$type<string[]>().notNull().default([]),
    /** The composer's name as it is printed. */
    composer: text("composer").notNull(),
    composerId: text("composer_id").references(() => people.id, { onUpdate: "cascade" }),
    raagaId: text("raaga_id").references(() => raagas.id, { onUpdate: "cascade" }),
    taalaId: text("taala_id").references(() => taalas.id, { onUpdate: "cascade" }),
    songTypeId: text("song_type_id").references(() => songTypes.id, { onUpdate: "cascade" }),
    /** BCP 47 code of the language that is sung: te, sa, ta, kn, ml, hi. */
    language: text("language"),
    /** The name of its deity, as its song has it. */
    deity: text("deity").notNull().default(""),
    /** The deity of that name, or null if there is none. Set by triggers. */
    deityId: text("deity_id").references(() => deities.id, { onUpdate: "cascade" }),
    /** The word by which the composer signs, the mudra. */
    signature: text("signature").notNull().default(""),
    description: text("description").notNull().default(""),
    lyrics: text("lyrics").notNull().default(""),
    /** The address of the statement of who may use the lyrics (`app/domain/records/rights.ts`); null if not known. */
    lyricsRights: text("lyrics_rights"),
    /** By whose permission they are here, or why they may be. */
    lyricsPermission: text("lyrics_permission").notNull().default(""),
    /** Its swaras and words in plain text, as `app/domain/music/notation` reads it. */
    notation: text("notation").notNull().default(""),
    notationRights: text("notation_rights"),
    notationPermission: text("notation_permission").notNull().default(""),
    /** Pages of other sites in plain text, as `app/domain/songs/pages-elsewhere.ts` reads them. */
    pagesElsewhere: text("pages_elsewhere").notNull().default(""),
    /** By language of the site. */
    meaning: text("meaning", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    /** Of the meaning and the line meanings. */
    meaningRights: text("meaning_rights"),
    meaningPermission: text("meaning_permission").notNull().default(""),
    /** By language of the site, a line for each line of the lyrics, as `app/domain/songs/line-meanings.ts` writes it. */
    lineMeanings: text("line_meanings", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    /** The song that an editor marked to be shown first. */
    markedSongId: integer("marked_song_id"),
    /** The song that is shown first: the marked one, else the longest. This and the next columns are set by triggers. */
    mainSongId: integer("main_song_id"),
    recordingCount: integer("recording_count").notNull().default(0),
    /** How many of these are test sounds, without a performer. */
    testSounds: integer("test_sounds").notNull().default(0),
    /** How many performers are known of these: people, or printed names of no known person. */
    singerCount: integer("singer_count").notNull().default(0),
    /** The range of the known recording years. */
    firstYear: integer("first_year"),
    lastYear: integer("last_year"),
    /** Null for a former user. */
    createdBy: integer("created_by").references(() => users.id),
    createdAt: instant("created_at").notNull().default(now),
    updatedBy: integer("updated_by").references(() => users.id),
    /** Null until the first edit. */
    updatedAt: instant("updated_at"),
    deletedAt: instant("deleted_at"),
    deletedBy: integer("deleted_by").references(() => users.id),
    /** The composition that this one was merged into. This one is deleted, and its address redirects there. */
    mergedInto: integer("merged_into"),
  },
  (t) => [
    index("compositions_by_title").on(t.titleKey, t.id).where(live),
    ...orderedLanguages.map((language) =>
      index(`compositions_by_title_${language}`).on(titleOrder(language), t.id).where(live),
    ),
    index("compositions_without_recording")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND recording_count = test_sounds`),
    index("compositions_without_lyrics")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND lyrics = ''`),
    index("compositions_without_taala")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND taala_id IS NULL`),
    index("compositions_without_raaga")
      .on(t.titleKey, t.id)
      .where(sql`deleted_at IS NULL AND raaga_id IS NULL AND song_type_id IS NOT 'Ragamalika'`),
    index("compositions_by_deity_name")
      .on(sql`deity COLLATE NOCASE`)
      .where(sql`deity <> ''`),
    index("compositions_by_deity_id").on(t.deityId, t.titleKey, t.id),
    index("compositions_by_composer")
      .on(sql`composer COLLATE NOCASE`, t.id)
      .where(live),
    index("compositions_by_composer_id").on(t.composerId, t.titleKey, t.id).where(live),
    index("compositions_by_creator").on(t.createdBy, t.titleKey, t.id).where(live),
    index("compositions_by_raaga").on(t.raagaId, t.titleKey, t.id),
    index("compositions_by_taala").on(t.taalaId, t.titleKey, t.id),
    index("compositions_by_song_type").on(t.songTypeId),
    index("compositions_in_bin")
      .on(t.deletedAt)
      .where(sql`deleted_at IS NOT NULL`),
  ],
);

/** The raagas of a ragamalika, in the order of its sections. */
export const compositionRaagas = sqliteTable(
  "composition_raagas",
  {
    compositionId: integer("composition_id")
      .notNull()
      .references(() => compositions.id),
    position: integer("position").notNull(),
    raagaId: text("raaga_id")
      .notNull()
      .references(() => raagas.id, { onUpdate: "cascade" }),
  },
  (t) => [
    primaryKey({ columns: [t.compositionId, t.position] }),
    index("composition_raagas_by_raaga").on(t.raagaId, t.compositionId),
  ],
);

/**
 * The pages of other sites that compositions outside the bin link to, and whether they answer; maintained by triggers
 * from `pagesElsewhere`. An address that several compositions have is in a row of each.
 */
export const linkedPages = sqliteTable(
  "linked_pages",
  {
    compositionId: integer("composition_id")
      .notNull()
      .references(() => compositions.id),
    address: text("address").notNull(),
    checkedAt: instant("checked_at"),
    /** From when on it may be checked. */
    checkAt: instant("check_at")
      .notNull()
      .default(sql`0`),
    /** In a row: an answer begins anew. */
    failures: integer("failures").notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.compositionId, t.address] }),
    index("linked_pages_by_address").on(t.address),
    index("linked_pages_to_check").on(t.checkAt),
    index("linked_pages_silent")
      .on(t.checkedAt)
      .where(sql`failures >= 3`),
  ],
);

/** The number of titles by first letter, in the order of each language; maintained by triggers. */
export const titleInitials = sqliteTable("title_initials", {
  language: text("language").primaryKey(),
  counts: text("counts", { mode: "json" }).$type<Record<string, number>>().notNull(),
});

/** The number of compositions that lack a field; maintained by triggers. */
export const incompleteCounts = sqliteTable("incomplete_counts", {
  part: text("part", { enum: ["recording", "lyrics", "taala", "raaga"] }).primaryKey(),
  compositions: integer("compositions").notNull(),
});
