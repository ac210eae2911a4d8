DROP INDEX `record_changes_of_pages`;--> statement-breakpoint
DROP INDEX `record_changes_of_others`;--> statement-breakpoint
CREATE INDEX `record_changes_of_pages` ON `record_changes` (`changed_at`,`number`) WHERE kind NOT IN ('composition', 'songType', 'accompanimentType', 'mediaType', 'mediaLocationType');--> statement-breakpoint
CREATE INDEX `record_changes_of_others` ON `record_changes` (`changed_at`,`number`) WHERE kind NOT IN ('song', 'composition', 'songType', 'accompanimentType', 'mediaType', 'mediaLocationType');
--> statement-breakpoint
INSERT INTO record_changes (number, kind, record_id, changed_at, is_recording, raaga_id, is_deleted)
  SELECT coalesce((SELECT max(number) FROM record_changes), 0) + row_number() OVER (ORDER BY kind, record_id), kind, record_id,
    max(CAST(unixepoch('subsec') * 1000 AS INTEGER), coalesce((SELECT max(changed_at) FROM record_changes), 0)),
    false, NULL, false FROM (SELECT 'songType' AS kind, id AS record_id FROM song_types
    UNION ALL SELECT 'accompanimentType', CAST(id AS TEXT) FROM accompaniment_types
    UNION ALL SELECT 'mediaType', CAST(id AS TEXT) FROM media_types
    UNION ALL SELECT 'mediaLocationType', CAST(id AS TEXT) FROM media_location_types);
--> statement-breakpoint
CREATE TRIGGER song_types_copied AFTER INSERT ON song_types
BEGIN
  INSERT INTO changed_records VALUES ('songType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER song_types_copied_anew AFTER UPDATE OF id, description ON song_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'songType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('songType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER song_types_no_longer_copied AFTER DELETE ON song_types
BEGIN
  INSERT INTO changed_records VALUES ('songType', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER accompaniment_types_copied AFTER INSERT ON accompaniment_types
BEGIN
  INSERT INTO changed_records VALUES ('accompanimentType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER accompaniment_types_copied_anew AFTER UPDATE OF id, name, description ON accompaniment_types
WHEN (OLD.id, OLD.name, OLD.description) IS NOT (NEW.id, NEW.name, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'accompanimentType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('accompanimentType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER accompaniment_types_no_longer_copied AFTER DELETE ON accompaniment_types
BEGIN
  INSERT INTO changed_records VALUES ('accompanimentType', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER media_types_copied AFTER INSERT ON media_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER media_types_copied_anew AFTER UPDATE OF id, description ON media_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'mediaType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('mediaType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER media_types_no_longer_copied AFTER DELETE ON media_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaType', OLD.id, true);
END;
--> statement-breakpoint
CREATE TRIGGER media_location_types_copied AFTER INSERT ON media_location_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaLocationType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER media_location_types_copied_anew AFTER UPDATE OF id, description ON media_location_types
WHEN (OLD.id, OLD.description) IS NOT (NEW.id, NEW.description)
BEGIN
  INSERT INTO changed_records SELECT 'mediaLocationType', OLD.id, true WHERE OLD.id <> NEW.id;
  INSERT INTO changed_records VALUES ('mediaLocationType', NEW.id, false);
END;
--> statement-breakpoint
CREATE TRIGGER media_location_types_no_longer_copied AFTER DELETE ON media_location_types
BEGIN
  INSERT INTO changed_records VALUES ('mediaLocationType', OLD.id, true);
END;
