ALTER TABLE `mails` ADD `asked_for` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_by_wish` ON `mails` (`asked_for`,`created_at`);