import { archive, dataLicence } from "../../../archive.ts";
import {
  beginDump,
  findLastDump,
  finishDump,
  forgetDump,
  leaseDump,
  listOldDumps,
  type OpenDump,
  releaseDump,
  saveProgress,
} from "../../../data/records/open-data/dumps.ts";
import {
  beginZip,
  closedBytes,
  closeZip,
  completeZip,
  dropTail,
  growZip,
  zipBytes,
} from "../../../data/records/open-data/growing-zip.ts";
import { readOpenRecords } from "../../../data/records/open-data/read-records.ts";
import {
  type DumpManifest,
  type DumpProgress,
  dumpReadme,
  type GrowingZip,
  isDumpDue,
  isGivenUp,
  manifestName,
  type ZipEntry,
  zipName,
} from "../../../domain/records/open-data/dump.ts";
import {
  type DumpFormat,
  dumpFormats,
  formats,
  schemaFile,
  schemaFiles,
} from "../../../domain/records/open-data/dump-formats.ts";
import {
  type OpenKind,
  openKinds,
  schemaVersion,
} from "../../../domain/records/open-data/open-records.ts";
import { giveWay } from "../../../lib/give-way.server.ts";
import { logError } from "../../../lib/log.server.ts";
import {
  addPiece,
  centralDirectory,
  dataOffset,
  endFile,
  fileHeader,
  hashBytes,
} from "../../../lib/zip.server.ts";
import type { Services } from "../../services.ts";

type DumpServices = Pick<Services, "db" | "settings" | "now"> & { dumps: R2Bucket };

interface Bounds {
  /** Rows that are read at a time, and in one run about. */
  portion: number;
  rows: number;
  milliseconds: number;
}

/** A portion takes some 0.2 s of CPU; a run of the schedule has 30. */
const bounds: Bounds = { portion: 1000, rows: 20_000, milliseconds: 60_000 };

/** How many whole dumps are kept. */
const kept = 4;

/**
 * Scheduled job: writes the open data into R2 once a week, portion by portion; how far it is is stored after each, so
 * that the next run goes on there, also after a failure. A dump is shown when it is whole. Returns the number of records
 * that this run has written.
 */
export async function writeDump(services: DumpServices, within = bounds): Promise<number> {
  const { db, dumps, now } = services;
  const started = now();
  const dump = await openDump(services, started);
  if (!dump) return 0;
  let written = 0;
  try {
    do {
      await giveWay();
      const next = await advance(services, dump, within.portion);
      written += next.written;
      if (next.progress === null) {
        await publish(services, dump);
        return written;
      }
      const before = dump.progress.zips;
      dump.progress = next.progress;
      await saveProgress(db, dump);
      for (const format of dumpFormats)
        if (dump.progress.zips[format].tail > before[format].tail)
          await dropTail(dumps, keyOf(dump.date, format), before[format]);
    } while (written < within.rows && now() - started < within.milliseconds);
    return written;
  } finally {
    await releaseDump(db, dump).catch((error: unknown) => logError("dump", error));
  }
}

const keyOf = (date: string, format: DumpFormat) => `${date}/${zipName(format)}`;

/** Finds the dump to go on with, or begins one if a week has passed; null if there is nothing to do. */
async function openDump(services: DumpServices, now: number): Promise<OpenDump | null> {
  const { db, dumps } = services;
  const { last, hasCompositions } = await findLastDump(db);
  if (last?.progress) {
    const leasedUntil = await leaseDump(db, last.date, now);
    if (leasedUntil === null) return null;
    if (!isGivenUp(last.startedAt, last.progress, now))
      return { ...last, leasedUntil, progress: last.progress };
    for (const format of dumpFormats)
      await dumps
        .resumeMultipartUpload(keyOf(last.date, format), last.progress.zips[format].uploadId)
        .abort()
        .catch((error: unknown) => logError("dump", error));
    await discard(services, last.date);
  } else if (!hasCompositions || !isDumpDue(last?.startedAt ?? null, now)) return null;
  const date = new Date(now).toISOString().slice(0, 10);
  const zips = {} as Record<DumpFormat, GrowingZip>;
  for (const format of dumpFormats) zips[format] = await beginZip(dumps, keyOf(date, format));
  const hashes = Object.fromEntries(dumpFormats.map((format) => [zipName(format), {}]));
  const progress: DumpProgress = {
    schemaVersion,
    stage: "read",
    kind: openKinds[0]!,
    after: 0,
    textsLeftOut: 0,
    zips,
    hashes,
  };
  return beginDump(db, { date, now, progress });
}

