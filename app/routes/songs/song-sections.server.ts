import { defaultLanguage, type Language } from "../../archive.ts";
import {
  type ListedRecording,
  maxListed,
  type SongComposition,
} from "../../data/songs/detail/composition-columns.ts";
import type { SongDetail } from "../../data/songs/detail/song-detail.ts";
import type { User } from "../../data/users/users.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { formatDate, formatDuration } from "../../i18n/format.ts";
import { nativeSinger } from "../../web/singer-name.server.ts";
import { translate } from "../../i18n/translate.server.ts";

export interface SongLinks {
  id: string;
  title: string;
  songs: { id: number; facts: ShownName[] }[];
  next: { to: string; text: string } | null;
}

const describe = (language: Language, recording: ListedRecording, isTitled: boolean) =>
  [
    isTitled && showName(recording.names?.title, recording.title),
    recording.singer
      ? showName(
          nativeSinger(language, recording.singer, recording.names?.singer),
          recording.singer,
        )
      : translate(language, "recordings.unknownSinger"),
    recording.recordingDate && formatDate(language, recording.recordingDate),
    recording.place,
    recording.durationSeconds && formatDuration(recording.durationSeconds),
  ].flatMap((fact) => (fact ? [fact] : []));

export function listRecordings(
  language: Language,
  song: SongDetail,
  { recordings: count }: SongComposition,
  recordings: ListedRecording[],
  page: number,
): SongLinks | null {
  if (count < 2) return null;
  const hasMore = count > page * maxListed;
  return {
    id: "recordings",
    title: translate(language, "recordings.count", { count }),
    songs: recordings.map((one) => ({ id: one.id, facts: describe(language, one, false) })),
    next: hasMore
      ? {
          to: `/songs/${song.id}?recordings=${page + 1}#recordings`,
          text: translate(language, "recordings.more"),
        }
      : null,
  };
}

export function listConcert(
  language: Language,
  event: string,
  concert: ListedRecording[],
): SongLinks | null {
  if (concert.length === 0) return null;
  return {
    id: "concert",
    title: translate(language, "recordings.concert", { event }),
    songs: concert.map((one) => ({ id: one.id, facts: describe(language, one, true) })),
    next: null,
  };
}

/** Returns the link to add a recording of a composition; null for users without the permission. */
export function linkToAddRecording(
  language: Language,
  { id, recordings }: SongComposition,
  user: User | null,
) {
  if (user && !hasPermission(user.roles, "addSongs")) return null;
  const key = recordings === 0 ? "recordings.addFirst" : "recordings.add";
  return { to: `/songs/add?composition=${id}`, text: translate(language, key) };
}

/** Returns the notice that lyrics are missing; `link` is null for those who may not add them. */
export function offerLyrics(
  language: Language,
  { createdBy }: SongComposition,
  user: User | null,
  songId: number,
) {
  const creators = { createdBy: null, compositionCreatedBy: createdBy };
  const mayAdd = user !== null && editableParts(user, creators).composition;
  return {
    text: translate(language, "song.noLyrics"),
    link: mayAdd
      ? { to: `/songs/edit/${songId}#lyrics`, text: translate(language, "incomplete.lyrics.add") }
      : null,
  };
}

/** Returns the meaning of a composition in the reader's language, or else in English; null if neither exists. */
export function findMeaning(reader: Language, { meaning }: SongComposition) {
  const language = [reader, defaultLanguage].find((one) => meaning[one]);
  return language
    ? { title: translate(reader, "songForm.meaning"), text: meaning[language]!, language }
    : null;
}
