import { linkOf, listPerformers } from "../../people/name-links.ts";
import type { SongRevision } from "../../songs/song-revision.ts";

/** A person whom a song proposes. `parts` are the person's roles in the song. */
export interface ProposedPerson {
  id: string;
  name: string;
  parts: string[];
}

/** New entries that a song proposes. A raaga's name is its id. */
export interface ProposedEntries {
  raagas: string[];
  people: ProposedPerson[];
}

export const proposalKinds = ["raaga", "person"] as const;
export type ProposalKind = (typeof proposalKinds)[number];

/** The value of a select for a new entry. */
export const newEntry = "+";

export const nothingProposed: ProposedEntries = { raagas: [], people: [] };

/** The maximum number of pending proposals of one user. */
export const maxOpenProposals = 50;

const maxLength = 100;

/** Whether a text can be the name of a proposed entry: roman letters, as in ids. */
export const isProposable = (name: string): boolean =>
  name.length <= maxLength &&
  /^(?=.*\p{L}{2})\p{sc=Latin}[\p{sc=Latin}\p{M}\d .'’()-]*$/u.test(name);

/** Lists the raagas in the fields of a song: ids, and texts for new ones. */
export const raagasIn = ({ raagaId, ownRaagaId, raagas }: SongRevision) => [
  ...[raagaId ?? []].flat().map((text) => ({ field: "raagaId" as const, text })),
  ...raagas.map((text) => ({ field: "raagas" as const, text })),
  ...[ownRaagaId ?? []].flat().map((text) => ({ field: "ownRaagaId" as const, text })),
];

/** Lists the distinct printed names of a song that are marked as new people, with their parts. */
export function newPeopleIn(song: SongRevision) {
  const { composer, composerId, singer, singerPart, accompaniments, personIds } = song;
  const isNew = (name: string) => linkOf(personIds, name) === newEntry;
  const composers = composerId === newEntry ? [composer] : [];
  const names = new Set([...composers, ...listPerformers(song).filter(isNew)]);
  return [...names].filter(isProposable).map((name) => ({
    field: composers.includes(name) ? ("composerId" as const) : ("personIds" as const),
    name,
    parts: [
      ...(composers.includes(name) ? ["composer"] : []),
      ...(name === singer && isNew(name) ? [singerPart] : []),
    ],
    typeIds: accompaniments
      .filter(({ players }) => isNew(name) && players.includes(name))
      .map(({ typeId }) => typeId),
  }));
}

/** Replaces new raagas and people by their ids. Drops new people whose names are not printed. */
export function withNewIds(
  song: SongRevision,
  raagaIds: ReadonlyMap<string, string>,
  personIds: ReadonlyMap<string, string>,
): SongRevision {
  const raagaOf = (text: string | null) => (text === null ? null : (raagaIds.get(text) ?? text));
  const personOf = (name: string, id: string | null) =>
    id === newEntry ? (personIds.get(name) ?? id) : id;
  const performers = listPerformers(song);
  const links = Object.entries(song.personIds)
    .filter(([name, id]) => id !== newEntry || performers.includes(name))
    .map(([name, id]) => [name, personOf(name, id)]);
  return {
    ...song,
    raagaId: raagaOf(song.raagaId),
    ownRaagaId: raagaOf(song.ownRaagaId),
    raagas: song.raagas.map((text) => raagaIds.get(text) ?? text),
    composerId: personOf(song.composer, song.composerId),
    personIds: Object.fromEntries(links),
  };
}

/** Returns a song without references to its proposed entries, which are not stored yet. */
export function withoutProposed(
  song: SongRevision,
  { raagas, people }: ProposedEntries,
): SongRevision {
  const ids = new Set(people.map(({ id }) => id));
  const withoutNew = (raaga: string | null) =>
    raaga !== null && raagas.includes(raaga) ? null : raaga;
  const links = Object.entries(song.personIds).filter(([, id]) => id === null || !ids.has(id));
  return {
    ...song,
    raagaId: withoutNew(song.raagaId),
    ownRaagaId: withoutNew(song.ownRaagaId),
    raagas: song.raagas.filter((raaga) => !raagas.includes(raaga)),
    composerId: song.composerId !== null && ids.has(song.composerId) ? null : song.composerId,
    personIds: Object.fromEntries(links),
  };
}

/** Returns the field of a song that names its first proposed entry. */
export function fieldOfProposed(song: SongRevision, { raagas, people }: ProposedEntries) {
  const [raaga] = raagas;
  if (raaga === undefined)
    return people.some(({ id }) => id === song.composerId) ? "composerId" : "personIds";
  if (song.raagaId === raaga) return "raagaId";
  return song.ownRaagaId === raaga ? "ownRaagaId" : "raagas";
}
