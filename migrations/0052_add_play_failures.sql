CREATE TABLE `play_failures` (
	`song_id` integer NOT NULL,
	`visitor` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`song_id`, `visitor`)
);
--> statement-breakpoint
CREATE INDEX `play_failures_by_time` ON `play_failures` (`at`);