CREATE TABLE `hidden_parts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`part` text NOT NULL,
	`reason` text NOT NULL,
	`hidden_by` integer,
	`hidden_at` integer NOT NULL,
	FOREIGN KEY (`hidden_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hidden_parts_once` ON `hidden_parts` (`kind`,`record_id`,`part`);--> statement-breakpoint
CREATE INDEX `hidden_parts_by_time` ON `hidden_parts` (`hidden_at`);--> statement-breakpoint
CREATE INDEX `hidden_parts_by_user` ON `hidden_parts` (`hidden_by`);--> statement-breakpoint
CREATE TABLE `hidden_values` (
	`hidden_id` integer NOT NULL,
	`place` text NOT NULL,
	`row_id` text NOT NULL,
	`kept` text NOT NULL,
	PRIMARY KEY(`hidden_id`, `place`, `row_id`)
);
--> statement-breakpoint
CREATE INDEX `hidden_values_by_row` ON `hidden_values` (`place`,`row_id`);--> statement-breakpoint
CREATE VIEW hidden_rows AS
  SELECT h.id AS hidden_id, h.kind, h.part, h.reason, h.hidden_at, v.place, v.row_id, v.kept
  FROM hidden_values v JOIN hidden_parts h ON h.id = v.hidden_id;
--> statement-breakpoint
CREATE TRIGGER compositions_hidden_words BEFORE UPDATE OF lyrics, meaning, line_meanings ON compositions
WHEN (NEW.lyrics, NEW.meaning, NEW.line_meanings) IS NOT ('', '{}', '{}')
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'words' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER compositions_hidden_notation BEFORE UPDATE OF notation ON compositions
WHEN NEW.notation <> ''
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'notation' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER compositions_hidden BEFORE UPDATE OF deleted_at ON compositions
WHEN NEW.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'composition' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER songs_hidden_medium BEFORE UPDATE OF upload_type, media_location_type_id, media_url, external_media_id,
  media_file_id, media_description, line_times ON songs
WHEN (NEW.upload_type, NEW.media_location_type_id, NEW.media_url, NEW.external_media_id, NEW.media_file_id,
    NEW.media_description, NEW.line_times) IS NOT (NULL, NULL, NULL, NULL, NULL, '', '')
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'medium' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER songs_hidden BEFORE UPDATE OF deleted_at ON songs
WHEN NEW.deleted_at IS NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'song' AND row_id = CAST(NEW.id AS TEXT))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER people_hidden_picture BEFORE UPDATE OF picture ON people
WHEN NEW.picture IS NOT NULL
  AND EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'picture' AND row_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER people_hidden_stay BEFORE DELETE ON people
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE place = 'picture' AND row_id = OLD.id)
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER merges_of_hidden BEFORE INSERT ON merges
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE row_id IN (NEW.from_id, NEW.to_id)
    AND place IN ('words', 'notation', 'composition', 'picture')
    AND kind = NEW.kind)
  OR (NEW.kind = 'composition' AND EXISTS (SELECT 1 FROM songs s JOIN hidden_rows h
    ON h.place IN ('medium', 'song') AND h.row_id = CAST(s.id AS TEXT)
    WHERE s.composition_id IN (CAST(NEW.from_id AS INTEGER), CAST(NEW.to_id AS INTEGER))))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER merges_undone_of_hidden BEFORE UPDATE OF undone_at ON merges
WHEN EXISTS (SELECT 1 FROM hidden_rows WHERE row_id IN (NEW.from_id, NEW.to_id)
    AND place IN ('words', 'notation', 'composition', 'picture')
    AND kind = NEW.kind)
  OR (NEW.kind = 'composition' AND EXISTS (SELECT 1 FROM songs s JOIN hidden_rows h
    ON h.place IN ('medium', 'song') AND h.row_id = CAST(s.id AS TEXT)
    WHERE s.composition_id IN (CAST(NEW.from_id AS INTEGER), CAST(NEW.to_id AS INTEGER))))
BEGIN
  SELECT RAISE(ABORT, 'REQUIREMENT_FAILED:hidden');
END;
--> statement-breakpoint
CREATE TRIGGER hidden_parts_counted AFTER INSERT ON hidden_parts
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER hidden_parts_shown AFTER DELETE ON hidden_parts
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
