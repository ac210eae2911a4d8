import type { TableRow } from "../records/csv/table.ts";
import { type PlanLine, refuseMisfit } from "../music/reference-csv.ts";
import { detectMedia } from "../media/media-url.ts";
import { type Problem, problemOf } from "../form-problem.ts";
import { songFields } from "./song-form.ts";
import type { SongRevision } from "./song-revision.ts";

/** The columns that every table of songs may have; besides, one for each accompaniment type. */
export const songColumns = [
  "title",
  "singer",
  "uploadType",
  "url",
  "media",
  "composer",
  "recordingDate",
  "raagaId",
  "taalaId",
  "songTypeId",
  "description",
  "lyrics",
] as const;

/** What a table without a head holds: the order of old. */
export const oldColumns = [
  ...songColumns,
  "mridangam",
  "violin",
  "morsing",
  "ghatam",
  "kanjeera",
  "flute",
] as const;

interface Named {
  id: string;
  description: string;
}

/** The lists that a table's words are looked up in. */
export interface SongLookups {
  raagas: Named[];
  taalas: Named[];
  songTypes: Named[];
  accompanimentTypes: { id: number; name: string }[];
  mediaTypes: { id: number; description: string }[];
}

/** What tells a song that is there already: a table taken twice adds nothing the second time. */
export interface SameSong {
  title: string;
  singer: string;
  recordingDate: string | null;
}

export interface SongPlan {
  lines: PlanLine[];
  /** The songs to add, each with its line. */
  writes: { line: number; song: SongRevision }[];
}

const fold = (text: string) => text.normalize("NFC").trim().toLowerCase();
const sameKey = ({ title, singer, recordingDate }: SameSong) =>
  [fold(title), fold(singer), recordingDate ?? ""].join("\n");

/** By id or description, in any case; undefined for a name that is not on the list. */
function idIn(list: Named[]) {
  const byName = new Map(list.map(({ id, description }) => [fold(description), id]));
  // An id goes before another's description.
  for (const { id } of list) byName.set(fold(id), id);
  return (text = "") => (text.trim() === "" ? null : byName.get(fold(text)));
}

const uploadTypes = new Map<string, "YouTube" | "Audio" | "Video" | null>([
  ["", null],
  ["youtube", "YouTube"],
  ["audio", "Audio"],
  ["audio upload", "Audio"],
  ["video", "Video"],
  ["video upload", "Video"],
]);

/** dd/MM/yyyy as yyyy-MM-dd; anything else as it is. */
function toDay(text = ""): string {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text.trim();
}

type Medium = Pick<
  SongRevision,
  "uploadType" | "mediaLocationTypeId" | "mediaUrl" | "externalMediaId"
>;
const locations = { YouTube: 1, Link: 3 };

function readMedium({ uploadType = "", url = "" }: TableRow["fields"]): Medium | Problem {
  const type = uploadTypes.get(fold(uploadType));
  if (type === undefined) return { problem: "songForm.uploadTypeRequired" };
  const none = { mediaLocationTypeId: null, mediaUrl: null, externalMediaId: null };
  // A file is uploaded by the song's own form: a table can only say of which kind it is.
  if (url.trim() === "")
    return type === "YouTube"
      ? { problem: "songForm.youTubeRequired" }
      : { ...none, uploadType: type };
  const found = detectMedia(url);
  if ("problem" in found) return found;
  if ("videoId" in found)
    return {
      uploadType: "YouTube",
      mediaLocationTypeId: locations.YouTube,
      mediaUrl: null,
      externalMediaId: found.videoId,
    };
  return {
    uploadType: type && type !== "YouTube" ? type : found.uploadType,
    mediaLocationTypeId: locations.Link,
    mediaUrl: found.url,
    externalMediaId: null,
  };
}

const form = songFields(
  new Set(["singer", "recordingDate", "description", "mediaTypeId", "media"] as const),
);

/** Reads the lines of tables as songs, by these lists; their media apart, by `readMedium`. */
function songReader(lookups: SongLookups) {
  const [raagaOf, taalaOf, songTypeOf] = [
    idIn(lookups.raagas),
    idIn(lookups.taalas),
    idIn(lookups.songTypes),
  ];
  const types = new Set(lookups.accompanimentTypes.map(({ name }) => fold(name)));
  const unlisted = oldColumns.slice(songColumns.length).filter((column) => !types.has(column));
  const mediaTypeOf = new Map(lookups.mediaTypes.map((one) => [fold(one.description), one.id]));
  return ({ fields }: TableRow): { song: Omit<SongRevision, keyof Medium> } | Problem => {
    const named = {
      raagaId: raagaOf(fields.raagaId),
      taalaId: taalaOf(fields.taalaId),
      songTypeId: songTypeOf(fields.songTypeId),
    };
    const media = fold(fields.media ?? "");
    const mediaTypeId = media === "" ? null : mediaTypeOf.get(media);
    const unknown = Object.entries(named).find(([, id]) => id === undefined);
    if (unknown) return { problem: "csv.unknownName", values: { what: fields[unknown[0]]! } };
    if (mediaTypeId === undefined)
      return { problem: "csv.unknownName", values: { what: fields.media! } };
    // The order of old has players of instruments that may be on the list no more.
    const gone = unlisted.find((column) => fields[column]?.trim());
    if (gone) return { problem: "csv.unknownName", values: { what: gone } };
    const parsed = form.safeParse({
      ...named,
      mediaTypeId,
      title: fields.title,
      singer: fields.singer ?? "",
      composer: fields.composer?.trim() || undefined,
      recordingDate: toDay(fields.recordingDate),
      language: null,
      description: fields.description ?? "",
      lyrics: fields.lyrics ?? "",
      accompaniments: lookups.accompanimentTypes.map(({ id, name }) => ({
        typeId: id,
        players: fields[name] ?? fields[name.toLowerCase()] ?? "",
      })),
    });
    if (!parsed.success) return problemOf(parsed.error.issues[0]!);
    const rest = { mediaFileId: null, mediaDescription: "", durationSeconds: null };
    return { song: { ...parsed.data, ...rest } };
  };
}

/** What a table would add, line by line. `there` are songs with the table's titles. */
export function planSongs(rows: TableRow[], lookups: SongLookups, there: SameSong[]): SongPlan {
  const read = songReader(lookups);
  const known = new Set(there.map(sameKey));
  const seen = new Set<string>();
  const writes: SongPlan["writes"] = [];
  const lines = rows.map((row): PlanLine => {
    const { line } = row;
    const name = (row.fields.title ?? "").trim();
    const misfit = refuseMisfit(row, name);
    if (misfit) return misfit;
    const result = read(row);
    if ("problem" in result) return { line, name, outcome: "refuse", ...result };
    const key = sameKey(result.song);
    // Before its medium is read: an export names files that only this archive holds.
    if (known.has(key)) return { line, name, outcome: "same" };
    if (seen.has(key)) return { line, name, outcome: "refuse", problem: "csv.twice" };
    const medium = readMedium(row.fields);
    if ("problem" in medium) return { line, name, outcome: "refuse", ...medium };
    seen.add(key);
    writes.push({ line, song: { ...result.song, ...medium } });
    return { line, name, outcome: "add" };
  });
  return { lines, writes };
}
