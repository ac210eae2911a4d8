import { people, peopleIndex, personIdentifiers, personNames } from "#drizzle/schema/index.ts";
import { makePeopleIndexRows } from "#app/domain/people/people-order.ts";
import { otherNameKinds } from "#app/domain/people/person.ts";
import { insertStatements } from "../sql.ts";
import { type PersonSeed, personSeeds } from "./people.ts";

/** Makes the statements for people: by default for those of every archive. */
export function peopleStatements(seeds: PersonSeed[] = personSeeds): string[] {
  return [
    ...insertStatements(people, seeds.map(toPerson)),
    ...insertStatements(personNames, seeds.flatMap(toNames)),
    ...insertStatements(personIdentifiers, seeds.flatMap(toIdentifiers)),
    ...insertStatements(peopleIndex, seeds.flatMap(makePeopleIndexRows)),
  ];
}

function toPerson({ id, name, sortName, parts, ...known }: PersonSeed) {
  const { isoName = null, born = null, died = null, yearsSource = null, source = null } = known;
  const written = JSON.stringify(parts) as unknown as string[];
  return { id, name, sortName, isoName, born, died, yearsSource, parts: written, source };
}

function toNames({ id, name, names, seenAt = {}, otherNames = {} }: PersonSeed) {
  const row = { personId: id, language: null, seenAt: null };
  return [
    { ...row, name, kind: "usual" as const },
    ...Object.entries(names).map(([language, native]) => ({
      ...row,
      name: native,
      kind: "native" as const,
      language,
      seenAt: (seenAt as Record<string, string>)[language] ?? null,
    })),
    ...otherNameKinds.flatMap((kind) =>
      (otherNames[kind] ?? []).map((other) => ({ ...row, name: other, kind })),
    ),
  ];
}

const toIdentifiers = ({ id, wikidata }: PersonSeed) =>
  wikidata ? [{ personId: id, scheme: "wikidata" as const, value: wikidata }] : [];
