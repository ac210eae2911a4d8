import type { FormError } from "../form-error.ts";
import { linkOf, nobody } from "../people/name-links.ts";
import { moveMeanings } from "./line-meanings.ts";
import { keysOfLines, withLineKeys } from "./timed-lines.ts";
import {
  chooseMedium,
  isSameMedium,
  lacksAddress,
  lacksFile,
  type MediumChoice,
} from "./medium.ts";
import { precisionOf } from "./recording-date.ts";
import { emptyValueOf, fieldsWith, type SongField, songFieldNames, specOf } from "./song-fields.ts";
import { type EditableParts, mayEditField } from "./song-permissions.ts";
import type { SharedRevision, SongRevision } from "./song-revision.ts";
import { endsAfterStart } from "./song-schema.ts";

export type SubmittedValues = Partial<SongRevision>;

/** Errors by field, or by a nested path such as `accompaniments.0.players`. */
export type SongErrors = Record<string, FormError>;

/** A request to save a song, from any entrance. `saveSong` handles all of them. */
export interface SongSubmission {
  entrance: Entrance;
  /** The song to change; absent to add one. */
  songId?: number;
  /** The composition that a new song is a recording of; null for a new composition. */
  compositionId?: number | null;
  /** The number of the song's last change when it was opened; absent to overwrite later changes. */
  revision?: number;
  /** A new song is added only once for each id. */
  requestId?: string;
  /** The submitted fields. Absent fields keep their values, or are empty in a new song. */
  values: SubmittedValues;
  medium: MediumChoice;
  /** Files that the song had before, and may have again. */
  files?: readonly string[];
  /** Texts in raaga fields to propose as new raagas. New people are `newEntry` in the values. */
  newRaagas?: readonly string[];
  /** Errors of texts that could not be parsed. */
  errors?: SongErrors;
}

/** The stored state that a submission is applied to. */
export interface StoredSong {
  /** The song as it is; null for a new one. */
  song: SongRevision | null;
  /** The shared fields of the composition of a new recording; null for a new composition. */
  shared: SharedRevision | null;
  /** The parts that the user may change. */
  parts: EditableParts;
}

export type Entrance = keyof typeof entrances;

interface EntranceRule {
  /** Whether fields that the user may not edit are kept, instead of being denied. */
  keepsLocked?: true;
  /** Whether a new song needs a field that is required. */
  needs: (field: SongField) => boolean;
  /** Whether a change may empty fields that are required. */
  mayEmpty?: true;
  /** Returns values as a song stores them, where the entrance shows a field in another way. */
  read?: (values: SubmittedValues, stored: StoredSong) => SubmittedValues;
}

const entrances = {
  form: { keepsLocked: true, needs: () => true, read: readComposerChoice },
  rest: { needs: (field) => specOf(field).payload === "empties", read: readRecord },
  csv: { needs: () => true, read: readRow },
  /** Songs of another archive may lack what nobody knew there. */
  archive: { needs: (field) => !specOf(field).mayStayEmpty, read: readRow },
  batch: { needs: () => false },
  suggestion: { needs: () => false },
  /** Times and meanings of the lines of a song. */
  lines: { needs: () => false },
  history: { keepsLocked: true, needs: () => false, mayEmpty: true },
} as const satisfies Record<string, EntranceRule>;

export const emptySong = Object.fromEntries(
  songFieldNames.map((field) => [field, emptyValueOf(field)]),
) as unknown as SongRevision;

/**
 * Applies a submission to a song: submitted fields replace stored ones. Empty start and end times come from the medium's
 * address. A changed composer is undecided, unless the submission sets the person. Times of lines and rights are of the
 * medium that they were set for, and end with it; meanings of lines go with their lines.
 */
