import { z } from "zod";
import { tidyLine } from "../tidy-text.ts";
import {
  type CitedSource,
  factWords,
  fieldOfWord,
  readSourceLine,
  sortSources,
} from "./cited-sources.ts";
import { isSourceAddress } from "./source-form.ts";
import { type ClaimedKind, sourceLengths } from "./source.ts";

const maxLines = 100;
/** As many as the page of a record shows. */
const maxSources = 60;
const maxLineLength = 5000;
const maxTextLength = 250_000;
export const citedLengths = {
  title: sourceLengths.title,
  note: 300,
  address: sourceLengths.address,
} as const;

const isShort = ({ title, note, reading, address }: CitedSource) =>
  title.length <= citedLengths.title &&
  note.length <= citedLengths.note &&
  reading.length <= citedLengths.note &&
  address.length <= citedLengths.address;

const wrong = (kind: ClaimedKind) => ({
  message: "admin.sourcesWrong",
  params: { facts: factWords(kind).join(", "), max: maxLines },
});
const long = { message: "admin.sourcesLong", params: citedLengths };
const many = { message: "songForm.tooMany", params: { max: maxSources } };

const checked = z
  .array(z.custom<CitedSource>())
  .transform(sortSources)
  .refine((all) => all.every(isShort), long)
  .refine((all) => all.every(({ address }) => isSourceAddress(address)), "source.addressWrong")
  .refine((all) => all.length <= maxSources, many);

/** Parses the format of `sourceLines` for the facts of a kind of record. */
export const citedText = (kind: ClaimedKind) =>
  z
    .string()
    .max(maxTextLength, "form.maximum")
    .transform((all) =>
      all
        .split(/\r\n?|\n/)
        .map(tidyLine)
        .filter(Boolean),
    )
    .refine((lines) => lines.every((line) => line.length <= maxLineLength), long)
    .transform((lines, context) => {
      const read =
        lines.length <= maxLines ? lines.map((line) => readSourceLine(kind, line)) : [null];
      if (!read.includes(null)) return read.flatMap((cited) => cited ?? []);
      context.addIssue({ code: "custom", ...wrong(kind) });
      return z.NEVER;
    })
    .pipe(checked);

const line = z.string().transform(tidyLine);
const text = line.optional().transform((given = "") => given);

/** Parses the sources of a record's facts as programs send them. */
export const citedRows = (kind: ClaimedKind) =>
  z
    .array(
      z.object({
        fact: line,
        title: line.refine((title) => title !== "", "account.required"),
        address: text,
        note: text,
        reading: text,
      }),
    )
    .max(maxSources, "songForm.tooMany")
    .transform((rows, context) => {
      const read = rows.map(({ fact, ...row }) => ({ field: fieldOfWord(kind, fact), ...row }));
      if (read.every((row): row is CitedSource => row.field !== null)) return read;
      context.addIssue({ code: "custom", ...wrong(kind) });
      return z.NEVER;
    })
    .pipe(checked);
