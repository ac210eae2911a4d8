CREATE TABLE `heard_songs` (
	`user_id` integer NOT NULL,
	`song_id` integer NOT NULL,
	`heard_at` integer NOT NULL,
	`left_at_seconds` integer,
	PRIMARY KEY(`user_id`, `song_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `heard_songs_by_time` ON `heard_songs` (`user_id`,`heard_at`);