import { z } from "zod";
import type { CitedSource } from "../records/cited-sources.ts";
import { entryDescription, entryId, entryName } from "./entry-fields.ts";
import { readScriptNames, type ScriptNames, scriptNameFields } from "./list-names.ts";

/** A raaga, taala, song type, deity …; a numeric id is given when the entry is added. */
export interface ReferenceEntry {
  id?: string | number;
  name?: string;
  description: string;
  scriptNames?: ScriptNames;
  /** Of deities. */
  otherNames?: string[];
  commonNames?: string[];
  /** Of deities, raagas and taalas. */
  sources?: CitedSource[];
}

export type EntrySchema<Entry> = z.ZodType<Entry>;

export const entrySorts = ["id", "description", "songs"] as const;

export const namedForm = z
  .object({ name: entryId, description: entryDescription, ...scriptNameFields })
  .transform(({ name, description, ...names }) => ({
    id: name,
    description: description || name,
    scriptNames: readScriptNames(names),
  }));

/** An entry with a numeric id whose description is its name. */
export const describedForm = z
  .object({ name: entryName })
  .transform(({ name }) => ({ description: name }));

export const describedInScriptsForm = z
  .object({ name: entryName, ...scriptNameFields })
  .transform(({ name, ...names }) => ({
    description: name,
    scriptNames: readScriptNames(names),
  }));

const nameKey = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Whether two names differ in nothing but case and diacritics. */
export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other);
