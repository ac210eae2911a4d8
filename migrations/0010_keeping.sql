CREATE TABLE `song_months` (
	`month` text PRIMARY KEY NOT NULL,
	`added` integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE `approval_requests` ADD `told_at` integer;--> statement-breakpoint
CREATE INDEX `approval_requests_by_told` ON `approval_requests` (`told_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `language` text;--> statement-breakpoint
CREATE INDEX `songs_without_medium` ON `songs` (`changed_at`) WHERE deleted_at IS NULL AND external_media_id IS NULL AND media_file_id IS NULL AND media_url IS NULL;--> statement-breakpoint
CREATE INDEX `songs_unavailable` ON `songs` (`media_checked_at`) WHERE media_failures >= 3 AND deleted_at IS NULL;--> statement-breakpoint
CREATE INDEX `mails_failed` ON `mails` (`created_at`) WHERE status = 'failed';