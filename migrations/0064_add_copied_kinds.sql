DROP INDEX `record_changes_by_kind`;--> statement-breakpoint
CREATE INDEX `record_changes_of_songs` ON `record_changes` (`is_recording`,`changed_at`,`number`) WHERE kind = 'song';--> statement-breakpoint
CREATE INDEX `record_changes_of_others` ON `record_changes` (`changed_at`,`number`) WHERE kind <> 'song';--> statement-breakpoint
CREATE INDEX `record_changes_by_kind` ON `record_changes` (`kind`,`changed_at`,`number`);
--> statement-breakpoint
CREATE VIEW copied_others AS
  SELECT 'raaga' AS kind, id AS record_id, false AS is_deleted FROM raagas
  UNION ALL SELECT 'taala', id, false FROM taalas
  UNION ALL SELECT 'deity', id, false FROM deities
  UNION ALL SELECT 'person', id, merged_into IS NOT NULL FROM people;
--> statement-breakpoint
INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY kind, record_id), kind, record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    false, NULL, is_deleted FROM copied_others;
--> statement-breakpoint
CREATE VIEW changed_records AS SELECT kind, record_id, is_deleted FROM record_changes;
--> statement-breakpoint
CREATE TRIGGER changed_records_written INSTEAD OF INSERT ON changed_records
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + 1, NEW.kind, NEW.record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    false, NULL, NEW.is_deleted WHERE true
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_deleted = excluded.is_deleted;
END;
--> statement-breakpoint
CREATE TRIGGER raagas_copied AFTER INSERT ON raagas
BEGIN
  INSERT INTO changed_records VALUES ('raaga', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER raagas_copied_anew AFTER UPDATE OF id, description, iso_name, script_names, melakarta, parent_id,
  arohana, avarohana, bhashanga, time_of_day, creator_id ON raagas
WHEN (OLD.id, OLD.description, OLD.iso_name, OLD.script_names, OLD.melakarta, OLD.parent_id, OLD.arohana,
    OLD.avarohana, OLD.bhashanga, OLD.time_of_day, OLD.creator_id) IS NOT
  (NEW.id, NEW.description, NEW.iso_name, NEW.script_names, NEW.melakarta, NEW.parent_id, NEW.arohana, NEW.avarohana,
    NEW.bhashanga, NEW.time_of_day, NEW.creator_id)
BEGIN
  INSERT INTO changed_records SELECT 'raaga', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('raaga', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER raagas_no_longer_copied AFTER DELETE ON raagas
BEGIN
  INSERT INTO changed_records VALUES ('raaga', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER taalas_copied AFTER INSERT ON taalas
BEGIN
  INSERT INTO changed_records VALUES ('taala', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER taalas_copied_anew AFTER UPDATE OF id, description, iso_name, script_names, jati, angas, "groups",
  aksharas, creator_id ON taalas
WHEN (OLD.id, OLD.description, OLD.iso_name, OLD.script_names, OLD.jati, OLD.angas, OLD."groups", OLD.aksharas,
    OLD.creator_id) IS NOT
  (NEW.id, NEW.description, NEW.iso_name, NEW.script_names, NEW.jati, NEW.angas, NEW."groups", NEW.aksharas,
    NEW.creator_id)
BEGIN
  INSERT INTO changed_records SELECT 'taala', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('taala', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER taalas_no_longer_copied AFTER DELETE ON taalas
BEGIN
  INSERT INTO changed_records VALUES ('taala', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER deities_copied AFTER INSERT ON deities
BEGIN
  INSERT INTO changed_records VALUES ('deity', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER deities_copied_anew AFTER UPDATE OF id, description, script_names ON deities
WHEN (OLD.id, OLD.description, OLD.script_names) IS NOT
  (NEW.id, NEW.description, NEW.script_names)
BEGIN
  INSERT INTO changed_records SELECT 'deity', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('deity', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER deities_no_longer_copied AFTER DELETE ON deities
BEGIN
  INSERT INTO changed_records VALUES ('deity', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER people_copied AFTER INSERT ON people
BEGIN
  INSERT INTO changed_records VALUES ('person', NEW.id, NEW.merged_into IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER people_copied_anew AFTER UPDATE OF id, name, sort_name, iso_name, script_names, born, died,
  years_source, parts, source, merged_into ON people
WHEN (OLD.id, OLD.name, OLD.sort_name, OLD.iso_name, OLD.script_names, OLD.born, OLD.died, OLD.years_source,
    OLD.parts, OLD.source, OLD.merged_into) IS NOT
  (NEW.id, NEW.name, NEW.sort_name, NEW.iso_name, NEW.script_names, NEW.born, NEW.died, NEW.years_source, NEW.parts,
    NEW.source, NEW.merged_into)
BEGIN
  INSERT INTO changed_records SELECT 'person', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('person', NEW.id, NEW.merged_into IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER people_no_longer_copied AFTER DELETE ON people
BEGIN
  INSERT INTO changed_records VALUES ('person', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER raaga_aliases_copied AFTER INSERT ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = NEW.raaga_id;
END;
--> statement-breakpoint
CREATE TRIGGER raaga_aliases_copied_anew AFTER UPDATE OF alias, kind ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = NEW.raaga_id;
END;
--> statement-breakpoint
CREATE TRIGGER raaga_aliases_no_longer_copied AFTER DELETE ON raaga_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'raaga' AND record_id = OLD.raaga_id;
END;
--> statement-breakpoint
CREATE TRIGGER taala_aliases_copied AFTER INSERT ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = NEW.taala_id;
END;
--> statement-breakpoint
CREATE TRIGGER taala_aliases_copied_anew AFTER UPDATE OF alias, kind ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = NEW.taala_id;
END;
--> statement-breakpoint
CREATE TRIGGER taala_aliases_no_longer_copied AFTER DELETE ON taala_aliases
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'taala' AND record_id = OLD.taala_id;
END;
--> statement-breakpoint
CREATE TRIGGER deity_names_copied AFTER INSERT ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = NEW.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER deity_names_copied_anew AFTER UPDATE OF name, kind ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = NEW.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER deity_names_no_longer_copied AFTER DELETE ON deity_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'deity' AND record_id = OLD.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_names_copied AFTER INSERT ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_names_copied_anew AFTER UPDATE OF name, kind, language, seen_at ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_names_no_longer_copied AFTER DELETE ON person_names
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = OLD.person_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_identifiers_copied AFTER INSERT ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_identifiers_copied_anew AFTER UPDATE OF scheme, value ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = NEW.person_id;
END;
--> statement-breakpoint
CREATE TRIGGER person_identifiers_no_longer_copied AFTER DELETE ON person_identifiers
BEGIN
  INSERT INTO changed_records SELECT * FROM copied_others WHERE kind = 'person' AND record_id = OLD.person_id;
END;
--> statement-breakpoint
DROP TRIGGER songs_harvested_anew;
--> statement-breakpoint
DROP TRIGGER compositions_harvested_anew;
--> statement-breakpoint
CREATE TRIGGER songs_harvested_anew AFTER UPDATE OF title, singer, singer_part, composer, raaga_id, taala_id,
  song_type_id, recorded_on, event, place, duration_seconds, language, description, accompaniments, composition_id,
  own_raaga_id, own_taala_id, concert_id, track, start_seconds, end_seconds, line_times, lyrics, upload_type,
  media_type_id, media_location_type_id, media_url, external_media_id, media_file_id, media_description, deleted_at ON
  songs
WHEN (OLD.title, OLD.singer, OLD.singer_part, OLD.composer, OLD.raaga_id, OLD.taala_id, OLD.song_type_id,
    OLD.recorded_on, OLD.event, OLD.place, OLD.duration_seconds, OLD.language, OLD.description, OLD.accompaniments,
    OLD.composition_id, OLD.own_raaga_id, OLD.own_taala_id, OLD.concert_id, OLD.track, OLD.start_seconds,
    OLD.end_seconds, OLD.line_times, OLD.lyrics, OLD.upload_type, OLD.media_type_id, OLD.media_location_type_id,
    OLD.media_url, OLD.external_media_id, OLD.media_file_id, OLD.media_description, OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.singer, NEW.singer_part, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.recorded_on,
    NEW.event, NEW.place, NEW.duration_seconds, NEW.language, NEW.description, NEW.accompaniments, NEW.composition_id,
    NEW.own_raaga_id, NEW.own_taala_id, NEW.concert_id, NEW.track, NEW.start_seconds, NEW.end_seconds, NEW.line_times,
    NEW.lyrics, NEW.upload_type, NEW.media_type_id, NEW.media_location_type_id, NEW.media_url, NEW.external_media_id,
    NEW.media_file_id, NEW.media_description, NEW.deleted_at IS NULL)
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
CREATE TRIGGER compositions_harvested_anew AFTER UPDATE OF iso_title, native_title, other_titles, deity, composer_id,
  raaga_id, taala_id, song_type_id, language, signature, description, lyrics, notation, pages_elsewhere, meaning,
  line_meanings ON compositions
WHEN (OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.deity, OLD.composer_id, OLD.raaga_id, OLD.taala_id,
    OLD.song_type_id, OLD.language, OLD.signature, OLD.description, OLD.lyrics, OLD.notation, OLD.pages_elsewhere,
    OLD.meaning, OLD.line_meanings) IS NOT
  (NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.deity, NEW.composer_id, NEW.raaga_id, NEW.taala_id,
    NEW.song_type_id, NEW.language, NEW.signature, NEW.description, NEW.lyrics, NEW.notation, NEW.pages_elsewhere,
    NEW.meaning, NEW.line_meanings)
BEGIN
  INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY song_id), 'song', record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    is_recording, raaga_id, is_deleted FROM harvested_songs WHERE composition_id = NEW.id AND NOT is_deleted
  ON CONFLICT (kind, record_id) DO UPDATE SET number = excluded.number, changed_at = excluded.changed_at,
    is_recording = excluded.is_recording, raaga_id = excluded.raaga_id, is_deleted = excluded.is_deleted;
END;
