import { sql } from "drizzle-orm";
import type { SongNames } from "../../../domain/songs/song.ts";

/** A recording as another song's page lists it. Unknown texts are "", everything else unknown is null. */
export interface ListedRecording {
  id: number;
  title: string;
  singer: string;
  names: SongNames | null;
  recordingDate: string | null;
  place: string;
  durationSeconds: number | null;
}

/** What a song's page says of its composition. Unknown texts are "", everything else unknown is null. */
export interface SongComposition {
  id: number;
  recordings: number;
  nativeTitle: string | null;
  meaning: Record<string, string>;
  raagas: [id: string, native: string | null, isProposed: 0 | 1][];
  markedSongId: number | null;
  createdBy: number | null;
  /** Of its first claims: one that several claims refer to is there as often. */
  sources: { field: string; title: string; address: string; note: string }[];
}

export const maxListed = 50;
const maxClaims = 30;

export const reader = sql.placeholder("language");

const columns = sql`r.id, r.title, r.singer, r.recorded_on, r.place, r.duration_seconds, r.script_names`;

const listed = sql`json_group_array(json_object('id', id, 'title', title, 'singer', singer,
  'recordingDate', recorded_on, 'place', place, 'durationSeconds', duration_seconds,
  'names', json(script_names ->> ${reader})))`;

/** A page of the recordings of the composition of `songs`, the known dates first; `skip` is a placeholder. */
export const recordingsOfSong = sql`iif(compositions.recording_count > 1, (
  SELECT ${listed} FROM (SELECT ${columns} FROM songs r WHERE r.composition_id = songs.composition_id AND r.deleted_at IS NULL AND r.is_recording
  ORDER BY coalesce(recorded_on, '~'), id LIMIT ${maxListed} OFFSET ${sql.placeholder("skip")})), json('[]'))`;

/** What else was recorded at the concert, or for the album, of `songs`, in its order. */
export const concertOfSong = sql`iif(songs.event <> '', (
  SELECT ${listed} FROM (SELECT ${columns} FROM songs r WHERE r.event <> '' AND r.event COLLATE NOCASE = songs.event
    AND r.recorded_on IS songs.recorded_on AND r.deleted_at IS NULL AND r.id <> songs.id
  ORDER BY track IS NULL, track, start_seconds, id LIMIT ${maxListed})), json('[]'))`;

export const compositionOfSong = sql`json_object('id', compositions.id,
  'recordings', compositions.recording_count, 'nativeTitle', compositions.native_title,
  'meaning', json(compositions.meaning), 'raagas', (SELECT json_group_array(json_array(id, script_names ->> ${reader}, proposed_at IS NOT NULL)) FROM
    (SELECT r.id, r.script_names, r.proposed_at FROM composition_raagas c JOIN raagas r ON r.id = c.raaga_id
      WHERE c.composition_id = compositions.id ORDER BY c.position)),
  'markedSongId', compositions.marked_song_id, 'createdBy', compositions.created_by,
  'sources', (SELECT json_group_array(json_object('field', field, 'title', title, 'address', address, 'note', note)) FROM
    (SELECT c.field, c.note, s.title, s.address FROM claims c JOIN sources s ON s.id = c.source_id
      WHERE c.subject_kind = 'composition' AND c.subject_id = CAST(compositions.id AS TEXT) LIMIT ${maxClaims})))`;
