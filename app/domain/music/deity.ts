import { z } from "zod";
import type { Language } from "../../archive.ts";
import { entryDescription, entryId, nameList } from "./entry-fields.ts";
import { readScriptNames, scriptNameFields } from "./list-names.ts";
import { scriptOf } from "./script/script-of.ts";

const maxNames = 200;

/** A deity. `commonNames` are other names that are also words of titles or names of people, which search reads first. */
export const deityForm = z
  .object({
    name: entryId,
    description: entryDescription,
    ...scriptNameFields,
    otherNames: nameList(maxNames),
    commonNames: nameList(maxNames),
  })
  .transform(({ name, description, otherNames, commonNames, ...names }) => ({
    id: name,
    description: description || name,
    scriptNames: readScriptNames(names),
    otherNames: otherNames.filter((one) => !commonNames.includes(one)),
    commonNames,
  }));
export type Deity = z.output<typeof deityForm>;

export type DeityNameKind = "usual" | "other" | "common";

/** Lists all names of a deity, each once and under its first kind. */
export function listDeityNames({ id, scriptNames, otherNames, commonNames }: Deity) {
  const listed: [kind: DeityNameKind, names: readonly string[]][] = [
    ["usual", [id, ...Object.values(scriptNames)]],
    ["common", commonNames],
    ["other", otherNames],
  ];
  const names = listed.flatMap(([kind, all]) => all.map((name) => ({ name, kind })));
  return [...new Map(names.toReversed().map((one) => [one.name, one])).values()].toReversed();
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
