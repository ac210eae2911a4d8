import { z } from "zod";
import type { Language } from "../../archive.ts";
import { citedText } from "../records/cited-schema.ts";
import type { CitedSource } from "../records/cited-sources.ts";
import { distinctNames, entryDescription, entryId, nameList } from "./entry-fields.ts";
import { readScriptNames, type ScriptNames, scriptNameFields } from "./list-names.ts";
import { scriptOf } from "./script/script-of.ts";

const maxNames = 200;

/** Names of a deity of one kind. */
export const deityNames = distinctNames(maxNames);

/** A deity as it is entered. */
export const deityForm = z
  .object({
    name: entryId,
    description: entryDescription,
    ...scriptNameFields,
    otherNames: nameList(maxNames),
    commonNames: nameList(maxNames),
    sources: citedText("deity").default([]),
  })
  .transform(({ name, description, otherNames, commonNames, sources, ...names }) =>
    withDistinctNames({
      id: name,
      description: description || name,
      scriptNames: readScriptNames(names),
      otherNames,
      commonNames,
      sources,
    }),
  );

/** A deity. `commonNames` are other names that are also words of titles or names of people, which search reads first. */
export interface Deity {
  id: string;
  description: string;
  scriptNames: ScriptNames;
  otherNames: string[];
  commonNames: string[];
  sources: CitedSource[];
}

/** Keeps each name of a deity once, under its first kind. */
export function withDistinctNames(deity: Deity): Deity {
  const names = listDeityNames(deity);
  const namesOf = (kind: DeityNameKind) =>
    names.flatMap((one) => (one.kind === kind ? [one.name] : []));
  return { ...deity, otherNames: namesOf("other"), commonNames: namesOf("common") };
}

export type DeityNameKind = "usual" | "other" | "common";

/** Lists all names of a deity, each once and under its first kind. */
export function listDeityNames({ id, scriptNames, otherNames, commonNames }: Deity) {
  const listed: [kind: DeityNameKind, names: readonly string[]][] = [
    ["usual", [id, ...Object.values(scriptNames)]],
    ["common", commonNames],
    ["other", otherNames],
  ];
  const names = listed.flatMap(([kind, all]) => all.map((name) => ({ name, kind })));
  return [...Map.groupBy(names, ({ name }) => name).values()].map(([first]) => first!);
}

/** Returns the names that readers of a language can read: those in its script, and those in roman letters. */
export function readableNames(
  names: readonly string[],
  language: Language,
): { native: string[]; roman: string[] } {
  const scripts = names.map((name) => ({ name, script: scriptOf(name) }));
  return {
    native: scripts.flatMap(({ name, script }) => (script === language ? [name] : [])),
    roman: scripts.flatMap(({ name, script }) =>
      script === null || script === "iso" ? [name] : [],
    ),
  };
}
