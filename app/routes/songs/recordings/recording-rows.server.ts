import type { Language } from "../../../archive.ts";
import { maxListed, type SongComposition } from "../../../data/songs/detail/composition-columns.ts";
import type { findSong } from "../../../data/songs/detail/song-detail.ts";
import type { User } from "../../../data/users/users.ts";
import { markOfScale } from "../../../domain/music/picture/raaga-mark.ts";
import { type ShownName, showName, textOf } from "../../../domain/music/shown-name.ts";
import { mediaOf, type SongNames } from "../../../domain/songs/song.ts";
import { editableParts } from "../../../domain/songs/song-permissions.ts";
import { formatDuration } from "../../../i18n/format.ts";
import { translate } from "../../../i18n/translate.server.ts";
import { nativeSinger } from "../../../web/singer-name.server.ts";

export type Recordings = NonNullable<ReturnType<typeof listRecordings>>;
export type RecordingRow = Recordings["rows"][number];

type Recording = NonNullable<Awaited<ReturnType<typeof findSong>>>["recordings"][number];

interface Listed {
  songId: number;
  composition: SongComposition;
  recordings: Recording[];
  /** From 1 on. */
  page: number;
  user: User | null;
  /** The name of the composition. */
  label: string;
}

/** Lists a page of the recordings of a composition; null if it has none, but for one test sound. */
export function listRecordings(language: Language, listed: Listed) {
  const { songId, composition, recordings, page, user, label } = listed;
  const count = composition.recordings;
  if (count === 0 || (count === 1 && composition.testSounds === 1)) return null;
  // The first page has the main recording besides.
  const hasMore = count - 1 > page * maxListed;
  return {
    title: translate(language, "recordings.count", { count }),
    more: translate(language, "recordings.more"),
    rows: recordings
      .map((one) => toRow(language, one, user))
      .map((row, _, { length }) => ({
        ...row,
        title: length === 1 ? label : tellTitle(label, row),
      })),
    /** Whether all rows are shown, not the first ones alone. */
    isOpen: page > 1,
    next: hasMore ? `/songs/${songId}?recordings=${page + 1}#recordings` : null,
  };
}

/** Returns the name of a composition with what tells its recordings apart. */
function tellTitle(label: string, { performer, facts, length }: ReturnType<typeof toRow>) {
  const told = [textOf(performer), facts[0], length].filter(Boolean).join(", ");
  return `${label} (${told})`;
}

const toRow = (language: Language, recording: Recording, user: User | null) => ({
  id: recording.id,
  performer: namePerformer(language, recording),
  hasSinger: recording.singer !== "",
  facts: [
    recording.recordingDate?.slice(0, 4),
    recording.place,
    nameAccompanists(language, recording),
    recording.isUnavailable && translate(language, "recordings.gone"),
  ].filter((fact) => typeof fact === "string" && fact !== ""),
  length: recording.durationSeconds === null ? null : formatDuration(recording.durationSeconds),
  ownMark: markOfScale(recording.ownScale),
  media: recording.isUnavailable ? null : mediaOf(recording),
  missing: mayEdit(user, recording) ? listMissing(language, recording) : [],
});

/** Returns the performer's name, or says that it is not known. */
export const namePerformer = (
  language: Language,
  { singer, names }: { singer: string; names: SongNames | null },
): ShownName =>
  singer
    ? showName(nativeSinger(language, singer, names?.singer), singer)
    : translate(language, "recordings.unknownSinger");

function nameAccompanists(language: Language, { accompaniments, people }: Recording) {
  const players = accompaniments.flatMap((one) => one.players);
  if (players.length === 0) return null;
  const names = players.map((name) => textOf(showName(people?.[name], name)));
  return translate(language, "recordings.with", { names: names.join(", ") });
}

const mayEdit = (user: User | null, { createdBy }: Recording) =>
  user !== null && editableParts(user, { createdBy, compositionCreatedBy: null }).song;

/** Lists links to the fields of the form for what is not known of a recording. */
const listMissing = (language: Language, { id, singer, recordingDate, place }: Recording) =>
  [
    singer === "" && { input: "singer", key: "recordings.addSinger" as const },
    recordingDate === null && { input: "publishedDate", key: "recordings.addYear" as const },
    place === "" && { input: "place", key: "recordings.addPlace" as const },
  ].flatMap((one) =>
    one ? [{ to: `/songs/edit/${id}#${one.input}`, text: translate(language, one.key) }] : [],
  );
