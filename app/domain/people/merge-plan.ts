import { changeOf, type Changes, fillEmpty, listAdded, withAdded } from "../records/merging.ts";
import type { PersonRecord } from "./person.ts";
import type { PersonPicture } from "./person-picture.ts";

export interface MergeablePerson extends Omit<PersonRecord, "parts"> {
  parts: string[];
  yearsSource: string | null;
  picture: PersonPicture | null;
  credits: number;
  composed: number;
}

export interface PersonMerge {
  filled: Changes;
  names: string[];
  parts: string[];
  schemes: string[];
}

type Additions = Pick<PersonMerge, "names" | "parts">;

export const allNames = ({ names }: Pick<PersonRecord, "names">) => names.map(({ name }) => name);

/** Plans the changes of a merge of `from` into `to`. `earlier` are items added by earlier merges. */
export function planPersonMerge(
  from: MergeablePerson,
  to: MergeablePerson,
  earlier: Additions = { names: [], parts: [] },
): PersonMerge {
  const hasYears = to.born !== null || to.died !== null;
  const years = hasYears ? [] : (["born", "died", "yearsSource"] as const);
  const ownSchemes = new Set<string>(to.identifiers.map(({ scheme }) => scheme));
  return {
    filled: fillEmpty(to, from, ["isoName", "source", "picture", ...years]),
    names: listAdded(allNames(to), [from.name, ...allNames(from)], earlier.names).filter(
      (name) => name !== to.name,
    ),
    parts: listAdded(to.parts, from.parts, earlier.parts),
    schemes: from.identifiers
      .map(({ scheme }) => scheme)
      .filter((scheme) => !ownSchemes.has(scheme)),
  };
}

/** The changes of `to`, as its revision records them. */
export function changesOfPersonMerge(to: MergeablePerson, plan: PersonMerge): Changes {
  return {
    ...plan.filled,
    ...changeOf("names", allNames(to), withAdded(allNames(to), plan.names)),
    ...changeOf("parts", to.parts, withAdded(to.parts, plan.parts)),
  };
}
