ALTER TABLE `compositions` ADD `lyrics_rights` text;--> statement-breakpoint
ALTER TABLE `compositions` ADD `lyrics_permission` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `compositions` ADD `notation_rights` text;--> statement-breakpoint
ALTER TABLE `compositions` ADD `notation_permission` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `compositions` ADD `meaning_rights` text;--> statement-breakpoint
ALTER TABLE `compositions` ADD `meaning_permission` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `recording_rights` text;--> statement-breakpoint
ALTER TABLE `songs` ADD `recording_permission` text DEFAULT '' NOT NULL;--> statement-breakpoint
DROP TRIGGER compositions_harvested_anew;--> statement-breakpoint
CREATE TRIGGER compositions_harvested_anew AFTER UPDATE OF iso_title, native_title, other_titles, deity, composer_id,
  raaga_id, taala_id, song_type_id, language, signature, description, lyrics, notation, pages_elsewhere, meaning,
  line_meanings, lyrics_rights, lyrics_permission, notation_rights, notation_permission, meaning_rights,
  meaning_permission ON compositions
WHEN (OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.deity, OLD.composer_id, OLD.raaga_id, OLD.taala_id,
    OLD.song_type_id, OLD.language, OLD.signature, OLD.description, OLD.lyrics, OLD.notation, OLD.pages_elsewhere,
    OLD.meaning, OLD.line_meanings, OLD.lyrics_rights, OLD.lyrics_permission, OLD.notation_rights, OLD.notation_permission,
    OLD.meaning_rights, OLD.meaning_permission) IS NOT
  (NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.deity, NEW.composer_id, NEW.raaga_id, NEW.taala_id,
    NEW.song_type_id, NEW.language, NEW.signature, NEW.description, NEW.lyrics, NEW.notation, NEW.pages_elsewhere,
    NEW.meaning, NEW.line_meanings, NEW.lyrics_rights, NEW.lyrics_permission, NEW.notation_rights, NEW.notation_permission,
    NEW.meaning_rights, NEW.meaning_permission)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE composition_id = NEW.id AND NOT is_deleted
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;--> statement-breakpoint
DROP TRIGGER songs_harvested_anew;--> statement-breakpoint
CREATE TRIGGER songs_harvested_anew AFTER UPDATE OF title, singer, singer_part, composer, raaga_id, taala_id,
  song_type_id, recorded_on, event, place, duration_seconds, language, description, accompaniments, composition_id,
  own_raaga_id, own_taala_id, concert_id, track, start_seconds, end_seconds, line_times, lyrics, upload_type,
  media_type_id, media_location_type_id, media_url, external_media_id, media_file_id, media_description, recording_rights,
  recording_permission, deleted_at ON
  songs
WHEN (OLD.title, OLD.singer, OLD.singer_part, OLD.composer, OLD.raaga_id, OLD.taala_id, OLD.song_type_id,
    OLD.recorded_on, OLD.event, OLD.place, OLD.duration_seconds, OLD.language, OLD.description, OLD.accompaniments,
    OLD.composition_id, OLD.own_raaga_id, OLD.own_taala_id, OLD.concert_id, OLD.track, OLD.start_seconds,
    OLD.end_seconds, OLD.line_times, OLD.lyrics, OLD.upload_type, OLD.media_type_id, OLD.media_location_type_id,
    OLD.media_url, OLD.external_media_id, OLD.media_file_id, OLD.media_description, OLD.recording_rights, OLD.recording_permission,
    OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.singer, NEW.singer_part, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.recorded_on,
    NEW.event, NEW.place, NEW.duration_seconds, NEW.language, NEW.description, NEW.accompaniments, NEW.composition_id,
    NEW.own_raaga_id, NEW.own_taala_id, NEW.concert_id, NEW.track, NEW.start_seconds, NEW.end_seconds, NEW.line_times,
    NEW.lyrics, NEW.upload_type, NEW.media_type_id, NEW.media_location_type_id, NEW.media_url, NEW.external_media_id,
    NEW.media_file_id, NEW.media_description, NEW.recording_rights, NEW.recording_permission,
    NEW.deleted_at IS NULL)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE song_id = NEW.id
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;