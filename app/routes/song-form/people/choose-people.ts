import { linkOf, nobody } from "../../../domain/people/name-links.ts";
import type { NameCandidates } from "../../../domain/people/person.ts";
import { tidyLine } from "../../../domain/tidy-text.ts";
import {
  type FormValues,
  rowsOf,
  choicesOf,
  type PersonChoice,
  toLinks,
} from "../values/form-values.ts";

const maxNames = 60;

export function performersIn(values: FormValues): string[] {
  const players = rowsOf(values).flatMap(({ names }) => names.split(","));
  const names = [values.singer ?? "", ...players].map(tidyLine).filter(Boolean);
  return [...new Set(names)].slice(0, maxNames);
}

export const chooseComposer = (values: FormValues, candidates: readonly NameCandidates[]): string =>
  values.composerId || bearerIn(candidates, tidyLine(values.composer ?? ""));

/** Returns a choice for each performer: the submitted one, or else the only bearer of the name. */
export function choosePerformers(
  values: FormValues,
  candidates: readonly NameCandidates[],
): PersonChoice[] {
  const links = toLinks(choicesOf(values));
  return performersIn(values).map((name) => {
    const link = linkOf(links, name);
    return {
      name,
      person: link === undefined ? bearerIn(candidates, name) : (link ?? nobody),
    };
  });
}

const bearerIn = (candidates: readonly NameCandidates[], name: string): string =>
  candidates.find((one) => one.name === name)?.people.find(({ isBearer }) => isBearer)?.id ?? "";

export const addKnownPeople = (
  candidates: readonly NameCandidates[],
  known: readonly NameCandidates[],
): NameCandidates[] =>
  candidates.map(({ name, people }) => {
    const knownPeople = known.filter((one) => one.name === name).flatMap((one) => one.people);
    const byId = new Map([...knownPeople, ...people].map((person) => [person.id, person]));
    const others = [...byId.values()].filter(({ id }) => !people.some((one) => one.id === id));
    return { name, people: [...people, ...others] };
  });
