CREATE TABLE `song_batches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`edited_by` integer,
	`edited_at` integer NOT NULL,
	`song_count` integer NOT NULL,
	`edits` text NOT NULL,
	`undone_at` integer,
	`undone_by` integer,
	FOREIGN KEY (`edited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `song_batches_by_user` ON `song_batches` (`edited_by`,`id`);