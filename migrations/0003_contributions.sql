CREATE TABLE `upload_parts` (
	`media_file_id` text NOT NULL,
	`number` integer NOT NULL,
	`etag` text NOT NULL,
	PRIMARY KEY(`media_file_id`, `number`),
	FOREIGN KEY (`media_file_id`) REFERENCES `media_files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`actor_id` integer,
	`act` text NOT NULL,
	`subject` text NOT NULL,
	`detail` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`actor_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_time` ON `audit_events` (`at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_act` ON `audit_events` (`act`,`at`);--> statement-breakpoint
CREATE INDEX `audit_events_by_actor` ON `audit_events` (`actor_id`,`at`);--> statement-breakpoint
ALTER TABLE `media_files` ADD `duration_seconds` integer;--> statement-breakpoint
ALTER TABLE `song_changes` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `media_failures` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `media_checked_at` integer;--> statement-breakpoint
ALTER TABLE `songs` ADD `accompaniments` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `request_id` text;--> statement-breakpoint
CREATE UNIQUE INDEX `songs_by_request` ON `songs` (`request_id`);--> statement-breakpoint
CREATE INDEX `songs_to_check` ON `songs` (`media_checked_at`) WHERE external_media_id IS NOT NULL AND deleted_at IS NULL;