import { type SongDraft, insertDrafts, listDrafts } from "../../data/songs/drafts/drafts.ts";
import {
  findLikeness,
  findOwnSince,
  findSavedFiles,
  type SongOfFile,
} from "../../data/songs/drafts/likeness.ts";
import { matchEntries } from "../../data/search/match-entries.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { User } from "../../data/users/users.ts";
import { assignPhrases } from "../../domain/songs/drafts/assign-phrases.ts";
import type { ChosenFile } from "../../domain/songs/drafts/draft-schemas.ts";
import { type DraftInputs, firstInputs } from "../../domain/songs/drafts/draft-inputs.ts";
import { listPhrases, readFileFacts } from "../../domain/songs/drafts/file-facts.ts";
import { isGenericTitle } from "../../domain/songs/drafts/generic-title.ts";
import { findMediaType } from "../../domain/songs/drafts/find-media-type.ts";
import type { Services } from "../services.ts";

export type AnnouncedFile = Omit<ChosenFile, "hash" | "isAnother"> & {
  hash: string | null;
  isAnother?: boolean;
  mediaFileId?: string;
};

/** A file whose hash songs of the user have: the same file, or one with the same beginning, middle and end. */
export interface SavedFile {
  name: string;
  hash: string;
  songs: SongOfFile[];
}

const keyOf = (file: { name: string; hash: string | null }) => `${file.hash} ${file.name}`;

/**
 * Creates drafts for files, filled in from file names and tags with names that the archive knows. Skips a file that a
 * draft of the user has, or a song unless it is another file. Returns the drafts of the files and such songs, or why
 * there are none.
 */
export async function announceFiles(
  { db, now }: Pick<Services, "db" | "now">,
  user: User,
  all: readonly AnnouncedFile[],
): Promise<{ drafts: SongDraft[]; saved: SavedFile[] } | "denied" | "full"> {
  const compared = all.flatMap(({ name, hash, isAnother }) =>
    hash === null || isAnother ? [] : [{ name, hash }],
  );
  const songsOfFiles = await findSavedFiles(db, user.id, compared);
  const saved = compared
    .map((file, at) => ({ ...file, songs: songsOfFiles[at]! }))
    .filter(({ songs }) => songs.length > 0);
  const savedKeys = new Set(saved.map(keyOf));
  const files = all.filter((file) => file.isAnother || !savedKeys.has(keyOf(file)));
  const facts = files.map(readFileFacts);
  const phrases = [...new Set(facts.flatMap(listPhrases))];
  const [entries, { mediaTypes }] = await Promise.all([
    matchEntries(db, phrases),
    readSongLists(db),
  ]);
  const assigned = facts.map((one) => assignPhrases(one, entries));
  const isGeneric = (title: string) =>
    isGenericTitle(title) ||
    [entries.raagas, entries.taalas, entries.songTypes].some((names) => names.has(title));
  const telling = assigned.map((inputs) =>
    isGeneric(inputs.title ?? "") ? { ...inputs, title: "" } : inputs,
  );
  const compositions = await findCompositions(db, telling, { userId: user.id, now: now() });
  const drafts = files.map(({ name, size, hash, kind, mediaFileId }, at) => {
    const mediaType = findMediaType(mediaTypes, kind);
    const inputs = {
      ...firstInputs(kind, mediaType ? String(mediaType.id) : ""),
      ...assigned[at],
      ...compositions[at],
    };
    return { id: crypto.randomUUID(), inputs, file: { name, size, hash, mediaFileId } };
  });
  const written = await insertDrafts(db, user.id, drafts, now());
  if (!written.ok) return written.reason === "denied" ? "denied" : "full";
  const draftIds = new Set<string>(drafts.map(({ id }) => id));
  const keys = new Set(files.map(keyOf));
  const stored = await listDrafts(db, user.id);
  return {
    drafts: stored.filter(
      ({ id, file }) => draftIds.has(id) || (file.hash && keys.has(keyOf(file))),
    ),
    saved,
  };
}

/** Compositions of this time may be of the same tapes: Kutcheri 3 of one is not Kutcheri 3 of the other. */
const sitting = 24 * 3600_000;

/**
 * Chooses the composition if exactly one title sounds like the draft's, unless the draft has another raaga or composer,
 * or nobody but the user has brought that title, within a day. `attachedTitle` marks the choice and is the draft's title.
 */
async function findCompositions(
  db: Services["db"],
  drafts: readonly DraftInputs[],
  { userId, now }: { userId: number; now: number },
): Promise<DraftInputs[]> {
  const compared = drafts.map(({ title = "" }) => ({
    title,
    singer: "",
    recordingDate: "",
    hash: null,
  }));
  const likeness = await findLikeness(db, compared);
  const certain = likeness.map(({ compositions: [first, ...others] }, at) => {
    const { raagaId, composer } = drafts[at]!;
    const isOther =
      (raagaId && raagaId !== first?.raagaId) || (composer && composer !== first?.composer);
    return first && others.length === 0 && !isOther ? first : null;
  });
  const ids = certain.flatMap((one) => one?.id ?? []);
  const ownIds = await findOwnSince(db, userId, ids, now - sitting);
  return certain.map((one, at): DraftInputs => {
    if (!one || ownIds.has(one.id)) return {};
    return {
      compositionId: String(one.id),
      title: one.title,
      attachedTitle: drafts[at]!.title ?? "",
    };
  });
}
