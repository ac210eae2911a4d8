CREATE TABLE `deities` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text NOT NULL,
	`script_names` text DEFAULT '{}' NOT NULL,
	`song_count` integer DEFAULT 0 NOT NULL,
	`composition_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deity_names` (
	`deity_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`deity_id`, `name`),
	FOREIGN KEY (`deity_id`) REFERENCES `deities`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "deity_names_kind" CHECK("deity_names"."kind" IN ('usual', 'other', 'common'))
);
--> statement-breakpoint
CREATE INDEX `deity_names_by_name` ON `deity_names` (name COLLATE NOCASE,`deity_id`);
--> statement-breakpoint
-- A CHECK cannot be changed. The table before is no longer read or written; it stays as it is: nothing is dropped.
ALTER TABLE `name_index` RENAME TO `name_index_without_deities`;
--> statement-breakpoint
DROP INDEX `name_index_by_name`;
--> statement-breakpoint
CREATE TABLE `name_index` (
	`kind` text NOT NULL,
	`field` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`matched` text NOT NULL,
	PRIMARY KEY(`kind`, `field`, `key`, `name`),
	CONSTRAINT "name_index_kind" CHECK("name_index"."kind" IN ('raaga', 'taala', 'songType', 'deity', 'singer', 'composer', 'accompanist'))
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `name_index` (`kind`, `field`, `key`, `name`, `matched`) SELECT `kind`, `field`, `key`, `name`, `matched` FROM `name_index_without_deities`;
--> statement-breakpoint
CREATE INDEX `name_index_by_name` ON `name_index` (`kind`,`name`);
--> statement-breakpoint
DROP INDEX `compositions_by_deity`;
--> statement-breakpoint
ALTER TABLE `compositions` ADD `deity_id` text REFERENCES `deities`(`id`) ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX `compositions_by_deity_name` ON `compositions` (deity COLLATE NOCASE) WHERE deity <> '';
--> statement-breakpoint
CREATE INDEX `compositions_by_deity_id` ON `compositions` (`deity_id`,`title_key`,`id`);
--> statement-breakpoint
ALTER TABLE `songs` ADD `deity_id` text REFERENCES `deities`(`id`) ON UPDATE cascade;
--> statement-breakpoint
CREATE INDEX `songs_by_deity` ON `songs` (`deity_id`,`title_key`,`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- The names of a deity in the reader's script stand in songs like those of raagas.
DROP VIEW songs_in_scripts;
--> statement-breakpoint
CREATE VIEW songs_in_scripts AS
  SELECT s.id AS song_id, (SELECT json_group_object(language, json(names)) FROM (
      SELECT l.value AS language, json_patch('{}', json_object('title', c.script_names ->> l.value,
        'raaga', r.script_names ->> l.value, 'taala', t.script_names ->> l.value,
        'composer', composer.script_names ->> l.value, 'singer', singer.script_names ->> l.value,
        'songType', f.script_names ->> l.value, 'deity', d.script_names ->> l.value)) AS names
      FROM json_each('["te","ta","kn","ml","hi"]') l)
    WHERE names <> '{}') AS script_names
  FROM songs s
    LEFT JOIN compositions c ON c.id = s.composition_id
    LEFT JOIN raagas r ON r.id = s.raaga_id
    LEFT JOIN taalas t ON t.id = s.taala_id
    LEFT JOIN song_types f ON f.id = s.song_type_id
    LEFT JOIN deities d ON d.id = s.deity_id
    LEFT JOIN people composer ON composer.id = c.composer_id
    LEFT JOIN people singer ON singer.id = (SELECT value FROM json_each(s.person_ids) WHERE key = s.singer);
--> statement-breakpoint
-- A composition refers to the deity that has the name of its own; without one, the name stays as it is.
CREATE TRIGGER compositions_of_deity AFTER INSERT ON compositions WHEN NEW.deity <> ''
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = NEW.deity COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_of_another_deity AFTER UPDATE OF deity ON compositions WHEN OLD.deity <> NEW.deity
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = NEW.deity COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_listed_by_deity AFTER UPDATE OF deity_id, deleted_at, main_song_id ON compositions
WHEN (OLD.deity_id, OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL) IS NOT
  (NEW.deity_id, NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL)
BEGIN
  UPDATE deities SET composition_count = composition_count - 1
    WHERE id = OLD.deity_id AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL;
  UPDATE deities SET composition_count = composition_count + 1
    WHERE id = NEW.deity_id AND NEW.deleted_at IS NULL AND NEW.main_song_id IS NOT NULL
      AND (OLD.deity_id IS NULL OR OLD.deleted_at IS NOT NULL OR OLD.main_song_id IS NULL
        OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id));
