import { type SongDraft, insertDrafts, listDrafts } from "../../data/songs/drafts/drafts.ts";
import { findLikeness, findSavedFiles, type SongOfFile } from "../../data/songs/drafts/likeness.ts";
import { matchEntries } from "../../data/search/match-entries.ts";
import { readSongLists } from "../../data/songs/song-lists.ts";
import type { User } from "../../data/users/users.ts";
import { assignPhrases } from "../../domain/songs/drafts/assign-phrases.ts";
import type { ChosenFile } from "../../domain/songs/drafts/draft-schemas.ts";
import { type DraftInputs, firstInputs } from "../../domain/songs/drafts/draft-inputs.ts";
import { listPhrases, readFileFacts } from "../../domain/songs/drafts/file-facts.ts";
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
  const compositions = await findCompositions(db, assigned);
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

/** Chooses the composition if exactly one title sounds like the draft's, unless the draft has another raaga. */
async function findCompositions(db: Services["db"], drafts: readonly DraftInputs[]) {
  const compared = drafts.map(({ title = "" }) => ({
    title,
    singer: "",
    recordingDate: "",
    hash: null,
  }));
  const likeness = await findLikeness(db, compared);
  return likeness.map(({ compositions: [first, ...others] }, at): DraftInputs => {
    const raaga = drafts[at]!.raagaId;
    if (!first || others.length > 0 || (raaga && raaga !== first.raagaId)) return {};
    return { compositionId: String(first.id), title: first.title };
  });
}
