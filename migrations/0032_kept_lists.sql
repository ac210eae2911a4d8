CREATE TABLE `kept_lists` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`is_marks` integer DEFAULT false NOT NULL,
	`share_token` text,
	`song_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`updated_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `kept_lists_share_token_unique` ON `kept_lists` (`share_token`);--> statement-breakpoint
CREATE INDEX `kept_lists_by_user` ON `kept_lists` (`user_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `kept_lists_one_of_marks` ON `kept_lists` (`user_id`) WHERE is_marks = 1;--> statement-breakpoint
CREATE TABLE `kept_songs` (
	`list_id` integer NOT NULL,
	`song_id` integer NOT NULL,
	`position` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`kept_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`list_id`, `song_id`),
	FOREIGN KEY (`list_id`) REFERENCES `kept_lists`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`song_id`) REFERENCES `songs`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `kept_songs_by_position` ON `kept_songs` (`list_id`,`position`);--> statement-breakpoint
CREATE INDEX `kept_songs_by_song` ON `kept_songs` (`song_id`);--> statement-breakpoint
CREATE TRIGGER kept_songs_added AFTER INSERT ON kept_songs BEGIN
  UPDATE kept_lists SET song_count = song_count + 1 WHERE id = NEW.list_id;
END;--> statement-breakpoint
CREATE TRIGGER kept_songs_removed AFTER DELETE ON kept_songs BEGIN
  UPDATE kept_lists SET song_count = song_count - 1 WHERE id = OLD.list_id;
END;
