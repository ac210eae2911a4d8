import type { ComparedComposition } from "#app/domain/songs/same-composition.ts";
import type { Access } from "../access.ts";

interface GroupedSong {
  id: number;
  inBin: boolean;
  isRecording: boolean;
  /** Whether a song without a recording says more than its composition. */
  saysMore: boolean;
  accompanists: string[];
}

export interface GroupedComposition extends ComparedComposition {
  markedSongId: number | null;
  songs: GroupedSong[];
}

const saysMore = `recorded_on IS NOT NULL OR duration_seconds IS NOT NULL OR accompaniments <> '[]'
  OR media_type_id IS NOT NULL OR media_location_type_id IS NOT NULL OR upload_type IS NOT NULL
  OR media_description <> '' OR event <> '' OR place <> '' OR track IS NOT NULL
  OR own_raaga_id IS NOT NULL OR own_taala_id IS NOT NULL OR source IS NOT NULL`;

/** Those that somebody has told apart. */
const toldApart = `SELECT CAST(one_id AS INTEGER) FROM perhaps_same
    WHERE kind = 'composition' AND dismissed_at IS NOT NULL
  UNION SELECT CAST(other_id AS INTEGER) FROM perhaps_same
    WHERE kind = 'composition' AND dismissed_at IS NOT NULL
  UNION SELECT CAST(from_id AS INTEGER) FROM merges
    WHERE kind = 'composition' AND undone_at IS NOT NULL
  UNION SELECT CAST(to_id AS INTEGER) FROM merges
    WHERE kind = 'composition' AND undone_at IS NOT NULL`;

/** Whether a composition is its creator's alone. */
const mayBeGrouped = `created_by IS NOT NULL AND deleted_at IS NULL AND id NOT IN (${toldApart})
  AND NOT EXISTS (SELECT 1 FROM songs WHERE composition_id = c.id AND created_by IS NOT c.created_by)`;

const columns = `id, title, other_titles AS otherTitles, composer, composer_id AS composerId,
  raaga_id AS raagaId, taala_id AS taalaId, song_type_id AS songTypeId, language,
  iso_title AS isoTitle, native_title AS nativeTitle, deity, signature, description, lyrics,
  nullif(meaning, '{}') AS meaning, marked_song_id AS markedSongId,
  (SELECT nullif(json_group_array(raaga_id), '[]') FROM (SELECT raaga_id FROM composition_raagas
    WHERE composition_id = c.id ORDER BY position)) AS raagas,
  (SELECT json_group_array(json_object('id', id, 'inBin', deleted_at IS NOT NULL,
    'isRecording', is_recording, 'saysMore', ${saysMore},
    'accompanists', (SELECT json_group_array(name) FROM credits
      WHERE song_id = songs.id AND position > 0)))
    FROM songs WHERE composition_id = c.id) AS songs`;

type Row = { [Key in keyof GroupedComposition]: string | number | null };

/** Reads compositions that may be grouped; the others of `ids` are left out. */
export async function readCompositions(
  { read }: Access,
  ids: readonly number[],
): Promise<GroupedComposition[]> {
  const rows = await read<Row>(
    `SELECT ${columns} FROM compositions c WHERE id IN (${ids.join(", ")}) AND ${mayBeGrouped}`,
  );
  return rows.map((row) => ({
    ...(row as unknown as GroupedComposition),
    otherTitles: JSON.parse(String(row.otherTitles)),
    songs: JSON.parse(String(row.songs)).map((song: Record<keyof GroupedSong, unknown>) => ({
      ...song,
      inBin: Boolean(song.inBin),
      isRecording: Boolean(song.isRecording),
      saysMore: Boolean(song.saysMore),
    })),
  }));
}
