import { z } from "zod";
import { despiteErrors } from "../despite-errors.ts";
import { distinctAliases } from "./aliases.ts";
import { nameExceptions } from "./detail-lines.ts";
import {
  aliasList,
  creatorId,
  entryDescription,
  entryId,
  isoName,
  line,
  orNull,
  errorKey,
  wholeNumber,
} from "./entry-fields.ts";
import { citedText } from "../records/cited-schema.ts";
import { namesKnownAliases, withoutOutdated } from "./entry-sources.ts";
import { jatis, taalaAksharas } from "./sapta-taalas.ts";

const maxAngas = 12;
const maxAksharas = 256;

const jati = line
  .pipe(
    z.enum(["", "Tisra", "Chatusra", "Khanda", "Misra", "Sankirna"], errorKey("admin.jatiWrong")),
  )
  .transform(orNull)
  .default(null);

const angas = line
  .refine((text) => /^[IOU]*$/.test(text) && text.length <= maxAngas, {
    message: errorKey("admin.angasWrong"),
    params: { max: maxAngas },
  })
  .transform(orNull)
  .default(null);

/** The aksharas of a chapu's groups: `3+2+2`. */
const groups = line
  .refine((text) => /^(?:\d{1,2}(?:\+\d{1,2})*)?$/.test(text), errorKey("admin.groupsWrong"))
  .transform(orNull)
  .default(null);

interface Cycle {
  jati: string | null;
  angas: string | null;
  aksharas: number | null;
}

function isConsistent({ jati: name, angas: signs, aksharas }: Cycle): boolean {
  const laghu = jatis.find((one) => one.name === name)?.laghu;
  if (typeof aksharas !== "number" || !laghu || !/^[IOU]+$/.test(signs ?? "")) return true;
  return taalaAksharas(signs!, laghu) === aksharas;
}

export const taalaForm = z
  .object({
    name: entryId,
    description: entryDescription,
    isoName,
    jati,
    angas,
    aksharas: wholeNumber(maxAksharas, errorKey("admin.aksharasWrong")),
    groups,
    spellings: aliasList,
    synonyms: aliasList,
    creatorId,
    exceptions: nameExceptions,
    sources: citedText("taala").default([]),
  })
  .refine(isConsistent, {
    path: ["aksharas"],
    message: errorKey("admin.aksharasDiffer"),
    ...despiteErrors,
  })
  .transform(({ name, spellings, synonyms, ...taala }) => ({
    ...taala,
    id: name,
    description: taala.description || name,
    aliases: distinctAliases([
      ...spellings.map((alias) => ({ alias, kind: "spelling" as const })),
      ...synonyms.map((alias) => ({ alias, kind: "synonym" as const })),
    ]),
  }))
  .refine(namesKnownAliases, { path: ["sources"], message: errorKey("admin.sourcesAlias") });
export type Taala = z.output<typeof taalaForm>;

/** Drops the sources of a creator that changed without them, and those of aliases that went. */
export const settleTaala = (before: Taala, after: Taala): Taala =>
  withoutOutdated(before, after, ({ creatorId: creator }) => ({ creator }));
