-- Recordings of a composition by date; of a concert on its day.
DROP INDEX `songs_by_event`;--> statement-breakpoint
CREATE INDEX `songs_of_composition` ON `songs` (`composition_id`,coalesce(recorded_on, '~'),`id`) WHERE deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `songs_by_event` ON `songs` (event COLLATE NOCASE,`recorded_on`,`track`,`start_seconds`,`id`) WHERE deleted_at IS NULL AND event <> '';