END;
--> statement-breakpoint
CREATE TRIGGER compositions_unlisted_by_deity AFTER DELETE ON compositions
WHEN OLD.deity_id IS NOT NULL AND OLD.deleted_at IS NULL AND OLD.main_song_id IS NOT NULL
BEGIN
  UPDATE deities SET composition_count = composition_count - 1 WHERE id = OLD.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_deity_copied AFTER UPDATE OF deity_id ON compositions
BEGIN
  UPDATE songs SET deity_id = NEW.deity_id WHERE composition_id = NEW.id AND deity_id IS NOT NEW.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_of_deity AFTER INSERT ON songs WHEN NEW.composition_id IS NOT NULL
BEGIN
  UPDATE songs SET deity_id = (SELECT deity_id FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id AND deity_id IS NOT (SELECT deity_id FROM compositions WHERE id = NEW.composition_id);
END;
--> statement-breakpoint
CREATE TRIGGER songs_moved_to_deity AFTER UPDATE OF composition_id ON songs
WHEN OLD.composition_id IS NOT NEW.composition_id
BEGIN
  UPDATE songs SET deity_id = (SELECT deity_id FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id AND deity_id IS NOT (SELECT deity_id FROM compositions WHERE id = NEW.composition_id);
END;
--> statement-breakpoint
CREATE TRIGGER songs_changed_deity AFTER UPDATE OF deity_id, deleted_at ON songs
WHEN OLD.deity_id IS NOT NEW.deity_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE deities SET song_count = song_count - 1 WHERE id = OLD.deity_id AND OLD.deleted_at IS NULL;
  UPDATE deities SET song_count = song_count + 1
    WHERE id = NEW.deity_id AND NEW.deleted_at IS NULL
      AND (OLD.deity_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id));
END;
--> statement-breakpoint
CREATE TRIGGER songs_named_by_deity AFTER UPDATE OF deity_id ON songs
WHEN OLD.deity_id IS NOT NEW.deity_id
  AND (OLD.deity_id IS NULL OR EXISTS (SELECT 1 FROM deities WHERE id = OLD.deity_id))
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.id = NEW.id AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed_of_deity AFTER DELETE ON songs WHEN OLD.deity_id IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE deities SET song_count = song_count - 1 WHERE id = OLD.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER deity_names_inserted AFTER INSERT ON deity_names
BEGIN
  UPDATE compositions SET deity_id = NEW.deity_id
    WHERE deity <> '' AND deity = NEW.name COLLATE NOCASE AND deity_id IS NULL;
END;
--> statement-breakpoint
CREATE TRIGGER deity_names_removed AFTER DELETE ON deity_names
BEGIN
  UPDATE compositions SET deity_id = (SELECT deity_id FROM deity_names
      WHERE name = OLD.name COLLATE NOCASE ORDER BY deity_id LIMIT 1)
    WHERE deity <> '' AND deity = OLD.name COLLATE NOCASE AND deity_id = OLD.deity_id;
END;
--> statement-breakpoint
CREATE TRIGGER deities_renamed AFTER UPDATE OF id ON deities WHEN OLD.id <> NEW.id
BEGIN
  UPDATE compositions SET deity = NEW.id WHERE deity <> '' AND deity = OLD.id COLLATE NOCASE;
END;
--> statement-breakpoint
CREATE TRIGGER deities_changed AFTER UPDATE OF id, description, script_names ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER deities_inserted AFTER INSERT ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER deities_removed AFTER DELETE ON deities
BEGIN
  UPDATE "counters" SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER deities_named AFTER UPDATE OF script_names ON deities WHEN OLD.script_names <> NEW.script_names
BEGIN
  UPDATE songs SET script_names = n.script_names FROM songs_in_scripts n
    WHERE songs.deity_id = NEW.id AND songs.deleted_at IS NULL AND n.song_id = songs.id AND n.script_names <> songs.script_names;
END;
