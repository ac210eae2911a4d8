import { z } from "zod";
import { hasLetter, tidyLine } from "../tidy-text.ts";
import { type TimeOfDay, timesOfDay } from "./time-of-day.ts";

const maxNameLength = 100;
const maxDescriptionLength = 500;
const maxAliases = 30;

export type EntryErrorKey =
  | "admin.nameRequired"
  | "admin.nameLong"
  | "admin.nameIsColumn"
  | "admin.nameInAddress"
  | "form.noLetter"
  | "admin.descriptionLong"
  | "admin.scriptWrong"
  | "admin.isoNameWrong"
  | "admin.melakartaWrong"
  | "admin.melakartaOrParent"
  | "admin.scaleWrong"
  | "admin.scalesWrong"
  | "admin.exceptionsWrong"
  | "admin.sourcesWrong"
  | "admin.sourcesLong"
  | "admin.sourcesAlias"
  | "admin.groupsWrong"
  | "admin.creatorWrong"
  | "admin.aliasesWrong"
  | "admin.angasWrong"
  | "admin.jatiWrong"
  | "admin.aksharasWrong"
  | "admin.aksharasDiffer";
export const errorKey = (key: EntryErrorKey) => key;

export const line = z.string().transform(tidyLine);

export const orNull = (text: string) => text || null;

export const entryName = z
  .string(errorKey("admin.nameRequired"))
  .transform(tidyLine)
  .pipe(
    z
      .string()
      .min(1, errorKey("admin.nameRequired"))
      .max(maxNameLength, errorKey("admin.nameLong"))
      .refine((name) => name === "" || hasLetter(name), errorKey("form.noLetter")),
  );

/** A name that is the id, and so a part of addresses: servers and browsers take a slash in it for two parts. */
export const entryId = entryName.refine(
  (name) => !/[/\\]/.test(name),
  errorKey("admin.nameInAddress"),
);

export const entryDescription = line
  .pipe(z.string().max(maxDescriptionLength, errorKey("admin.descriptionLong")))
  .default("");

/** A name in ISO 15919 (Latin letters and marks), or null. */
export const isoName = line
  .refine((text) => text.length <= maxNameLength && /^[\p{sc=Latin}\p{M} '’-]*$/u.test(text), {
    message: errorKey("admin.isoNameWrong"),
    params: { max: maxNameLength },
  })
  .transform(orNull)
  .default(null);

const swara = /^(S|R[123]|G[123]|M[12]|P|D[123]|N[123])['.]?$/;

/** Whether a text is empty or swaras with spaces between them. */
export const swarasOnly = (text: string): boolean =>
  text === "" || text.split(" ").every((one) => swara.test(one));

/** An arohana or avarohana: swaras separated by spaces, or null. */
export const scale = line
  .refine(swarasOnly, errorKey("admin.scaleWrong"))
  .transform(orNull)
  .default(null);

/** A whole number from 1 to `max`, as a number or its digits, or null. */
export const wholeNumber = (max: number, message: EntryErrorKey) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .refine((text) => text === "" || (/^\d{1,3}$/.test(text) && +text >= 1 && +text <= max), {
      message,
      params: { max },
    })
    .transform((text) => (text === "" ? null : Number(text)))
    .default(null);

/** At most `names` different names. A text with commas, semicolons or line breaks has several. */
export const distinctNames = (names: number) =>
  z
    .array(z.string())
    .transform((texts) => [
      ...new Set(
        texts
          .flatMap((text) => text.split(/[,;\n]/))
          .map(tidyLine)
          .filter(Boolean),
      ),
    ])
    .refine((all) => all.length <= names && all.every((one) => one.length <= maxNameLength), {
      message: errorKey("admin.aliasesWrong"),
      params: { names, max: maxNameLength },
    });

/** Such names as a form sends them, in one text, or as REST does, in a list. */
export const nameList = (names: number) =>
  z
    .union([z.string().transform((text) => [text]), z.array(z.string())])
    .pipe(distinctNames(names))
    .default([]);

export const aliasList = nameList(maxAliases);

/** The id of a person, or null. */
export const creatorId = line
  .refine((text) => /^[a-z0-9-]{0,100}$/.test(text), errorKey("admin.creatorWrong"))
  .transform(orNull)
  .default(null);

/** "yes", "no", or "" where it is not known. */
export const yesOrNo = z
  .enum(["", "yes", "no"])
  .transform((text) => (text === "" ? null : text === "yes"))
  .default(null);

/** A part of the day, or "" where it is not known. */
export const timeOfDay = z
  .enum(["", ...timesOfDay])
  .transform((text): TimeOfDay | null => text || null)
  .default(null);

/** Formats a value for `yesOrNo`. */
export const yesOrNoText = (value: boolean | null): string =>
  value === null ? "" : value ? "yes" : "no";
