const pageSize = 1000;

/** Columns of `songs` that have kept their name and meaning. */
const own = {
  singer: "singer",
  durationSeconds: "duration_seconds",
  uploadType: "upload_type",
  mediaTypeId: "media_type_id",
  mediaLocationTypeId: "media_location_type_id",
  mediaUrl: "media_url",
  externalMediaId: "external_media_id",
  mediaFileId: "media_file_id",
  mediaDescription: "media_description",
  accompaniments: "accompaniments",
  source: "source",
  requestId: "request_id",
  createdBy: "created_by",
  createdAt: "created_at",
  updatedBy: "updated_by",
  updatedAt: "updated_at",
  deletedAt: "deleted_at",
  deletedBy: "deleted_by",
};

/** Columns of `songs` that are now those of its composition. */
const shared = {
  title: "title",
  composer: "composer",
  raagaId: "raaga_id",
  taalaId: "taala_id",
  songTypeId: "song_type_id",
  language: "language",
  description: "description",
  lyrics: "lyrics",
};

export type SharedName = keyof typeof shared;

/** A song as it is compared: each field as SQLite has it, lists as JSON. */
export type SongFields = Record<
  keyof typeof own | SharedName | "id" | "recordingDate" | "players" | "sungBy" | "history",
  string | number | null
>;

/** A song with its composition: what both say, and how many songs the composition has. */
export type MovedSong = SongFields &
  Record<`copied ${SharedName}`, string | number | null> & {
    compositionId: number;
    otherTitles: string;
    isRecording: number;
    /** How many songs are in the composition, without those in the bin. */
    shownSongs: number;
    compositionUpdatedAt: number | null;
  };

export const sharedNames = Object.keys(shared) as SharedName[];

const select = (table: string, names: Record<string, string>, prefix = "") =>
  Object.entries(names)
    .map(([name, column]) => `${table}.${column} AS "${prefix}${name}"`)
    .join(", ");

const page = (after: number) => `WHERE s.id > ${after} ORDER BY s.id LIMIT ${pageSize}`;

/** Reads songs after the id `after` from the columns and tables of before the migration. */
export const songsBefore = (after: number) => `
  SELECT s.id, ${select("s", shared)}, ${select("s", own)}, s.recording_date AS recordingDate,
    nullif(s.singer, '') AS sungBy,
    (SELECT json_group_array(json_array(type, name)) FROM (
      SELECT a.accompaniment_type_id AS type, p.name FROM accompaniments a
      JOIN accompaniment_players p ON p.accompaniment_id = a.id
      WHERE a.song_id = s.id ORDER BY a.position, p.position)) AS players,
    (SELECT json_group_array(json_array(kind, changed_by, changed_at, json(fields))) FROM (
      SELECT * FROM song_changes WHERE song_id = s.id ORDER BY id)) AS history
  FROM songs s ${page(after)}`;

/** Reads the same from compositions, recordings, credits and revisions. */
export const songsAfter = (after: number) => `
  SELECT s.id, ${select("c", shared)},
    ${select("s", shared, "copied ")}, ${select("s", own)},
    iif(length(s.recorded_on) = 10, s.recorded_on, NULL) AS recordingDate,
    (SELECT name FROM credits WHERE song_id = s.id AND position = 0) AS sungBy,
    (SELECT json_group_array(json_array(type, name)) FROM (
      SELECT accompaniment_type_id AS type, name FROM credits
      WHERE song_id = s.id AND position > 0 ORDER BY position)) AS players,
    (SELECT json_group_array(json_array(kind, changed_by, changed_at, json(fields))) FROM (
      SELECT * FROM revisions WHERE subject_kind = 'song' AND subject_id = CAST(s.id AS TEXT)
      ORDER BY id)) AS history,
    s.composition_id AS compositionId, c.other_titles AS otherTitles, s.is_recording AS isRecording,
    (SELECT count(*) FROM songs WHERE composition_id = c.id AND deleted_at IS NULL) AS shownSongs,
    c.updated_at AS compositionUpdatedAt
  FROM songs s JOIN compositions c ON c.id = s.composition_id ${page(after)}`;
