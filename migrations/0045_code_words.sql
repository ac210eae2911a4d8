-- Columns and tables take the names that the code has for them. SQLite renames them in triggers, views and indexes, too.
-- Their renaming is written by hand where drizzle-kit would make a table of keys anew.
ALTER TABLE `tallies` RENAME TO `counters`;--> statement-breakpoint
ALTER TABLE `approval_requests` RENAME COLUMN "told_at" TO "announced_at";--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN "asked_from" TO "client_address";--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN "asked_browser" TO "browser";--> statement-breakpoint
ALTER TABLE `mails` RENAME COLUMN "asked_for" TO "requested_purpose";--> statement-breakpoint
ALTER TABLE `person_keys` RENAME COLUMN "place" TO "field";--> statement-breakpoint
ALTER TABLE `name_index` RENAME COLUMN "place" TO "field";--> statement-breakpoint
ALTER TABLE `song_index` RENAME COLUMN "place" TO "field";--> statement-breakpoint
DROP INDEX `approval_requests_by_told`;--> statement-breakpoint
CREATE INDEX `approval_requests_by_announcement` ON `approval_requests` (`announced_at`);--> statement-breakpoint
DROP INDEX `mails_by_origin`;--> statement-breakpoint
DROP INDEX `mails_by_wish`;--> statement-breakpoint
CREATE INDEX `mails_by_client_address` ON `mails` (`client_address`,`created_at`);--> statement-breakpoint
CREATE INDEX `mails_by_requested_purpose` ON `mails` (`requested_purpose`,`created_at`);
