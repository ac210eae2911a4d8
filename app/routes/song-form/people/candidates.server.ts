import type { RouterContextProvider } from "react-router";
import { findCandidates, listCandidates } from "../../../data/search/person-candidates.ts";
import { nobody } from "../../../domain/people/name-links.ts";
import type { NameCandidates } from "../../../domain/people/person.ts";
import { newEntry } from "../../../domain/records/proposing/proposed-entries.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import { databaseContext } from "../../../web/context.ts";
import { type FormValues, choicesOf, withChoices } from "../values/form-values.ts";
import { chooseComposer, choosePerformers, performersIn, addKnownPeople } from "./choose-people.ts";

type Context = Readonly<RouterContextProvider>;

/** Finds candidates for the names in a form and chooses a person for each name that only one bears. */
export async function findPeople(
  context: Context,
  submitted: FormValues,
): Promise<{ submitted: FormValues; people: NameCandidates[] }> {
  const composer = tidyLine(submitted.composer ?? "");
  const names = new Set([composer, ...performersIn(submitted)].filter(Boolean));
  const people = await listCandidates(context.get(databaseContext), [...names]);
  const composerId = chooseComposer(submitted, people);
  const choices = choosePerformers(submitted, people);
  const values = { ...withChoices(submitted, choices), composerId };
  return {
    submitted: values,
    people: addKnownPeople(people, await findChosenPeople(context, values)),
  };
}

export async function findChosenPeople(
  context: Context,
  values: FormValues,
): Promise<NameCandidates[]> {
  const choices = [
    { name: values.composer ?? "", person: values.composerId ?? "" },
    ...choicesOf(values),
  ].filter(({ person }) => !["", nobody, newEntry].includes(person));
  if (choices.length === 0) return [];
  const ids = choices.map(({ person }) => person);
  const candidates = await findCandidates(context.get(databaseContext), ids);
  return choices.map(({ name, person }) => ({
    name,
    people: candidates.filter(({ id }) => id === person),
  }));
}

/** Adds the chosen people to a form's response. Redirects are returned unchanged. */
export async function withChosenPeople<Result extends Response | { data: object }>(
  context: Context,
  submitted: FormValues,
  result: Result,
): Promise<Result> {
  if (result instanceof Response || "people" in result.data) return result;
  const people = await findChosenPeople(context, submitted);
  return { ...result, data: { ...result.data, people } };
}
