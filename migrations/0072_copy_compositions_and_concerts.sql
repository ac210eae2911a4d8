DROP INDEX `record_changes_of_others`;--> statement-breakpoint
CREATE INDEX `record_changes_of_pages` ON `record_changes` (`changed_at`,`number`) WHERE kind <> 'composition';--> statement-breakpoint
CREATE INDEX `record_changes_of_others` ON `record_changes` (`changed_at`,`number`) WHERE kind NOT IN ('song', 'composition');--> statement-breakpoint
INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY kind, record_id), kind, record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    false, NULL, is_deleted FROM (SELECT 'composition' AS kind, CAST(id AS TEXT) AS record_id, deleted_at IS NOT NULL AS is_deleted
      FROM compositions
    UNION ALL SELECT 'concert', id, false FROM concerts);
--> statement-breakpoint
CREATE TRIGGER compositions_delivered AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  INSERT INTO changed_records VALUES ('composition', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER compositions_delivered_anew AFTER UPDATE OF title, iso_title, native_title, other_titles, composer,
  composer_id, raaga_id, taala_id, song_type_id, language, deity, signature, description, lyrics,
  lyrics_rights, lyrics_permission, notation, notation_rights, notation_permission, pages_elsewhere, meaning,
  meaning_rights, meaning_permission, line_meanings, main_song_id, recording_count, first_year, last_year,
  deleted_at ON compositions
WHEN (OLD.title, OLD.iso_title, OLD.native_title, OLD.other_titles, OLD.composer, OLD.composer_id,
    OLD.raaga_id, OLD.taala_id, OLD.song_type_id, OLD.language, OLD.deity, OLD.signature, OLD.description,
    OLD.lyrics, OLD.lyrics_rights, OLD.lyrics_permission, OLD.notation, OLD.notation_rights,
    OLD.notation_permission, OLD.pages_elsewhere, OLD.meaning, OLD.meaning_rights, OLD.meaning_permission,
    OLD.line_meanings, OLD.main_song_id, OLD.recording_count, OLD.first_year, OLD.last_year,
    OLD.deleted_at IS NULL) IS NOT
  (NEW.title, NEW.iso_title, NEW.native_title, NEW.other_titles, NEW.composer, NEW.composer_id, NEW.raaga_id,
    NEW.taala_id, NEW.song_type_id, NEW.language, NEW.deity, NEW.signature, NEW.description, NEW.lyrics,
    NEW.lyrics_rights, NEW.lyrics_permission, NEW.notation, NEW.notation_rights, NEW.notation_permission,
    NEW.pages_elsewhere, NEW.meaning, NEW.meaning_rights, NEW.meaning_permission, NEW.line_meanings,
    NEW.main_song_id, NEW.recording_count, NEW.first_year, NEW.last_year, NEW.deleted_at IS NULL)
  AND (OLD.deleted_at IS NULL OR NEW.deleted_at IS NULL)
BEGIN
  INSERT INTO changed_records VALUES ('composition', NEW.id, NEW.deleted_at IS NOT NULL);
END;
--> statement-breakpoint
CREATE TRIGGER compositions_no_longer_delivered AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  INSERT INTO changed_records VALUES ('composition', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER composition_raagas_delivered AFTER INSERT ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = NEW.composition_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER composition_raagas_delivered_anew AFTER UPDATE OF position, raaga_id ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = NEW.composition_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER composition_raagas_no_longer_delivered AFTER DELETE ON composition_raagas
BEGIN
  INSERT INTO changed_records SELECT 'composition', id, false FROM compositions
    WHERE id = OLD.composition_id AND deleted_at IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER concerts_copied AFTER INSERT ON concerts
BEGIN
  INSERT INTO changed_records VALUES ('concert', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER concerts_copied_anew AFTER UPDATE OF id, description, place, held_on, source ON concerts
WHEN (OLD.id, OLD.description, OLD.place, OLD.held_on, OLD.source) IS NOT
  (NEW.id, NEW.description, NEW.place, NEW.held_on, NEW.source)
BEGIN
  INSERT INTO changed_records SELECT 'concert', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('concert', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER concerts_no_longer_copied AFTER DELETE ON concerts
BEGIN
  INSERT INTO changed_records VALUES ('concert', OLD.id, true);
END;
