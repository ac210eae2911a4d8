import { z } from "zod";
import { entryDescription, entryId, line } from "../music/entry-fields.ts";
import { isDate } from "./song-schema.ts";

/** A concert that recordings were made at. Unknown texts are "", an unknown date null. */
export interface Concert {
  /** Its name, also in addresses. */
  id: string;
  description: string;
  place: string;
  /** The date to its known precision: yyyy, yyyy-MM or yyyy-MM-dd. */
  heldOn: string | null;
  /** Where its facts were found. */
  source: string;
}

const maxFactLength = 300;

const fact = line.pipe(z.string().max(maxFactLength, "form.maximum")).default("");

const date = z
  .string()
  .nullish()
  .transform((day) => day?.trim() || null)
  .refine((day) => day === null || isDate(day), "songForm.dateInvalid");

/** What is known of a concert besides its name. */
export const concertFacts = {
  description: entryDescription,
  place: fact,
  heldOn: date,
  source: fact,
};

const text = z.string();
const checkedFacts = { description: text, place: text, heldOn: text.nullable(), source: text };

const nameFrom = ({ place, heldOn }: Pick<Concert, "place" | "heldOn">) =>
  [place, heldOn].filter(Boolean).join(", ");

/** A concert as it is entered. Without a name it is named after its place and date. */
export const concertForm = z
  .object({ name: line.default(""), ...concertFacts })
  .transform((concert) => ({ ...concert, name: concert.name || nameFrom(concert) }))
  .pipe(z.object({ ...checkedFacts, name: entryId }))
  .transform(({ name, ...facts }): Concert => ({ id: name, ...facts }));

export const concertPath = (id: string) => `/concerts/${encodeURIComponent(id)}`;

/** How many pieces the page of a concert shows. */
export const maxPieces = 100;
