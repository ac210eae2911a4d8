import { z } from "zod";
import { besideErrors } from "../beside-errors.ts";
import { jatis, taalaAksharas } from "./taala.ts";

/** The two lists that administrators keep alike. */
export type DetailedList = "raaga" | "taala";

export const entrySorts = ["id", "description", "songs"] as const;
export type EntrySort = (typeof entrySorts)[number];

export type AliasKind = "spelling" | "synonym" | "other school";
export interface Alias {
  alias: string;
  kind: AliasKind;
}

const longestName = 100;
const longestDescription = 500;
const mostAliases = 30;
const mostAngas = 12;
const mostAksharas = 256;

/** Messages are keys of the locales. */
export type EntryProblem =
  | "admin.nameRequired"
  | "admin.nameLong"
  | "admin.descriptionLong"
  | "admin.isoNameWrong"
  | "admin.melakartaWrong"
  | "admin.melakartaOrParent"
  | "admin.scaleWrong"
  | "admin.aliasesWrong"
  | "admin.angasWrong"
  | "admin.jatiWrong"
  | "admin.aksharasWrong"
  | "admin.aksharasDiffer";
const problem = (key: EntryProblem) => key;

/** A line of text as it is kept: NFC, one space between words, no control characters. */
const lineOf = (text: z.ZodString) =>
  text.transform((given) =>
    given
      .normalize("NFC")
      .replace(/[\s\p{Cc}]+/gu, " ")
      .trim(),
  );
const line = lineOf(z.string());

/** The name of a raaga or taala, which is its id. */
export const entryName = lineOf(z.string(problem("admin.nameRequired"))).pipe(
  z.string().min(1, problem("admin.nameRequired")).max(longestName, problem("admin.nameLong")),
);
/** What is said of a raaga, a taala or another entry of a list; "" for nothing. */
export const entryDescription = line
  .pipe(z.string().max(longestDescription, problem("admin.descriptionLong")))
  .default("");

/** A name in ISO 15919: Latin letters with their marks; null when it is not given. */
const isoName = line
  .refine((text) => text.length <= longestName && /^[\p{sc=Latin}\p{M} '’-]*$/u.test(text), {
    message: problem("admin.isoNameWrong"),
    params: { max: longestName },
  })
  .transform((text) => text || null)
  .default(null);

const swara = /^(S|R[123]|G[123]|M[12]|P|D[123]|N[123])['.]?$/;

/** A scale as swaras with spaces between them; null when it is not given. */
const scale = line
  .refine(
    (text) => text === "" || text.split(" ").every((one) => swara.test(one)),
    problem("admin.scaleWrong"),
  )
  .transform((text) => text || null)
  .default(null);

const wholeNumber = (most: number, message: EntryProblem) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => String(value).trim())
    .refine((text) => text === "" || (/^\d{1,3}$/.test(text) && isWithin(text, most)), {
      message,
      params: { max: most },
    })
    .transform((text) => (text === "" ? null : Number(text)))
    .default(null);
const isWithin = (text: string, most: number) => Number(text) >= 1 && Number(text) <= most;

/** Names with commas, semicolons or line ends between them. */
const aliasList = z
  .string()
  .transform((text) => [
    ...new Set(
      text
        .normalize("NFC")
        .split(/[,;\n]/)
        .map((one) => one.replace(/[\s\p{Cc}]+/gu, " ").trim())
        .filter(Boolean),
    ),
  ])
  .refine((all) => all.length <= mostAliases && all.every((one) => one.length <= longestName), {
    message: problem("admin.aliasesWrong"),
    params: { names: mostAliases, max: longestName },
  })
  .default([]);

/** A raaga as a form or a line of a table gives it. An empty description is the name. */
export const raagaForm = z
  .object({
    name: entryName,
    description: entryDescription,
    isoName,
    melakarta: wholeNumber(72, problem("admin.melakartaWrong")),
    parentId: line.transform((text) => text || null).default(null),
    arohana: scale,
    avarohana: scale,
    spellings: aliasList,
    synonyms: aliasList,
    otherSchools: aliasList,
  })
  .refine((raaga) => raaga.melakarta === null || raaga.parentId === null, {
    path: ["parentId"],
    message: problem("admin.melakartaOrParent"),
    ...besideErrors,
  })
  .transform(({ name, spellings, synonyms, otherSchools, ...raaga }) => ({
    ...raaga,
    id: name,
    description: raaga.description || name,
    aliases: distinct([
      ...spellings.map((alias): Alias => ({ alias, kind: "spelling" })),
      ...synonyms.map((alias): Alias => ({ alias, kind: "synonym" })),
      ...otherSchools.map((alias): Alias => ({ alias, kind: "other school" })),
    ]),
  }));
export type Raaga = z.output<typeof raagaForm>;

function distinct(all: Alias[]): Alias[] {
  return all.filter(({ alias }, at) => all.findIndex((one) => one.alias === alias) === at);
}

/** False where the angas of a jati, if both are known, last another number of aksharas. */
function fits(jati: string | null, angas: string | null, aksharas: number): boolean {
  const laghu = jatis.find(({ name }) => name === jati)?.laghu;
  return !laghu || !/^[IOU]+$/.test(angas ?? "") || taalaAksharas(angas!, laghu) === aksharas;
}

/** A taala as a form or a line of a table gives it. An empty description is the name. */
export const taalaForm = z
  .object({
    name: entryName,
    description: entryDescription,
    isoName,
    jati: line
      .pipe(
        z.enum(
          ["", "Tisra", "Chatusra", "Khanda", "Misra", "Sankirna"],
          problem("admin.jatiWrong"),
        ),
      )
      .transform((text) => text || null)
      .default(null),
    angas: line
      .refine((text) => /^[IOU]*$/.test(text) && text.length <= mostAngas, {
        message: problem("admin.angasWrong"),
        params: { max: mostAngas },
      })
      .transform((text) => text || null)
      .default(null),
    aksharas: wholeNumber(mostAksharas, problem("admin.aksharasWrong")),
  })
  .refine(
    ({ jati, angas, aksharas }) => typeof aksharas !== "number" || fits(jati, angas, aksharas),
    {
      path: ["aksharas"],
      message: problem("admin.aksharasDiffer"),
      ...besideErrors,
    },
  )
  .transform(({ name, ...taala }) => ({
    ...taala,
    id: name,
    description: taala.description || name,
  }));
export type Taala = z.output<typeof taalaForm>;

/** The aliases of one kind, as a form shows them. */
export function aliasText(aliases: readonly Alias[], kind: AliasKind): string {
  return aliases
    .filter((one) => one.kind === kind)
    .map(({ alias }) => alias)
    .join("; ");
}