interface Advance {
  written: number;
  /** Null once all is done. */
  progress: DumpProgress | null;
}

/** Does the next portion of a dump. Changes nothing that a repetition would not write in the same way. */
async function advance(
  services: DumpServices,
  { date, progress }: OpenDump,
  portion: number,
): Promise<Advance> {
  const { dumps } = services;
  if (progress.stage === "read") return readPortion(services, date, progress, portion);
  if (progress.stage === "close") {
    const readme = dumpReadme(services.settings.SITE_ORIGIN, date, progress.textsLeftOut);
    const files: [string, string][] = [...schemaFiles(), ["README.txt", readme]];
    const zips = await eachZip(async (format) => {
      const key = keyOf(date, format);
      const zip = progress.zips[format];
      const { entries, pieces } = closingPieces(zip, files, date);
      return closeZip(dumps, key, { ...(await growZip(dumps, key, zip, pieces)), entries });
    });
    return { written: 0, progress: { ...progress, stage: "complete", zips } };
  }
  if (progress.stage === "complete") {
    for (const format of dumpFormats)
      await completeZip(dumps, keyOf(date, format), progress.zips[format]);
    return { written: 0, progress: { ...progress, stage: "hash" } };
  }
  return { written: 0, progress: await hashNext(services, date, progress) };
}

async function eachZip(
  act: (format: DumpFormat) => Promise<GrowingZip>,
): Promise<Record<DumpFormat, GrowingZip>> {
  const zips = {} as Record<DumpFormat, GrowingZip>;
  for (const format of dumpFormats) zips[format] = await act(format);
  return zips;
}

/** Reads a portion of a kind, and writes it into the file of each format. */
async function readPortion(
  { db, dumps }: DumpServices,
  date: string,
  progress: DumpProgress,
  limit: number,
): Promise<Advance> {
  const { kind, after } = progress;
  const { records, last, ...read } = await readOpenRecords(db, kind, after, limit);
  const textsLeftOut = progress.textsLeftOut + read.textsLeftOut;
  const zips = await eachZip((format) => {
    const { begin, write } = formats[format];
    const zip = progress.zips[format];
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const open = openEntry(zip, kind, format);
    let entry = open ?? newEntry(`${kind}.${format}`, zipBytes(zip));
    if (!open) pieces.push(...fileHeader(entry.name, date));
    const text = records.map((record) => write(kind, record)).join("");
    const [longer, piece] = addPiece(entry, open ? text : begin(kind) + text);
    pieces.push(piece);
    entry = { ...longer, records: entry.records + records.length };
    if (last === null) {
      const [ended, end] = endFile(entry);
      pieces.push(...end);
      entry = ended;
    }
    const entries = [...zip.entries.filter(({ name }) => name !== entry.name), entry];
    return growZip(dumps, keyOf(date, format), { ...zip, entries }, pieces);
  });
  const next = openKinds[openKinds.indexOf(kind) + 1];
  const written = records.length;
  const further = { ...progress, textsLeftOut, zips };
  if (last !== null) return { written, progress: { ...further, after: last } };
  return next
    ? { written, progress: { ...further, kind: next, after: 0 } }
    : { written, progress: { ...further, stage: "close" } };
}

const newEntry = (name: string, offset: number): ZipEntry => ({
  name,
  crc: 0,
  bytes: 0,
  compressed: 0,
  offset,
  records: 0,
});

const openEntry = ({ entries }: GrowingZip, kind: OpenKind, format: DumpFormat) =>
  entries.find(({ name }) => name === `${kind}.${format}`);

