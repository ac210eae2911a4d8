ALTER TABLE `people` ADD `picture` text;--> statement-breakpoint
CREATE INDEX `people_pictured` ON `people` (`id`) WHERE picture IS NOT NULL AND merged_into IS NULL;