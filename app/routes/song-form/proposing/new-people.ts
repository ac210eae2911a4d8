import { isProposable, newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import { performersIn } from "../people/choose-people.ts";
import { type FormValues, rowsOf } from "../values/form-values.ts";
import { choicesOf, withChoices } from "../values/person-choices.ts";

interface NewPerson {
  /** The input that says so, where an error is shown. */
  input: "composerId" | "people";
  name: string;
  parts: string[];
  types: number[];
}

/** Lists the printed names that a form says are of new people, each once, with what they are printed as. */
export function newPeopleIn(values: FormValues): NewPerson[] {
  const composer = values.composerId === newEntry ? tidyLine(values.composer ?? "") : "";
  const chosen = choicesOf(values)
    .filter(({ person }) => person === newEntry)
    .map(({ name }) => name);
  const performers = performersIn(values).filter((name) => chosen.includes(name));
  const singer = tidyLine(values.singer ?? "");
  const typesOf = (name: string) =>
    rowsOf(values)
      .filter(({ names }) => names.split(",").map(tidyLine).includes(name))
      .map(({ type }) => Number(type));
  return [...new Set([composer, ...performers])].filter(isProposable).map((name) => ({
    input: name === composer ? "composerId" : "people",
    name,
    parts: [
      ...(name === composer ? ["composer"] : []),
      ...(name === singer && chosen.includes(name) ? [values.singerPart || "vocal"] : []),
    ],
    types: chosen.includes(name) ? typesOf(name) : [],
  }));
}

/** Puts the ids of new people in the place of the choices that say they are new. Who is not printed is left out. */
export function withPersonIds(values: FormValues, ids: ReadonlyMap<string, string>): FormValues {
  const idOf = (name: string, person: string) =>
    person === newEntry ? (ids.get(name) ?? person) : person;
  const printed = performersIn(values);
  const choices = choicesOf(values)
    .filter(({ name, person }) => person !== newEntry || printed.includes(name))
    .map(({ name, person }) => ({ name, person: idOf(name, person) }));
  const composerId = idOf(tidyLine(values.composer ?? ""), values.composerId ?? "");
  return {
    ...withChoices(values, choices),
    ...(values.composerId !== undefined && { composerId }),
  };
}
