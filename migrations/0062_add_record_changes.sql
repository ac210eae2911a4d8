CREATE TABLE `record_changes` (
	`number` integer PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`changed_at` integer NOT NULL,
	`is_recording` integer NOT NULL,
	`raaga_id` text,
	`is_deleted` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `record_changes_by_record` ON `record_changes` (`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `record_changes_by_time` ON `record_changes` (`changed_at`,`number`);--> statement-breakpoint
CREATE INDEX `record_changes_by_kind` ON `record_changes` (`is_recording`,`changed_at`,`number`);--> statement-breakpoint
CREATE INDEX `record_changes_by_raaga` ON `record_changes` (`raaga_id`,`changed_at`,`number`) WHERE raaga_id IS NOT NULL;
--> statement-breakpoint
CREATE VIEW harvested_songs AS SELECT id AS song_id, composition_id, CAST(id AS TEXT) AS record_id,
  -- A test sound has no performer.
  is_recording AND singer <> 'Test sound' AS is_recording, raaga_id, deleted_at IS NOT NULL AS is_deleted
  FROM songs;
--> statement-breakpoint
INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT row_number() OVER (ORDER BY at, song_id), 'song', record_id, at, is_recording, raaga_id, is_deleted
  FROM (SELECT h.*, CAST(max(coalesce(s.deleted_at, 0), s.changed_at, coalesce(c.updated_at, 0)) AS INTEGER) AS at
    FROM harvested_songs h JOIN songs s ON s.id = h.song_id LEFT JOIN compositions c ON c.id = h.composition_id);
--> statement-breakpoint
CREATE TRIGGER songs_harvested AFTER INSERT ON songs WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE song_id = NEW.id
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;
--> statement-breakpoint
CREATE TRIGGER songs_harvested_anew AFTER UPDATE OF title, singer, singer_part, composer, raaga_id, taala_id, song_type_id,
  recorded_on, event, place, duration_seconds, language, description, accompaniments, composition_id, external_media_id,
  media_file_id, media_url, deleted_at ON songs
WHEN (OLD.title, OLD.singer, OLD.singer_part, OLD.composer, OLD.raaga_id, OLD.taala_id, OLD.song_type_id,
    OLD.recorded_on, OLD.event, OLD.place, OLD.duration_seconds, OLD.language, OLD.description, OLD.accompaniments,
    OLD.composition_id, OLD.is_recording, OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.singer, NEW.singer_part, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id,
    NEW.recorded_on, NEW.event, NEW.place, NEW.duration_seconds, NEW.language, NEW.description, NEW.accompaniments,
    NEW.composition_id, NEW.is_recording, NEW.deleted_at IS NULL)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE song_id = NEW.id
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_harvested_anew AFTER UPDATE OF iso_title, native_title, other_titles, deity ON compositions
WHEN (OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.deity) IS NOT
  (NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.deity)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE composition_id = NEW.id AND NOT is_deleted
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;
--> statement-breakpoint
CREATE TRIGGER songs_no_longer_harvested AFTER DELETE ON songs WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE record_changes SET is_deleted = 1, number = (SELECT max(number) FROM record_changes) + 1,
    changed_at = max(CAST(unixepoch('subsec') * 1000 AS INTEGER), (SELECT max(changed_at) FROM record_changes))
    WHERE kind = 'song' AND record_id = CAST(OLD.id AS TEXT);
END;
