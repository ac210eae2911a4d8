CREATE TABLE `composition_raagas` (
	`composition_id` integer NOT NULL,
	`position` integer NOT NULL,
	`raaga_id` text NOT NULL,
	PRIMARY KEY(`composition_id`, `position`),
	FOREIGN KEY (`composition_id`) REFERENCES `compositions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`raaga_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `composition_raagas_by_raaga` ON `composition_raagas` (`raaga_id`,`composition_id`);--> statement-breakpoint
CREATE TABLE `compositions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`iso_title` text,
	`native_title` text,
	`other_titles` text DEFAULT '[]' NOT NULL,
	`composer` text NOT NULL,
	`composer_id` text,
	`raaga_id` text,
	`taala_id` text,
	`song_type_id` text,
	`language` text,
	`deity` text DEFAULT '' NOT NULL,
	`signature` text DEFAULT '' NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`lyrics` text DEFAULT '' NOT NULL,
	`meaning` text DEFAULT '{}' NOT NULL,
	`marked_song_id` integer,
	`main_song_id` integer,
	`recording_count` integer DEFAULT 0 NOT NULL,
	`first_year` integer,
	`last_year` integer,
	`created_by` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_by` integer,
	`updated_at` integer,
	`deleted_at` integer,
	`deleted_by` integer,
	`merged_into` integer,
	FOREIGN KEY (`composer_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`raaga_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`taala_id`) REFERENCES `taalas`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`song_type_id`) REFERENCES `song_types`(`id`) ON UPDATE cascade ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`updated_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`deleted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `compositions_by_title` ON `compositions` (title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_composer` ON `compositions` (composer COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_composer_id` ON `compositions` (`composer_id`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_creator` ON `compositions` (`created_by`,title COLLATE NOCASE,`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE TABLE `credits` (
	`song_id` integer NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`part` text,
	`accompaniment_type_id` integer,
	`person_id` text,
	PRIMARY KEY(`song_id`, `position`),
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`accompaniment_type_id`) REFERENCES `accompaniment_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `credits_by_name` ON `credits` (name COLLATE NOCASE,`song_id`);--> statement-breakpoint
CREATE INDEX `credits_by_type` ON `credits` (`accompaniment_type_id`);--> statement-breakpoint
CREATE INDEX `credits_by_person` ON `credits` (`person_id`,`part`,`song_id`);--> statement-breakpoint
CREATE TABLE `song_redirects` (
	`song_id` integer PRIMARY KEY NOT NULL,
	`composition_id` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `claims` (
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`field` text DEFAULT '' NOT NULL,
	`source_id` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`subject_kind`, `subject_id`, `field`, `source_id`),
	FOREIGN KEY (`source_id`) REFERENCES `sources`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `claims_by_source` ON `claims` (`source_id`);--> statement-breakpoint
CREATE TABLE `merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`from_id` text NOT NULL,
	`to_id` text NOT NULL,
	`merged_by` integer,
	`merged_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`undone_at` integer,
	`undone_by` integer,
	`moved` text NOT NULL,
	FOREIGN KEY (`merged_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `merges_by_time` ON `merges` (`merged_at`);--> statement-breakpoint
CREATE TABLE `perhaps_same` (
	`kind` text NOT NULL,
	`one_id` text NOT NULL,
	`other_id` text NOT NULL,
	`found_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`dismissed_at` integer,
	`dismissed_by` integer,
	PRIMARY KEY(`kind`, `one_id`, `other_id`),
	FOREIGN KEY (`dismissed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `perhaps_same_open` ON `perhaps_same` (`kind`,`found_at`) WHERE dismissed_at IS NULL;--> statement-breakpoint
CREATE TABLE `revisions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`kind` text NOT NULL,
	`changed_by` integer,
	`changed_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`fields` text DEFAULT '{}' NOT NULL,
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `revisions_by_subject` ON `revisions` (`subject_kind`,`subject_id`,`id`);--> statement-breakpoint
CREATE INDEX `revisions_by_time` ON `revisions` (`changed_at`);--> statement-breakpoint
CREATE INDEX `revisions_by_user` ON `revisions` (`changed_by`);--> statement-breakpoint
CREATE TABLE `sources` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`year` integer,
	`kind` text NOT NULL,
	`address` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sources_by_title` ON `sources` (`title`,`address`);--> statement-breakpoint
ALTER TABLE `people` ADD `merged_into` text;
--> statement-breakpoint
ALTER TABLE `songs` ADD `composition_id` integer REFERENCES `compositions`(`id`);
--> statement-breakpoint
ALTER TABLE `songs` ADD `singer_part` text DEFAULT 'vocal' NOT NULL;
--> statement-breakpoint
ALTER TABLE `songs` ADD `own_raaga_id` text REFERENCES `raagas`(`id`) ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE `songs` ADD `own_taala_id` text REFERENCES `taalas`(`id`) ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE `songs` ADD `recorded_on` text;
--> statement-breakpoint
ALTER TABLE `songs` ADD `event` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `songs` ADD `place` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `songs` ADD `track` integer;
--> statement-breakpoint
ALTER TABLE `songs` ADD `start_seconds` integer;
--> statement-breakpoint
ALTER TABLE `songs` ADD `end_seconds` integer;
--> statement-breakpoint
ALTER TABLE `songs` ADD `person_ids` text DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE `songs` ADD `is_recording` integer GENERATED ALWAYS AS (singer <> '' OR external_media_id IS NOT NULL OR media_file_id IS NOT NULL OR media_url IS NOT NULL) VIRTUAL;
--> statement-breakpoint
-- One composition for each song, with its number. `recording_date`, `recorded_key` and `version` of songs, and the tables
-- `accompaniments`, `accompaniment_players` and `song_changes` are no longer read. They stay: nothing is dropped.
INSERT INTO compositions (id, title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics,
    created_by, created_at, deleted_at, deleted_by)
  SELECT id, title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics,
    created_by, created_at, deleted_at, deleted_by FROM songs;
--> statement-breakpoint
UPDATE songs SET composition_id = id, recorded_on = recording_date;
--> statement-breakpoint
INSERT INTO revisions (id, subject_kind, subject_id, kind, changed_by, changed_at, fields)
  SELECT id, 'song', CAST(song_id AS TEXT), kind, changed_by, changed_at, fields FROM song_changes;
--> statement-breakpoint
CREATE INDEX `songs_by_recorded` ON `songs` (coalesce(recorded_on, ''),`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX `songs_by_recorded_up` ON `songs` (coalesce(recorded_on, '~'),`id`) WHERE deleted_at IS NULL;
--> statement-breakpoint
CREATE INDEX `songs_by_composition` ON `songs` (`composition_id`,`duration_seconds`,`id`);
--> statement-breakpoint
CREATE INDEX `songs_by_event` ON `songs` (event COLLATE NOCASE,`track`,`start_seconds`,`id`) WHERE deleted_at IS NULL AND event <> '';
--> statement-breakpoint
-- The song that stands for a composition, and what is known of its recordings.
CREATE VIEW composition_figures AS SELECT c.id AS composition_id,
  coalesce(
    (SELECT id FROM songs WHERE id = c.marked_song_id AND composition_id = c.id AND deleted_at IS NULL),
    (SELECT id FROM songs WHERE composition_id = c.id AND deleted_at IS NULL
      ORDER BY duration_seconds DESC, id LIMIT 1)) AS main_song_id,
  (SELECT count(*) FROM songs WHERE composition_id = c.id AND deleted_at IS NULL AND is_recording) AS recording_count,
  (SELECT min(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS first_year,
  (SELECT max(CAST(substr(recorded_on, 1, 4) AS INTEGER)) FROM songs
    WHERE composition_id = c.id AND deleted_at IS NULL AND recorded_on IS NOT NULL) AS last_year
FROM compositions c;
--> statement-breakpoint
UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id);
--> statement-breakpoint
-- The printed names of a recording: the singer first, then those who accompany.
CREATE VIEW song_credits AS
  SELECT id AS song_id, 0 AS position, singer AS name, singer_part AS part, NULL AS accompaniment_type_id,
    (SELECT value FROM json_each(person_ids) WHERE key = singer) AS person_id
  FROM songs WHERE singer <> ''
  UNION ALL
  SELECT s.id, 1 + played.key * 100 + player.key, player.value, NULL, played.value ->> 'typeId',
    (SELECT value FROM json_each(s.person_ids) WHERE key = player.value)
  FROM songs s, json_each(s.accompaniments) AS played, json_each(played.value, '$.players') AS player;
--> statement-breakpoint
INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id FROM song_credits;
--> statement-breakpoint
INSERT INTO tallies (name, value) SELECT 'compositions', count(*) FROM compositions WHERE deleted_at IS NULL;
--> statement-breakpoint
-- Songs carry a copy of what their composition says, so that lists and the search read one table.
CREATE TRIGGER compositions_copied AFTER UPDATE OF title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics ON compositions
BEGIN
  UPDATE songs SET title = NEW.title, composer = NEW.composer,
    raaga_id = coalesce(own_raaga_id, NEW.raaga_id), taala_id = coalesce(own_taala_id, NEW.taala_id),
    song_type_id = NEW.song_type_id, language = NEW.language, description = NEW.description, lyrics = NEW.lyrics
    WHERE composition_id = NEW.id;
END;
--> statement-breakpoint
-- A change of a song's copy is one of its composition: so wrote the Worker of the time before.
CREATE TRIGGER songs_copied AFTER UPDATE OF title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics
ON songs WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE compositions SET title = NEW.title, composer = NEW.composer,
    raaga_id = iif(NEW.own_raaga_id IS NULL, NEW.raaga_id, raaga_id),
    taala_id = iif(NEW.own_taala_id IS NULL, NEW.taala_id, taala_id),
    song_type_id = NEW.song_type_id, language = NEW.language, description = NEW.description, lyrics = NEW.lyrics
    WHERE id = NEW.composition_id;
END;
--> statement-breakpoint
-- That Worker also dates and deletes songs, and writes their history, in columns and a table that are no longer read.
CREATE TRIGGER songs_dated AFTER UPDATE OF version ON songs
BEGIN
  UPDATE songs SET recorded_on = NEW.recording_date WHERE id = NEW.id AND recorded_on IS NOT NEW.recording_date;
  UPDATE compositions SET deleted_at = NEW.deleted_at, deleted_by = NEW.deleted_by
    WHERE id = NEW.composition_id AND deleted_at IS NOT NEW.deleted_at;
END;
--> statement-breakpoint
CREATE TRIGGER song_changes_copied AFTER INSERT ON song_changes
BEGIN
  INSERT INTO revisions (subject_kind, subject_id, kind, changed_by, changed_at, fields)
    VALUES ('song', CAST(NEW.song_id AS TEXT), NEW.kind, NEW.changed_by, NEW.changed_at, NEW.fields);
END;
--> statement-breakpoint
CREATE TRIGGER songs_moved AFTER UPDATE OF composition_id, own_raaga_id, own_taala_id ON songs
WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE songs SET (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics) =
    (SELECT title, composer, coalesce(NEW.own_raaga_id, raaga_id), coalesce(NEW.own_taala_id, taala_id), song_type_id,
      language, description, lyrics FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_added_to_composition AFTER INSERT ON songs
WHEN EXISTS (SELECT 1 FROM compositions c WHERE c.id = NEW.composition_id AND
  (c.title, c.composer, coalesce(NEW.own_raaga_id, c.raaga_id), coalesce(NEW.own_taala_id, c.taala_id), c.song_type_id,
    c.language, c.description, c.lyrics) IS NOT
  (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description, NEW.lyrics))
BEGIN
  UPDATE songs SET (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics) =
    (SELECT title, composer, coalesce(NEW.own_raaga_id, raaga_id), coalesce(NEW.own_taala_id, taala_id), song_type_id,
      language, description, lyrics FROM compositions WHERE id = NEW.composition_id)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_bring_composition AFTER INSERT ON songs WHEN NEW.composition_id IS NULL
BEGIN
  INSERT INTO compositions (title, composer, raaga_id, taala_id, song_type_id, language, description, lyrics, created_by, created_at, deleted_at, deleted_by)
    VALUES (NEW.title, NEW.composer, NEW.raaga_id, NEW.taala_id, NEW.song_type_id, NEW.language, NEW.description,
      NEW.lyrics, NEW.created_by, NEW.created_at, NEW.deleted_at, NEW.deleted_by);
  UPDATE songs SET composition_id = last_insert_rowid(), recorded_on = coalesce(recorded_on, recording_date)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_counted_in_composition AFTER INSERT ON songs WHEN NEW.composition_id IS NOT NULL
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = NEW.composition_id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_changed_in_composition
AFTER UPDATE OF composition_id, deleted_at, duration_seconds, recorded_on, singer, external_media_id, media_file_id, media_url ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id IN (OLD.composition_id, NEW.composition_id);
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed_from_composition AFTER DELETE ON songs
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = OLD.composition_id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_marked AFTER UPDATE OF marked_song_id ON compositions
BEGIN
  UPDATE compositions SET (main_song_id, recording_count, first_year, last_year) =
    (SELECT main_song_id, recording_count, first_year, last_year FROM composition_figures
      WHERE composition_id = compositions.id)
    WHERE id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_credited AFTER INSERT ON songs
BEGIN
  INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id
    FROM song_credits WHERE song_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER songs_credited_anew AFTER UPDATE OF singer, singer_part, accompaniments, person_ids ON songs
BEGIN
  DELETE FROM credits WHERE song_id = NEW.id;
  INSERT INTO credits SELECT song_id, position, name, part, accompaniment_type_id, person_id
    FROM song_credits WHERE song_id = NEW.id;
END;
--> statement-breakpoint
-- What still refers to a song or a user in tables that are no longer written goes with them.
CREATE TRIGGER songs_leave_credits BEFORE DELETE ON songs
BEGIN
  DELETE FROM credits WHERE song_id = OLD.id;
  DELETE FROM accompaniment_players WHERE accompaniment_id IN (SELECT id FROM accompaniments WHERE song_id = OLD.id);
  DELETE FROM accompaniments WHERE song_id = OLD.id;
  DELETE FROM song_changes WHERE song_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER users_leave_song_changes BEFORE DELETE ON users
BEGIN
  UPDATE song_changes SET changed_by = NULL WHERE changed_by = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER compositions_inserted AFTER INSERT ON compositions WHEN NEW.deleted_at IS NULL
BEGIN
  UPDATE tallies SET value = value + 1 WHERE name = 'compositions';
END;
--> statement-breakpoint
CREATE TRIGGER compositions_removed AFTER DELETE ON compositions WHEN OLD.deleted_at IS NULL
BEGIN
  UPDATE tallies SET value = value - 1 WHERE name = 'compositions';
END;
--> statement-breakpoint
CREATE TRIGGER compositions_changed AFTER UPDATE ON compositions
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
  UPDATE tallies SET value = value + (NEW.deleted_at IS NULL) - (OLD.deleted_at IS NULL)
    WHERE name = 'compositions' AND (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL);
END;
--> statement-breakpoint
CREATE TRIGGER claims_insert AFTER INSERT ON claims
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER claims_update AFTER UPDATE ON claims
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER claims_delete AFTER DELETE ON claims
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER sources_insert AFTER INSERT ON sources
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER sources_update AFTER UPDATE ON sources
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER sources_delete AFTER DELETE ON sources
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
