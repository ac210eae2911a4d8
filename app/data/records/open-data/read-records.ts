import { type Column, type SQL, sql } from "drizzle-orm";
import {
  claims,
  compositions,
  concerts,
  deities,
  deityNames,
  mediaFiles,
  nameExceptions,
  people,
  personIdentifiers,
  personNames,
  raagaAliases,
  raagas,
  raagaScales,
  recordChanges,
  songs,
  sources,
  taalaAliases,
  taalas,
} from "#drizzle/schema/index.ts";
import { deityPath } from "../../../domain/music/deity-path.ts";
import { raagaPath } from "../../../domain/music/raaga-path.ts";
import { taalaPath } from "../../../domain/music/taalas/taala-path.ts";
import { picturePath } from "../../../domain/people/person-picture.ts";
import { copiedStatements, isUnknownCopied } from "../../../domain/records/rights.ts";
import {
  type OpenKind,
  type OpenRecord,
  openRecords,
} from "../../../domain/records/open-data/open-records.ts";
import { concertPath } from "../../../domain/songs/concert.ts";
import { readPages } from "../../../domain/songs/pages-elsewhere.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { isHidden } from "../../hidden-rows.ts";
import { literal } from "../../literal.ts";
import { Json, jsonArray, type JsonFields, jsonObject, type JsonOf } from "../../json-columns.ts";
import { songInPlaceOf } from "../../songs/detail/find-redirect.ts";
import { namedAccompanimentsIn, sectionsOfComposition } from "../../songs/song-columns.ts";

export interface OpenPage {
  records: OpenRecord[];
  /** The row of the last one; null if there are no more. */
  last: number | null;
  /** How many texts of these compositions are left out for their rights. */
  textsLeftOut: number;
}

