import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import {
  compositions,
  concerts,
  deities,
  deityNames,
  isOfOtherPage,
  isOfPage,
  people,
  raagaAliases,
  raagas,
  recordChanges,
  songs,
  taalaAliases,
  taalas,
} from "#drizzle/schema/index.ts";
import type { CopiedKind, CopiedRecord } from "../../../domain/records/harvest/copied-kinds.ts";
import type { HarvestSet, OtherKind } from "../../../domain/records/harvest/harvest-set.ts";
import type {
  HarvestedList,
  HarvestPlace,
} from "../../../domain/records/harvest/harvested-list.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { Json, jsonArray, type JsonFields, jsonObject, type JsonOf } from "../../json-columns.ts";
import { literal } from "../../literal.ts";
import { identifiersOfPerson, namesOfPerson } from "../../people/person-record.ts";
import { live } from "../../songs/song-columns.ts";

const pageSize = 100;

const headerColumns = {
  number: recordChanges.number,
  kind: sql<CopiedKind>`${recordChanges.kind}`.as("kind"),
  id: recordChanges.recordId,
  changedAt: recordChanges.changedAt,
  isRecording: recordChanges.isRecording,
  raagaId: recordChanges.raagaId,
  isDeleted: recordChanges.isDeleted,
};

const songColumns = {
  title: songs.title,
  singer: songs.singer,
  singerPart: songs.singerPart,
  composer: songs.composer,
  taalaId: songs.taalaId,
  songTypeId: songs.songTypeId,
  recordingDate: songs.recordingDate,
  event: songs.event,
  place: songs.place,
  durationSeconds: songs.durationSeconds,
  language: songs.language,
  description: songs.description,
  accompaniments: songs.accompaniments,
};

const compositionColumns = {
  isoTitle: compositions.isoTitle,
  nativeTitle: compositions.nativeTitle,
  otherTitles: compositions.otherTitles,
  deity: compositions.deity,
};

/** Selects the row of a record as JSON: D1 returns objects, in which columns of one name would be one. */
const ofRecord = <Fields extends JsonFields>(
  kind: OtherKind,
  table: SQLiteTable & { id: SQLiteColumn },
  fields: Fields,
) =>
  new Json<JsonOf<Fields> | null>(
    sql`iif(${recordChanges.kind} = ${literal(kind)}, (SELECT ${jsonObject(fields)}
      FROM ${table} WHERE ${table.id} = ${recordChanges.recordId}), NULL)`,
  ).as(`${kind}_record`);

const raagaRow = ofRecord("raaga", raagas, {
  description: raagas.description,
  isoName: raagas.isoName,
  scriptNames: raagas.scriptNames,
  melakarta: raagas.melakarta,
  parentId: raagas.parentId,
  arohana: raagas.arohana,
  avarohana: raagas.avarohana,
  aliases: jsonArray(
    raagaAliases.alias,
    sql`FROM ${raagaAliases} WHERE ${raagaAliases.raagaId} = ${raagas.id}`,
  ),
});

const taalaRow = ofRecord("taala", taalas, {
  description: taalas.description,
  isoName: taalas.isoName,
  scriptNames: taalas.scriptNames,
  jati: taalas.jati,
  angas: taalas.angas,
  groups: taalas.groups,
  aksharas: taalas.aksharas,
  aliases: jsonArray(
    taalaAliases.alias,
    sql`FROM ${taalaAliases} WHERE ${taalaAliases.taalaId} = ${taalas.id}`,
  ),
});

const deityRow = ofRecord("deity", deities, {
  description: deities.description,
  scriptNames: deities.scriptNames,
  names: jsonArray(
    deityNames.name,
    sql`FROM ${deityNames} WHERE ${deityNames.deityId} = ${deities.id}`,
  ),
});

const concertRow = ofRecord("concert", concerts, {
  description: concerts.description,
  place: concerts.place,
  heldOn: concerts.heldOn,
});

const personRow = ofRecord("person", people, {
  name: people.name,
  isoName: people.isoName,
  scriptNames: people.scriptNames,
  born: people.born,
  died: people.died,
  yearsSource: people.yearsSource,
  parts: people.parts,
  names: namesOfPerson,
  identifiers: identifiersOfPerson,
});

/** The song of a change; none for one in the bin. */
const isSongOfChange = and(
  eq(recordChanges.kind, "song"),
  eq(songs.id, sql`CAST(${recordChanges.recordId} AS INTEGER)`),
  live,
);

const selectHeaders = (db: Database) => db.select(headerColumns).from(recordChanges);

