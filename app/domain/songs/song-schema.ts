import { z } from "zod";
import { languages } from "../../archive.ts";
import { accompanimentRow, accompanimentRows, numberedId } from "./accompaniment-schema.ts";
import { type FieldSpec, maxLineLength, singerParts, sungLanguages } from "./song-field-kinds.ts";
import {
  fieldsWith,
  type FieldWith,
  type SongField,
  songFieldNames,
  specOf,
} from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import { hasLetter, tidyLine, tidyText } from "../tidy-text.ts";

const maxIdLength = 200;
const maxLines = 30;

export type EnteredField = Exclude<SongField, FieldWith<"medium">>;
type CommonField = Exclude<EnteredField, FieldWith<"formOnly">>;
export type EnteredFields = Pick<SongRevision, CommonField> & Partial<SongRevision>;

export type OptionalField = FieldWith<"mayStayEmpty">;
export const optionalFields: ReadonlySet<OptionalField> = new Set(fieldsWith("mayStayEmpty"));

type Rule = FieldSpec & { mayBeEmpty: boolean };

/** Whether a text is a year, month or day from 1900 to today. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(text) || text < "1900") return false;
  const start = new Date(text);
  const isReal = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  // UTC+14 is the first time zone where a day begins.
  return isReal && start.getTime() <= Date.now() + 14 * 3600_000;
};

const submitted = ({ required, mayBeEmpty }: Rule) =>
  mayBeEmpty ? z.string(required).optional() : z.string(required);

/** A text after it was tidied. A least length is told to programs (`workers/api/openapi`), a refinement is not. */
const tidied = ({ required, mayBeEmpty }: Rule) =>
  mayBeEmpty ? z.string() : z.string().min(1, required);

/** What is required has a letter or a digit. */
const withLetters = ({ required }: Rule): [(text: string) => boolean, string] => [
  (text) => !required || text === "" || hasLetter(text),
  "form.noLetter",
];

function line(rule: Rule) {
  const { maxLength = maxLineLength, default: preset } = rule;
  const checked = submitted(rule)
    .transform((text = "") => tidyLine(text))
    .pipe(
      tidied(rule)
        .max(maxLength, "form.maximum")
        .refine(...withLetters(rule)),
    );
  return preset === undefined ? checked : checked.default(preset);
}

function prose(rule: Rule) {
  const checked = submitted(rule)
    .transform((text = "") => tidyText(text))
    .pipe(
      tidied(rule)
        .max(rule.maxLength ?? maxLineLength, "form.maximum")
        .refine(...withLetters(rule)),
    );
  return rule.required ? checked : checked.default("");
}

function date(rule: Rule) {
  return submitted(rule)
    .transform((text = "") => text.trim())
    .pipe(tidied(rule))
    .refine((text) => text === "" || isDate(text), "songForm.dateInvalid")
    .transform((text) => text || null);
}

const optionalLine = () =>
  z
    .string()
    .default("")
    .transform(tidyLine)
    .pipe(z.string().max(maxLineLength, "form.maximum"))
    .transform((text) => text || null);

const lines = () =>
  z
    .string()
    .default("")
    .transform((text) => [...new Set(tidyText(text).split("\n").map(tidyLine).filter(Boolean))])
    .pipe(z.array(z.string().max(maxLineLength, "form.maximum")).max(maxLines, "songForm.tooMany"));

const references = () =>
  z
    .array(z.string().max(maxIdLength, "songForm.unknownChoice"))
    .default([])
    .transform((ids) => ids.filter(Boolean))
    .pipe(z.array(z.string()).max(maxLines, "songForm.tooMany"));

const texts = ({ maxLength = maxLineLength }: Rule) =>
  z
    .partialRecord(z.enum(languages), z.string().transform(tidyText))
    .default({})
    .transform((all) => Object.fromEntries(Object.entries(all).filter(([, text]) => text)))
    .pipe(z.record(z.string(), z.string().max(maxLength, "form.maximum")));

const number = () =>
  z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine((text) => /^(?:[1-9]\d{0,3})?$/.test(text), "songForm.numberInvalid")
    .transform((text) => (text ? Number(text) : null));

/** Seconds, or minutes and seconds, or hours too: `90`, `1:30`, `1:02:03`. */
const seconds = () =>
  z
    .string()
    .default("")
    .transform((text) => text.trim())
    .refine(
      (text) => /^(?:(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d|\d{0,6})$/.test(text),
      "songForm.timeInvalid",
    )
    .transform((text) =>
      text ? text.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) : null,
    );

const personIds = () =>
  z
    .record(
      z.string().max(maxLineLength),
      z.string().max(maxIdLength, "songForm.unknownChoice").nullable(),
    )
    .default({});

const reference = () =>
  z
    .string()
    .max(maxIdLength, "songForm.unknownChoice")
    .nullish()
    .transform((id) => id?.trim() || null);

/** The schema of each kind. Error messages are locale keys. */
const schemas: Partial<Record<FieldSpec["kind"], (rule: Rule) => z.ZodType>> = {
  line,
  prose,
  optionalLine,
  lines,
  texts,
  date,
  number,
  seconds,
  singerPart: () => z.enum(singerParts, "songForm.unknownChoice").default("vocal"),
  personIds,
  reference,
  references,
  numberedReference: ({ required, mayBeEmpty }) =>
    numberedId.refine((id) => id !== null || mayBeEmpty, required),
  language: () => reference().pipe(z.enum(sungLanguages, "songForm.unknownChoice").nullable()),
  accompaniments: () => accompanimentRows(z.object(accompanimentRow), (row) => row),
};

function schemaOf<F extends SongField>(names: F[], optional: ReadonlySet<SongField>) {
  const shape = names.map((name) => {
    const spec = specOf(name);
    const mayBeEmpty = spec.required === undefined || optional.has(name);
    return [name, schemas[spec.kind]!({ ...spec, mayBeEmpty })];
  });
  return z.object(Object.fromEntries(shape) as { [Name in F]: z.ZodType<SongRevision[Name]> });
}

const isEntered = (name: SongField): name is EnteredField => !specOf(name).medium;

/** Makes the schema of the fields that every entrance enters. Those in `optional` may be empty. */
export const songSchema = (optional: ReadonlySet<SongField> = new Set()) =>
  schemaOf(
    songFieldNames.filter((name): name is CommonField => isEntered(name) && !specOf(name).formOnly),
    optional,
  );

const isTime = (value: unknown): value is number => typeof value === "number";

/** Whether a part of a medium ends after it begins, as far as both are known. */
export const endsAfterStart = (song: Partial<SongRevision>) =>
  !isTime(song.startSeconds) || !isTime(song.endSeconds) || song.endSeconds > song.startSeconds;

const endRule = {
  path: ["endSeconds"],
  error: "songForm.endBeforeStart",
  // Errors of other fields do not hide this one.
  when: () => true,
};

/** Makes the schema of the form's fields. Those in `optional` may be empty. */
export const songFormSchema = (optional: ReadonlySet<SongField>) =>
  schemaOf(songFieldNames.filter(isEntered), optional).refine(endsAfterStart, endRule);

/** Makes the schema of one field, for rows of a CSV file. */
export const fieldSchema = (name: EnteredField, mayBeEmpty: boolean): z.ZodType =>
  schemas[specOf(name).kind]!({ ...specOf(name), mayBeEmpty });
