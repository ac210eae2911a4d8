import { eq, type SQL, sql } from "drizzle-orm";
import { compositions, hiddenParts, songs } from "#drizzle/schema/index.ts";
import { type HideablePart, nameOfPart } from "../../../domain/records/hiding/hideable-parts.ts";
import { hiddenFields } from "../../../domain/songs/hidden-fields.ts";
import { indexFields } from "../../../domain/search/keys/index-keys.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { removeUnnamedStatements, listPeople } from "../../search/index/search-index.ts";
import { addToIndexStatements } from "../../search/index/many-songs.ts";
import { makeSongIndexRows } from "../../search/index/index-rows.ts";
import { findable } from "../../search/index/song-index.ts";
import { revisionColumns } from "../../songs/song-columns.ts";
import { removeStandInStatements, standInStatements } from "../../songs/stand-in.ts";
import { type Statement, writeBatch, type WriteResult } from "../../write-batch.ts";
import { actStatements } from "../audit.ts";
import type { Writer } from "../revisions.ts";
import {
  passOnStatements,
  putBackRevisionsStatement,
  putBackStatement,
  takenRows,
  takeRevisionStatements,
  takeStatements,
} from "./hidden-values.ts";

/** A part of a record, by the id of the record. */
export interface PartOfRecord extends HideablePart {
  id: string;
}

interface Hiding {
  /** The name of the record, for the log. */
  title: string;
  reason: string;
}

const tables = {
  composition: sql`compositions WHERE id = `,
  song: sql`songs WHERE id = `,
  person: sql`people WHERE id = `,
};

const isLive = ({ kind, id }: PartOfRecord) =>
  kind === "person"
    ? sql`EXISTS (SELECT 1 FROM ${tables.person} ${id} AND merged_into IS NULL)`
    : sql`EXISTS (SELECT 1 FROM ${tables[kind]} ${Number(id)} AND deleted_at IS NULL)`;

/** Selects the ids of a record and of those that were merged into it, directly or not. */
const family = (kind: "composition" | "person", id: string): SQL =>
  sql`(WITH RECURSIVE led (id) AS (SELECT ${id}
      UNION SELECT from_id FROM merges JOIN led
        ON merges.kind = ${kind} AND merges.to_id = led.id AND merges.undone_at IS NULL)
    SELECT ${kind === "person" ? sql`id` : sql`CAST(id AS INTEGER)`} FROM led)`;

/** Selects the ids of songs as revisions and suggestions name them. */
const songsAsText = (where: SQL) => sql`(SELECT CAST(songs.id AS TEXT) FROM songs WHERE ${where})`;

/**
 * Hides a part of a record at once: takes its values out of the record, out of what its history and suggestions repeat,
 * out of the search index, and its files out of what is served. Fails with `denied`, with `missing` if there is no such
 * record, and with `exists` if the part is hidden.
 */
export async function hidePart(
  db: Database,
  part: PartOfRecord,
  { title, reason }: Hiding,
  writer: Writer,
): Promise<WriteResult> {
  const { userId, now } = writer;
  const act = {
    actorId: userId,
    act: "part hidden",
    subject: `${part.id} ${title}`,
    detail: `${nameOfPart(part)}: ${reason}`,
  };
  const hiddenId = sql`(SELECT id FROM hidden_parts
    WHERE kind = ${part.kind} AND record_id = ${part.id} AND part = ${part.part})`;
  return writeBatch(db, [
    ...actStatements(db, act, isLive(part)),
    db.insert(hiddenParts).values({
      kind: part.kind,
      recordId: part.id,
      part: part.part,
      reason,
      hiddenBy: userId,
      hiddenAt: new Date(now),
    }),
    ...(await hideStatements(db, part, hiddenId, writer)),
  ]);
}

