import type { Database } from "../../data/database.ts";
import { readKnownNames } from "../../data/records/proposing/known-names.ts";
import { isSameName } from "../../domain/music/reference-entry.ts";
import { personParts } from "../../domain/people/person.ts";
import { listPersonIds } from "../../domain/records/proposing/person-names.ts";
import {
  maxOpenProposals,
  newPeopleIn,
  nothingProposed,
  type ProposedEntries,
  type ProposedPerson,
  raagasIn,
  withNewIds,
} from "../../domain/records/proposing/proposed-entries.ts";
import type { SongErrors } from "../../domain/songs/song-submission.ts";
import type { SongRevision } from "../../domain/songs/song-revision.ts";
import { tidyLine } from "../../domain/tidy-text.ts";

interface ProposalPlan {
  /** The song with the ids of its new raagas and people. */
  song: SongRevision;
  proposed: ProposedEntries;
  errors: SongErrors;
}

/**
 * Plans the entries that a song proposes: raagas from these texts, and people from the printed names marked as new. A
 * name that the user proposed before means the same person again. Writes nothing, and reads nothing if nothing is new.
 */
export async function planProposals(
  db: Database,
  userId: number,
  song: SongRevision,
  texts: readonly string[],
): Promise<ProposalPlan> {
  const raagas = raagasIn(song).filter(({ text }) => texts.includes(text));
  const newPeople = newPeopleIn(song);
  const raagaIds = nameRaagas(raagas.map(({ text }) => text));
  if (raagas.length + newPeople.length === 0)
    return { song: withNewIds(song, raagaIds, new Map()), proposed: nothingProposed, errors: {} };
  const names = newPeople.map(({ name }) => name);
  const knownNames = await readKnownNames(db, userId, names, names.flatMap(listPersonIds));
  const personIds = new Map<string, string>();
  const people: ProposedPerson[] = [];
  for (const { name, parts, typeIds } of newPeople) {
    const own = knownNames.own.get(name);
    const isFree = (id: string) =>
      !knownNames.taken.has(id) && people.every((one) => one.id !== id);
    const id = own ?? listPersonIds(name).find(isFree);
    if (id === undefined) continue;
    personIds.set(name, id);
    const all = new Set([...parts, ...typeIds.map((type) => knownNames.types.get(type))]);
    if (!own) people.push({ id, name, parts: personParts.filter((part) => all.has(part)) });
  }
  const proposed = { raagas: [...new Set(raagaIds.values())], people };
  const hasRoom = knownNames.open + proposed.raagas.length + people.length <= maxOpenProposals;
  const full = { error: "songForm.tooManyProposals", values: { max: maxOpenProposals } };
  const fields = [...raagas, ...newPeople].map(({ field }) => [field, full]);
  return {
    song: withNewIds(song, raagaIds, personIds),
    proposed,
    errors: hasRoom ? {} : Object.fromEntries(fields),
  };
}

/** Maps each text to its id: the first of the texts that differ only in case and diacritics. */
function nameRaagas(texts: string[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const text of texts)
    ids.set(text, [...ids.values()].find((id) => isSameName(id, text)) ?? tidyLine(text));
  return ids;
}
