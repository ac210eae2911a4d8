CREATE TABLE `archive_numbers` (
	`id` integer PRIMARY KEY NOT NULL,
	`counted_at` integer NOT NULL,
	`version` integer NOT NULL,
	`figures` text NOT NULL
);
