import { z } from "zod";
import { languages } from "../../archive.ts";
import { type FormError, toFormError } from "../form-error.ts";
import { type NotationError, parseNotation } from "../music/notation/parse-notation.ts";
import { writeNotation } from "../music/notation/write-notation.ts";
import {
  type Accompaniment,
  type FieldSpec,
  maxLineLength,
  singerParts,
  sungLanguages,
} from "./song-field-kinds.ts";
import { maxPages, readPages, writePages } from "./pages-elsewhere.ts";
import { readTimedLines, writeTimedLines } from "./timed-lines.ts";
import { fieldsWith, type FieldWith, type SongField, specOf } from "./song-fields.ts";
import type { SongRevision } from "./song-revision.ts";
import { readStatement } from "../records/rights.ts";
import { citedText } from "../records/cited-schema.ts";
import { hasLetter, tidyLine, tidyText } from "../tidy-text.ts";

const maxIdLength = 200;
const maxLines = 30;

const maxAccompaniments = 30;
const maxPlayers = 20;

/** Checks the id of an entry of a numbered list: a positive integer, or null if it is blank or absent. */
const numberedId = z
  .union([z.string(), z.number()], "songForm.unknownChoice")
  .nullish()
  .transform((id) => (id === null || id === undefined || id === "" ? null : Number(id)))
  .refine((id) => id === null || (Number.isSafeInteger(id) && id > 0), "songForm.unknownChoice");

const players = z
  .union([z.string(), z.array(z.string())])
  .transform((names) =>
    (typeof names === "string" ? names.split(",") : names).map(tidyLine).filter(Boolean),
  )
  .pipe(
    z
      .array(z.string().max(maxLineLength, "form.maximum").refine(hasLetter, "form.noLetter"))
      .max(maxPlayers, "songForm.tooMany"),
  );

export const accompanimentRow = { typeId: numberedId, players };

/** Makes the schema of a list of rows. Rows without a type or players are left out. */
export function accompanimentRows<T extends z.ZodType>(
  row: T,
  read: (row: z.output<T>) => { typeId: number | null; players: string[] },
) {
  return z
    .array(row)
    .max(maxAccompaniments, "songForm.tooMany")
    .default([])
    .transform((rows): Accompaniment[] =>
      rows
        .map(read)
        .flatMap(({ typeId, players: names }) =>
          typeId !== null && names.length > 0 ? [{ typeId, players: names }] : [],
        ),
    );
}

type Rule = FieldSpec & { mayBeEmpty: boolean };

/** Whether a text is a year, month or day from 1900 to today. */
export const isDate = (text: string): boolean => {
  if (!/^\d{4}(-\d{2}){0,2}$/.test(text) || text < "1900") return false;
  const start = new Date(text);
  const isReal = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
  // UTC+14 is the first time zone where a day begins.
  return isReal && start.getTime() <= Date.now() + 14 * 3600_000;
};

const submitted = ({ required, mayBeEmpty }: Rule) =>
  mayBeEmpty ? z.string(required).optional() : z.string(required);

/** A tidied text. Uses a minimum length where possible: unlike a refinement, it appears in `workers/api/openapi`. */
const tidied = ({ required, mayBeEmpty }: Rule) =>
  mayBeEmpty ? z.string() : z.string().min(1, required);

/** A required text has at least one letter or digit. */
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

const notationErrors = {
  unknown: "notation.unknown",
  noSuchSwara: "notation.noSuchSwara",
  unopened: "notation.unopened",
  unclosed: "notation.unclosed",
  empty: "notation.empty",
  tooFast: "notation.tooFast",
  inAkshara: "notation.inAkshara",
  wordsAlone: "notation.wordsAlone",
  tooManySyllables: "notation.tooManySyllables",
  barElsewhere: "notation.barElsewhere",
} as const satisfies Record<NotationError["problem"], string>;

/** The plain notation in the form that it is stored in. */
const notation = ({ maxLength = maxLineLength }: Rule) =>
  z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(maxLength, "form.maximum"))
    .transform((text, context) => {
      const { notation: parts, error } = parseNotation(text);
      if (!error) return writeNotation(parts);
      const { problem, ...params } = error;
      context.addIssue({ code: "custom", message: notationErrors[problem], params });
      return z.NEVER;
    })
    .pipe(z.string().max(maxLength, "form.maximum"));

