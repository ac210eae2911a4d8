ALTER TABLE `compositions` ADD `singer_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP VIEW composition_figures;
--> statement-breakpoint
CREATE VIEW composition_figures AS SELECT c.id AS composition_id,
  coalesce(
    (SELECT id FROM songs WHERE id = c.marked_song_id AND composition_id = c.id AND deleted_at IS NULL),
    (SELECT id FROM songs WHERE composition_id = c.id AND deleted_at IS NULL
      ORDER BY duration_seconds DESC, id LIMIT 1)) AS main_song_id,
  (SELECT count(*) FROM songs WHERE composition_id = c.id AND deleted_at IS NULL AND is_recording) AS recording_count,
  -- Two printed names of one person are one performer.
  (SELECT count(DISTINCT coalesce((SELECT value FROM json_each(person_ids) WHERE key = singer), singer)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND singer NOT IN ('', 'Test sound')) AS singer_count,
  (SELECT min(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS first_year,
  (SELECT max(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS last_year
FROM compositions c;
--> statement-breakpoint
UPDATE compositions SET singer_count = (SELECT singer_count FROM composition_figures WHERE composition_id = compositions.id)
  WHERE recording_count > 0;
--> statement-breakpoint
DROP TRIGGER songs_counted_in_composition;
--> statement-breakpoint
CREATE TRIGGER songs_counted_in_composition AFTER INSERT ON songs WHEN NEW.composition_id IS NOT NULL
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = NEW.composition_id;
END;
--> statement-breakpoint
DROP TRIGGER songs_changed_in_composition;
--> statement-breakpoint
CREATE TRIGGER songs_changed_in_composition
AFTER UPDATE OF composition_id, deleted_at, duration_seconds, recorded_on, singer, person_ids, external_media_id, media_file_id, media_url ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id IN (OLD.composition_id, NEW.composition_id);
END;
--> statement-breakpoint
DROP TRIGGER songs_removed_from_composition;
--> statement-breakpoint
CREATE TRIGGER songs_removed_from_composition AFTER DELETE ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, singer_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, singer_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = OLD.composition_id;
END;
