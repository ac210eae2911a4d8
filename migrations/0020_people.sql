CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`sort_name` text NOT NULL,
	`iso_name` text,
	`born` integer,
	`died` integer,
	`years_source` text,
	`parts` text NOT NULL,
	`source` text
);
--> statement-breakpoint
CREATE TABLE `people_index` (
	`language` text NOT NULL,
	`part` text NOT NULL,
	`section` text NOT NULL,
	`sort_name` text NOT NULL,
	`person_id` text NOT NULL,
	`native` text,
	PRIMARY KEY(`language`, `part`, `section`, `sort_name`, `person_id`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `people_index_by_person` ON `people_index` (`person_id`);--> statement-breakpoint
CREATE TABLE `person_identifiers` (
	`person_id` text NOT NULL,
	`scheme` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`person_id`, `scheme`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "person_identifiers_scheme" CHECK("person_identifiers"."scheme" IN ('wikidata', 'musicbrainz', 'viaf'))
);
--> statement-breakpoint
CREATE TABLE `person_names` (
	`person_id` text NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`language` text,
	`seen_at` text,
	PRIMARY KEY(`person_id`, `name`),
	FOREIGN KEY (`person_id`) REFERENCES `people`(`id`) ON UPDATE cascade ON DELETE no action,
	CONSTRAINT "person_names_kind" CHECK("person_names"."kind" IN ('usual', 'spelling', 'initials', 'short name', 'full name', 'honorific', 'native'))
);
--> statement-breakpoint
CREATE INDEX `person_names_by_name` ON `person_names` (name COLLATE NOCASE,`person_id`);--> statement-breakpoint
-- Pages with people are cached under the version, which every write raises.
CREATE TRIGGER people_inserted AFTER INSERT ON people
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER people_changed AFTER UPDATE ON people
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER people_removed AFTER DELETE ON people
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER person_names_inserted AFTER INSERT ON person_names
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER person_names_changed AFTER UPDATE ON person_names
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
--> statement-breakpoint
CREATE TRIGGER person_names_removed AFTER DELETE ON person_names
BEGIN
  UPDATE tallies SET value = max(value + 1, CAST(unixepoch('subsec') * 1000 AS INTEGER)) WHERE name = 'version';
END;
