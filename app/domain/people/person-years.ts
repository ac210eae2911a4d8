import type { FormError } from "../form-error.ts";
import type { PersonRecord } from "./person.ts";

export interface PersonYears {
  born: number | null;
  died: number | null;
  /** Where the new year is written; "" if the years had a source before. */
  source: string;
}

const earliest = 1400;

/** Changes a year of a person by a text. Years without a source are not shown, so the first one needs a source. */
export function readYears(
  { born, died }: Pick<PersonRecord, "born" | "died">,
  field: string,
  text: string,
  source: string,
): PersonYears | FormError {
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  const years = { born, died, [field]: year, source };
  if (year < earliest || year > new Date().getUTCFullYear() || !isInOrder(years))
    return { error: "suggest.yearWrong" };
  if (born === null && died === null && source === "") return { error: "suggest.yearSource" };
  return years;
}

const isInOrder = ({ born, died }: Pick<PersonRecord, "born" | "died">) =>
  born === null || died === null || born < died;