/** The files that end a zip, and its directory. */
function closingPieces(zip: GrowingZip, files: readonly [string, string][], date: string) {
  const entries = [...zip.entries];
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let offset = zipBytes(zip);
  const add = (...added: Uint8Array<ArrayBuffer>[]) => {
    pieces.push(...added);
    for (const { length } of added) offset += length;
  };
  for (const [name, text] of files) {
    const [file, piece] = addPiece(newEntry(name, offset), text);
    const [ended, end] = endFile(file);
    add(...fileHeader(name, date), piece, ...end);
    entries.push(ended);
  }
  add(...centralDirectory(entries, offset, date));
  return { entries, pieces };
}

/** Reads back one file of a zip, or the zip, and stores its hash. Returns null if all are known. */
async function hashNext(
  { dumps }: DumpServices,
  date: string,
  progress: DumpProgress,
): Promise<DumpProgress | null> {
  for (const format of dumpFormats) {
    const name = zipName(format);
    const known = progress.hashes[name]!;
    const files = openKinds.map((kind) => openEntry(progress.zips[format], kind, format)!);
    const entry = files.find((one) => !(one.name in known));
    const wanted = entry?.name ?? "";
    if (wanted in known) continue;
    const hash = await hashOf(dumps, keyOf(date, format), entry);
    return { ...progress, hashes: { ...progress.hashes, [name]: { ...known, [wanted]: hash } } };
  }
  return null;
}

/** The SHA-256 of a whole zip, or of one of its files, which must be what was written. */
async function hashOf(bucket: R2Bucket, key: string, entry?: ZipEntry): Promise<string> {
  const object = await bucket.get(
    key,
    entry && { range: { offset: dataOffset(entry), length: entry.compressed } },
  );
  if (!object) throw new Error(`${key} is gone`);
  const hash = await hashBytes(
    entry ? object.body.pipeThrough(new DecompressionStream("deflate-raw")) : object.body,
  );
  if (entry && (hash.crc !== entry.crc || hash.bytes !== entry.bytes))
    throw new Error(`${entry.name} in ${key} is not what was written`);
  return hash.sha256;
}

/** Shows a dump that is whole, and deletes old ones. */
async function publish(services: DumpServices, dump: OpenDump): Promise<void> {
  const { db, dumps, now } = services;
  const manifest = manifestOf(services, dump, now());
  for (const [name, text] of schemaFiles()) await dumps.put(`${dump.date}/${name}`, text);
  await dumps.put(`${dump.date}/${manifestName}`, `${JSON.stringify(manifest, null, 2)}\n`);
  await finishDump(db, dump, manifest);
  for (const format of dumpFormats)
    await dropTail(dumps, keyOf(dump.date, format), dump.progress.zips[format]);
  for (const old of await listOldDumps(db, kept)) await discard(services, old);
}

function manifestOf(
  { settings }: DumpServices,
  { date, startedAt, progress }: OpenDump,
  finishedAt: number,
): DumpManifest {
  return {
    archive: archive.title,
    origin: settings.SITE_ORIGIN,
    licence: dataLicence?.address ?? null,
    schemaVersion,
    date,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(finishedAt).toISOString(),
    textsLeftOut: progress.textsLeftOut,
    zips: dumpFormats.map((format) => ({
      name: zipName(format),
      bytes: closedBytes(progress.zips[format]),
      sha256: progress.hashes[zipName(format)]![""]!,
    })),
    files: dumpFormats.flatMap((format) =>
      openKinds.map((kind) => {
        const { name, records, bytes } = openEntry(progress.zips[format], kind, format)!;
        const sha256 = progress.hashes[zipName(format)]![name]!;
        return { zip: zipName(format), name, records, bytes, sha256, schema: schemaFile(kind) };
      }),
    ),
  };
}

/** Forgets a dump, then deletes its files. */
async function discard({ db, dumps }: DumpServices, date: string): Promise<void> {
  await forgetDump(db, date);
  const { objects } = await dumps.list({ prefix: `${date}/` });
  if (objects.length > 0) await dumps.delete(objects.map(({ key }) => key));
}
