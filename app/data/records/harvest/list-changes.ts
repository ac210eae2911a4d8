import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { compositions, recordChanges, songs } from "#drizzle/schema/index.ts";
import type { HarvestSet } from "../../../domain/records/harvest/harvest-set.ts";
import type {
  HarvestedList,
  HarvestPlace,
} from "../../../domain/records/harvest/harvested-list.ts";
import type { Database } from "../../database.ts";
import { statement } from "../../drizzle-internals.ts";
import { live } from "../../songs/song-columns.ts";

const pageSize = 100;

const headerColumns = {
  number: recordChanges.number,
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

/** The song of a change; none for one in the bin. */
const isSongOfChange = and(eq(songs.id, sql`CAST(${recordChanges.recordId} AS INTEGER)`), live);

const selectHeaders = (db: Database) => db.select(headerColumns).from(recordChanges);

const selectRecords = (db: Database) =>
  db
    .select({ header: headerColumns, song: songColumns, composition: compositionColumns })
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

function ofSet(set: HarvestSet | null): SQL | undefined {
  if (!set) return undefined;
  return set.of === "raaga"
    ? eq(recordChanges.raagaId, set.raagaId)
    : eq(recordChanges.isRecording, set.of === "recording");
}

const placeOfRow = sql`(${recordChanges.changedAt}, ${recordChanges.number})`;
const placeOf = ({ changedAt, number }: HarvestPlace) => sql`(${changedAt}, ${number})`;

const since = (from: number | null) =>
  from === null ? undefined : gte(recordChanges.changedAt, from);

const isAsked = ({ set, from, until, after }: HarvestedList) =>
  and(
    ofSet(set),
    after ? sql`${placeOfRow} > ${placeOf(after)}` : since(from),
    until === null ? undefined : lt(recordChanges.changedAt, until),
  );

/** Nothing at the beginning of a list. */
const isBefore = ({ set, from, after }: HarvestedList) =>
  and(ofSet(set), after ? sql`${placeOfRow} <= ${placeOf(after)}` : sql`false`, since(from));

/** Finds the last change of a song; `record` is null if there never was such a song. */
export async function findRecord(
  db: Database,
  songId: number,
): Promise<{ record: ChangedRecord | null; now: number }> {
  const [[record = null], [time]] = await db.batch([
    selectRecords(db).where(
      and(eq(recordChanges.kind, "song"), eq(recordChanges.recordId, String(songId))),
    ),
    clock(db),
  ]);
  return { record, now: time!.now };
}