async function hideStatements(
  db: Database,
  { kind, part, id }: PartOfRecord,
  hiddenId: SQL,
  writer: Writer,
): Promise<Statement[]> {
  switch (part) {
    case "words":
    case "notation": {
      const compositionIds = family("composition", id);
      const ofCompositions = sql`composition_id IN ${compositionIds}`;
      const fields = hiddenFields[part];
      const ofRecord = sql`((subject_kind = 'composition' AND subject_id IN (SELECT CAST(id AS TEXT) FROM compositions
          WHERE id IN ${compositionIds}))
        OR (subject_kind = 'song' AND subject_id IN ${songsAsText(ofCompositions)}))`;
      const suggested = sql`subject_kind = 'song' AND subject_id IN ${songsAsText(ofCompositions)}
        AND field IN (SELECT value FROM json_each(${JSON.stringify(fields)}))`;
      return [
        ...takeRevisionStatements(db, hiddenId, fields, ofRecord),
        ...takeStatements(db, hiddenId, "suggestion", suggested),
        ...takeStatements(db, hiddenId, part, sql`id IN ${compositionIds}`),
        ...(part === "words"
          ? [
              statement(
                db,
                sql`DELETE FROM song_index WHERE field = ${indexFields.lyrics}
                  AND song_id IN (SELECT id FROM songs WHERE ${ofCompositions})`,
              ),
            ]
          : []),
      ];
    }
    case "recording": {
      const fields = hiddenFields.medium;
      const taken = songsAsText(
        sql`id IN (SELECT CAST(row_id AS INTEGER) FROM ${takenRows(hiddenId, "medium")})`,
      );
      return [
        ...takeFileStatements(db, hiddenId, sql`id = ${Number(id)}`, writer),
        ...takeStatements(
          db,
          hiddenId,
          "medium",
          sql`id = ${Number(id)} OR media_file_id IN ${takenRows(hiddenId, "file")}`,
        ),
        ...takeRevisionStatements(
          db,
          hiddenId,
          fields,
          sql`subject_kind = 'song' AND subject_id IN ${taken}`,
        ),
        ...takeStatements(
          db,
          hiddenId,
          "suggestion",
          sql`subject_kind = 'song' AND subject_id IN ${taken}
            AND field IN (SELECT value FROM json_each(${JSON.stringify(fields)}))`,
        ),
      ];
    }
    case "picture":
      return hidePictureStatements(db, hiddenId, family("person", id), writer);
    case "record":
      return kind === "song"
        ? hideSongStatements(db, Number(id), hiddenId, writer)
        : hideCompositionStatements(db, Number(id), hiddenId, writer);
  }
}

const removedAt = ({ now }: Writer) => ({ status: "removed", removedAt: new Date(now) });

/** Takes the files of songs out of what is served, also where other songs play them. */
const takeFileStatements = (db: Database, hiddenId: SQL, ofSongs: SQL, writer: Writer) =>
  takeStatements(
    db,
    hiddenId,
    "file",
    sql`id IN (SELECT media_file_id FROM songs WHERE ${ofSongs} AND media_file_id IS NOT NULL)`,
    removedAt(writer),
  );

function hidePictureStatements(db: Database, hiddenId: SQL, ids: SQL, writer: Writer) {
  const files = sql`SELECT file.value ->> 'id' FROM people, json_each(people.picture, '$.files') AS file
    WHERE people.id IN ${ids}`;
  return [
    ...takeStatements(db, hiddenId, "file", sql`id IN (${files})`, removedAt(writer)),
    ...takeRevisionStatements(
      db,
      hiddenId,
      ["picture"],
      sql`subject_kind = 'person' AND subject_id IN ${ids}`,
    ),
    ...takeStatements(db, hiddenId, "picture", sql`id IN ${ids}`),
  ];
}

const deletedBy = ({ userId, now }: Writer) => ({ deletedAt: new Date(now), deletedBy: userId });

/** Other songs lose the file as well; songs that are in the bin before stay as they are. */
function takeSongStatements(db: Database, hiddenId: SQL, ofSongs: SQL, writer: Writer) {
  return [
    ...takeFileStatements(db, hiddenId, ofSongs, writer),
    ...takeStatements(
      db,
      hiddenId,
      "medium",
      sql`media_file_id IN ${takenRows(hiddenId, "file")} AND NOT (${ofSongs})`,
    ),
    ...takeStatements(db, hiddenId, "song", ofSongs, deletedBy(writer)),
  ];
}

async function hideSongStatements(db: Database, id: number, hiddenId: SQL, writer: Writer) {
  const hidden = sql`id = ${id} AND deleted_at IS NULL`;
  const [one] = await findSongs(db, sql`songs.id = ${id}`);
  if (!one) return [];
  const { compositionId, song } = one;
  return [
    ...takeSongStatements(db, hiddenId, hidden, writer),
    ...standInStatements(db, compositionId, song, writer),
    ...unindexStatements(db, [one]),
  ];
}

async function hideCompositionStatements(db: Database, id: number, hiddenId: SQL, writer: Writer) {
  const all = await findSongs(db, sql`songs.composition_id = ${id} AND songs.deleted_at IS NULL`);
  return [
    ...takeSongStatements(db, hiddenId, sql`composition_id = ${id} AND deleted_at IS NULL`, writer),
    ...takeStatements(db, hiddenId, "composition", sql`id = ${id}`, deletedBy(writer)),
    ...unindexStatements(db, all),
  ];
}

