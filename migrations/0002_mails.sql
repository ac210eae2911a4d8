CREATE TABLE `mails` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`kind` text NOT NULL,
	`sealed` text,
	`status` text DEFAULT 'waiting' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`asked_from` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`next_try_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`sent_at` integer,
	CONSTRAINT "mails_status" CHECK("mails"."status" IN ('waiting', 'sent', 'failed'))
);
--> statement-breakpoint
CREATE INDEX `mails_by_recipient` ON `mails` (`recipient`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_by_origin` ON `mails` (`asked_from`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_by_time` ON `mails` (`created_at`);--> statement-breakpoint
CREATE INDEX `mails_waiting` ON `mails` (`next_try_at`) WHERE status = 'waiting';--> statement-breakpoint
ALTER TABLE `one_time_codes` ADD `used_by` text;