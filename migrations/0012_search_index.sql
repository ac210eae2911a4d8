-- `song_keys` and `name_keys` are no longer read or written. They stay as they are: nothing is dropped.
-- The new tables have no rowids: a range of their keys reads one row for each match.
CREATE TABLE `name_index` (
	`kind` text NOT NULL,
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`matched` text NOT NULL,
	PRIMARY KEY(`kind`, `place`, `key`, `name`),
	CONSTRAINT "name_index_kind" CHECK("name_index"."kind" IN ('raaga', 'taala', 'songType', 'singer', 'composer', 'accompanist'))
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `name_index_by_name` ON `name_index` (`kind`,`name`);--> statement-breakpoint
CREATE TABLE `song_index` (
	`place` integer NOT NULL,
	`key` text NOT NULL,
	`song_id` integer NOT NULL,
	`line` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`place`, `key`, `song_id`, `line`),
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `song_index_by_song` ON `song_index` (`song_id`,`place`,`key`);
--> statement-breakpoint
-- A song that goes takes its rows of both indexes along, which would hold it otherwise.
CREATE TRIGGER songs_leave_index BEFORE DELETE ON songs
BEGIN
  DELETE FROM song_index WHERE song_id = OLD.id;
  DELETE FROM song_keys WHERE song_id = OLD.id;
END;
