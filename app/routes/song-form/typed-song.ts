import { youTubeAddress } from "../../domain/media/media-url.ts";
import { type Problem, problemOf } from "../../domain/form-problem.ts";
import { type Optional, songFields, tidyText } from "../../domain/songs/song-form.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { mediaForm } from "../../domain/songs/song-media.ts";
import type { SongToSave } from "../../domain/songs/song-to-save.ts";

/** A song form as it is filled in: every field by its name. */
export type TypedSong = Record<string, string>;

export interface TypedRow {
  type: string;
  names: string;
}

const rowName = /^accompaniments\.(\d{1,3})\.(type|names)$/;

/** The rows of accompaniments of a filled-in form by the numbers in their names, in their order. */
export function numberedRows(submitted: TypedSong): Map<number, TypedRow> {
  const rows = new Map<number, TypedRow>();
  for (const [name, value] of Object.entries(submitted)) {
    const [, at, part] = rowName.exec(name) ?? [];
    if (at === undefined) continue;
    const row = rows.get(Number(at)) ?? { type: "", names: "" };
    rows.set(Number(at), { ...row, [part as keyof TypedRow]: value });
  }
  return new Map([...rows].toSorted(([one], [other]) => one - other));
}

/** The rows of accompaniments of a filled-in form, in their order. */
export const rowsOf = (submitted: TypedSong): TypedRow[] => [...numberedRows(submitted).values()];

/** The fields of rows, numbered anew from 0. */
function fieldsOfRows(rows: TypedRow[]): TypedSong {
  return Object.fromEntries(
    rows.flatMap(({ type, names }, at) => [
      [`accompaniments.${at}.type`, type],
      [`accompaniments.${at}.names`, names],
    ]),
  );
}

/** The same form with other rows. */
export function withRows(submitted: TypedSong, rows: TypedRow[]): TypedSong {
  const others = Object.entries(submitted).filter(([name]) => !rowName.test(name));
  return { ...Object.fromEntries(others), ...fieldsOfRows(rows) };
}

/** A kept song as its form shows it. */
export function typedOf(song: SongRevision): TypedSong {
  const rows = song.accompaniments.map(({ typeId, players }) => ({
    type: String(typeId),
    names: players.join(", "),
  }));
  return {
    title: song.title,
    singer: song.singer,
    uploadType: song.uploadType ?? "",
    mediaTypeId: song.mediaTypeId ? String(song.mediaTypeId) : "",
    mediaUrl: song.externalMediaId ? youTubeAddress(song.externalMediaId) : "",
    mediaFileId: song.mediaFileId ?? "",
    composer: song.composer,
    publishedDate: song.recordingDate ?? "",
    raagaId: song.raagaId ?? "",
    taalaId: song.taalaId ?? "",
    songTypeId: song.songTypeId ?? "",
    language: song.language ?? "",
    description: song.description,
    lyrics: song.lyrics,
    ...fieldsOfRows(rows),
  };
}

/** What a song has been without, and may stay without: nobody need invent it to correct something else. */
function lackingOf(song: SongRevision | null): ReadonlySet<Optional> {
  if (!song) return new Set();
  const lacking = {
    singer: song.singer === "",
    recordingDate: song.recordingDate === null,
    description: song.description === "",
    mediaTypeId: song.mediaTypeId === null,
    media: song.uploadType === null,
  };
  return new Set((Object.keys(lacking) as Optional[]).filter((field) => lacking[field]));
}

/** A filled-in form as a song to save, or what is wrong with it, by field. `before` is null for a new one. */
export function readTyped(
  submitted: TypedSong,
  before: SongRevision | null,
): { song: SongToSave } | { wrong: Record<string, Problem> } {
  const optional = lackingOf(before);
  const rows = numberedRows(submitted);
  const fields = songFields(optional).safeParse({
    ...submitted,
    // The composer is not the form's to choose.
    composer: before?.composer,
    recordingDate: submitted.publishedDate,
    accompaniments: [...rows.values()].map(({ type, names }) => ({ typeId: type, players: names })),
  });
  const media = mediaForm(before?.uploadType ?? null, optional).safeParse(submitted);
  if (fields.success && media.success) return { song: { fields: fields.data, media: media.data } };
  const wrong: Record<string, Problem> = {};
  for (const issue of [...(fields.error?.issues ?? []), ...(media.error?.issues ?? [])])
    wrong[fieldName(issue.path, [...rows.keys()])] ??= problemOf(issue);
  return { wrong: inFormOrder(wrong) };
}

/** What the form calls a field. `numbers` are those of its rows. */
function fieldName(path: PropertyKey[], numbers: number[]): string {
  const [first, at, part] = path.map(String);
  if (first === "recordingDate") return "publishedDate";
  if (first === "accompaniments" && at !== undefined)
    return `accompaniments.${numbers[Number(at)]}.${part === "players" ? "names" : "type"}`;
  return first!;
}

/** The fields from top to bottom. */
const order = [
  "title",
  "singer",
  "uploadType",
  "mediaTypeId",
  "mediaUrl",
  "mediaFile",
  "composer",
  "publishedDate",
  "raagaId",
  "taalaId",
  "songTypeId",
  "description",
  "lyrics",
  "language",
  "accompaniments",
];

/** What is wrong, in the order in which one meets the fields. */
function inFormOrder(wrong: Record<string, Problem>): Record<string, Problem> {
  const place = ([name]: [string, Problem]) => order.indexOf(name.split(".")[0]!);
  return Object.fromEntries(
    Object.entries(wrong).toSorted((one, other) => place(one) - place(other)),
  );
}

/** These say one thing together: what the one means depends on the other. */
const medium = ["uploadType", "mediaUrl", "mediaFileId"];

/**
 * A form that was filled in while somebody else saved: fields that its writer left as they were take the
 * text of now, all others stay as typed.
 */
export function mergeTyped(
  submitted: TypedSong,
  before: SongRevision,
  now: SongRevision,
): TypedSong {
  const [was, is] = [typedOf(before), typedOf(now)];
  // A form sends its lines with other ends than they are kept with.
  const left = (name: string) => tidyText(submitted[name] ?? "") === tidyText(was[name] ?? "");
  const leftMedium = medium.every(left);
  const merged = { ...submitted };
  for (const name of Object.keys(is))
    if (!rowName.test(name) && (medium.includes(name) ? leftMedium : left(name)))
      merged[name] = is[name]!;
  return JSON.stringify(rowsOf(submitted)) === JSON.stringify(rowsOf(was))
    ? withRows(merged, rowsOf(is))
    : merged;
}
