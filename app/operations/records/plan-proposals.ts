import type { Database } from "../../data/database.ts";
import { readKnownNames } from "../../data/records/proposing/known-names.ts";
import { personParts } from "../../domain/people/person.ts";
import { listPersonIds } from "../../domain/records/proposing/person-names.ts";
import {
  maxOpenProposals,
  type ProposedEntries,
  type ProposedPerson,
} from "../../domain/records/proposing/proposed-entries.ts";

/** A printed name that stands for a new person, with the parts and accompaniment types it is printed for. */
export interface NewName {
  name: string;
  parts: string[];
  types: number[];
}

export interface ProposalPlan {
  proposed: ProposedEntries;
  /** The ids of the new people by name. Who sends a form again means whom they have proposed. */
  ids: Map<string, string>;
  hasRoom: boolean;
}

/** Plans what a song brings: new raagas, and people for names. Nothing is written. */
export async function planProposals(
  db: Database,
  userId: number,
  raagas: string[],
  newNames: NewName[],
): Promise<ProposalPlan> {
  const names = newNames.map(({ name }) => name);
  const known = await readKnownNames(db, userId, names, names.flatMap(listPersonIds));
  const ids = new Map<string, string>();
  const people: ProposedPerson[] = [];
  for (const { name, parts, types } of newNames) {
    const own = known.own.get(name);
    const isFree = (id: string) => !known.taken.has(id) && people.every((one) => one.id !== id);
    const id = own ?? listPersonIds(name).find(isFree);
    if (id === undefined) continue;
    ids.set(name, id);
    const all = new Set([...parts, ...types.map((type) => known.types.get(type))]);
    if (!own) people.push({ id, name, parts: personParts.filter((part) => all.has(part)) });
  }
  const hasRoom = known.open + raagas.length + people.length <= maxOpenProposals;
  return { proposed: { raagas, people }, ids, hasRoom };
}
