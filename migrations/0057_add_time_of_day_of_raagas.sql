ALTER TABLE `raagas` ADD `time_of_day` text;--> statement-breakpoint
CREATE INDEX `raagas_by_time_of_day` ON `raagas` (`time_of_day`) WHERE time_of_day IS NOT NULL;