interface IndexedSong {
  id: number;
  compositionId: number;
  song: SongRevision;
}

async function findSongs(db: Database, where: SQL): Promise<IndexedSong[]> {
  const [rows] = await db.batch([
    db
      .select({
        id: sql<number>`songs.id`.as("song_id"),
        compositionId: songs.compositionId,
        song: revisionColumns,
      })
      .from(songs)
      .innerJoin(compositions, eq(compositions.id, songs.compositionId))
      .where(where),
  ]);
  return rows.map((row) => ({ ...row, compositionId: row.compositionId! }));
}

const unindexStatements = (db: Database, all: readonly IndexedSong[]) => [
  statement(
    db,
    sql`DELETE FROM song_index
      WHERE song_id IN (SELECT value FROM json_each(${JSON.stringify(all.map(({ id }) => id))}))`,
  ),
  ...removeUnnamedStatements(
    db,
    all.flatMap(({ song }) => listPeople(findable(song))),
  ),
];

export type HiddenRecord = PartOfRecord & { hiddenId: number; title: string };

/**
 * Shows a hidden part again: everything is put back where it was. Fails with `denied`, and with `missing` if it is not
 * hidden, or if the composition of a hidden song is no longer there.
 */
export async function showPart(
  db: Database,
  hidden: HiddenRecord,
  writer: Writer,
): Promise<WriteResult> {
  const { hiddenId: number, kind, part, id, title } = hidden;
  const hiddenId = sql`${number}`;
  const act = {
    actorId: writer.userId,
    act: "part shown again",
    subject: `${id} ${title}`,
    detail: nameOfPart(hidden),
  };
  const isOfLive =
    kind === "song"
      ? sql`AND EXISTS (SELECT 1 FROM compositions WHERE deleted_at IS NULL
          AND id = (SELECT composition_id FROM songs WHERE id = ${Number(id)}))`
      : sql``;
  return writeBatch(db, [
    ...actStatements(
      db,
      act,
      sql`EXISTS (SELECT 1 FROM hidden_parts WHERE id = ${number}) ${part === "record" ? isOfLive : sql``}`,
    ),
    ...passOnStatements(db, hiddenId),
    // First, as the triggers keep the rows of hidden parts empty.
    db.delete(hiddenParts).where(eq(hiddenParts.id, number)),
    putBackRevisionsStatement(db, hiddenId),
    ...(
      [
        "suggestion",
        "file",
        "words",
        "notation",
        "medium",
        "picture",
        "composition",
        "song",
      ] as const
    ).map((place) => putBackStatement(db, hiddenId, place)),
    statement(db, sql`DELETE FROM hidden_values WHERE hidden_id = ${number}`),
    ...(await findStatements(db, hidden, writer)),
  ]);
}

/** Puts what is shown again into the search index. */
async function findStatements(
  db: Database,
  { hiddenId, kind, part, id }: HiddenRecord,
  { now }: Writer,
): Promise<Statement[]> {
  if (part === "words") return indexWordsStatements(db, hiddenId, id);
  if (part !== "record") return [];
  const all = await findSongs(
    db,
    sql`songs.id IN (SELECT CAST(row_id AS INTEGER) FROM ${takenRows(sql`${hiddenId}`, "song")})`,
  );
  return [
    ...(kind === "song" && all[0] ? removeStandInStatements(db, all[0].compositionId, now) : []),
    ...unindexStatements(db, all),
    ...addToIndexStatements(
      db,
      all.map(({ id: ref, song }) => ({ ref, song })),
      sql`row.value ->> 0`,
    ),
  ];
}

async function indexWordsStatements(db: Database, hiddenId: number, id: string) {
  const [[kept]] = await db.batch([
    statement<{ lyrics: string }>(
      db,
      sql`SELECT kept ->> 'lyrics' AS lyrics FROM hidden_values
        WHERE hidden_id = ${hiddenId} AND place = 'words' AND row_id = ${id}`,
    ),
  ]);
  const lines = makeSongIndexRows({
    id: 0,
    title: "",
    lyrics: kept?.lyrics ?? "",
    accompanists: [],
  })
    .filter(({ field }) => field === indexFields.lyrics)
    .map(({ key, line }) => [key, line]);
  return [
    statement(
      db,
      sql`INSERT OR IGNORE INTO song_index (field, key, song_id, line)
        SELECT ${indexFields.lyrics}, row.value ->> 0, songs.id, row.value ->> 1
        FROM songs CROSS JOIN json_each(${JSON.stringify(lines)}) AS row
        WHERE songs.composition_id = ${Number(id)} AND songs.deleted_at IS NULL`,
    ),
  ];
}
