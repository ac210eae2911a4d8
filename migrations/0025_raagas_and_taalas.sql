CREATE TABLE `name_exceptions` (
	`subject_kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`language` text NOT NULL,
	`name` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`subject_kind`, `subject_id`, `language`)
);
--> statement-breakpoint
CREATE TABLE `raaga_scales` (
	`raaga_id` text NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`arohana` text NOT NULL,
	`avarohana` text NOT NULL,
	`parent` integer,
	PRIMARY KEY(`raaga_id`, `number`),
	FOREIGN KEY (`raaga_id`) REFERENCES `raagas`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "raaga_scales_kind" CHECK("raaga_scales"."kind" IN ('notes', 'phrase', 'homonym')),
	CONSTRAINT "raaga_scales_parent" CHECK("raaga_scales"."parent" IS NULL OR "raaga_scales"."parent" BETWEEN 1 AND 72)
);
--> statement-breakpoint
CREATE TABLE `taala_aliases` (
	`taala_id` text NOT NULL,
	`alias` text NOT NULL,
	`kind` text NOT NULL,
	PRIMARY KEY(`taala_id`, `alias`),
	FOREIGN KEY (`taala_id`) REFERENCES `taalas`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "taala_aliases_kind" CHECK("taala_aliases"."kind" IN ('spelling', 'synonym'))
);
--> statement-breakpoint
CREATE INDEX `taala_aliases_by_alias` ON `taala_aliases` (`alias`);--> statement-breakpoint
DROP INDEX `compositions_by_raaga`;--> statement-breakpoint
DROP INDEX `compositions_by_taala`;--> statement-breakpoint
ALTER TABLE `compositions` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX `compositions_by_raaga` ON `compositions` (`raaga_id`,title COLLATE NOCASE,`id`);--> statement-breakpoint
CREATE INDEX `compositions_by_taala` ON `compositions` (`taala_id`,title COLLATE NOCASE,`id`);--> statement-breakpoint
ALTER TABLE `accompaniment_types` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `media_types` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `raagas` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `raagas` ADD `bhashanga` integer;--> statement-breakpoint
ALTER TABLE `raagas` ADD `agreement` integer;--> statement-breakpoint
ALTER TABLE `raagas` ADD `creator_id` text;--> statement-breakpoint
ALTER TABLE `song_types` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `taalas` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `taalas` ADD `groups` text;--> statement-breakpoint
ALTER TABLE `taalas` ADD `creator_id` text;--> statement-breakpoint
ALTER TABLE `people` ADD `script_names` text DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE `songs` ADD `script_names` text DEFAULT '{}' NOT NULL;