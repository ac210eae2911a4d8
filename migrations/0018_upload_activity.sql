ALTER TABLE `media_files` ADD `touched_at` integer;--> statement-breakpoint
ALTER TABLE `media_files` ADD `within_request` integer DEFAULT false NOT NULL;