import { type MediumPart, youTubeAddress } from "../../../domain/media/media-url.ts";
import { languages } from "../../../archive.ts";
import { type CitedSource, sourceLines } from "../../../domain/records/cited-sources.ts";
import {
  citingKind,
  fieldsWith,
  inputOf,
  sharedFields,
  type SongField,
  specOf,
} from "../../../domain/songs/song-fields.ts";
import {
  linkOf,
  listPerformers,
  type NameLinks,
  nobody,
} from "../../../domain/people/name-links.ts";
import type { SongRevision } from "../../../domain/songs/song-revision.ts";
import { formatDuration } from "../../../i18n/format.ts";
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

export interface PersonChoice {
  name: string;
  person: string;
}

const choiceInput = /^people\.(\d{1,3})\.(name|person)$/;

export const isPersonInput = (name: string): boolean => choiceInput.test(name);

export const personInput = (at: number, part: keyof PersonChoice) => `people.${at}.${part}`;

export function choicesOf(values: FormValues): PersonChoice[] {
  const choices = new Map<string, PersonChoice>();
  for (const [name, value] of Object.entries(values)) {
    const [, number, part] = choiceInput.exec(name) ?? [];
    if (number === undefined) continue;
    const choice = choices.get(number) ?? { name: "", person: "" };
    choices.set(number, { ...choice, [part as keyof PersonChoice]: value });
  }
  return [...choices.values()].filter(({ name }) => name !== "");
}

export function withChoices(values: FormValues, choices: PersonChoice[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !isPersonInput(name));
  const ofPeople = choices.flatMap(({ name, person }, at) => [
    [personInput(at, "name"), name],
    [personInput(at, "person"), person],
  ]);
  return Object.fromEntries([...others, ...ofPeople]);
}

export const toChoices = (links: NameLinks): PersonChoice[] =>
  Object.entries(links).map(([name, id]) => ({ name, person: id ?? nobody }));

/** Converts choices to links and leaves out undecided names. */
export const toLinks = (choices: PersonChoice[]): NameLinks =>
  Object.fromEntries(
    choices
      .filter(({ person }) => person !== "")
      .map(({ name, person }) => [name, person === nobody ? null : person]),
  );

const sharedInputs = new Set(sharedFields.map(inputOf));

/** Whether an input, or a part of one, belongs to a field of the composition. */
export const isSharedInput = (input: string) => sharedInputs.has(input.split(/[.-]/)[0]!);

export const textInput = (field: SongField, language: string) => `${inputOf(field)}-${language}`;

function inputsOf(song: Partial<SongRevision>, field: SongField): [string, string][] {
  const value = song[field] ?? null;
  switch (specOf(field).kind) {
    case "accompaniments":
    case "personIds":
      return [];
    case "lines":
    case "references":
      return [[inputOf(field), (value as string[]).join("\n")]];
    case "sources":
      return [[inputOf(field), sourceLines(citingKind(field), song[field] as CitedSource[])]];
    case "texts": {
      const texts = value as Record<string, string>;
      return languages.map((language) => [textInput(field, language), texts[language] ?? ""]);
    }
    case "seconds":
      return [[inputOf(field), value === null ? "" : formatDuration(value as number)]];
    default:
      return [[inputOf(field), typeof value === "object" ? "" : String(value)]];
  }
}

/** Returns the inputs for the known start and end of a medium. */
export function partInputs({ startSeconds, endSeconds }: MediumPart): FormValues {
  const times = { startSeconds, endSeconds };
  return Object.fromEntries(
    Object.entries(times).flatMap(([input, time]) =>
      time === null ? [] : [[input, formatDuration(time)]],
    ),
  );
}

export function formValuesOf(song: SongRevision): FormValues {
  const values: FormValues = {
    ...Object.fromEntries(
      fieldsWith("section").flatMap((field): [string, string][] => inputsOf(song, field)),
    ),
    composerId: song.composerId ?? (isNobody(song) ? nobody : ""),
    mediaUrl: song.externalMediaId ? youTubeAddress(song.externalMediaId) : "",
    mediaFileId: song.mediaFileId ?? "",
  };
  const rows = song.accompaniments.map(({ typeId, players }) => ({
    type: String(typeId),
    names: players.join(", "),
  }));
  return withChoices(withRows(values, rows), performerChoicesOf(song));
}

const isNobody = ({ composer, personIds }: SongRevision) => linkOf(personIds, composer) === null;

/** Returns the choices for performers. The composer is left out: it has an input of its own. */
const performerChoicesOf = (song: SongRevision) => {
  const performers = listPerformers(song);
  return toChoices(song.personIds).filter(({ name }) => performers.includes(name));
};
