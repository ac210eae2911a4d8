CREATE TABLE `concerts` (
	`id` text PRIMARY KEY NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`held_on` text,
	`source` text DEFAULT '' NOT NULL,
	`song_count` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `concerts_by_date` ON `concerts` (coalesce(held_on, ''),`id`);--> statement-breakpoint
ALTER TABLE `songs` ADD `concert_id` text REFERENCES concerts(id) ON UPDATE CASCADE;--> statement-breakpoint
CREATE INDEX `songs_by_concert` ON `songs` (`concert_id`,coalesce(track, 10000),`start_seconds`,`id`) WHERE deleted_at IS NULL AND concert_id IS NOT NULL;--> statement-breakpoint
CREATE TRIGGER songs_inserted_in_concert AFTER INSERT ON songs
WHEN NEW.concert_id IS NOT NULL AND NEW.deleted_at IS NULL
BEGIN
  UPDATE concerts SET song_count = song_count + 1 WHERE id = NEW.concert_id;
END;
--> statement-breakpoint
-- A concert that is renamed keeps its songs: there is no concert with the old name then.
CREATE TRIGGER songs_changed_concert AFTER UPDATE OF concert_id, deleted_at ON songs
WHEN OLD.concert_id IS NOT NEW.concert_id OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)
BEGIN
  UPDATE concerts SET song_count = song_count - 1
    WHERE id = OLD.concert_id AND OLD.deleted_at IS NULL;
  UPDATE concerts SET song_count = song_count + 1
    WHERE id = NEW.concert_id AND NEW.deleted_at IS NULL
      AND (OLD.concert_id IS NULL OR OLD.deleted_at IS NOT NULL
        OR EXISTS (SELECT 1 FROM concerts WHERE id = OLD.concert_id));
END;
--> statement-breakpoint
CREATE TRIGGER songs_removed_from_concert AFTER DELETE ON songs
WHEN OLD.concert_id IS NOT NULL AND OLD.deleted_at IS NULL
BEGIN
  UPDATE concerts SET song_count = song_count - 1 WHERE id = OLD.concert_id;
END;
