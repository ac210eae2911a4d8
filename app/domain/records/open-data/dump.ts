import { archive, dataLicence } from "../../../archive.ts";
import { type DumpFormat, dumpFormats } from "./dump-formats.ts";
import { type OpenKind, openKinds, schemaVersion } from "./open-records.ts";

/** A whole dump. Times are ISO 8601, hashes hex. */
export interface DumpManifest {
  archive: string;
  /** The site that addresses in records belong to. */
  origin: string;
  /** The address of the licence; null while the owner has stated none. */
  licence: string | null;
  schemaVersion: number;
  /** The UTC date of its beginning; also its address. */
  date: string;
  startedAt: string;
  finishedAt: string;
  /** How many lyrics, meanings and notations are left out for their rights; absent in older dumps. */
  textsLeftOut?: number;
  zips: { name: string; bytes: number; sha256: string }[];
  /** The files within the zips. */
  files: {
    zip: string;
    name: string;
    records: number;
    bytes: number;
    sha256: string;
    schema: string;
  }[];
}

export const manifestName = "manifest.json";

export const zipName = (format: DumpFormat) => `${format}.zip`;

/** The name under which a file of a dump is saved. */
export const savedName = (date: string, name: string): string =>
  `${archive.title.toLowerCase().replace(/\W+/g, "-")}-${date}-${name.replace("/", "-")}`;

/** Returns the address of a file of a dump; `latest` leads to the last whole dump. */
export const dumpPath = (date: string, name: string): string => `/data/${date}/${name}`;

/** A file of a dump by its address, or null. */
export function readDumpPath(path: string): { date: string; name: string } | null {
  const [, date, name] = /^\/data\/(latest|\d{4}-\d\d-\d\d)\/([a-z./-]+)$/.exec(path) ?? [];
  return date && name && Object.hasOwn(contentTypes, name) ? { date, name } : null;
}

/** The files of a dump with their content types. */
export const contentTypes: Record<string, string> = {
  [manifestName]: "application/json",
  ...Object.fromEntries(dumpFormats.map((format) => [zipName(format), "application/zip"])),
  ...Object.fromEntries(
    openKinds.map((kind) => [`schema/${kind}.json`, "application/schema+json"]),
  ),
};

/** A file within a zip that is being written, or is whole. */
export interface ZipEntry {
  name: string;
  /** CRC-32 of its bytes. */
  crc: number;
  bytes: number;
  compressed: number;
  /** Where its header begins in the zip. */
  offset: number;
  records: number;
}

/** A zip that is written part by part. */
export interface GrowingZip {
  uploadId: string;
  parts: { partNumber: number; etag: string }[];
  /** The number of the object with its last bytes, which are not in a part yet, and how many they are. */
  tail: number;
  tailBytes: number;
  entries: ZipEntry[];
}

/** Where the writing of a dump goes on. */
export interface DumpProgress {
  schemaVersion: number;
  stage: "read" | "close" | "complete" | "hash";
  /** The kind that is read. */
  kind: OpenKind;
  /** The last row of it that was read. */
  after: number;
  /** How many texts are left out up to there. */
  textsLeftOut: number;
  zips: Record<DumpFormat, GrowingZip>;
  /** By name of the zip, then by "" for the zip itself and by name of its files. */
  hashes: Record<string, Record<string, string>>;
}

const week = 7 * 24 * 3600_000;
/** A dump that takes longer is given up. */
const longest = 2 * 24 * 3600_000;

/** Whether a week has passed since the last dump began. The schedule's minutes must not add up. */
export const isDumpDue = (lastStarted: number | null, now: number): boolean =>
  lastStarted === null || now - lastStarted > week - 3600_000;

/** Whether a dump cannot go on: it takes too long, or the archive that began it had other fields. */
export const isGivenUp = (startedAt: number, progress: DumpProgress, now: number): boolean =>
  now - startedAt > longest || progress.schemaVersion !== schemaVersion;

/** What the archive tells of the dump in itself, in plain English. */
export const dumpReadme = (
  origin: string,
  date: string,
  textsLeftOut: number,
): string => `${archive.title}
${origin}/data
Open data of ${date}

One file for each kind of record, with its JSON Schema in schema/. Each record is as it was when it was read.
Lyrics, meanings and notations are here where their rights let them be copied, each with the statement that says so:
its conditions hold for whoever passes it on. Left out for their rights: ${textsLeftOut}.
Media files are not here; their addresses are.
Licence: ${dataLicence ? `${dataLicence.name}, ${dataLicence.address}` : `none has been chosen yet. Ask ${archive.contact} before you publish it.`}
The facts are from the sources that each record names, which have their own licences.
`;
