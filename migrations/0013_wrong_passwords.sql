CREATE TABLE `sign_in_failures` (
	`email` text PRIMARY KEY NOT NULL,
	`failures` integer NOT NULL,
	`last_at` integer NOT NULL,
	`locked_until` integer
);
--> statement-breakpoint
CREATE INDEX `sign_in_failures_by_time` ON `sign_in_failures` (`last_at`);