const selectRecords = (db: Database) =>
  db
    .select({
      header: headerColumns,
      song: songColumns,
      composition: compositionColumns,
      raaga: raagaRow,
      taala: taalaRow,
      deity: deityRow,
      concert: concertRow,
      person: personRow,
    })
    .from(recordChanges)
    .leftJoin(songs, isSongOfChange)
    .leftJoin(compositions, eq(compositions.id, songs.compositionId));

export type ChangedHeader = Awaited<ReturnType<typeof selectHeaders>>[number];
export type ChangedRecord = Awaited<ReturnType<typeof selectRecords>>[number];

/** The clock that changes are written by: nothing that a read has not seen is older. */
const clock = (db: Database) =>
  statement<{ now: number }>(db, sql`SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now`);

/** Rows of a list, whether there are more, and the time. */
export interface ChangedPage<Row> {
  rows: Row[];
  hasMore: boolean;
  now: number;
}

/** Lists headers of changed records, the first changed first. One batch. */
export async function listHeaders(
  db: Database,
  list: HarvestedList,
): Promise<ChangedPage<ChangedHeader>> {
  const [rows, before, [time]] = await db.batch([
    selectHeaders(db)
      .where(isAsked(list))
      .orderBy(...upwards)
      .limit(pageSize + 1),
    selectHeaders(db)
      .where(isBefore(list))
      .orderBy(...downwards)
      .limit(1),
    clock(db),
  ]);
  return toPage(rows, before, time!.now);
}

/** Lists changed records in the same way. */
export async function listRecords(
  db: Database,
  list: HarvestedList,
): Promise<ChangedPage<ChangedRecord>> {
  const [rows, before, [time]] = await db.batch([
    selectRecords(db)
      .where(isAsked(list))
      .orderBy(...upwards)
      .limit(pageSize + 1),
    selectRecords(db)
      .where(isBefore(list))
      .orderBy(...downwards)
      .limit(1),
    clock(db),
  ]);
  return toPage(rows, before, time!.now);
}

/** A page that became empty meanwhile repeats the record before it, as the protocol has no empty list. */
const toPage = <Row>(rows: Row[], before: Row[], now: number): ChangedPage<Row> => ({
  rows: rows.length > 0 ? rows.slice(0, pageSize) : before,
  hasMore: rows.length > pageSize,
  now,
});

const upwards = [asc(recordChanges.changedAt), asc(recordChanges.number)];
const downwards = [desc(recordChanges.changedAt), desc(recordChanges.number)];

/** As the indexes of `record_changes` have it. */
const isSong = sql`${recordChanges.kind} = 'song'`;

function ofSet(set: HarvestSet | null): SQL | undefined {
  if (!set) return undefined;
  switch (set.of) {
    case "recording":
    case "composition":
      return and(isSong, eq(recordChanges.isRecording, set.of === "recording"));
    case "raaga songs":
      return eq(recordChanges.raagaId, set.raagaId);
    default:
      return eq(recordChanges.kind, set.of);
  }
}

/** Said beside a set, which has no others, these would lead to an index of more records. */
function ofFormat({ format, set }: HarvestedList): SQL | undefined {
  if (format === "oai_dc") return set ? undefined : isOfPage(recordChanges.kind);
  if (format === "mods") return set?.of === "raaga songs" ? undefined : isSong;
  return isOfOtherPage(recordChanges.kind);
}

const placeOfRow = sql`(${recordChanges.changedAt}, ${recordChanges.number})`;
const placeOf = ({ changedAt, number }: HarvestPlace) => sql`(${changedAt}, ${number})`;

const since = (from: number | null) =>
  from === null ? undefined : gte(recordChanges.changedAt, from);

const isAsked = (list: HarvestedList) => {
  const { set, from, until, after } = list;
  return and(
    ofFormat(list),
    ofSet(set),
    after ? sql`${placeOfRow} > ${placeOf(after)}` : since(from),
    until === null ? undefined : lt(recordChanges.changedAt, until),
  );
};

/** Nothing at the beginning of a list. */
const isBefore = (list: HarvestedList) => {
  const { set, from, after } = list;
  return and(
    ofFormat(list),
    ofSet(set),
    after ? sql`${placeOfRow} <= ${placeOf(after)}` : sql`false`,
    since(from),
  );
};

/** Finds the last change of a record; `record` is null if there never was such a record. */
export async function findRecord(
  db: Database,
  { kind, id }: CopiedRecord,
): Promise<{ record: ChangedRecord | null; now: number }> {
  const [[record = null], [time]] = await db.batch([
    selectRecords(db).where(and(eq(recordChanges.kind, kind), eq(recordChanges.recordId, id))),
    clock(db),
  ]);
  return { record, now: time!.now };
}
