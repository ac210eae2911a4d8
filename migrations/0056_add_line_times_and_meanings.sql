ALTER TABLE `compositions` ADD `line_meanings` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `line_times` text DEFAULT '' NOT NULL;