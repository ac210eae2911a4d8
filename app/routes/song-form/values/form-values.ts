import { youTubeAddress } from "../../../domain/media/media-url.ts";
import {
  inputOf,
  type SongField,
  songFieldNames,
  specOf,
} from "../../../domain/songs/song-fields.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";

export type FormValues = FormErrors["submitted"];

export interface AccompanimentValues {
  type: string;
  names: string;
}

const rowInput = /^accompaniments\.(\d{1,3})\.(type|names)$/;

export const isRowInput = (name: string): boolean => rowInput.test(name);

export function numberedRows(values: FormValues): Map<number, AccompanimentValues> {
  const rows = new Map<number, AccompanimentValues>();
  for (const [name, value] of Object.entries(values)) {
    const [, number, part] = rowInput.exec(name) ?? [];
    if (number === undefined) continue;
    const row = rows.get(Number(number)) ?? { type: "", names: "" };
    rows.set(Number(number), { ...row, [part as keyof AccompanimentValues]: value });
  }
  return new Map([...rows].toSorted(([one], [other]) => one - other));
}

export const rowsOf = (values: FormValues): AccompanimentValues[] => [
  ...numberedRows(values).values(),
];

export function withRows(values: FormValues, rows: AccompanimentValues[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !isRowInput(name));
  const ofRows = rows.flatMap(({ type, names }, number) => [
    [`accompaniments.${number}.type`, type],
    [`accompaniments.${number}.names`, names],
  ]);
  return Object.fromEntries([...others, ...ofRows]);
}

export function formValuesOf(song: SongRevision): FormValues {
  const simple = songFieldNames.filter((field): field is Exclude<SongField, "accompaniments"> => {
    const { section, kind } = specOf(field);
    return section !== undefined && kind !== "accompaniments";
  });
  const values: FormValues = {
    ...Object.fromEntries(simple.map((field) => [inputOf(field), String(song[field] ?? "")])),
    mediaUrl: song.externalMediaId ? youTubeAddress(song.externalMediaId) : "",
    mediaFileId: song.mediaFileId ?? "",
  };
  const rows = song.accompaniments.map(({ typeId, players }) => ({
    type: String(typeId),
    names: players.join(", "),
  }));
  return withRows(values, rows);
}
