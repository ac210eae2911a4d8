CREATE TABLE `database_copies` (
	`name` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`held_until` integer NOT NULL,
	`progress` text,
	`rows` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `database_copies_by_start` ON `database_copies` (`started_at`);--> statement-breakpoint
CREATE INDEX `database_copies_by_end` ON `database_copies` (`finished_at`) WHERE finished_at IS NOT NULL;