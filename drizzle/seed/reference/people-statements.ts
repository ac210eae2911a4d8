import {
  people,
  peopleIndex,
  personIdentifiers,
  personKeys,
  personNames,
} from "#drizzle/schema/index.ts";
import { bearerOf } from "#app/data/people/name-bearers.ts";
import { makePersonKeyRows } from "#app/data/people/person-keys.ts";
import { makePeopleIndexRows } from "#app/domain/people/people-order.ts";
import { makeScriptNames } from "#app/domain/music/script/script-names.server.ts";
import { otherNameKinds } from "#app/domain/people/person.ts";
import { insertStatements } from "../sql.ts";
import { scriptNameStatements } from "./script-names.ts";
import { type PersonSeed, personSeeds } from "./people.ts";

/** Returns the statements for people, by default those of every archive. */
export async function peopleStatements(seeds: PersonSeed[] = personSeeds): Promise<string[]> {
  const listed = await Promise.all(seeds.map(withScriptNames));
  return [
    ...insertStatements(people, seeds.map(toPerson)),
    ...insertStatements(personNames, seeds.flatMap(toNames)),
    ...insertStatements(personIdentifiers, seeds.flatMap(toIdentifiers)),
    ...insertStatements(peopleIndex, listed.flatMap(makePeopleIndexRows)),
    ...insertStatements(personKeys, seeds.flatMap(toKeys)),
    ...(await scriptNameStatements(
      "people",
      seeds.map(({ isoName }) => isoName),
    )),
  ];
}

/**
 * Link printed names of composers, singers and players to their bearers. Editors' decisions stay: an entry of
 * `person_ids` without a person means that a name is linked to nobody; a revision records the decision on a composer.
 */
export const linkStatements = [
  `UPDATE compositions SET composer_id = ${bearerOf("compositions.composer")}
    WHERE composer_id IS NULL AND ${bearerOf("compositions.composer")} IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM songs s, json_each(s.person_ids)
        WHERE s.composition_id = compositions.id AND key = compositions.composer AND value IS NULL)
      AND NOT EXISTS (SELECT 1 FROM revisions WHERE subject_kind = 'composition'
        AND subject_id = CAST(compositions.id AS TEXT) AND fields -> 'composerId' IS NOT NULL)`,
  `UPDATE songs SET person_ids = (SELECT json_group_object(name, id) FROM (
      SELECT key AS name, value AS id FROM json_each(songs.person_ids)
      UNION ALL
      SELECT DISTINCT c.name, ${bearerOf("c.name")} FROM credits c
        WHERE c.song_id = songs.id AND ${bearerOf("c.name")} IS NOT NULL
          AND c.name NOT IN (SELECT key FROM json_each(songs.person_ids))))
    WHERE id IN (SELECT c.song_id FROM credits c JOIN songs s ON s.id = c.song_id
      WHERE c.person_id IS NULL AND ${bearerOf("c.name")} IS NOT NULL
        AND c.name NOT IN (SELECT key FROM json_each(s.person_ids)))`,
];

async function withScriptNames(seed: PersonSeed) {
  const names = { ...(await makeScriptNames(seed.isoName ?? null)), ...seed.names };
  return { ...seed, names };
}

function toPerson({ id, name, sortName, parts, ...rest }: PersonSeed) {
  const { isoName = null, born = null, died = null, yearsSource = null, source = null } = rest;
  const partsText = JSON.stringify(parts) as unknown as string[];
  return { id, name, sortName, isoName, born, died, yearsSource, parts: partsText, source };
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

const toKeys = (seed: PersonSeed) =>
  makePersonKeyRows(
    seed.id,
    toNames(seed).map(({ name }) => name),
  );

const toIdentifiers = ({ id, wikidata }: PersonSeed) =>
  wikidata ? [{ personId: id, scheme: "wikidata" as const, value: wikidata }] : [];
