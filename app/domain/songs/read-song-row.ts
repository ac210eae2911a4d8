import type { TableRow } from "../records/csv/table.ts";
import { detectMedia } from "../media/media-url.ts";
import { type FormError, toFormError } from "../form-error.ts";
import type { FieldSpec } from "./song-field-kinds.ts";
import type { MediumChoice } from "./medium.ts";
import { oldColumns, type SongCsvLists, songColumns, titleSeparator } from "./song-csv.ts";
import type { SharedRevision } from "./song-revision.ts";
import { fieldsWith, songFields, specOf } from "./song-fields.ts";
import { type EnteredFields, optionalFields, songRowSchema } from "./song-schema.ts";

export const foldName = (text: string) => text.normalize("NFC").trim().toLowerCase();

/** Makes a lookup of ids by id or description; an id wins over another entry's description. */
function byName<Id extends string | number>(entries: { id: Id; description: string }[]) {
  const names = new Map(entries.map(({ id, description }) => [foldName(description), id]));
  for (const { id } of entries) if (typeof id === "string") names.set(foldName(id), id);
  return names;
}

/** Reads `15/8/1968` and `8/1968`; other texts stay as they are. */
function toDate(text: string): string {
  const [, day, month, year] = /^(?:(\d{1,2})\/)?(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (!year) return text.trim();
  const parts = [month!, ...(day ? [day] : [])].map((part) => part.padStart(2, "0"));
  return [year, ...parts].join("-");
}

function toInput(kind: FieldSpec["kind"], cell: string): string {
  if (kind === "date") return toDate(cell);
  if (kind === "singerPart") return foldName(cell);
  return kind === "lines" ? cell.replaceAll(titleSeparator, "\n") : cell;
}

const schema = songRowSchema(optionalFields);
const unknownName = (what: string): FormError => ({ error: "csv.unknownName", values: { what } });

/** Makes a reader of a row's fields, the recording apart, that looks names up in these lists. */
export function songRowReader(lists: SongCsvLists) {
  const idsOf = {
    raagas: byName(lists.raagas),
    taalas: byName(lists.taalas),
    songTypes: byName(lists.songTypes),
    mediaTypes: byName(lists.mediaTypes),
  };
  const types = new Set(lists.accompanimentTypes.map(({ name }) => foldName(name)));
  const unlisted = oldColumns.filter(
    (column) => !songColumns.includes(column) && !types.has(column),
  );
  return (
    { fields: cells }: TableRow,
    shared?: SharedRevision,
  ): { fields: EnteredFields } | FormError => {
    // A row may leave out the title of its composition.
    const entered: Record<string, unknown> = shared ? { title: shared.title } : {};
    for (const field of fieldsWith("csv")) {
      const { kind, list } = specOf(field);
      const cell = cells[songFields[field].csv] ?? "";
      if (cell.trim() === "") continue;
      entered[field] = list ? idsOf[list].get(foldName(cell)) : toInput(kind, cell);
      if (entered[field] === undefined) return unknownName(cell);
    }
    const gone = unlisted.find((column) => cells[column]?.trim());
    if (gone) return unknownName(gone);
    entered.accompaniments = lists.accompanimentTypes.map(({ id, name }) => ({
      typeId: id,
      players: cells[name] ?? cells[name.toLowerCase()] ?? "",
    }));
    const parsed = schema.safeParse(entered);
    return parsed.success ? { fields: parsed.data } : toFormError(parsed.error.issues[0]!);
  };
}

const uploadTypes = new Map<string, "YouTube" | "Audio" | "Video" | null>([
  ["", null],
  ["youtube", "YouTube"],
  ["audio", "Audio"],
  ["audio upload", "Audio"],
  ["video", "Video"],
  ["video upload", "Video"],
]);

/** Reads the recording of a row. A file cannot come by CSV: then the row only says of which type it is. */
export function readMedium({
  uploadType = "",
  url = "",
}: TableRow["fields"]): MediumChoice | FormError {
  const type = uploadTypes.get(foldName(uploadType));
  if (type === undefined) return { error: "songForm.uploadTypeRequired" };
  if (url.trim() === "")
    return type === "YouTube"
      ? { error: "songForm.youTubeRequired" }
      : { kind: "none", uploadType: type };
  const found = detectMedia(url);
  if ("error" in found) return found;
  if ("videoId" in found) return { kind: "YouTube", videoId: found.videoId };
  const uploadTypeOfFile = type && type !== "YouTube" ? type : found.uploadType;
  return { kind: "Link", uploadType: uploadTypeOfFile, url: found.url };
}
