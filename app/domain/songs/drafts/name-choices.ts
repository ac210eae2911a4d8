import { tidyLine } from "../../tidy-text.ts";

/** The fields of a draft that may name an entry which the archive lacks, with the input that says what is meant. */
export const choiceInputs = { raagaId: "raagaChoice", singer: "singerChoice" } as const;
export type NamedField = keyof typeof choiceInputs;

type Inputs = Readonly<Record<string, string>>;

/** Returns the name in a field of a draft; "" without one. */
export const nameIn = (inputs: Inputs, field: NamedField): string => tidyLine(inputs[field] ?? "");

/** Returns the value of a choice. It is for this name only, so that nothing is chosen for one that is typed later. */
export const toChoice = (name: string, chosen: string): string => `${name}=${chosen}`;

/** Returns what the name in a field was chosen to mean: the id of an entry, `newEntry` or `nobody`; "" if nothing was. */
export function chosenFor(inputs: Inputs, field: NamedField): string {
  const choice = inputs[choiceInputs[field]] ?? "";
  const end = choice.lastIndexOf("=");
  return end >= 0 && choice.slice(0, end) === nameIn(inputs, field) ? choice.slice(end + 1) : "";
}