/** Pages of other sites, as `pages-elsewhere.ts` writes them. */
const pages = ({ maxLength = maxLineLength }: Rule) =>
  z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(maxLength, "form.maximum"))
    .transform((text, context) => {
      const read = readPages(text);
      if (!("wrong" in read) && read.length <= maxPages) return writePages(read);
      const isWrong = "wrong" in read;
      context.addIssue({
        code: "custom",
        message: isWrong ? "songForm.pageInvalid" : "songForm.tooMany",
        params: isWrong ? { line: read.wrong } : { max: maxPages },
      });
      return z.NEVER;
    });

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

const maxTimesLength = 100_000;

/** Times of lines, as `timed-lines.ts` writes them. */
const lineTimes = () =>
  z
    .string()
    .transform(tidyText)
    .pipe(z.string().max(maxTimesLength, "form.maximum"))
    .transform((text, context) => {
      const read = readTimedLines(text);
      if (!("wrong" in read)) return writeTimedLines(read);
      const params = { line: read.wrong };
      context.addIssue({ code: "custom", message: "songForm.lineTimesInvalid", params });
      return z.NEVER;
    });

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

/** The address of a statement of rights. */
const rights = () =>
  z
    .string()
    .max(maxIdLength, "songForm.unknownChoice")
    .nullish()
    .transform((text, context) => {
      const statement = readStatement(text ?? "");
      if (statement !== undefined) return statement;
      context.addIssue({ code: "custom", message: "songForm.unknownChoice" });
      return z.NEVER;
    });

/** The schema of each kind. Error messages are locale keys. */
const schemas: Partial<Record<FieldSpec["kind"], (rule: Rule) => z.ZodType>> = {
  line,
  prose,
  notation,
  pages,
  optionalLine,
  lines,
  texts,
  date,
  number,
  seconds,
  lineTimes,
  sources: ({ shared }) => citedText(shared ? "composition" : "song"),
  singerPart: () => z.enum(singerParts, "songForm.unknownChoice").default("vocal"),
  personIds,
  reference,
  references,
  numberedReference: ({ required, mayBeEmpty }) =>
    numberedId.refine((id) => id !== null || mayBeEmpty, required),
  rights,
  language: () => reference().pipe(z.enum(sungLanguages, "songForm.unknownChoice").nullable()),
  accompaniments: () => accompanimentRows(z.object(accompanimentRow), (row) => row),
};

/** Returns the schema of REST's payload. Fields in `optional` may be empty; fields kept by absence may be absent. */
export function songSchema(optional: ReadonlySet<SongField> = new Set()) {
  const shape = fieldsWith("payload").map((name) => {
    const schema = fieldSchema(name, optional.has(name));
    return [name, specOf(name).payload === "keeps" ? schema.optional() : schema];
  });
  return z.object(
    Object.fromEntries(shape) as { [Name in FieldWith<"payload">]: z.ZodType<SongRevision[Name]> },
  );
}

/** Makes the schema of one field. */
function fieldSchema(name: SongField, mayBeEmpty: boolean): z.ZodType {
  const spec = specOf(name);
  return schemas[spec.kind]!({ ...spec, mayBeEmpty: mayBeEmpty || spec.required === undefined });
}

const emptiable = new Map<SongField, z.ZodType>();

/** Parses the values of fields from texts and lists. Empty ones are values. Errors are returned by path. */
export function parseFields(inputs: Partial<Record<SongField, unknown>>): {
  values: Partial<SongRevision>;
  errors: Record<string, FormError>;
} {
  const values: Partial<SongRevision> = {};
  const errors: Record<string, FormError> = {};
  for (const [name, input] of Object.entries(inputs) as [SongField, unknown][]) {
    if (input === undefined) continue;
    const schema = emptiable.get(name) ?? fieldSchema(name, true);
    emptiable.set(name, schema);
    const parsed = schema.safeParse(input);
    if (parsed.success) Object.assign(values, { [name]: parsed.data });
    else
      for (const issue of parsed.error.issues)
        errors[[name, ...issue.path].join(".")] ??= toFormError(issue);
  }
  return { values, errors };
}

const isTime = (value: unknown): value is number => typeof value === "number";

/** Whether a part of a medium ends after it begins, or one of the two is unknown. */
export const endsAfterStart = (song: Partial<SongRevision>) =>
  !isTime(song.startSeconds) || !isTime(song.endSeconds) || song.endSeconds > song.startSeconds;
