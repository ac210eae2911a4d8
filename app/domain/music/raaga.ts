import { z } from "zod";
import { despiteErrors } from "../despite-errors.ts";
import { type Alias, distinctAliases } from "./aliases.ts";
import { nameExceptions, otherScales } from "./detail-lines.ts";
import {
  aliasList,
  creatorId,
  entryDescription,
  entryId,
  isoName,
  line,
  orNull,
  errorKey,
  scale,
  timeOfDay,
  wholeNumber,
  yesOrNo,
} from "./entry-fields.ts";
import { citedText } from "../records/cited-schema.ts";
import { namesKnownAliases, withoutOutdated } from "./entry-sources.ts";

export const raagaForm = z
  .object({
    name: entryId,
    description: entryDescription,
    isoName,
    melakarta: wholeNumber(72, errorKey("admin.melakartaWrong")),
    parentId: line.transform(orNull).default(null),
    arohana: scale,
    avarohana: scale,
    bhashanga: yesOrNo,
    timeOfDay,
    creatorId,
    scales: otherScales,
    exceptions: nameExceptions,
    sources: citedText("raaga").default([]),
    spellings: aliasList,
    synonyms: aliasList,
    otherSchools: aliasList,
  })
  .refine((raaga) => raaga.melakarta === null || raaga.parentId === null, {
    path: ["parentId"],
    message: errorKey("admin.melakartaOrParent"),
    ...despiteErrors,
  })
  .transform(({ name, spellings, synonyms, otherSchools, ...raaga }) => ({
    ...raaga,
    id: name,
    description: raaga.description || name,
    aliases: distinctAliases([
      ...spellings.map((alias): Alias => ({ alias, kind: "spelling" })),
      ...synonyms.map((alias): Alias => ({ alias, kind: "synonym" })),
      ...otherSchools.map((alias): Alias => ({ alias, kind: "other school" })),
    ]),
  }))
  .refine(namesKnownAliases, { path: ["sources"], message: errorKey("admin.sourcesAlias") });
export type Raaga = z.output<typeof raagaForm>;

/** Drops the sources of a scale, parent, bhashanga, time or creator that changed without them, and those of aliases that went. */
export const settleRaaga = (before: Raaga, after: Raaga): Raaga =>
  withoutOutdated(before, after, (raaga) => ({
    arohana: [raaga.arohana, raaga.avarohana],
    parent: raaga.parentId,
    bhashanga: raaga.bhashanga,
    time: raaga.timeOfDay,
    creator: raaga.creatorId,
  }));
