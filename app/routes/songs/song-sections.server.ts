import { defaultLanguage, type Language } from "../../archive.ts";
import type {
  ConcertRecording,
  SongComposition,
} from "../../data/songs/detail/composition-columns.ts";
import type { User } from "../../data/users/users.ts";
import { type ShownName, showName } from "../../domain/music/shown-name.ts";
import { editableParts } from "../../domain/songs/song-permissions.ts";
import { hasPermission } from "../../domain/users/permissions.ts";
import { formatDate, formatDuration, nameLanguage } from "../../i18n/format.ts";
import { translate } from "../../i18n/translate.server.ts";
import { namePerformer } from "./recordings/recording-rows.server.ts";

export interface SongLinks {
  id: string;
  title: string;
  songs: { id: number; facts: ShownName[] }[];
  next: { to: string; text: string } | null;
}

export function listConcert(
  language: Language,
  event: string,
  concert: ConcertRecording[],
): SongLinks | null {
  if (concert.length === 0) return null;
  return {
    id: "concert",
    title: translate(language, "recordings.concert", { event }),
    songs: concert.map((one) => ({ id: one.id, facts: describe(language, one) })),
    next: null,
  };
}

const describe = (language: Language, recording: ConcertRecording) =>
  [
    showName(recording.names?.title, recording.title),
    namePerformer(language, recording),
    recording.recordingDate && formatDate(language, recording.recordingDate),
    recording.place,
    recording.durationSeconds && formatDuration(recording.durationSeconds),
  ].flatMap((fact) => (fact ? [fact] : []));

/**
 * Returns the link to add a recording of a composition; null for users without the permission. Visitors are asked for
 * the first recording alone.
 */
export function linkToAddRecording(
  language: Language,
  { id, recordings }: SongComposition,
  user: User | null,
) {
  if (user ? !hasPermission(user.roles, "addSongs") : recordings > 0) return null;
  const key = recordings === 0 ? "recordings.addFirst" : "recordings.add";
  return { to: `/songs/add?composition=${id}`, text: translate(language, key) };
}

/** Returns the notice that lyrics are missing or hidden; `link` is null for those who may not add them. */
export function offerLyrics(
  language: Language,
  { createdBy, areWordsHidden }: SongComposition,
  user: User | null,
  songId: number,
) {
  if (areWordsHidden) return { text: translate(language, "song.wordsHidden"), link: null };
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
export function findMeaning(reader: Language, { meaning }: Pick<SongComposition, "meaning">) {
  const language = [reader, defaultLanguage].find((one) => meaning[one]);
  if (!language) return null;
  const label = language === reader ? null : nameLanguage(reader, language);
  return {
    title: translate(reader, "songForm.meaning"),
    text: meaning[language]!,
    lang: language,
    label,
  };
}
