CREATE TABLE `archive_origin` (
	`name` text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE `original_ids` (
	`origin` text NOT NULL,
	`kind` text NOT NULL,
	`original_id` integer NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`origin`, `kind`, `original_id`)
);
--> statement-breakpoint
CREATE TABLE `song_imports` (
	`user_id` integer NOT NULL,
	`purpose` text NOT NULL,
	`token` text NOT NULL,
	`file_name` text NOT NULL,
	`date_order` text DEFAULT 'day' NOT NULL,
	`portions` integer NOT NULL,
	`written` integer DEFAULT 0 NOT NULL,
	`rows` integer NOT NULL,
	`added` integer DEFAULT 0 NOT NULL,
	`changed` integer DEFAULT 0 NOT NULL,
	`unchanged` integer DEFAULT 0 NOT NULL,
	`refused` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `purpose`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `song_imports_by_creation` ON `song_imports` (`created_at`);--> statement-breakpoint
INSERT INTO archive_origin (name) VALUES ('archive-' || lower(hex(randomblob(6))));