export function applySubmission(
  submission: SongSubmission,
  stored: StoredSong,
): { song: SongRevision; errors: SongErrors } {
  const { song: before, shared, parts } = stored;
  const rule: EntranceRule = entrances[submission.entrance];
  const isOpen = (field: string) => {
    if (before === null) return specOf(field as SongField)?.shared !== true || shared === null;
    return !rule.keepsLocked || mayEditField(parts, field as SongField);
  };
  const pickOpen = <Values extends object>(values: Values) =>
    Object.fromEntries(
      Object.entries(values).filter(([path]) => isOpen(path.split(".")[0]!)),
    ) as Values;
  const values = pickOpen(rule.read?.(submission.values, stored) ?? submission.values);
  const medium = isOpen("mediaFileId") ? submission.medium : ({ kind: "keep" } as const);
  const base = before ?? { ...emptySong, ...shared };
  const isSameComposer = values.composer === undefined || values.composer === base.composer;
  const chosen = chooseMedium(medium, base);
  const song = withTimes(
    {
      ...base,
      ...chosen,
      ...(!isSameComposer && { composerId: null }),
      ...(!isSameMedium(base, chosen) && ofMedium),
      ...values,
    },
    medium,
    { base, values },
  );
  if (values.lineTimes) song.lineTimes = withLineKeys(song.lineTimes, song.lyrics);
  const isOtherText = base.lyrics && song.lyrics && song.lyrics !== base.lyrics;
  if (isOtherText && isSameText(song.lineMeanings, base.lineMeanings))
    song.lineMeanings = moveMeanings(base.lineMeanings, keysOfLines(base.lyrics), song.lyrics);
  const missing = fieldsWith("required").filter((field) => {
    const isNeeded = before ? before[field] && !rule.mayEmpty : isOpen(field) && rule.needs(field);
    return !song[field] && (isNeeded || !specOf(field).mayStayEmpty);
  });
  const errors: SongErrors = {
    ...Object.fromEntries(missing.map((field) => [field, { error: specOf(field).required! }])),
    ...(lacksFile(medium, base) && fileErrors(medium)),
    ...(!before &&
      rule.needs("uploadType") &&
      lacksAddress(medium) && { mediaUrl: { error: "csv.addressRequired" } }),
    ...(!endsAfterStart(song) && { endSeconds: { error: "songForm.endBeforeStart" } }),
    ...pickOpen(submission.errors ?? {}),
  };
  return { song, errors };
}

/** What is said of a medium alone, which another one does not take over. */
const ofMedium = { lineTimes: "", recordingRights: null, recordingPermission: "" };

const isSameText = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const fileErrors = (medium: MediumChoice): SongErrors =>
  "fileId" in medium
    ? { mediaUrl: { error: "songForm.unsupportedMedia" } }
    : { mediaFileId: { error: "songForm.fileRequired" } };

/** Sets start and end from the address of a video. Times of a previous video are not kept. */
function withTimes(
  song: SongRevision,
  medium: MediumChoice,
  { base, values }: { base: SongRevision; values: SubmittedValues },
): SongRevision {
  if (medium.kind !== "YouTube") return song;
  const { startSeconds, endSeconds, videoId } = medium;
  const isOther = startSeconds !== null && videoId !== base.externalMediaId;
  const before = isOther ? { startSeconds: null, endSeconds: null } : base;
  const times = { startSeconds: before.startSeconds, endSeconds: before.endSeconds, ...values };
  return {
    ...song,
    startSeconds: times.startSeconds ?? startSeconds,
    endSeconds: times.endSeconds ?? endSeconds,
  };
}

/** Converts the form's choice `nobody` (a composer who is not in the archive) to a null link in `personIds`. */
function readComposerChoice(values: SubmittedValues, { song, parts }: StoredSong) {
  const { composer, composerId, personIds } = { ...emptySong, ...song };
  const chosen = parts.composition ? values.composerId : undefined;
  const wasNobody = composerId === null && linkOf(personIds, composer) === null;
  const isNobody = chosen === nobody || (!chosen && wasNobody);
  const links = values.personIds ?? personIds;
  return {
    ...values,
    ...(chosen === nobody && { composerId: null }),
    ...(isNobody &&
      linkOf(links, composer) === undefined && { personIds: { ...links, [composer]: null } }),
  };
}

/**
 * REST's Song has the raaga and taala of the recording: for a recording that overrides them, a change leaves the
 * composition's values. REST has only full dates: a less exact date is kept if the payload has none.
 */
function readRecord(values: SubmittedValues, { song }: StoredSong): SubmittedValues {
  if (song === null) return values;
  const read = { ...values };
  for (const [field, own] of ownMusic)
    if (song[own] !== null && values[field] !== undefined) {
      read[own] = values[field] === song[field] ? null : values[field];
      delete read[field];
    }
  const { recordingDate } = song;
  if (
    values.recordingDate === null &&
    recordingDate !== null &&
    precisionOf(recordingDate) !== "day"
  )
    delete read.recordingDate;
  return read;
}

/** A CSV row that adds a recording may name a raaga or taala that overrides the composition's. */
function readRow(values: SubmittedValues, { shared }: StoredSong): SubmittedValues {
  if (shared === null) return values;
  const read = { ...values };
  for (const [field, own] of ownMusic)
    if (values[field] && values[field] !== shared[field]) read[own] ??= values[field];
  return read;
}

const ownMusic = [
  ["raagaId", "ownRaagaId"],
  ["taalaId", "ownTaalaId"],
] as const;
