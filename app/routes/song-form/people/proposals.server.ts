import type { RouterContextProvider } from "react-router";
import { findProposals, proposePeople } from "../../../data/search/propose-people.ts";
import type { NameProposals } from "../../../domain/people/person.ts";
import { tidyLine } from "../../../domain/songs/tidy-text.ts";
import { databaseContext } from "../../../web/context.ts";
import type { FormValues } from "../values/form-values.ts";
import { choicesOf, nobody, withChoices } from "../values/person-choices.ts";
import { chooseComposer, choosePerformers, performersIn, withKnown } from "./choose-people.ts";

type Context = Readonly<RouterContextProvider>;

/** Proposes people for the names that a form prints, and chooses those who alone bear one. */
export async function findPeople(
  context: Context,
  submitted: FormValues,
): Promise<{ submitted: FormValues; people: NameProposals[] }> {
  const composer = tidyLine(submitted.composer ?? "");
  const names = new Set([composer, ...performersIn(submitted)].filter(Boolean));
  const people = await proposePeople(context.get(databaseContext), [...names]);
  const composerId = chooseComposer(submitted, people);
  const choices = choosePerformers(submitted, people);
  const values = { ...withChoices(submitted, choices), composerId };
  return { submitted: values, people: withKnown(people, await findChosenPeople(context, values)) };
}

export async function findChosenPeople(
  context: Context,
  values: FormValues,
): Promise<NameProposals[]> {
  const chosen = [
    { name: values.composer ?? "", person: values.composerId ?? "" },
    ...choicesOf(values),
  ].filter(({ person }) => person !== "" && person !== nobody);
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ person }) => person);
  const found = await findProposals(context.get(databaseContext), ids);
  return chosen.map(({ name, person }) => ({
    name,
    people: found.filter(({ id }) => id === person),
  }));
}

/** Adds the chosen people of a form to its rejection; a redirect stays as it is. */
export async function withChosenPeople<Result extends Response | { data: object }>(
  context: Context,
  submitted: FormValues,
  result: Result,
): Promise<Result> {
  if (result instanceof Response || "people" in result.data) return result;
  const people = await findChosenPeople(context, submitted);
  return { ...result, data: { ...result.data, people } };
}
