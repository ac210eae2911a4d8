import type { NameLinks } from "../../../domain/people/name-links.ts";
import type { FormErrors } from "../../../i18n/form-errors.ts";

type FormValues = FormErrors["submitted"];

/** What a select says where nobody of those proposed is meant; "" where it is not decided. */
export const nobody = "nobody";

export interface PersonChoice {
  name: string;
  person: string;
}

const input = /^people\.(\d{1,3})\.(name|person)$/;

export const isPersonInput = (name: string): boolean => input.test(name);

export const personInput = (at: number, part: keyof PersonChoice) => `people.${at}.${part}`;

export function choicesOf(values: FormValues): PersonChoice[] {
  const choices = new Map<string, PersonChoice>();
  for (const [name, value] of Object.entries(values)) {
    const [, number, part] = input.exec(name) ?? [];
    if (number === undefined) continue;
    const choice = choices.get(number) ?? { name: "", person: "" };
    choices.set(number, { ...choice, [part as keyof PersonChoice]: value });
  }
  return [...choices.values()].filter(({ name }) => name !== "");
}

export function withChoices(values: FormValues, choices: PersonChoice[]): FormValues {
  const others = Object.entries(values).filter(([name]) => !isPersonInput(name));
  const ofPeople = choices.flatMap(({ name, person }, at) => [
    [personInput(at, "name"), name],
    [personInput(at, "person"), person],
  ]);
  return Object.fromEntries([...others, ...ofPeople]);
}

export const toChoices = (links: NameLinks): PersonChoice[] =>
  Object.entries(links).map(([name, id]) => ({ name, person: id ?? nobody }));

/** Returns what was decided; undecided names are left out. */
export const toLinks = (choices: PersonChoice[]): NameLinks =>
  Object.fromEntries(
    choices
      .filter(({ person }) => person !== "")
      .map(({ name, person }) => [name, person === nobody ? null : person]),
  );
