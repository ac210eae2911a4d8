import { parseId } from "../../paging.ts";
import { parsePersonId } from "../../people/parse-people-page.ts";
import { suggestionPath } from "../../search/suggestion-path.ts";
import { type MissingPart, missingParts } from "../../songs/song.ts";

/** The first part of the addresses of what can be followed. */
const folders = {
  song: "songs",
  raaga: "raagas",
  person: "people",
  unfinished: "unfinished",
} as const;

/** What can be followed: a composition with its recordings by a song of it, a raaga, a person, a list of unfinished compositions. */
export type FollowedKind = keyof typeof folders;

/** The id is that of the page: of a song its number, of a list of unfinished compositions what they lack. */
export interface Followed {
  kind: FollowedKind;
  id: string;
}

export const followedKinds = Object.keys(folders) as FollowedKind[];

export const isMissingPart = (text: string): text is MissingPart =>
  missingParts.some((part) => part === text);

const isId: Record<FollowedKind, (id: string) => boolean> = {
  song: (id) => parseId(id) !== null,
  raaga: (id) => id !== "",
  person: (id) => parsePersonId(id) !== null,
  unfinished: isMissingPart,
};

/** Whether a page of this kind may have the id. */
export const isFollowable = (kind: FollowedKind, id: string): boolean => isId[kind](id);

/** Returns what an address such as `/songs/:id/follow` names, or null if nothing there can be followed. */
export function parseFollowed(folder: string, id: string): Followed | null {
  const kind = followedKinds.find((one) => folders[one] === folder);
  return kind && isFollowable(kind, id) ? { kind, id } : null;
}

/** Returns the address of the page. */
export function followedPath({ kind, id }: Followed): string {
  if (kind === "unfinished") return `/home?without=${id}`;
  return kind === "song" ? `/songs/${id}` : suggestionPath(kind, id);
}

const addressOf = (kind: FollowedKind, id: string) => `/${folders[kind]}/${id}`;

/** Returns the address of the form that follows. */
export const followPath = ({ kind, id }: Followed): string =>
  `${addressOf(kind, encodeURIComponent(id))}/follow`;

/** Returns the address of the feed of changes. */
export const changesFeedPath = ({ kind, id }: Followed): string =>
  `${addressOf(kind, encodeURIComponent(id))}/changes.atom`;

/** Returns the pattern of the addresses of the feeds of a kind. */
export const changesFeedAddress = (kind: FollowedKind): string =>
  `${addressOf(kind, ":id")}/changes.atom`;
