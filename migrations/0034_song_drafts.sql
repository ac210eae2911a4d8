CREATE TABLE `song_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	`position` integer NOT NULL,
	`inputs` text NOT NULL,
	`file_name` text DEFAULT '' NOT NULL,
	`file_size` integer,
	`file_hash` text,
	`media_file_id` text,
	`is_ready` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`changed_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`media_file_id`) REFERENCES `media_files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `song_drafts_by_owner` ON `song_drafts` (`owner_id`,`position`,`id`);--> statement-breakpoint
CREATE INDEX `song_drafts_by_media_file` ON `song_drafts` (`media_file_id`) WHERE media_file_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX `song_drafts_by_change` ON `song_drafts` (`changed_at`);--> statement-breakpoint
ALTER TABLE `media_files` ADD `bit_rate` integer;--> statement-breakpoint
ALTER TABLE `media_files` ADD `hash` text;--> statement-breakpoint
CREATE INDEX `media_files_by_hash` ON `media_files` (`hash`) WHERE hash IS NOT NULL;