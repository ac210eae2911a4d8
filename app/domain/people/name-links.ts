/**
 * Maps the printed names of a recording to ids of people, or null if the person is not in the archive. A name without
 * an entry is undecided.
 */
export type NameLinks = Record<string, string | null>;

/** The value of a choice for a person who is not in the archive. */
export const nobody = "nobody";

export interface CreditedNames {
  composer: string;
  composerId: string | null;
  singer: string;
  accompaniments: readonly { players: readonly string[] }[];
  personIds: NameLinks;
}

/** Lists the printed names of a recording, each once, the singer first. */
export const listPerformers = ({
  singer,
  accompaniments,
}: Pick<CreditedNames, "singer" | "accompaniments">): string[] => [
  ...new Set([singer, ...accompaniments.flatMap(({ players }) => players)].filter(Boolean)),
];

/** Returns the decision on a name; undefined if there is none. Names may be words like `constructor`. */
export const linkOf = (links: NameLinks, name: string): string | null | undefined =>
  Object.hasOwn(links, name) ? links[name] : undefined;

/** Whether the composer is undecided. An entry of null for the composer's name counts as a decision. */
const isComposerOpen = ({ composer, composerId, personIds }: CreditedNames) =>
  composerId === null && linkOf(personIds, composer) !== null;

/** Lists the undecided printed names of a song. */
export function listUndecidedNames(song: CreditedNames): string[] {
  const open = listPerformers(song).filter((name) => linkOf(song.personIds, name) === undefined);
  return [...new Set(isComposerOpen(song) ? [...open, song.composer] : open)];
}

/** Links undecided names in `parts` that belong to one person. Removes decisions on performers no longer printed. */
export function linkBearers<Song extends CreditedNames>(
  song: Song,
  bearers: ReadonlyMap<string, string>,
  parts = { composition: true, song: true },
): Song {
  return {
    ...song,
    ...(parts.composition && { composerId: findComposer(song, bearers) }),
    ...(parts.song && { personIds: linkPerformers(song, bearers) }),
  };
}

const findComposer = (song: CreditedNames, bearers: ReadonlyMap<string, string>) =>
  isComposerOpen(song) ? (bearers.get(song.composer) ?? null) : song.composerId;

function linkPerformers(song: CreditedNames, bearers: ReadonlyMap<string, string>): NameLinks {
  const { composer, personIds } = song;
  const performers = listPerformers(song);
  const decisions = Object.entries(personIds).filter(
    ([name, id]) => performers.includes(name) || (name === composer && id === null),
  );
  const links = performers.flatMap((name) => {
    const id = linkOf(personIds, name) === undefined ? bearers.get(name) : undefined;
    return id === undefined ? [] : [[name, id] as const];
  });
  // Keep the order, because another order would count as a change.
  return Object.fromEntries([...decisions, ...links]);
}
