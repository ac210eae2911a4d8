CREATE TABLE `alarms` (
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`told_at` integer NOT NULL,
	`is_over` integer DEFAULT false NOT NULL,
	PRIMARY KEY(`kind`, `subject`)
);
--> statement-breakpoint
ALTER TABLE `job_runs` ADD `failures` integer DEFAULT 0 NOT NULL;