ALTER TABLE `media_files` ADD `rare_format` text;--> statement-breakpoint
ALTER TABLE `media_files` ADD `whole_hash` text;--> statement-breakpoint
ALTER TABLE `upload_parts` ADD `hash` text;