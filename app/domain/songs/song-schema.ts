import { z } from "zod";
import { accompanimentRow, accompanimentRows, numberedId } from "./accompaniment-schema.ts";
import { type FieldSpec, maxLineLength, sungLanguages } from "./song-field-kinds.ts";
import {
  fieldsWith,
  type FieldWith,
  type SongField,
  songFieldNames,
  specOf,
} from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import { tidyLine, tidyText } from "./tidy-text.ts";

const maxIdLength = 200;

/** The fields that every entrance enters; the recording is a choice of its own. */
type EnteredField = Exclude<SongField, FieldWith<"recording">>;
export type EnteredFields = Pick<SongRevision, EnteredField>;

export type OptionalField = FieldWith<"mayStayEmpty">;
export const optionalFields: ReadonlySet<OptionalField> = new Set(fieldsWith("mayStayEmpty"));

type Rule = FieldSpec & { mayBeEmpty: boolean };

const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < "1900-01-01") return false;
  const date = new Date(`${text}T00:00:00Z`);
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  // UTC+14 is the first time zone where a day begins.
  return isReal && date.getTime() <= Date.now() + 14 * 3600_000;
};

function line({ required, mayBeEmpty, maxLength = maxLineLength, default: preset }: Rule) {
  const given = mayBeEmpty ? z.string(required).optional() : z.string(required);
  const checked = given
    .transform((text = "") => tidyLine(text))
    .pipe(
      z
        .string()
        .max(maxLength, "form.maximum")
        .refine((text) => mayBeEmpty || text !== "", required),
    );
  return preset === undefined ? checked : checked.default(preset);
}

const prose = ({ required, mayBeEmpty, maxLength = maxLineLength }: Rule) =>
  z
    .string()
    .default("")
    .transform(tidyText)
    .pipe(z.string().max(maxLength, "form.maximum"))
    .refine((text) => mayBeEmpty || text !== "", required);

function day({ required, mayBeEmpty }: Rule) {
  const given = mayBeEmpty ? z.string(required).optional() : z.string(required);
  return given
    .transform((text = "") => text.trim())
    .refine((text) => text !== "" || mayBeEmpty, required)
    .refine((text) => text === "" || isDay(text), "songForm.dateInvalid")
    .transform((text) => text || null);
}

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
  day,
  reference,
  numberedReference: ({ required, mayBeEmpty }) =>
    numberedId.refine((id) => id !== null || mayBeEmpty, required),
  language: () => reference().pipe(z.enum(sungLanguages, "songForm.unknownChoice").nullable()),
  accompaniments: () => accompanimentRows(z.object(accompanimentRow), (row) => row),
};

/** Makes the schema of the entered fields from the table. Those in `optional` may be empty. */
export function songSchema(optional: ReadonlySet<SongField> = new Set()) {
  const entered = songFieldNames.filter((name) => !specOf(name).recording);
  const shape = entered.map((name) => {
    const spec = specOf(name);
    const mayBeEmpty = spec.required === undefined || optional.has(name);
    return [name, schemas[spec.kind]!({ ...spec, mayBeEmpty })];
  });
  return z.object(Object.fromEntries(shape) as { [F in EnteredField]: z.ZodType<SongRevision[F]> });
}
