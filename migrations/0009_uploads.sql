ALTER TABLE `media_files` ADD `completed_at` integer;--> statement-breakpoint
ALTER TABLE `media_files` ADD `discarded_at` integer;--> statement-breakpoint
CREATE INDEX `media_files_removed` ON `media_files` (`removed_at`) WHERE status = 'removed';--> statement-breakpoint
CREATE INDEX `media_files_discarded` ON `media_files` (`discarded_at`) WHERE discarded_at IS NOT NULL;