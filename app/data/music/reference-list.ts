import type { SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { revisions } from "#drizzle/schema/index.ts";
import type { Language } from "../../domain/music/shown-name.ts";
import type { EntrySchema, ReferenceEntry } from "../../domain/music/reference-entry.ts";
import type { Database } from "../database.ts";
import type { NameKind } from "../search/index/index-rows.ts";
import type { NamePreview } from "../search/name-preview.ts";
import type { Statement } from "../write-batch.ts";

export type EntryId = string | number;

export interface ReferenceList<Entry extends ReferenceEntry = ReferenceEntry> {
  word: string;
  /** Only for lists with public pages. */
  key?: "raaga" | "taala";
  /** The kind of its entries' revisions; absent if changes are not recorded. */
  revisionKind?: (typeof revisions.subjectKind.enumValues)[number];
  table: SQLiteTable & { id: SQLiteColumn; scriptNames?: SQLiteColumn };
  columns: Record<"id" | "description", SQLiteColumn> & Record<string, SQLiteColumn>;
  nameField: "id" | "name" | "description";
  /** What REST shows of an entry besides its names and description. */
  facts?: Record<string, SQLiteColumn | SQL.Aliased>;
  schema: EntrySchema<Entry>;
  find(this: void, db: Database, id: EntryId): Promise<Entry | null>;
  usedBy(this: void, id: EntryId): SQL;
  /** Whether compositions name an entry, even if none of their songs does. */
  inCompositions?(this: void, id: EntryId): SQL;
  songCount?: SQLiteColumn;
  parentField?: "parentId";
  search?: { kind: NameKind; textsOf(this: void, entry: Entry): string[] };
  /** Clears the unique columns of entries (ids as a JSON array) and their rows in other tables. */
  clearStatements?(this: void, db: Database, ids: string): Statement[];
  /** Removes values of a changed entry that are no longer true. */
  settle?(this: void, before: Entry, after: Entry): Entry;
  /** Writes the rows of entries in other tables, after `clearStatements`. */
  detailStatements?(this: void, db: Database, entries: Entry[]): Statement[];
}

export interface NameReview {
  alike: string[];
  previews?: NamePreview[];
}

export type CsvEntry = ReferenceEntry & { id: string };

/** A list that is exported to CSV files and imported from them. */
export interface CsvList<Entry extends CsvEntry = CsvEntry> extends ReferenceList<Entry> {
  revisionKind: "raaga" | "taala" | "deity";
  /** The plural of its word. */
  words: "raagas" | "taalas" | "deities";
  listAll(this: void, db: Database): Promise<Entry[]>;
}

export type DetailedEntry = CsvEntry & { creatorId: string | null };

export interface FormOptions {
  parents: { id: string; native: string | null; number: number }[];
  homophones: string[];
}

/** A list with public pages, merging, and CSV. */
export interface DetailedList<Entry extends DetailedEntry = DetailedEntry> extends CsvList<Entry> {
  key: "raaga" | "taala";
  songField: "raagaId" | "taalaId";
  /** Adds the names of a merged entry to its target; absent if entries have only one name. */
  withNamesOf?(this: void, entry: Entry, other: Entry): Entry;
  keepNamesStatements?(this: void, db: Database, from: string, to: string): Statement[];
}

/** A list whose administrators edit its entries in a form, with what the form asks of other entries. */
export interface EditedList<
  Entry extends DetailedEntry = DetailedEntry,
> extends DetailedList<Entry> {
  loadFormOptions(
    this: void,
    db: Database,
    id: string | null,
    language: Language,
  ): Promise<FormOptions>;
  reviewNames(this: void, db: Database, id: string | null, entry: Entry): Promise<NameReview>;
  canPreview: boolean;
}
