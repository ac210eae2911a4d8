CREATE TABLE `follows` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`record_id` text NOT NULL,
	`followed_at` integer NOT NULL,
	`told_until` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `record_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "follows_kind" CHECK("follows"."kind" IN ('composition', 'raaga', 'person', 'unfinished'))
);
--> statement-breakpoint
CREATE INDEX `follows_by_record` ON `follows` (`kind`,`record_id`);--> statement-breakpoint
CREATE INDEX `follows_by_time` ON `follows` (`user_id`,`followed_at`);--> statement-breakpoint
CREATE TABLE `news_mails` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`rate` text NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "news_mails_rate" CHECK("news_mails"."rate" IN ('daily', 'weekly', 'never'))
);
--> statement-breakpoint
CREATE INDEX `news_mails_due` ON `news_mails` (`due_at`) WHERE rate <> 'never';--> statement-breakpoint
ALTER TABLE `users` ADD `is_address_unconfirmed` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `mails_of_news` ON `mails` (`created_at`) WHERE kind = 'news';--> statement-breakpoint
CREATE TRIGGER compositions_followed_on AFTER UPDATE OF merged_into ON compositions WHEN NEW.merged_into IS NOT NULL
BEGIN
  UPDATE OR IGNORE follows SET record_id = CAST(NEW.merged_into AS TEXT)
    WHERE kind = 'composition' AND record_id = CAST(NEW.id AS TEXT);
  DELETE FROM follows WHERE kind = 'composition' AND record_id = CAST(NEW.id AS TEXT);
END;
--> statement-breakpoint
CREATE TRIGGER compositions_not_followed AFTER DELETE ON compositions
BEGIN
  DELETE FROM follows WHERE kind = 'composition' AND record_id = CAST(OLD.id AS TEXT);
END;
--> statement-breakpoint
CREATE TRIGGER people_followed_on AFTER UPDATE OF merged_into ON people WHEN NEW.merged_into IS NOT NULL
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.merged_into WHERE kind = 'person' AND record_id = NEW.id;
  DELETE FROM follows WHERE kind = 'person' AND record_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER people_not_followed AFTER DELETE ON people
BEGIN
  DELETE FROM follows WHERE kind = 'person' AND record_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER people_renamed_followed AFTER UPDATE OF id ON people WHEN OLD.id <> NEW.id
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.id WHERE kind = 'person' AND record_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER raagas_not_followed AFTER DELETE ON raagas
BEGIN
  DELETE FROM follows WHERE kind = 'raaga' AND record_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER raagas_renamed_followed AFTER UPDATE OF id ON raagas WHEN OLD.id <> NEW.id
BEGIN
  UPDATE OR IGNORE follows SET record_id = NEW.id WHERE kind = 'raaga' AND record_id = OLD.id;
END;
