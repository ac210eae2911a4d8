ALTER TABLE `raagas` ADD `iso_name` text;--> statement-breakpoint
ALTER TABLE `taalas` ADD `iso_name` text;