const time = (column: Column) =>
  sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${column} / 1000.0, 'unixepoch')`;

const claimsOf = (kind: string, id: SQL) =>
  jsonArray(
    { field: claims.field, source: claims.sourceId, note: claims.note },
    sql`FROM (SELECT * FROM claims WHERE subject_kind = ${literal(kind)} AND subject_id = ${id}
      ORDER BY field, source_id) AS claims`,
  );

/** Whether the statement of a text lets it be copied. */
const mayCopy = (rights: Column) =>
  sql`coalesce(${rights} IN (${sql.join(copiedStatements.map(literal), sql`, `)}), ${
    isUnknownCopied ? sql`1` : sql`0`
  })`;

const copied = (text: Column, rights: Column) => sql<string>`iif(${mayCopy(rights)}, ${text}, '')`;

const copiedByLanguage = (texts: Column, rights: Column) =>
  new Json<Record<string, string>>(sql`json(iif(${mayCopy(rights)}, ${texts}, '{}'))`);

const isLeftOut = (isEmpty: SQL, rights: Column) =>
  sql`(NOT (${isEmpty}) AND NOT ${mayCopy(rights)})`;

const exceptionsOf = (kind: "raaga" | "taala", id: SQL) =>
  jsonArray(
    { language: nameExceptions.language, name: nameExceptions.name, source: nameExceptions.source },
    sql`FROM (SELECT * FROM name_exceptions WHERE subject_kind = ${literal(kind)} AND subject_id = ${id}
      ORDER BY language) AS name_exceptions`,
  );

interface Reading<Fields extends JsonFields, Kind extends OpenKind> {
  table: SQL;
  /** Which rows are records. */
  where: SQL;
  fields: Fields;
  /** Makes records of a row; what their schema does not name is left out. */
  toRecords: (row: JsonOf<Fields>) => OpenRecord<Kind>[];
}

const reading = <Fields extends JsonFields, Kind extends OpenKind>(
  _kind: Kind,
  given: Reading<Fields, Kind>,
) => ({
  table: given.table,
  where: given.where,
  record: jsonObject(given.fields),
  toRecords: given.toRecords as (row: unknown) => OpenRecord[],
});

/** The person whom those of a change were merged into. */
const personInPlaceOf = sql`(WITH RECURSIVE led (id) AS (
    SELECT merged_into FROM people WHERE id = record_id AND merged_into IS NOT NULL
    UNION SELECT merged_into FROM people p JOIN led ON p.id = led.id WHERE merged_into IS NOT NULL)
  SELECT p.id FROM led JOIN people p ON p.id = led.id WHERE p.merged_into IS NULL)`;

const live = sql`deleted_at IS NULL`;
const all = sql`true`;

const readings = {
  redirects: reading("redirects", {
    table: sql`record_changes`,
    where: sql`is_deleted AND kind IN ('song', 'person')`,
    fields: {
      kind: recordChanges.kind,
      id: recordChanges.recordId,
      toSong: sql<
        number | null
      >`iif(kind = 'song', ${songInPlaceOf(sql`CAST(record_id AS INTEGER)`)}, NULL)`,
      isHidden: sql<0 | 1>`iif(kind = 'song', ${isHidden("song", sql`record_id`)}, 0)`,
      toPerson: sql<string | null>`iif(kind = 'person', ${personInPlaceOf}, NULL)`,
    },
    toRecords: ({ kind, id, toSong, isHidden: isHiddenSong, toPerson }) => {
      if (toPerson !== null) return [{ address: `/people/${id}`, to: `/people/${toPerson}` }];
      if (kind !== "song" || toSong === null || isHiddenSong === 1) return [];
      return [{ address: `/songs/${id}`, to: `/songs/${toSong}` }];
    },
  }),
  recordings: reading("recordings", {
    table: sql`songs`,
    where: sql`${live} AND is_recording = 1`,
    fields: {
      id: songs.id,
      composition: sql<number>`${songs.compositionId}`,
      title: songs.title,
      singer: songs.singer,
      singerPart: songs.singerPart,
      accompaniments: namedAccompanimentsIn("en"),
      people: songs.personIds,
      ownRaaga: songs.ownRaagaId,
      ownTaala: songs.ownTaalaId,
      recordedOn: songs.recordingDate,
      event: songs.event,
      place: songs.place,
      concert: songs.concertId,
      track: songs.track,
      durationSeconds: songs.durationSeconds,
      startSeconds: songs.startSeconds,
      endSeconds: songs.endSeconds,
      description: songs.mediaDescription,
      mediaType: sql<
        string | null
      >`(SELECT description FROM media_types WHERE id = ${songs.mediaTypeId})`,
      uploadType: songs.uploadType,
      youtubeId: songs.externalMediaId,
      mediaUrl: songs.mediaUrl,
      files: jsonArray(
        {
          id: mediaFiles.id,
          contentType: mediaFiles.contentType,
          bytes: mediaFiles.size,
          sha256: mediaFiles.wholeHash,
        },
        sql`FROM ${mediaFiles} WHERE ${mediaFiles.id} = ${songs.mediaFileId} AND ${mediaFiles.status} = 'ready'`,
      ),
      recordingRights: songs.recordingRights,
      recordingPermission: songs.recordingPermission,
      source: songs.source,
      addedAt: time(songs.createdAt),
      changedAt: time(songs.updatedAt),
      sources: claimsOf("song", sql`CAST(songs.id AS TEXT)`),
    },
    toRecords: ({ files: [file], accompaniments, ...row }) => [
      {
        ...row,
        address: `/songs/${row.id}`,
        accompaniments: accompaniments.map(({ typeName, players }) => ({
          instrument: typeName,
          players,
        })),
        file: file ? { ...file, address: `/media/${file.id}` } : null,
      },
    ],
  }),
  compositions: reading("compositions", {
    table: sql`compositions`,
    where: live,
    fields: {
      id: compositions.id,
      mainSong: compositions.mainSongId,
      songs: jsonArray(
        sql<number>`id`,
        sql`FROM (SELECT id FROM songs WHERE composition_id = compositions.id AND deleted_at IS NULL
          ORDER BY id IS NOT compositions.main_song_id, id)`,
      ),
      title: compositions.title,
      isoTitle: compositions.isoTitle,
      nativeTitle: compositions.nativeTitle,
      scriptNames: compositions.scriptNames,
      otherTitles: compositions.otherTitles,
      composer: compositions.composer,
      composerPerson: compositions.composerId,
      raaga: compositions.raagaId,
      raagas: sectionsOfComposition,
      taala: compositions.taalaId,
      songType: compositions.songTypeId,
      language: compositions.language,
      deity: compositions.deity,
      deityEntry: compositions.deityId,
      signature: compositions.signature,
      description: compositions.description,
      lyrics: copied(compositions.lyrics, compositions.lyricsRights),
      lyricsRights: compositions.lyricsRights,
      lyricsPermission: compositions.lyricsPermission,
      meaning: copiedByLanguage(compositions.meaning, compositions.meaningRights),
      lineMeanings: copiedByLanguage(compositions.lineMeanings, compositions.meaningRights),
      meaningRights: compositions.meaningRights,
      meaningPermission: compositions.meaningPermission,
      notation: copied(compositions.notation, compositions.notationRights),
      notationRights: compositions.notationRights,
      notationPermission: compositions.notationPermission,
      textsLeftOut: sql<number>`${isLeftOut(sql`lyrics = ''`, compositions.lyricsRights)}
        + ${isLeftOut(sql`meaning = '{}' AND line_meanings = '{}'`, compositions.meaningRights)}
        + ${isLeftOut(sql`notation = ''`, compositions.notationRights)}`,
      markedSong: compositions.markedSongId,
      addedAt: time(compositions.createdAt),
      changedAt: time(compositions.updatedAt),
      sources: claimsOf("composition", sql`CAST(compositions.id AS TEXT)`),
    },
    toRecords: ({ mainSong, ...row }) => [
      { ...row, address: mainSong === null ? null : `/songs/${mainSong}` },
    ],
  }),
  "words-elsewhere": reading("words-elsewhere", {
    table: sql`compositions`,
    where: sql`${live} AND id IN (SELECT composition_id FROM linked_pages)`,
    fields: { composition: compositions.id, pages: compositions.pagesElsewhere },
    toRecords: ({ composition, pages }) => {
      const found = readPages(pages);
      return Array.isArray(found) ? found.map((page) => ({ composition, ...page })) : [];
    },
  }),
  concerts: reading("concerts", {
    table: sql`concerts`,
    where: all,
    fields: {
      id: concerts.id,
      description: concerts.description,
      place: concerts.place,
      heldOn: concerts.heldOn,
      source: concerts.source,
    },
    toRecords: (row) => [{ ...row, address: concertPath(row.id) }],
  }),
  raagas: reading("raagas", {
    table: sql`raagas`,
    where: all,
    fields: {
      id: raagas.id,
      description: raagas.description,
      isoName: raagas.isoName,
      scriptNames: raagas.scriptNames,
      nameExceptions: exceptionsOf("raaga", sql`raagas.id`),
      aliases: jsonArray(
        { alias: raagaAliases.alias, kind: raagaAliases.kind },
        sql`FROM (SELECT * FROM raaga_aliases WHERE raaga_id = raagas.id ORDER BY id) AS raaga_aliases`,
      ),
      melakarta: raagas.melakarta,
      parent: raagas.parentId,
      arohana: raagas.arohana,
      avarohana: raagas.avarohana,
      scales: jsonArray(
        {
          number: raagaScales.number,
          kind: raagaScales.kind,
          arohana: raagaScales.arohana,
          avarohana: raagaScales.avarohana,
          parent: raagaScales.parent,
        },
        sql`FROM (SELECT * FROM raaga_scales WHERE raaga_id = raagas.id ORDER BY number) AS raaga_scales`,
      ),
      isBhashanga: raagas.bhashanga,
      timeOfDay: raagas.timeOfDay,
      fame: raagas.fame,
      creator: raagas.creatorId,
      source: raagas.source,
      proposed: sql<0 | 1>`${raagas.proposedAt} IS NOT NULL`,
      sources: claimsOf("raaga", sql`raagas.id`),
    },
    toRecords: ({ isBhashanga, proposed, ...row }) => [
      {
        ...row,
        scriptNames: withoutUnknown(row.scriptNames),
        address: raagaPath(row.id),
        bhashanga: isBhashanga === null ? null : isBhashanga === 1,
        isProposed: proposed === 1,
      },
    ],
  }),
  taalas: reading("taalas", {
    table: sql`taalas`,
    where: all,
    fields: {
      id: taalas.id,
      description: taalas.description,
      isoName: taalas.isoName,
      scriptNames: taalas.scriptNames,
      nameExceptions: exceptionsOf("taala", sql`taalas.id`),
      aliases: jsonArray(
        { alias: taalaAliases.alias, kind: taalaAliases.kind },
        sql`FROM (SELECT * FROM taala_aliases WHERE taala_id = taalas.id ORDER BY rowid) AS taala_aliases`,
      ),
      jati: taalas.jati,
      angas: taalas.angas,
      groups: taalas.groups,
      aksharas: taalas.aksharas,
      creator: taalas.creatorId,
      sources: claimsOf("taala", sql`taalas.id`),
    },
    toRecords: (row) => [
      { ...row, scriptNames: withoutUnknown(row.scriptNames), address: taalaPath(row.id) },
    ],
  }),
  deities: reading("deities", {
    table: sql`deities`,
    where: all,
    fields: {
      id: deities.id,
      description: deities.description,
      scriptNames: deities.scriptNames,
      names: jsonArray(
        { name: deityNames.name, kind: deityNames.kind },
        sql`FROM (SELECT * FROM deity_names WHERE deity_id = deities.id ORDER BY rowid) AS deity_names`,
      ),
    },
    toRecords: (row) => [
      { ...row, scriptNames: withoutUnknown(row.scriptNames), address: deityPath(row.id) },
    ],
  }),
  people: reading("people", {
    table: sql`people`,
    where: sql`merged_into IS NULL`,
    fields: {
      id: people.id,
      name: people.name,
      sortName: people.sortName,
      isoName: people.isoName,
      scriptNames: people.scriptNames,
      names: jsonArray(
        {
          name: personNames.name,
          kind: personNames.kind,
          language: personNames.language,
          seenAt: personNames.seenAt,
        },
        sql`FROM (SELECT * FROM person_names WHERE person_id = people.id ORDER BY rowid) AS person_names`,
      ),
      identifiers: jsonArray(
        { scheme: personIdentifiers.scheme, value: personIdentifiers.value },
        sql`FROM (SELECT * FROM person_identifiers WHERE person_id = people.id ORDER BY scheme)
          AS person_identifiers`,
      ),
      born: people.born,
      died: people.died,
      yearsSource: people.yearsSource,
      parts: people.parts,
      shown: people.picture,
      files: jsonArray(
        { id: mediaFiles.id, bytes: mediaFiles.size },
        sql`FROM ${mediaFiles} WHERE ${mediaFiles.id} IN (SELECT value ->> 'id' FROM json_each(${people.picture}, '$.files'))`,
      ),
      source: people.source,
      proposed: sql<0 | 1>`${people.proposedAt} IS NOT NULL`,
      sources: claimsOf("person", sql`people.id`),
    },
    toRecords: ({ shown, files, proposed, ...row }) => [
      {
        ...row,
        address: `/people/${row.id}`,
        // Years without a source are shown nowhere.
        born: row.yearsSource ? row.born : null,
        died: row.yearsSource ? row.died : null,
        picture: shown && {
          ...shown,
          statement: shown.statement ?? null,
          files: shown.files.map((file) => ({
            ...file,
            address: picturePath(file),
            contentType: file.type,
            bytes: files.find(({ id }) => id === file.id)?.bytes ?? null,
          })),
        },
        isProposed: proposed === 1,
      },
    ],
  }),
  sources: reading("sources", {
    table: sql`sources`,
    where: all,
    fields: {
      id: sources.id,
      title: sources.title,
      author: sources.author,
      year: sources.year,
      kind: sources.kind,
      address: sources.address,
    },
    toRecords: (row) => [row],
  }),
} satisfies Record<OpenKind, ReturnType<typeof reading>>;

const withoutUnknown = (names: Partial<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(names).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

/**
 * Reads the records of `limit` rows after the row `after`, by row number: a record that is renamed meanwhile is neither
 * missed nor read twice. One batch.
 */
export async function readOpenRecords(
  db: Database,
  kind: OpenKind,
  after: number,
  limit: number,
): Promise<OpenPage> {
  const { table, where, record, toRecords } = readings[kind];
  const [rows] = await db.batch([
    statement<{ row: number; record: string }>(
      db,
      sql`SELECT rowid AS row, ${record} AS record FROM ${table}
        WHERE rowid > ${after} AND ${where} ORDER BY rowid LIMIT ${limit}`,
    ),
  ]);
  const found = rows.map((row) => JSON.parse(row.record) as { textsLeftOut?: number });
  return {
    records: found.flatMap((one) => toRecords(one).map((given) => openRecords[kind].parse(given))),
    last: rows.length < limit ? null : rows.at(-1)!.row,
    textsLeftOut: found.reduce((sum, one) => sum + (one.textsLeftOut ?? 0), 0),
  };
}
