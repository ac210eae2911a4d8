import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { proposed } from "./users.ts";

/** Composers, singers and players. A person is never an account. */
export const people = sqliteTable(
  "people",
  {
    /** The words of the name in lower case with hyphens; also the address under /people/. */
    id: text("id").primaryKey(),
    /** The usual name in roman letters. */
    name: text("name").notNull(),
    /** The person's own name first, place and initials after it: `Srinivasa Iyer, Semmangudi`. */
    sortName: text("sort_name").notNull(),
    /** The name in ISO 15919; null where it is not sure. */
    isoName: text("iso_name"),
    /** The name by language, each in the script of that language: a native name, else made from `iso_name`. */
    scriptNames: text("script_names", { mode: "json" })
      .$type<Record<string, string>>()
      .notNull()
      .default({}),
    born: integer("born"),
    died: integer("died"),
    /** Where the years were found; without it they are not shown. */
    yearsSource: text("years_source"),
    /** What the person is known for, the usual part first: `vocal`, `violin` … */
    parts: text("parts", { mode: "json" }).$type<string[]>().notNull(),
    /** Where the facts of this row were found. */
    source: text("source"),
    /** The person that this one was merged into. The address of this one redirects there. */
    mergedInto: text("merged_into"),
    /** The picture and its files, which are rows of `media_files`; null without one. */
    picture: text("picture", { mode: "json" }).$type<{
      description: string;
      credit: string;
      rights: string;
      statement?: string | null;
      files: {
        id: string;
        type: "image/avif" | "image/webp" | "image/jpeg" | "image/png";
        width: number;
        height: number;
      }[];
    }>(),
    /** The number of compositions in the archive by this person; maintained by triggers. */
    compositionCount: integer("composition_count").notNull().default(0),
    ...proposed(),
  },
  (t) => [
    index("people_proposed")
      .on(t.proposedAt)
      .where(sql`proposed_at IS NOT NULL AND merged_into IS NULL`),
    index("people_by_proposer")
      .on(t.proposedBy)
      .where(sql`proposed_by IS NOT NULL`),
    index("people_pictured")
      .on(t.id)
      .where(sql`picture IS NOT NULL AND merged_into IS NULL`),
  ],
);

/** All names of a person: the usual one, other spellings, and names in Indian scripts. */
export const personNames = sqliteTable(
  "person_names",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onUpdate: "cascade" }),
    name: text("name").notNull(),
    kind: text("kind", {
      enum: ["usual", "spelling", "initials", "short name", "full name", "honorific", "native"],
    }).notNull(),
    /** The language whose pages show this name; null for other names. */
    language: text("language"),
    /** The page where this form was seen; null for the standard form, written by an editor. */
    seenAt: text("seen_at"),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.name] }),
    index("person_names_by_name").on(sql`name COLLATE NOCASE`, t.personId),
    check(
      "person_names_kind",
      sql`${t.kind} IN ('usual', 'spelling', 'initials', 'short name', 'full name', 'honorific', 'native')`,
    ),
  ],
);

/** Other catalogues' identifiers of a person: `wikidata`, `musicbrainz`, `viaf`. */
export const personIdentifiers = sqliteTable(
  "person_identifiers",
  {
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onUpdate: "cascade" }),
    scheme: text("scheme", { enum: ["wikidata", "musicbrainz", "viaf"] }).notNull(),
    value: text("value").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.scheme] }),
    check("person_identifiers_scheme", sql`${t.scheme} IN ('wikidata', 'musicbrainz', 'viaf')`),
  ],
);

/**
 * The order of the list of people in each language, for everybody (`part` is "") and for each part. Names in the
 * reader's script come first. A table without rowids, so that a page of the list reads only its own rows.
 */
export const peopleIndex = sqliteTable(
  "people_index",
  {
    language: text("language").notNull(),
    part: text("part").notNull(),
    /** "0" and the initial in the reader's script, or "1" and the initial in roman letters. */
    section: text("section").notNull(),
    sortName: text("sort_name").notNull(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onUpdate: "cascade" }),
    /** The name in the reader's script; null where only the roman one is known. */
    native: text("native"),
  },
  (t) => [
    primaryKey({ columns: [t.language, t.part, t.section, t.sortName, t.personId] }),
    index("people_index_by_person").on(t.personId),
  ],
);

/** Search keys of all names of a person (see `makeIndexKeys`), used to suggest similar-sounding names. */
export const personKeys = sqliteTable(
  "person_keys",
  {
    field: integer("field").notNull(),
    key: text("key").notNull(),
    personId: text("person_id")
      .notNull()
      .references(() => people.id, { onUpdate: "cascade" }),
    /** The name from which the key was made. */
    matched: text("matched").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.field, t.key, t.personId] }),
    index("person_keys_by_person").on(t.personId),
  ],
);
