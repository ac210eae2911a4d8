import { z } from "zod";
import { entryDescription, entryName } from "./entry-fields.ts";

/** A raaga, taala, song type …; a numeric id is given when the entry is added. */
export interface ReferenceEntry {
  id?: string | number;
  name?: string;
  description: string;
}

export type EntrySchema<Entry> = z.ZodType<Entry>;

export const entrySorts = ["id", "description", "songs"] as const;

export const namedForm = z
  .object({ name: entryName, description: entryDescription })
  .transform(({ name, description }) => ({ id: name, description: description || name }));

export const numberedForm = z.object({ name: entryName, description: entryDescription });

/** An entry with a numeric id whose description is its name. */
export const describedForm = z
  .object({ name: entryName })
  .transform(({ name }) => ({ description: name }));

const nameKey = (name: string) =>
  name
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Whether two names differ in nothing but case and diacritics. */
export const isSameName = (one: string, other: string) => nameKey(one) === nameKey(other);
