import { z } from "zod";
import { tidyLine } from "../tidy-text.ts";
import { errorKey, swarasOnly } from "./entry-fields.ts";

export interface OtherScale {
  kind: "notes" | "phrase" | "homonym";
  parent: number | null;
  arohana: string;
  avarohana: string;
  sources: string[];
}

export interface NameException {
  language: "te" | "ta" | "kn" | "ml" | "hi";
  name: string;
  source: string;
}

const maxLines = 20;

/** Formats other scales: `notes | 28 | S R2 … S' | S' … S | title; title`, one a line; no parent is empty. */
export const scaleLines = (scales: readonly OtherScale[]): string =>
  scales
    .map(({ kind, parent, arohana, avarohana, sources }) =>
      [kind, parent ?? "", arohana, avarohana, sources.join("; ")].join(" | "),
    )
    .join("\n");

/** Formats names in scripts: `te | name | source`, one a line. */
export const exceptionLines = (names: readonly NameException[]): string =>
  names.map(({ language, name, source }) => [language, name, source].join(" | ")).join("\n");

function readLines(text: string): string[][] {
  const lines = text
    .split(/\r\n?|\n/)
    .map(tidyLine)
    .filter(Boolean);
  return lines.map((line) => line.split("|").map((cell) => cell.trim()));
}

const scale = z.tuple([
  z.enum(["notes", "phrase", "homonym"]),
  z.string().regex(/^(?:[1-9]|[1-6]\d|7[0-2])?$/),
  z.string().regex(/./).refine(swarasOnly),
  z.string().regex(/./).refine(swarasOnly),
  z.string().max(500).default(""),
]);

const exception = z.tuple([
  z.enum(["te", "ta", "kn", "ml", "hi"]),
  z.string().min(1).max(100),
  z.string().min(1).max(200),
]);

/** Parses the format of `scaleLines`. */
export const otherScales = z
  .string()
  .transform(readLines)
  .refine((lines) => lines.length <= maxLines && z.array(scale).safeParse(lines).success, {
    message: errorKey("admin.scalesWrong"),
    params: { max: maxLines },
  })
  .transform((lines) =>
    z
      .array(scale)
      .parse(lines)
      .map(([kind, parent, arohana, avarohana, sources]): OtherScale => ({
        kind,
        parent: parent === "" ? null : Number(parent),
        arohana,
        avarohana,
        sources: [...new Set(sources.split(";").map(tidyLine).filter(Boolean))],
      })),
  )
  .default([]);

/** Parses the format of `exceptionLines`, with one name for each language. */
export const nameExceptions = z
  .string()
  .transform(readLines)
  .refine(
    (lines) =>
      z.array(exception).safeParse(lines).success &&
      new Set(lines.map(([language]) => language)).size === lines.length,
    errorKey("admin.exceptionsWrong"),
  )
  .transform((lines) =>
    z
      .array(exception)
      .parse(lines)
      .map(([language, name, source]): NameException => ({ language, name, source })),
  )
  .default([]);
